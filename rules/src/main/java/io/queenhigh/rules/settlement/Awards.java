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
import io.queenhigh.rules.settlement.Outcome.Source;
import io.queenhigh.rules.table.Spot;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Progressive awards of one round. Fixed pays come from the tray, unless the meter pays everything;
 * percentage pays come off the meter one after the other, each on what the one before it left.
 */
final class Awards {

  private final Layout layout;
  private final Game game;
  private final Map<Integer, Award> bySeat = new HashMap<>();
  private Meter meter;
  private long awardedCents;

  /** What a spot's progressive wager wins. */
  record Award(boolean wins, long cents, Source source, String because, Citation by) {}

  private Awards(Layout layout) {
    this.layout = layout;
    this.game = layout.game();
    this.meter = layout.meter().orElse(new Meter(0, 0, 0));
  }

  static Awards of(Layout layout) {
    Awards awards = new Awards(layout);
    if (layout.game().offers(Wager.PROGRESSIVE)) {
      for (int seat : layout.meterSeats()) {
        Spot spot = layout.spot(seat);
        if (spot.has(Wager.PROGRESSIVE) && isLive(layout.game(), spot)) {
          awards.bySeat.put(seat, awards.award(spot));
        }
      }
    }
    return awards;
  }

  /**
   * Whether a hand still counts for the progressive: it was not folded, or folded hands qualify.
   */
  static boolean isLive(Game game, Spot spot) {
    return !spot.hasFolded() || rule(game).onFold().is() == OnFold.STANDS;
  }

  static boolean anyOffTheMeter(Layout layout) {
    return layout.game().offers(Wager.PROGRESSIVE)
        && layout.spots().values().stream()
            .filter(spot -> spot.has(Wager.PROGRESSIVE) && isLive(layout.game(), spot))
            .filter(Spot::isSeen)
            .flatMap(spot -> lineFor(layout, spot).stream())
            .anyMatch(line -> line.pays() instanceof Pays.MeterShare);
  }

  /** The pay line of a spot's hand, with the community cards where the table reads five. */
  static Optional<PayLine> lineFor(Layout layout, Spot spot) {
    PayTable table = table(layout.game());
    return switch (table.reads()) {
      case OWN_THREE -> table.lineFor(spot.hand());
      case THREE_AND_COMMUNITY -> table.lineFor(five(layout, spot));
      case BEST_FIVE_OF_SIX -> throw new IllegalArgumentException("no progressive reads six cards");
    };
  }

  Award at(int seat) {
    return Objects.requireNonNull(bySeat.get(seat));
  }

  Optional<Settlement.MeterChange> meterChange() {
    return layout.meter().map(before -> new Settlement.MeterChange(before, meter, awardedCents));
  }

  private Award award(Spot spot) {
    if (!spot.isSeen()) {
      return new Award(false, 0, Source.BANK, "no winning hand was keyed", table(game).by());
    }
    String hand = hand(spot);
    Optional<PayLine> line = lineFor(layout, spot);
    if (line.isEmpty()) {
      return new Award(false, 0, Source.BANK, hand + " is not on the pay table", table(game).by());
    }
    return switch (line.get().pays()) {
      case Pays.ForOne(long odds) when meter.paysAll() ->
          new Award(
              true,
              takeOffTheMeter(Math.multiplyExact(spot.stake(Wager.PROGRESSIVE), odds)),
              Source.METER,
              hand + " pays " + odds + " for 1 off the meter",
              game.cite(Point.METER_PAYS));
      case Pays.ForOne(long odds) ->
          new Award(
              true,
              Math.multiplyExact(spot.stake(Wager.PROGRESSIVE), odds),
              Source.BANK,
              hand + " pays " + odds + " for 1 from the tray",
              game.cite(Point.TRAY_PAYS));
      case Pays.MeterShare(int percent) ->
          new Award(
              true,
              shareOfTheMeter(percent),
              Source.METER,
              hand + " wins " + percent + " % of the meter",
              game.cite(Point.METER_PAYS));
      case Pays.ToOne _ -> throw new IllegalArgumentException("a progressive pays for 1");
    };
  }

  /** What the meter cannot meet is the house's; whoever takes all of it sets the next start off. */
  private long takeOffTheMeter(long cents) {
    awardedCents += cents;
    meter = cents >= meter.meterCents() ? meter.reseed() : meter.pay(cents);
    return cents;
  }

  private long shareOfTheMeter(int percent) {
    long cents = meter.share(percent);
    awardedCents += cents;
    meter = percent == 100 ? meter.reseed() : meter.pay(cents);
    return cents;
  }

  private String hand(Spot spot) {
    return switch (table(game).reads()) {
      case OWN_THREE -> spades(spot.hand());
      case THREE_AND_COMMUNITY -> five(layout, spot).toString();
      case BEST_FIVE_OF_SIX -> throw new IllegalArgumentException("no progressive reads six cards");
    };
  }

  private static String spades(ThreeCardHand hand) {
    return hand.isMiniRoyal()
        ? "A-K-Q of " + hand.cards().list().getFirst().suit().word()
        : hand.toString();
  }

  private static FiveCardHand five(Layout layout, Spot spot) {
    return FiveCardHand.of(Cards.of(spot.cards()).plus(Cards.of(layout.community())));
  }

  private static PayTable table(Game game) {
    return rule(game).table().orElseThrow();
  }

  private static WagerRule rule(Game game) {
    return game.rule(Wager.PROGRESSIVE).orElseThrow();
  }
}
