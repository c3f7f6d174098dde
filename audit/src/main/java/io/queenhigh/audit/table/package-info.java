/**
 * A table as its journal tells it, line by line: whether each line was possible after the ones
 * before it, and what money it had to move. Written from the documents, apart from {@code
 * rules.round}, whose events it reads as plain JSON.
 *
 * <pre>
 *   JournalLine ──▶ TableFold ─┬─ Setups, Seating, Banking, Betting, Dealing, Deciding, Finishing
 *                              ├─ Marks, Verifying, AtTheLink (the progressive controller)
 *                              │        (each judges its lines and changes the Table)
 *                              └─▶ what had to move, or a note of what is wrong
 * </pre>
 */
@NullMarked
package io.queenhigh.audit.table;

import org.jspecify.annotations.NullMarked;
