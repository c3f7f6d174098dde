/**
 * How things that happened are spelled in the journal, and how a table is put together again from
 * it.
 *
 * <pre>
 *   TableEvent ⇄ TableLines ⇄ Fact / Entry (store)         TableState ⇄ Snapshots ⇄ Kept (store)
 * </pre>
 */
@NullMarked
package io.queenhigh.floor.journal;

import org.jspecify.annotations.NullMarked;
