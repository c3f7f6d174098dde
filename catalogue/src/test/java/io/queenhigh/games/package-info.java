/**
 * The approved games, played: every clause that a machine can keep has its cases here.
 *
 * <pre>
 *   RoundStories     a round file in, a settlement in a few words out       (what is paid)
 *   TestTable  commands in, events or a refusal with its clause out   (who may do what, when)
 * </pre>
 *
 * <p>These are the tests of the engine in {@code rules}. They stand here because rounds are played
 * by the games as approved, which only the catalogue can read.
 */
@NullMarked
package io.queenhigh.games;

import org.jspecify.annotations.NullMarked;
