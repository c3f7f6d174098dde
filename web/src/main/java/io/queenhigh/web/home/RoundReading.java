package io.queenhigh.web.home;

import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.web.home.Verdict.Judged;
import io.queenhigh.web.home.Verdict.Seen;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/** Goes through the lines of a finished round once and remembers what a player's home asks for. */
final class RoundReading {

  /** Somebody played or folded, at a line of the journal. */
  private record Decided(long seq, int seat, Choice chose, Optional<Event.Folded.Why> folded) {}

  private final OnRecord round;
  private final NavigableMap<Integer, List<Card>> hands = new TreeMap<>();
  private final Map<Integer, Long> antes = new HashMap<>();
  private final Map<Integer, Long> fees = new HashMap<>();
  private final Map<Integer, Long> firstMoves = new HashMap<>();
  private final List<Decided> decided = new ArrayList<>();
  private Optional<Card> dealerShows = Optional.empty();
  private Optional<Settlement> settlement = Optional.empty();
  private boolean voided;

  private RoundReading(OnRecord round) {
    this.round = round;
  }

  static RoundReading of(OnRecord round) {
    RoundReading reading = new RoundReading(round);
    for (Entry line : round.lines()) {
      if (TableLines.read(line) instanceof TableEvent.InRound(Event event)) {
        reading.read(line.seq(), event);
        reading.cameIn(line.atMillis(), event);
      }
    }
    return reading;
  }

  /** A round may have waited for hours before somebody bets or banks in it. */
  private void cameIn(long atMillis, Event event) {
    switch (event) {
      case Event.BetPlaced(int seat, _, _) -> firstMoves.putIfAbsent(seat, atMillis);
      case Event.BankTaken(int seat, _) -> firstMoves.putIfAbsent(seat, atMillis);
      default -> {}
    }
  }

  private void read(long seq, Event event) {
    switch (event) {
      case Event.HandDealt(int seat, List<Card> cards) -> hands.put(seat, cards);
      case Event.DealerCardShown(Card card) -> dealerShows = Optional.of(card);
      case Event.BetPlaced(int seat, Wager wager, long cents) when wager == Wager.ANTE ->
          antes.put(seat, cents);
      case Event.BetWithdrawn(int seat, Wager wager) when wager == Wager.ANTE -> antes.remove(seat);
      case Event.FeeDropped(int seat, long cents, _) -> fees.merge(seat, cents, Long::sum);
      case Event.Played(int seat, _) ->
          decided.add(new Decided(seq, seat, Choice.PLAY, Optional.empty()));
      case Event.Folded(int seat, Event.Folded.Why why) ->
          decided.add(new Decided(seq, seat, Choice.FOLD, Optional.of(why)));
      case Event.RoundVoided _ -> voided = true;
      case Event.RoundSettled(Settlement settled) -> settlement = Optional.of(settled);
      default -> {}
    }
  }

  /** Every decision about an Ante, in the order they were taken. */
  List<Judged> verdicts(Game game) {
    List<Judged> verdicts = new ArrayList<>();
    for (Decided one : decided) {
      List<Card> cards = hands.getOrDefault(one.seat, List.of());
      Long ante = antes.get(one.seat);
      if (ante != null && cards.size() == 3) {
        Seen seen =
            new Seen(
                one.seq,
                one.seat,
                player(one.seat),
                cards,
                dealerShows,
                othersInSight(game, one.seat),
                ante,
                one.chose,
                one.folded);
        verdicts.add(Verdict.of(game, seen));
      }
    }
    return verdicts;
  }

  /** His own other hand, and where cards lie face up everybody's. */
  private List<Card> othersInSight(Game game, int seat) {
    boolean faceUp = game.shown().is() == Shown.PLAYERS_FACE_UP;
    List<Card> others = new ArrayList<>();
    hands.forEach(
        (other, cards) -> {
          if (other != seat && (faceUp || player(other).equals(player(seat)))) {
            others.addAll(cards);
          }
        });
    return others;
  }

  List<Integer> seatsOf(String player) {
    return round.seated().entrySet().stream()
        .filter(seat -> seat.getValue().equals(player))
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * When the first of these seats bet or took the bank; who has banked since before, at its start.
   */
  long beganFor(List<Integer> seats) {
    return seats.stream()
        .map(firstMoves::get)
        .filter(Objects::nonNull)
        .min(Comparator.naturalOrder())
        .orElse(round.atMillis());
  }

  /** His seat's wagers as they were settled. */
  List<SettledWager> wagersAt(int seat) {
    return settlement.map(settled -> settled.at(seat)).orElse(List.of());
  }

  boolean isVoid() {
    return voided;
  }

  long envyTo(int seat) {
    return settlement.map(settled -> settled.envyTo(seat)).orElse(0L);
  }

  long feeOf(int seat) {
    return fees.getOrDefault(seat, 0L);
  }

  private String player(int seat) {
    return round.seated().getOrDefault(seat, "Seat " + seat);
  }
}
