package io.queenhigh.rules.game;

/**
 * One line of a pay table.
 *
 * @param envyCents what every other progressive bettor wins when a player holds this hand; 0 for
 *     none
 */
public record PayLine(PaidHand hand, Pays pays, long envyCents) {}
