/**
 * How things that happened are spelled in the journal and in what is kept beside it: by names and
 * versions that do not follow Java's, so that every old floor can be read.
 *
 * <pre>
 *   TableEvent ⇄ TableLines ⇄ Fact / Entry (store)         TableState ⇄ Snapshots ⇄ Kept (store)
 *                    │                                                      │
 *          EventFormat: a list of ─────────▶ Form: name, version, record, steps upward
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.journal;

import org.jspecify.annotations.NullMarked;
