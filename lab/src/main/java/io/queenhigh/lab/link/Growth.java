package io.queenhigh.lab.link;

/**
 * Where a meter stands that nobody has won by then, in dollars. Where shares of it or fixed awards
 * come off on the way, the three quantiles are simulated; otherwise they are all the same.
 *
 * @param rounds of all tables since now
 * @param unwon the chance that nobody has won it
 * @param low one in twenty stands lower
 * @param high one in twenty stands higher
 */
public record Growth(
    long rounds, double hours, double unwon, double mean, double low, double median, double high) {}
