/**
 * The fast twins of the readable hands in {@code rules}: the same order, from small tables.
 *
 * <p>Strengths are dense: 0 is the weakest class of hands and every next class is one higher. Equal
 * strength is a tie. Both twins are compared over every hand there is.
 *
 * <pre>
 *   three cards       → ThreeCards  0 … 740
 *   five, six, seven  → BestFive    0 … 7461
 * </pre>
 */
@NullMarked
package io.queenhigh.lab.ranking;

import org.jspecify.annotations.NullMarked;
