package io.queenhigh.web.felt;

import io.queenhigh.floor.view.TableView;
import io.queenhigh.floor.view.TableView.Seat;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.web.home.Verdict;
import io.queenhigh.web.replay.Amounts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the coach says to a player. It is worked out from the player's own view of the table, so
 * that it cannot know more than he does.
 */
public record CoachAdvice(List<Hand> hands) {
  private static final int PLACES = 6;

  /**
   * One of his hands.
   *
   * @param weighed what Play and Fold are worth, where an Ante hangs on it
   * @param beforeFolding what to say to whoever is about to fold a hand that hardly anybody folds
   * @param seen how many cards besides his own he can see
   * @param hits the lines of the pay tables that his cards hit so far
   */
  public record Hand(
      int seat,
      String hand,
      Optional<Weighed> weighed,
      Optional<String> beforeFolding,
      int seen,
      List<Hit> hits) {}

  /** In units of the Ante. */
  public record Weighed(Value play, Value fold, PlayOrFold.Choice best, String atStake) {}

  public record Value(String fraction, String decimal) {}

  public record Hit(Wager wager, String hand, String because) {}

  public static CoachAdvice of(Game game, TableView view) {
    List<Integer> own = view.you().map(TableView.You::seats).orElse(List.of());
    List<Hand> hands = new ArrayList<>();
    for (Seat seat : view.seats()) {
      if (own.contains(seat.seat()) && seat.cards().isPresent()) {
        hands.add(new Look(game, view, seat, seat.cards().get()).hand());
      }
    }
    return new CoachAdvice(hands);
  }

  /** A player's look at his cards and at those that lie open. */
  private record Look(Game game, TableView view, Seat seat, List<Card> cards) {

    Hand hand() {
      Optional<PlayOrFold> decision = decision();
      return new Hand(
          seat.seat(),
          ThreeCardHand.of(cards).toString(),
          decision.map(Look::weighed),
          beforeFolding(decision),
          seen().size(),
          hits());
    }

    /** Once all of the dealer's cards lie open there is nothing left to weigh. */
    private Optional<PlayOrFold> decision() {
      boolean open = view.dealer().cardsDown() == 0;
      if (open || !seat.stakes().containsKey(Wager.ANTE)) {
        return Optional.empty();
      }
      return Optional.of(PlayOrFold.of(game, Cards.of(cards), shown(), others()));
    }

    private static Weighed weighed(PlayOrFold decision) {
      return new Weighed(
          value(decision.play()),
          value(decision.fold()),
          decision.best(),
          decision.atStake().decimal(PLACES));
    }

    /** A pair or better, or a hand whose Play brings more than a whole Ante. */
    private Optional<String> beforeFolding(Optional<PlayOrFold> decision) {
      ThreeCardHand hand = ThreeCardHand.of(cards);
      boolean strong = hand.category() != ThreeCardHand.Category.HIGH_CARD;
      return decision
          .filter(weighed -> strong || weighed.play().compareTo(Fraction.ONE) > 0)
          .map(
              weighed ->
                  "You hold %s. Playing it %s %s on average; folding loses the %s Ante."
                      .formatted(
                          hand,
                          weighed.play().sign() < 0 ? "loses" : "wins",
                          inDollars(weighed.play()),
                          inDollars(Fraction.ONE)));
    }

    /** A part of his Ante as people say it, whichever way it goes. */
    private String inDollars(Fraction antes) {
      return Amounts.said(
          Math.abs(Verdict.cents(antes.times(seat.stakes().getOrDefault(Wager.ANTE, 0L)))));
    }

    private Optional<Card> shown() {
      return view.dealer().cards().stream().findFirst();
    }

    private Cards others() {
      List<Card> open = new ArrayList<>();
      for (Seat other : view.seats()) {
        if (other.seat() != seat.seat()) {
          other.cards().ifPresent(open::addAll);
        }
      }
      return Cards.of(open);
    }

    private List<Card> seen() {
      List<Card> all = new ArrayList<>(others().list());
      all.addAll(view.dealer().cards());
      return all;
    }

    private List<Hit> hits() {
      List<Hit> hits = new ArrayList<>();
      for (Wager wager : Wager.values()) {
        game.rule(wager)
            .flatMap(rule -> rule.table())
            .flatMap(table -> hit(wager, table))
            .ifPresent(hits::add);
      }
      return hits;
    }

    private Optional<Hit> hit(Wager wager, PayTable table) {
      return switch (table.reads()) {
        case OWN_THREE -> {
          ThreeCardHand three = ThreeCardHand.of(cards);
          yield table.lineFor(three).map(line -> hit(wager, line, three.toString()));
        }
        case BEST_FIVE_OF_SIX -> five(wager, table, view.dealer().cards(), 3);
        case THREE_AND_COMMUNITY -> five(wager, table, view.community(), 2);
      };
    }

    private Optional<Hit> five(Wager wager, PayTable table, List<Card> with, int needed) {
      if (with.size() < needed) {
        return Optional.empty();
      }
      FiveCardHand best = FiveCardHand.bestOf(Cards.of(cards).plus(Cards.of(with)));
      return table.lineFor(best).map(line -> hit(wager, line, best.toString()));
    }

    private static Hit hit(Wager wager, PayLine line, String because) {
      return new Hit(wager, line.hand().key(), because);
    }

    private static Value value(Fraction fraction) {
      return new Value(fraction.toString(), fraction.decimal(PLACES));
    }
  }
}
