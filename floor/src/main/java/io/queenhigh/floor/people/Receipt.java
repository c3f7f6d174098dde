package io.queenhigh.floor.people;

/** What the cashier's window gave or took. */
public record Receipt(String player, long cents) {}
