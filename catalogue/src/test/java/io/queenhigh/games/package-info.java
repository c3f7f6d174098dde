/**
 * The approved games, played: every clause that a machine can keep has its cases here.
 *
 * <pre>
 *   RoundStories     a round file in, a settlement in a few words out       (what is paid)
 *   TestTable  commands in, events or a refusal with its clause out   (who may do what, when)
 * </pre>
 */
@NullMarked
package io.queenhigh.games;

import org.jspecify.annotations.NullMarked;
