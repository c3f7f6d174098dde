package io.queenhigh.web.surveillance;

import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.round.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Goes through the lines of a settled round and judges what its players decided. Hands that were
 * keyed one by one are left out: of those that folded nobody knows the cards, and the rest would be
 * a choice of cards and no longer chance.
 */
final class DecisionReading {

  /** Somebody played or folded of his own will. */
  private record Decided(long atMillis, int seat, Choice chose, long tookMillis) {}

  private final OnRecord round;
  private final NavigableMap<Integer, List<Card>> hands = new TreeMap<>();
  private final Map<Integer, Map<Wager, Long>> stakes = new TreeMap<>();
  private final List<Decided> decided = new ArrayList<>();
  private Optional<Card> dealerShows = Optional.empty();
  private boolean settled;
  private long before;

  private DecisionReading(OnRecord round) {
    this.round = round;
    this.before = round.atMillis();
  }

  static List<Observed> of(OnRecord round, Game game) {
    DecisionReading reading = new DecisionReading(round);
    for (Entry line : round.lines()) {
      if (TableLines.read(line) instanceof TableEvent.InRound(Event event)) {
        reading.read(line.atMillis(), event);
        reading.before = line.atMillis();
      }
    }
    return reading.settled ? reading.observed(game) : List.of();
  }

  private void read(long atMillis, Event event) {
    switch (event) {
      case Event.HandDealt(int seat, List<Card> cards) -> hands.put(seat, cards);
      case Event.DealerCardShown(Card card) -> dealerShows = Optional.of(card);
      case Event.BetPlaced(int seat, Wager wager, long cents) ->
          stakes.computeIfAbsent(seat, _ -> new TreeMap<>()).put(wager, cents);
      case Event.BetWithdrawn(int seat, Wager wager) ->
          stakes.computeIfAbsent(seat, _ -> new TreeMap<>()).remove(wager);
      case Event.Played(int seat, _) -> decides(atMillis, seat, Choice.PLAY);
      case Event.Folded(int seat, Event.Folded.Why why) when why == Event.Folded.Why.CHOSE_TO ->
          decides(atMillis, seat, Choice.FOLD);
      case Event.RoundSettled _ -> settled = true;
      default -> {}
    }
  }

  /** His turn began with the line before: the deal, or somebody else's decision. */
  private void decides(long atMillis, int seat, Choice chose) {
    decided.add(new Decided(atMillis, seat, chose, Math.max(0, atMillis - before)));
  }

  private List<Observed> observed(Game game) {
    List<Observed> all = new ArrayList<>();
    Set<String> seenBefore = new HashSet<>();
    for (Decided one : decided) {
      List<Card> cards = hands.getOrDefault(one.seat, List.of());
      long ante = staked(one.seat).getOrDefault(Wager.ANTE, 0L);
      if (ante > 0 && cards.size() == 3) {
        all.add(observed(game, one, cards, ante, seenBefore.add(player(one.seat))));
      }
    }
    return all;
  }

  private Observed observed(Game game, Decided one, List<Card> cards, long ante, boolean first) {
    List<Card> others = new ArrayList<>();
    hands.forEach(
        (seat, hand) -> {
          if (seat != one.seat) {
            others.addAll(hand);
          }
        });
    Cards own = Cards.of(cards);
    Choice basic = PlayOrFold.of(game, own, dealerShows, Cards.NONE).best();
    PlayOrFold odds = PlayOrFold.of(game, own, dealerShows, Cards.of(others));
    // Where both are worth the same, seen cards say nothing.
    Choice informed = odds.atStake().sign() == 0 ? basic : odds.best();
    return new Observed(
        round.id(),
        one.atMillis,
        one.seat,
        player(one.seat),
        cards,
        ThreeCardHand.of(cards).toString(),
        others,
        ante,
        staked(one.seat).values().stream().mapToLong(Long::longValue).sum() - ante,
        one.chose,
        basic,
        informed,
        of(odds, one.chose).minus(of(odds, basic)).times(ante),
        of(odds, informed).minus(of(odds, one.chose)).times(ante),
        one.tookMillis,
        first);
  }

  private static Fraction of(PlayOrFold odds, Choice choice) {
    return choice == Choice.PLAY ? odds.play() : odds.fold();
  }

  /** What lay at a seat when the bets were closed. */
  private Map<Wager, Long> staked(int seat) {
    return stakes.getOrDefault(seat, Map.of());
  }

  private String player(int seat) {
    return round.seated().getOrDefault(seat, "Seat " + seat);
  }
}
