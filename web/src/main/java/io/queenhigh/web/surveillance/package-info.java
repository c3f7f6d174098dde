/**
 * How somebody plays where the others' cards lie face up: each decision against what his own hand
 * says and against what all cards in sight say, and how likely that is for a player who never looks
 * at the others'. It reads finished rounds and nothing else.
 *
 * <pre>
 * a round's lines ──▶ DecisionReading ──▶ Observed ──▶ PlayerWatch: counts, dollars, chance, signs
 *                          lab: PlayOrFold ──┘              └── lab: FaceUpChance, UnlikelyCount
 * </pre>
 */
@NullMarked
package io.queenhigh.web.surveillance;

import org.jspecify.annotations.NullMarked;
