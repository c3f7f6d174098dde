package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;

/**
 * One way a wager can end, or one line of its pay table.
 *
 * @param title as a person reads it: {@code Dealer does not qualify}, {@code Three of a kind}
 * @param net units won or lost for each unit staked before the deal
 */
public record WagerOutcome(String title, long net, Fraction chance) {}
