/**
 * Who the people of a house are, by its own journal: who was appointed to what, by whom, and how
 * far one of them goes alone. Links and tables ask here whether somebody held the post that he
 * signed with; what is kept of people beside the journal is held against it.
 *
 * <pre>
 *   house's journal ──▶ HouseFold ──┬──▶ Appointments      accounts and posts
 *                                   ├──▶ Proposals         what takes two
 *                                   ├──▶ Cashier           chips at the window
 *                                   ├──▶ ResponsiblePlay   what players set themselves
 *                                   └──▶ Training, and the office's register and wall
 * </pre>
 *
 * <p>The first four share a {@code House}, which has the roll, the limits and the notebook.
 */
@NullMarked
package io.queenhigh.audit.people;

import org.jspecify.annotations.NullMarked;
