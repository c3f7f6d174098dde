package io.queenhigh.rules.game;

/** A rule and the clause it stands on. */
public record Cited<T>(T is, Citation by) {}
