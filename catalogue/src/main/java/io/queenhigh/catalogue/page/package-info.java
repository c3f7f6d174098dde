/**
 * Reading a TOML page so that nothing on it is overlooked: every key is either asked for or a
 * problem, and every problem has its line and says what would be right. Knows nothing of games.
 *
 * <pre>
 *   text ──▶ TomlPage ──▶ Section ──▶ values             a placeholder where something is wrong
 *                        └──────▶ TomlProblem(file, line, what, right)   all of them, not the first
 * </pre>
 */
@NullMarked
package io.queenhigh.catalogue.page;

import org.jspecify.annotations.NullMarked;
