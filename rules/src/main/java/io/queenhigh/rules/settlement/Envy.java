package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Citation;

/** An envy pay from the tray: one spot's trigger hand pays another spot. */
public record Envy(int fromSeat, int toSeat, long cents, Citation by) {}
