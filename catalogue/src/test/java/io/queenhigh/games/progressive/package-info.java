/**
 * Progressive links, played: every step of the three controllers' documents and every
 * recommendation of their maker has its case here.
 *
 * <pre>
 *   TestLink  a link with its ledger: commands in, events or a refusal out, every cent watched
 *   TestController       tables with their controllers on a live link, which does what the buttons ask
 * </pre>
 */
@NullMarked
package io.queenhigh.games.progressive;

import org.jspecify.annotations.NullMarked;
