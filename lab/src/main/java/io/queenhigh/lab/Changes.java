package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;

/**
 * How often seen cards change the decision for a hand, and what the changes bring.
 *
 * @param sets sets of seen cards that change it
 * @param units gained over these sets and all dealer hands they leave
 */
record Changes(long sets, Fraction units) {

  static final Changes NONE = new Changes(0, Fraction.ZERO);
}
