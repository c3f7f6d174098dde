package io.queenhigh.lab.link;

import io.queenhigh.rules.game.Citation;

/** Something about a planned link that a document would have otherwise. */
public record LinkAdvice(String says, Citation by) {}
