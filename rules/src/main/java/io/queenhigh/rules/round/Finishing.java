package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.OnFold;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Layout;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.settlement.Settle;
import io.queenhigh.rules.table.Circle;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** From the last decision to the next round: forfeits, the dealer's hand, money, deck change. */
final class Finishing {

  private Finishing() {}

  static Ruling<Event> collectForfeits(Round round, Actor actor) {
    Optional<Refused> no =
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "collects", Point.COLLECT_FORFEITS),
            () ->
                RoundChecks.phase(
                    round, Phase.DECIDED, "Collecting forfeits", Point.COLLECT_FORFEITS));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    List<Spot> folded = round.bettingSpots().values().stream().filter(Spot::hasFolded).toList();
    return Ruling.accepted(
        new Event.ForfeitsCollected(
            folded.stream().map(Spot::seat).toList(),
            folded.stream().filter(spot -> stays(round.game(), spot)).map(Spot::seat).toList()));
  }

  /** A folded hand stays at its spot while a wager on it is live. */
  static boolean stays(Game game, Spot spot) {
    return spot.stakes().keySet().stream()
        .flatMap(wager -> game.rule(wager).stream())
        .map(WagerRule::onFold)
        .anyMatch(onFold -> onFold.is() == OnFold.STANDS);
  }

  static Ruling<Event> reveal(Round round, Actor actor) {
    Optional<Refused> no =
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "turns up the dealer's hand", Point.REVEAL),
            () ->
                RoundChecks.phase(
                    round, Phase.FORFEITS_COLLECTED, "Turning up the dealer's hand", Point.REVEAL),
            Check.refuseIf(
                () -> round.dealer().size() != 3,
                "dealer-hand-not-keyed",
                "The dealer's hand is keyed as it is turned up",
                round.game().by(Point.REVEAL)));
    return no.isPresent() ? Ruling.no(no.get()) : new Ruling.Accepted<>(revealed(round));
  }

  static List<Event> revealed(Round round) {
    ThreeCardHand hand = ThreeCardHand.of(round.dealer());
    boolean plays = hand.isAtLeastHigh(round.game().qualifier().high().is());
    String announcement = plays ? "Dealer plays with " + hand : "Dealer doesn't play";
    List<Event> events = new ArrayList<>();
    events.add(new Event.DealerRevealed(Cards.of(round.dealer()).list(), plays, announcement));
    if (!round.community().isEmpty()) {
      events.add(new Event.CommunityRevealed(round.community()));
    }
    return events;
  }

  static Ruling<Event> settle(Round round, Actor actor, Command.Settle command) {
    Optional<Refused> no =
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "settles", Point.HIGHER_HAND_WINS),
            () -> RoundChecks.phase(round, settledFrom(round.game()), "Settling", Point.REVEAL),
            () -> Keying.allAreSeen(round),
            () -> command.meter().flatMap(meter -> meter(round.game(), meter)));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    Layout layout = layout(round, command.meter());
    if (command.meter().isEmpty() && Settle.needsAMeter(layout)) {
      return Ruling.no(
          "no-meter-given",
          "A percentage award is due and no meter was given",
          round.game().by(Point.METER_PAYS));
    }
    Event settled = new Event.RoundSettled(Settle.round(layout));
    return round.game().isDealtElsewhere()
        ? Ruling.accepted(settled)
        : Ruling.accepted(new Event.HandsOpened(handsToOpen(round)), settled);
  }

  /** Where the cards are somebody else's, nothing is turned up here between lock and money. */
  private static Phase settledFrom(Game game) {
    return game.isDealtElsewhere() ? Phase.BETS_CLOSED : Phase.REVEALED;
  }

  private static Optional<Refused> meter(Game game, Meter meter) {
    if (game.progressive().isEmpty()) {
      return Check.no(
          "no-progressive-no-meter",
          "This table has no progressive, so no meter",
          game.bank().by());
    }
    return Check.first(
        Check.refuseIf(
            () -> meter.meterCents() <= 0 || meter.seedCents() < 0 || meter.reserveCents() < 0,
            "meter-out-of-range",
            "A meter shows more than nothing, and seed and reserve are never negative",
            game.by(Point.METER_PAYS)),
        () -> RoundChecks.amount(meter.meterCents(), game, Point.METER_PAYS),
        () -> RoundChecks.amount(meter.seedCents(), game, Point.METER_RESEEDED),
        () -> RoundChecks.amount(meter.reserveCents(), game, Point.METER_RESEEDED));
  }

  private static List<Integer> handsToOpen(Round round) {
    var around = round.game().settling().opensHands().is();
    return Circle.order(around, round.settlingStart(), round.bettingSpots().keySet()).stream()
        .filter(seat -> round.spot(seat).filter(spot -> !spot.hasFolded()).isPresent())
        .toList();
  }

  static Layout layout(Round round, Optional<Meter> meter) {
    return new Layout(
        round.game(),
        round.bettingSpots(),
        round.dealer(),
        round.community(),
        round.bankCents(),
        round.settlingStart(),
        round.terms().orderInsideASeat(round.game()),
        round.terms().meterOrder(),
        meter);
  }

  static Ruling<Event> nextRound(Round round, Actor actor) {
    Optional<Refused> no =
        Check.first(
            () -> RoundChecks.houseDealer(round, actor, "opens a round", Point.DECKS_ALTERNATE),
            Check.refuseIf(
                () -> !round.phase().isOver(),
                "round-not-over",
                "The round is not over: " + round.phase().says(),
                round.game().by(Point.DECKS_ALTERNATE)));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    Event next = new Event.NextRoundOpened(round.number() + 1);
    if (!Banking.mustMoveOn(round)) {
      return Ruling.accepted(next);
    }
    int seat = round.rotation().seat();
    return new Ruling.Accepted<>(
        Banking.offeredOn(round, seat, List.of(new Event.BankVacated(seat), next)));
  }
}
