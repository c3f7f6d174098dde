package io.queenhigh.floor.table;

import static java.util.Objects.requireNonNull;

import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Round;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * How players cut the deck of a round: sealed with their bets, opened when bets are closed.
 *
 * @param bySeat the cuts of the seats that take part
 * @param closedAtMillis when bets were closed; 0 while they are open
 */
public record Cuts(NavigableMap<Integer, Cut> bySeat, long closedAtMillis) {

  public static final Cuts NONE = new Cuts(new TreeMap<>(), 0);

  /**
   * One player's cut.
   *
   * @param commitment the hash that binds him to his value
   * @param value empty until he opens it
   */
  public record Cut(String commitment, Optional<String> value) {}

  public Cuts {
    bySeat = Collections.unmodifiableNavigableMap(new TreeMap<>(bySeat));
  }

  public boolean isEmpty() {
    return bySeat.isEmpty();
  }

  /** The seats whose values are promised and not given away. */
  public List<Integer> unopened() {
    return bySeat.entrySet().stream()
        .filter(cut -> cut.getValue().value().isEmpty())
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The values that the deck is cut by. */
  NavigableMap<Integer, String> values() {
    NavigableMap<Integer, String> values = new TreeMap<>();
    bySeat.forEach((seat, cut) -> cut.value().ifPresent(value -> values.put(seat, value)));
    return values;
  }

  Cuts sealed(int seat, String commitment) {
    return with(seat, new Cut(commitment, Optional.empty()));
  }

  Cuts opened(int seat, String value) {
    return with(seat, new Cut(requireNonNull(bySeat.get(seat)).commitment(), Optional.of(value)));
  }

  private Cuts with(int seat, Cut cut) {
    NavigableMap<Integer, Cut> more = new TreeMap<>(bySeat);
    more.put(seat, cut);
    return new Cuts(more, closedAtMillis);
  }

  /**
   * The cuts after something happened in the round: whoever gets up, or has nothing at stake when
   * bets are closed, cuts no more.
   */
  Cuts after(Round round, Event event, long atMillis) {
    return switch (event) {
      case Event.StoodUp(int seat) -> only(other -> other != seat, closedAtMillis);
      case Event.BetsClosed _ -> only(seat -> cuts(round, seat), atMillis);
      default -> this;
    };
  }

  private Cuts only(IntPredicate staying, long closed) {
    NavigableMap<Integer, Cut> left = new TreeMap<>(bySeat);
    left.keySet().removeIf(seat -> !staying.test(seat));
    return new Cuts(left, closed);
  }

  /** Whoever has chips at stake may cut: the bettors, and the player who banks. */
  static boolean cuts(Round round, int seat) {
    return round.hasBet(seat) || (round.rotation().seat() == seat && round.bankCents() > 0);
  }
}
