package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.Objects;
import java.util.Optional;

/** Questions that several commands must pass: who asks, when, about whose spot. */
final class RoundChecks {

  private RoundChecks() {}

  /** Larger amounts than any table needs would only overflow the arithmetic. */
  static Optional<Refused> amount(long cents, Game game, Point point) {
    return Check.refuseIf(
        cents > Dollars.MOST_CENTS,
        "amount-too-large",
        "No amount is larger than " + Dollars.text(Dollars.MOST_CENTS),
        game.by(point));
  }

  static Optional<Refused> phase(Round round, Phase wanted, String what, Point point) {
    return Check.refuseIf(
        round.phase() != wanted,
        "not-now",
        what + " is not possible now: " + round.phase().says(),
        round.game().by(point));
  }

  static Optional<Refused> houseDealer(Round round, Actor actor, String what, Point point) {
    return Check.refuseIf(
        !actor.mayDeal(),
        "only-the-house-dealer",
        "Only the house dealer " + what,
        round.game().by(point));
  }

  /** Nobody acts for another seat: not a player, not the house. */
  static Optional<Refused> ownSpot(Round round, Actor actor, int seat) {
    Optional<Spot> spot = round.spot(seat);
    Citation by = round.game().cite(Point.ONE_BETTOR_PER_SPOT);
    if (spot.isEmpty()) {
      return Check.no("seat-empty", "Nobody sits at seat " + seat, by);
    }
    boolean own =
        actor instanceof Actor.Player(String name)
            && name.equals(spot.get().player())
            && !spot.get().left();
    return Check.refuseIf(
        !own, "not-your-seat", "Seat " + seat + " belongs to " + spot.get().player(), by);
  }

  /** A spot that a check has already found to be taken. */
  static Spot spot(Round round, int seat) {
    return Objects.requireNonNull(round.spots().get(seat));
  }
}
