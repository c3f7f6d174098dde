package io.queenhigh.rules.round;

/** A collection fee that went into the drop box. */
public record Fee(int seat, String player, long cents, boolean playerDealer) {}
