package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Coming to the table and leaving it. */
final class Seating {

  /** A name is one word, so that records of a round can be read again. */
  private static final String NAME = "[\\p{L}\\p{N}._-]{1,40}";

  private Seating() {}

  static Ruling<Event> sitDown(Round round, Actor actor, Command.SitDown command) {
    Game game = round.game();
    int seat = command.seat();
    if (!(actor instanceof Actor.Player(String name))) {
      return Ruling.no(
          "house-takes-no-seat",
          "The house does not take a seat",
          game.by(Point.ONE_BETTOR_PER_SPOT));
    }
    int places = round.terms().places();
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> !name.matches(NAME),
                "player-name-malformed",
                "A name has 1 to 40 letters, digits, dots, hyphens or underscores",
                game.by(Point.ONE_BETTOR_PER_SPOT)),
            Check.refuseIf(
                () -> seat < 1 || seat > places,
                "no-such-seat",
                "There is no seat " + seat + ": the table has seats 1 to " + places,
                game.places().by()),
            Check.refuseIf(
                () -> round.spot(seat).isPresent(),
                "seat-taken",
                "Seat " + seat + " is taken",
                game.by(Point.ONE_BETTOR_PER_SPOT)),
            () -> anotherSpot(round, name, seat)),
        () -> new Event.SatDown(seat, name));
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
          "seated-already",
          name + " already has " + (most == 1 ? "a seat" : most + " seats") + " at this table",
          by);
    }
    return Check.refuseIf(
        own.stream().noneMatch(other -> Math.abs(other - seat) == 1),
        "second-spot-not-beside",
        "A second spot must be next to the first: seat "
            + seat
            + " is not beside "
            + own.getFirst(),
        by);
  }

  static Ruling<Event> standUp(Round round, Actor actor, Command.StandUp command) {
    int seat = command.seat();
    return Ruling.allUnless(
        Check.first(() -> RoundChecks.ownSpot(round, actor, seat), () -> mayLeave(round, seat)),
        () -> leaving(round, seat));
  }

  static Ruling<Event> remove(Round round, Actor actor, Command.RemoveFromSeat command) {
    int seat = command.seat();
    return Ruling.allUnless(
        Check.first(
            Check.refuseIf(
                () -> !actor.maySupervise(),
                "only-a-supervisor-frees-seats",
                "Only a supervisor or executive frees somebody's seat",
                round.game().by(Point.LEAVING_FOLDS)),
            Check.refuseIf(
                () -> round.spot(seat).filter(spot -> !spot.left()).isEmpty(),
                "seat-empty",
                "Nobody sits at seat " + seat,
                round.game().by(Point.LEAVING_FOLDS)),
            () -> playsOut(round, actor, seat),
            () -> mayLeave(round, seat)),
        () -> leaving(round, seat));
  }

  /**
   * Nobody of the house takes a hand out of play by freeing its seat; the floor itself does it for
   * those who have gone.
   */
  private static Optional<Refused> playsOut(Round round, Actor actor, int seat) {
    boolean inPlay =
        round.spot(seat).filter(spot -> spot.hasBet() && isFixed(round, spot)).isPresent()
            && !round.phase().isOver();
    return Check.refuseIf(
        inPlay && !actor.equals(Actor.Staff.FLOOR_SUPERVISOR),
        "hand-in-play",
        "Seat " + seat + " has wagers in this round: it is freed when the round is over",
        round.game().by(Point.LEAVING_FOLDS));
  }

  /** Wagers against a bank outlast the player-dealer's wish to go. */
  private static Optional<Refused> mayLeave(Round round, int seat) {
    boolean betAgainst = round.hasBets() && !round.phase().isOver();
    return round.isBanker(seat) && round.bankCents() > 0 && betAgainst
        ? Check.no(
            "banker-stays",
            "The player-dealer's wager is fixed until the round ends",
            round.game().by(Point.BANK_POSTED))
        : Check.fine();
  }

  /**
   * A finished round keeps its people until the next one opens, so that its record stays whole; in
   * a running one their wagers stay and they fold.
   */
  private static List<Event> leaving(Round round, int seat) {
    Spot spot = RoundChecks.spot(round, seat);
    boolean mustStay = spot.hasBet() && isFixed(round, spot);
    if (mustStay || (round.phase().isOver() && round.isBanker(seat))) {
      return left(round, spot);
    }
    List<Event> events = new ArrayList<>();
    for (Wager wager : spot.stakes().keySet()) {
      events.add(new Event.BetWithdrawn(seat, wager));
    }
    if (round.isBanker(seat)) {
      events.add(new Event.BankVacated(seat));
    }
    events.add(new Event.StoodUp(seat));
    boolean bankIsFree = round.isBanker(seat) || round.rotation().offeredTo() == seat;
    return bankIsFree ? Banking.offeredOn(round, seat, events) : events;
  }

  private static boolean isFixed(Round round, Spot spot) {
    boolean locked = round.progressiveLocked() && spot.has(Wager.PROGRESSIVE);
    return round.phase() != Phase.BETTING || locked;
  }

  private static List<Event> left(Round round, Spot spot) {
    List<Event> events = new ArrayList<>();
    events.add(new Event.LeftTheTable(spot.seat()));
    if (round.phase() == Phase.DECIDING && spot.mustDecide()) {
      events.add(new Event.Folded(spot.seat(), Event.Folded.Why.LEFT));
    }
    return events;
  }
}
