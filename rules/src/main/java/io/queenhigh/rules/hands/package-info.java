/**
 * How cards rank as poker hands, written to be read; no game, no money.
 *
 * <p>The fast twins of these live in the lab and are proven equal to them over every hand.
 */
@NullMarked
package io.queenhigh.rules.hands;

import org.jspecify.annotations.NullMarked;
