package io.queenhigh.floor.table;

/** Chips that go from one account to another. */
public record Move(String from, String to, long cents) {}
