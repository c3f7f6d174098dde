package io.queenhigh.web.home;

import io.queenhigh.lab.exact.Fraction;

/**
 * What the lab expects of wagers beside what they brought, in cents. Both leave the progressive
 * out, whose worth moves with its meter, and the bank, whose risk depends on what others bet.
 *
 * @param mean the average result when every hand is played as well as it can be
 * @param broughtCents what the same wagers brought
 */
public record ExpectedResult(Fraction mean, Fraction variance, long broughtCents) {}
