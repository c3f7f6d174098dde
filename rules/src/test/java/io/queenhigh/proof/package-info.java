/**
 * How a test says which clause it proves. Lent to the tests of every module.
 *
 * <pre>
 *   &#64;Clause on a test ──▶ ProofListener (while a module's tests run) ──▶ target/clauses/
 *                                                                            │
 *   games/clauses/*.toml ───────────────────────────────────────────────▶ conformance ──▶ docs/conformance.md
 * </pre>
 */
@NullMarked
package io.queenhigh.proof;

import org.jspecify.annotations.NullMarked;
