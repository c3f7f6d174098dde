package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;

/** Questions that several commands must pass: who asks, when, about whose spot. */
final class Check {

  private Check() {}

  /** The first refusal among these checks, in order; later ones are not asked. */
  @SafeVarargs
  static Optional<Refused> first(Supplier<Optional<Refused>>... checks) {
    for (Supplier<Optional<Refused>> check : checks) {
      Optional<Refused> refused = check.get();
      if (refused.isPresent()) {
        return refused;
      }
    }
    return Optional.empty();
  }

  static Optional<Refused> fine() {
    return Optional.empty();
  }

  static Optional<Refused> no(String why, Citation by) {
    return Optional.of(new Refused(why, by));
  }

  /** Refuses when {@code wrong} holds. */
  static Optional<Refused> refuseIf(boolean wrong, String why, Citation by) {
    return wrong ? no(why, by) : fine();
  }

  /** The same, where the clause belongs to a point that only some games have. */
  static Optional<Refused> refuseIf(boolean wrong, String why, Game game, Point point) {
    return wrong ? no(why, game, point) : fine();
  }

  static Optional<Refused> no(String why, Game game, Point point) {
    return no(why, game.cite(point));
  }

  /** Larger amounts than any table needs would only overflow the arithmetic. */
  static Optional<Refused> amount(long cents, Game game, Point point) {
    return refuseIf(
        cents > Dollars.MOST_CENTS,
        "No amount is larger than " + Dollars.text(Dollars.MOST_CENTS),
        game,
        point);
  }

  static Optional<Refused> phase(Round round, Phase wanted, String what, Point point) {
    return refuseIf(
        round.phase() != wanted,
        what + " is not possible now: " + round.phase().says(),
        round.game(),
        point);
  }

  static Optional<Refused> houseDealer(Round round, Actor actor, String what, Point point) {
    return refuseIf(
        !(actor instanceof Actor.HouseDealer),
        "Only the house dealer " + what,
        round.game(),
        point);
  }

  /** Nobody acts for another seat: not a player, not the house. */
  static Optional<Refused> ownSpot(Round round, Actor actor, int seat) {
    Optional<Spot> spot = round.spot(seat);
    Citation by = round.game().cite(Point.ONE_BETTOR_PER_SPOT);
    if (spot.isEmpty()) {
      return no("Nobody sits at seat " + seat, by);
    }
    boolean own =
        actor instanceof Actor.Player(String name)
            && name.equals(spot.get().player())
            && !spot.get().left();
    return refuseIf(!own, "Seat " + seat + " belongs to " + spot.get().player(), by);
  }

  /** A spot that a check has already found to be taken. */
  static Spot spot(Round round, int seat) {
    return Objects.requireNonNull(round.spots().get(seat));
  }
}
