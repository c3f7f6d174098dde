package io.queenhigh.floor.table;

import java.util.List;

/** What happens at a table by itself unless something else happens first. */
public record Due(Key key, long afterMillis, List<Step> steps) {

  /**
   * The same as long as it is the same wait: other people's bets do not start it again.
   *
   * @param round the round it belongs to
   * @param what a word for it: {@code no-more-bets}, {@code decides}
   * @param seat whom the table waits for; 0 for everyone
   */
  public record Key(long round, String what, int seat) {}

  public Due {
    steps = List.copyOf(steps);
  }

  static Due at(TableState state, String what, int seat, long afterMillis, List<Step> steps) {
    return new Due(new Key(state.round().number(), what, seat), afterMillis, steps);
  }
}
