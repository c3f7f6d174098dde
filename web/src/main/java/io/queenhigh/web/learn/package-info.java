/**
 * How a game is played, for somebody who has never seen it: told from its file, every sentence with
 * its clause, and with a hand to try it on.
 *
 * <pre>
 *   Game ──▶ HowToPlay          Game + number of a deal ──▶ ExampleHand ──▶ rules.round ──▶ settled
 * </pre>
 */
@NullMarked
package io.queenhigh.web.learn;

import org.jspecify.annotations.NullMarked;
