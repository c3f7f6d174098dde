/**
 * The card room: its live tables and everything that keeps them running. Start with {@link
 * io.queenhigh.floor.Floor}.
 *
 * <pre>
 *   Ask ──▶ LiveTable (one writer) ──▶ table.TableRules ──▶ refusal ──▶ Answer
 *                 │                          │
 *                 │                          ▼ events and moves
 *                 │                 store.Store: one durable transaction
 *                 ▼                          │
 *      view.Views, Watch ◀──── TableState ◀──┘
 * </pre>
 */
@NullMarked
package io.queenhigh.floor;

import org.jspecify.annotations.NullMarked;
