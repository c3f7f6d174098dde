package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Ruling.Accepted;
import io.queenhigh.rules.round.Ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Coming to the table and leaving it. */
final class Seating {

  private Seating() {}

  static Ruling sitDown(Round round, Actor actor, Command.SitDown command) {
    Game game = round.game();
    int seat = command.seat();
    if (!(actor instanceof Actor.Player(String name))) {
      return new Refused("The house does not take a seat", game.cite(Point.ONE_BETTOR_PER_SPOT));
    }
    int places = round.terms().places();
    Optional<Refused> no =
        Check.first(
            () ->
                Check.not(
                    seat < 1 || seat > places,
                    "There is no seat " + seat + ": the table has seats 1 to " + places,
                    game.places().by()),
            () ->
                Check.not(
                    round.spot(seat).isPresent(),
                    "Seat " + seat + " is taken",
                    game,
                    Point.ONE_BETTOR_PER_SPOT),
            () -> anotherSpot(round, name, seat));
    return no.isPresent() ? no.get() : Ruling.accepted(new Event.SatDown(seat, name));
  }

  private static Optional<Refused> anotherSpot(Round round, String name, int seat) {
    List<Integer> own =
        round.spots().values().stream()
            .filter(spot -> spot.player().equals(name))
            .map(Spot::seat)
            .toList();
    int most = round.game().spotsPerPlayer().is();
    var by = round.game().spotsPerPlayer().by();
    if (own.isEmpty()) {
      return Check.fine();
    }
    if (own.size() >= most) {
      return Check.no(
          name + " already has " + (most == 1 ? "a seat" : most + " seats") + " at this table", by);
    }
    return Check.not(
        own.stream().noneMatch(other -> Math.abs(other - seat) == 1),
        "A second spot must be next to the first: seat "
            + seat
            + " is not beside "
            + own.getFirst(),
        by);
  }

  static Ruling standUp(Round round, Actor actor, Command.StandUp command) {
    int seat = command.seat();
    Optional<Refused> no =
        Check.first(
            () -> Check.ownSpot(round, actor, seat),
            () ->
                Check.not(
                    round.isBanker(seat) && round.bankCents() > 0 && !round.phase().isOver(),
                    "The player-dealer's wager is fixed until the round ends",
                    round.game(),
                    Point.BANK_POSTED));
    return no.isPresent() ? no.get() : new Accepted(leaving(round, seat));
  }

  private static List<Event> leaving(Round round, int seat) {
    Spot spot = Check.spot(round, seat);
    List<Event> events = new ArrayList<>();
    if (round.isBanker(seat)) {
      events.add(new Event.BankVacated(seat));
    }
    boolean wagersStay = spot.hasBet() && round.phase() != Phase.BETTING && !round.phase().isOver();
    if (wagersStay) {
      events.add(new Event.LeftTheTable(seat));
      if (round.phase() == Phase.DECIDING && spot.mustDecide()) {
        events.add(new Event.Folded(seat, Event.Folded.Why.LEFT));
      }
      return events;
    }
    if (round.phase() == Phase.BETTING) {
      for (Wager wager : spot.stakes().keySet()) {
        events.add(new Event.BetWithdrawn(seat, wager));
      }
    }
    events.add(new Event.StoodUp(seat));
    return events;
  }
}
