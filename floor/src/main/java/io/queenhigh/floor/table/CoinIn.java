package io.queenhigh.floor.table;

import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import io.queenhigh.rules.round.Event;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** The table's own count of progressive wagers, which its link's count is held against. */
final class CoinIn {

  private CoinIn() {}

  static NavigableMap<String, Count> after(TableState before, TableEvent event) {
    return switch (event) {
      case TableEvent.InRound(Event.ProgressiveLocked(List<Integer> seats)) ->
          counted(before, in(wagers(before, seats)));
      case TableEvent.InRound(Event.RoundVoided _) when before.round().progressiveLocked() ->
          counted(before, back(before.progressiveWagers()));
      // The link never took them in, so that for the table, too, they were never there.
      case TableEvent.ProgressiveReturned(List<Integer> seats, _) ->
          counted(before, Count.NOTHING.minus(in(wagers(before, seats))));
      default -> before.coinIn();
    };
  }

  private static NavigableMap<String, Count> counted(TableState before, Count more) {
    return before
        .setup()
        .link()
        .map(
            link -> {
              NavigableMap<String, Count> all = new TreeMap<>(before.coinIn());
              all.merge(link.id(), more, Count::plus);
              return all;
            })
        .orElse(before.coinIn());
  }

  private static List<LockedWager> wagers(TableState state, List<Integer> seats) {
    return state.progressiveWagers().stream()
        .filter(wager -> seats.contains(wager.seat()))
        .toList();
  }

  private static Count in(List<LockedWager> wagers) {
    return new Count(wagers.size(), cents(wagers), 0, 0);
  }

  private static Count back(List<LockedWager> wagers) {
    return new Count(0, 0, wagers.size(), cents(wagers));
  }

  private static long cents(List<LockedWager> wagers) {
    return wagers.stream().mapToLong(LockedWager::cents).sum();
  }
}
