package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Layout;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.settlement.Settle;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A settled round once more, by the hands as they really were. Wagers and decisions stay. */
public final class Resettling {

  private Resettling() {}

  /**
   * What the round would have been settled as.
   *
   * @param hands what was keyed wrong, by seat; 0 is the dealer's
   * @param by the rule under which it is corrected
   */
  public static Ruling<Settlement> of(Round settled, Map<Integer, List<Card>> hands, Citation by) {
    Settlement before = settled.settlement().orElseThrow();
    Round corrected = settled.corrected(hands, before);
    Optional<Refused> no =
        Check.first(
            Check.refuseIf(
                () -> hands.isEmpty(),
                "no-hands-to-correct",
                "A correction says which hands were wrong",
                () -> by),
            () -> seen(settled, hands, by),
            () -> noCardTwice(corrected));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    Optional<Meter> meter = before.meter().map(Settlement.MeterChange::before);
    Layout layout = Finishing.layout(corrected, meter);
    boolean needsAMeter = meter.isEmpty() && Settle.needsAMeter(layout);
    Optional<Settlement> after = needsAMeter ? Optional.empty() : Optional.of(Settle.round(layout));
    return after.filter(one -> one.meter().equals(before.meter())).isEmpty()
        ? Ruling.no(
            "correction-moves-a-meter",
            "By these hands the meter would stand elsewhere: a link's awards are backed out there",
            by)
        : Ruling.accepted(after.get());
  }

  private static Optional<Refused> seen(
      Round settled, Map<Integer, List<Card>> hands, Citation by) {
    for (Map.Entry<Integer, List<Card>> hand : hands.entrySet()) {
      int seat = hand.getKey();
      if (seat != 0 && settled.spot(seat).filter(Spot::isSeen).isEmpty()) {
        return Optional.of(
            new Refused(
                "hand-was-not-keyed", "No hand of seat " + seat + " was keyed in that round", by));
      }
      if (hand.getValue().size() != 3) {
        return Optional.of(new Refused("hand-has-three-cards", "A hand has three cards", by));
      }
    }
    return Check.fine();
  }

  private static Optional<Refused> noCardTwice(Round round) {
    Set<Card> all = new HashSet<>();
    for (Spot spot : round.spots().values()) {
      for (Card card : spot.cards()) {
        if (!all.add(card)) {
          return twice(round, card);
        }
      }
    }
    for (List<Card> stack : List.of(round.dealer(), round.community())) {
      for (Card card : stack) {
        if (!all.add(card)) {
          return twice(round, card);
        }
      }
    }
    return Check.fine();
  }

  private static Optional<Refused> twice(Round round, Card card) {
    return Check.no(
        "card-dealt-twice", card + " is dealt twice", round.game().by(Point.ONE_DECK_OF_52));
  }
}
