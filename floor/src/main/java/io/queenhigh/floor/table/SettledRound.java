package io.queenhigh.floor.table;

import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/**
 * A round that was settled with cards dealt by hand, as it was corrected since.
 *
 * @param dealers the names of all who were assigned at some time of it, and approve nothing of it
 * @param gone seats whose people without accounts have left since: whoever sits there now is
 *     somebody else
 */
public record SettledRound(
    Round round, LocalDate day, NavigableSet<String> dealers, NavigableSet<Integer> gone) {

  /** More than a table deals in a few hours; what is older is no longer in anybody's chips. */
  static final int MOST = 200;

  public SettledRound {
    dealers = Collections.unmodifiableNavigableSet(new TreeSet<>(dealers));
    gone = Collections.unmodifiableNavigableSet(new TreeSet<>(gone));
  }

  /** What can be corrected once this one is settled as well: rounds of its day. */
  static NavigableMap<Long, SettledRound> after(
      NavigableMap<Long, SettledRound> before, SettledRound settled) {
    NavigableMap<Long, SettledRound> rounds = new TreeMap<>(before);
    rounds.values().removeIf(one -> !one.day().equals(settled.day()));
    rounds.put(settled.round().number(), settled);
    while (rounds.size() > MOST) {
      rounds.pollFirstEntry();
    }
    return rounds;
  }

  /** Who sat at a seat without an account has left the table. */
  static NavigableMap<Long, SettledRound> without(
      NavigableMap<Long, SettledRound> before, int seat) {
    NavigableMap<Long, SettledRound> rounds = new TreeMap<>(before);
    rounds.replaceAll((_, one) -> one.without(seat));
    return rounds;
  }

  private SettledRound without(int seat) {
    if (round.spot(seat).filter(spot -> Visitors.isOne(spot.player())).isEmpty()) {
      return this;
    }
    NavigableSet<Integer> all = new TreeSet<>(gone);
    all.add(seat);
    return new SettledRound(round, day, dealers, all);
  }

  static NavigableMap<Long, SettledRound> corrected(
      NavigableMap<Long, SettledRound> before, TableEvent.RoundCorrected corrected) {
    NavigableMap<Long, SettledRound> rounds = new TreeMap<>(before);
    rounds.computeIfPresent(corrected.round(), (_, one) -> one.with(by(corrected)));
    return rounds;
  }

  static UnaryOperator<Round> by(TableEvent.RoundCorrected corrected) {
    return round -> round.corrected(corrected.hands(), corrected.settlement());
  }

  private SettledRound with(UnaryOperator<Round> change) {
    return new SettledRound(change.apply(round), day, dealers, gone);
  }

  /** Whether a name of that round belongs to somebody who has left, and perhaps to another now. */
  boolean isGone(String player) {
    return Visitors.isOne(player) && gone.contains(Visitors.seat(player));
  }

  /** Who banked it. */
  String banker() {
    return round.spot(round.rotation().seat()).map(Spot::player).orElseThrow();
  }

  /** What each seat gets on top by another settlement. */
  List<TableEvent.Difference> differences(Settlement instead) {
    Settlement before = round.settlement().orElseThrow();
    return round.bettingSpots().values().stream()
        .map(
            spot ->
                new TableEvent.Difference(
                    spot.seat(),
                    spot.player(),
                    instead.netOf(spot.seat()) - before.netOf(spot.seat())))
        .filter(one -> one.cents() != 0)
        .toList();
  }
}
