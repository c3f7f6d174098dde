package io.queenhigh.rules.settlement;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.OnFold;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.settlement.Outcome.Kind;
import io.queenhigh.rules.settlement.Outcome.Source;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the cards: what each wager on the layout is owed or owes, in settling order. */
final class Outcomes {

  private final Game game;
  private final Optional<ThreeCardHand> dealer;
  private final Awards awards;

  private Outcomes(Layout layout, Awards awards) {
    this.game = layout.game();
    this.dealer = game.isDealtElsewhere() ? Optional.empty() : Optional.of(layout.dealerHand());
    this.awards = awards;
  }

  static List<Outcome> of(Layout layout, Awards awards) {
    Outcomes reading = new Outcomes(layout, awards);
    List<Outcome> outcomes = new ArrayList<>();
    for (int seat : layout.settlingOrder()) {
      Spot spot = layout.spot(seat);
      for (Wager wager : layout.insideASeat()) {
        reading.read(spot, wager).ifPresent(outcomes::add);
      }
    }
    return outcomes;
  }

  private Optional<Outcome> read(Spot spot, Wager wager) {
    if (wager == Wager.ANTE_BONUS) {
      return anteBonus(spot);
    }
    if (!spot.has(wager)) {
      return Optional.empty();
    }
    if (spot.hasFolded() && rule(wager).onFold().is() == OnFold.FORFEITED) {
      return Optional.of(forfeit(spot, wager));
    }
    return Optional.of(
        switch (wager) {
          case ANTE, PLAY -> againstTheDealer(spot, wager);
          case PAIR_PLUS -> byTable(spot, wager, lineFor(spot), spot.hand().toString());
          case SIX_CARD_BONUS -> {
            FiveCardHand best = FiveCardHand.bestOf(Cards.of(spot.cards()).plus(dealer().cards()));
            yield byTable(spot, wager, table(wager).lineFor(best), best.toString());
          }
          case PROGRESSIVE -> progressive(spot);
          case ANTE_BONUS -> throw new IllegalStateException("handled above");
        });
  }

  private ThreeCardHand dealer() {
    return dealer.orElseThrow();
  }

  private Outcome forfeit(Spot spot, Wager wager) {
    Citation by = rule(wager).onFold().by();
    return outcome(spot, wager, Kind.FORFEIT, 0, "the player folded", by);
  }

  private Outcome againstTheDealer(Spot spot, Wager wager) {
    ThreeCardHand player = spot.hand();
    String they = game.isBankedByAPlayer() ? "the player-dealer" : "the dealer";
    String doesNotPlay = they + " does not play with " + dealer();
    String theirs = they + "'s " + dealer();
    long even = spot.stake(wager);
    var qualifier = game.qualifier();
    return switch (AntePlay.of(qualifier, player, dealer())) {
      case ANTE_WINS_PLAY_PUSHES ->
          wager == Wager.PLAY
              ? outcome(spot, wager, Kind.PUSH, 0, doesNotPlay, qualifier.play().by())
              : outcome(
                  spot,
                  wager,
                  Kind.WIN,
                  even,
                  switch (qualifier.ante().is()) {
                    case WINS -> doesNotPlay;
                    case WINS_IF_HIGHER_ELSE_PUSHES -> compare(player, " is higher than ", theirs);
                  },
                  qualifier.ante().by());
      case NO_ACTION ->
          wager == Wager.PLAY
              ? outcome(spot, wager, Kind.PUSH, 0, doesNotPlay, qualifier.play().by())
              : outcome(
                  spot,
                  wager,
                  Kind.PUSH,
                  0,
                  compare(player, " is not higher than ", theirs),
                  qualifier.ante().by());
      case BEATS_THE_DEALER ->
          outcome(
              spot,
              wager,
              Kind.WIN,
              even,
              compare(player, " beats ", theirs),
              game.cite(Point.HIGHER_HAND_WINS));
      case LOSES_TO_THE_DEALER ->
          outcome(
              spot,
              wager,
              Kind.LOSE,
              0,
              compare(player, " loses to ", theirs),
              game.cite(Point.LOWER_HAND_LOSES));
      case TIES_THE_DEALER ->
          outcome(
              spot,
              wager,
              Kind.PUSH,
              0,
              compare(player, " ties ", theirs),
              game.cite(Point.EQUAL_HANDS_PUSH));
    };
  }

  /** Two hands of one name differ in their kickers; then the ranks are spelled out. */
  private String compare(ThreeCardHand player, String verb, String theirs) {
    if (player.toString().equals(dealer().toString())) {
      return ranks(player) + verb + theirs + " (" + ranks(dealer()) + ")";
    }
    return player + verb + theirs;
  }

  private static String ranks(ThreeCardHand hand) {
    StringBuilder text = new StringBuilder();
    hand.ranks().forEach(rank -> text.append(text.isEmpty() ? "" : "-").append(rank.symbol()));
    return text.toString().replace("T", "10");
  }

  /** The Ante Bonus rides on a live Ante and asks nothing of the dealer's hand. */
  private Optional<Outcome> anteBonus(Spot spot) {
    if (!game.offers(Wager.ANTE_BONUS) || !spot.has(Wager.ANTE) || spot.hasFolded()) {
      return Optional.empty();
    }
    PayTable table = table(Wager.ANTE_BONUS);
    return table
        .lineFor(spot.hand())
        .map(
            line ->
                new Outcome(
                    spot.seat(),
                    Wager.ANTE_BONUS,
                    0,
                    Kind.WIN,
                    Math.multiplyExact(spot.stake(Wager.ANTE), toOne(line)),
                    false,
                    Source.BANK,
                    spot.hand() + " pays " + toOne(line) + " to 1 on the Ante",
                    table.by()));
  }

  private Outcome byTable(Spot spot, Wager wager, Optional<PayLine> line, String hand) {
    Citation by = table(wager).by();
    if (line.isEmpty()) {
      return outcome(spot, wager, Kind.LOSE, 0, hand + " is not on the pay table", by);
    }
    long odds = toOne(line.get());
    long due = Math.multiplyExact(spot.stake(wager), odds);
    return outcome(spot, wager, Kind.WIN, due, hand + " pays " + odds + " to 1", by);
  }

  private Outcome progressive(Spot spot) {
    Awards.Award award = awards.at(spot.seat());
    return new Outcome(
        spot.seat(),
        Wager.PROGRESSIVE,
        spot.stake(Wager.PROGRESSIVE),
        award.wins() ? Kind.WIN : Kind.LOSE,
        award.cents(),
        true,
        award.source(),
        award.because(),
        award.by());
  }

  private Outcome outcome(
      Spot spot, Wager wager, Kind kind, long due, String because, Citation by) {
    boolean gone = wager == Wager.PROGRESSIVE;
    return new Outcome(
        spot.seat(), wager, spot.stake(wager), kind, due, gone, Source.BANK, because, by);
  }

  private Optional<PayLine> lineFor(Spot spot) {
    return table(Wager.PAIR_PLUS).lineFor(spot.hand());
  }

  private static long toOne(PayLine line) {
    return switch (line.pays()) {
      case Pays.ToOne to -> to.odds();
      case Pays.ForOne _, Pays.MeterShare _ ->
          throw new IllegalArgumentException(line.hand().key() + " must pay to 1 here");
    };
  }

  private WagerRule rule(Wager wager) {
    return game.rule(wager).orElseThrow();
  }

  private PayTable table(Wager wager) {
    return rule(wager).table().orElseThrow();
  }
}
