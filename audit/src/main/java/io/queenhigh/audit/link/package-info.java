/**
 * A progressive link as its journal tells it: every share, hit, award and signature reckoned again,
 * and what money each line had to move. Written from the link's rules, apart from {@code
 * rules.progressive}, whose events it reads as plain JSON.
 *
 * <pre>
 *   JournalLine ──▶ LinkFold ─┬─ Opening, Joining, Feeding, Hitting, Paying, Signing, Changing, Closing
 *                             │        (each judges its lines and changes the Link)
 *                             ├─▶ what every account had to gain, or a note of what is wrong
 *                             └─▶ Linked: what links took and fixed, for tables to be held against
 * </pre>
 */
@NullMarked
package io.queenhigh.audit.link;

import org.jspecify.annotations.NullMarked;
