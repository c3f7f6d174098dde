package io.queenhigh.floor.people;

import java.util.OptionalLong;

/**
 * A player's own limits for a sitting, which is a day from the first hand on.
 *
 * @param minutes how long he plays
 * @param lossCents how much he brings to the tables, less what he takes back
 */
public record PlayLimits(OptionalLong minutes, OptionalLong lossCents) {

  public static final PlayLimits NONE = new PlayLimits(OptionalLong.empty(), OptionalLong.empty());
}
