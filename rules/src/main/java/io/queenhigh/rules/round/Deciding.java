package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.Optional;

/** Play or fold, in turn. */
final class Deciding {

  private Deciding() {}

  static Ruling play(Round round, Actor actor, Command.Play command) {
    Optional<Refused> no = mayDecide(round, actor, command.seat());
    return no.isPresent()
        ? no.get()
        : Ruling.accepted(
            new Event.Played(command.seat(), Check.spot(round, command.seat()).stake(Wager.ANTE)));
  }

  static Ruling fold(Round round, Actor actor, Command.Fold command) {
    Optional<Refused> no = mayDecide(round, actor, command.seat());
    return no.isPresent()
        ? no.get()
        : Ruling.accepted(new Event.Folded(command.seat(), Event.Folded.Why.CHOSE_TO));
  }

  private static Optional<Refused> mayDecide(Round round, Actor actor, int seat) {
    return Check.first(() -> Check.ownSpot(round, actor, seat), () -> inTurn(round, seat));
  }

  static Optional<Refused> inTurn(Round round, int seat) {
    Game game = round.game();
    Optional<Spot> spot = round.spot(seat);
    return Check.first(
        () ->
            Check.refuseIf(
                spot.filter(Spot::hasBet).isEmpty()
                    || spot.filter(s -> s.has(Wager.ANTE)).isEmpty(),
                "Seat " + seat + " has no Ante to play or fold",
                game,
                Point.DECISION),
        () ->
            Check.refuseIf(
                spot.filter(s -> round.phase().hasCards() && !s.mustDecide()).isPresent(),
                "Seat " + seat + " has decided already",
                game,
                Point.DECISION),
        () -> Check.phase(round, Phase.DECIDING, "Deciding", Point.DECISION),
        () ->
            Check.refuseIf(
                round.turn() != seat,
                "Seat " + round.turn() + " decides first",
                game,
                Point.DECISION_ORDER));
  }
}
