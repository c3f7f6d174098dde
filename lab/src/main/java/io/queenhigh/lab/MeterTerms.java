package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;

/**
 * How a progressive meter is fed, in units of one wager.
 *
 * @param contribution the share of each wager that goes to the meter
 * @param reserve the share that goes to the reserve
 * @param seed what the house puts up when the whole meter has been won
 * @param paysAllFromMeter whether fixed awards come off the meter too, instead of the tray
 */
public record MeterTerms(
    Fraction contribution, Fraction reserve, Fraction seed, boolean paysAllFromMeter) {

  public MeterTerms {
    if (contribution.sign() < 0 || reserve.sign() < 0 || seed.sign() < 0) {
      throw new IllegalArgumentException("contribution, reserve and seed are not negative");
    }
    if (contribution.plus(reserve).compareTo(Fraction.ONE) > 0) {
      throw new IllegalArgumentException("no more than the whole wager can be contributed");
    }
  }
}
