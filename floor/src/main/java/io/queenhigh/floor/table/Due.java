package io.queenhigh.floor.table;

import java.util.List;

/**
 * What happens at a table by itself unless something else happens first.
 *
 * @param key the same as long as it is the same wait: other people's bets do not start it again
 */
public record Due(String key, long afterMillis, List<Step> steps) {

  public Due {
    steps = List.copyOf(steps);
  }
}
