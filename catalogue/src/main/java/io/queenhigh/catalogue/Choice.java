package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;

/** One thing that a table can choose, named as its document names it. */
public record Choice(String name, String says, Citation by) {}
