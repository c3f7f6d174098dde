package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Spot;
import java.util.Optional;

/** Play or fold, in turn. */
final class Deciding {

  private Deciding() {}

  static Ruling<Event> play(Round round, Actor actor, Command.Play command) {
    return Ruling.unless(
        mayDecide(round, actor, command.seat()),
        () ->
            new Event.Played(
                command.seat(), RoundChecks.spot(round, command.seat()).stake(Wager.ANTE)));
  }

  static Ruling<Event> fold(Round round, Actor actor, Command.Fold command) {
    return Ruling.unless(
        mayDecide(round, actor, command.seat()),
        () -> new Event.Folded(command.seat(), Event.Folded.Why.CHOSE_TO));
  }

  private static Optional<Refused> mayDecide(Round round, Actor actor, int seat) {
    return Check.first(() -> RoundChecks.ownSpot(round, actor, seat), () -> inTurn(round, seat));
  }

  static Optional<Refused> inTurn(Round round, int seat) {
    Game game = round.game();
    Optional<Spot> spot = round.spot(seat);
    return Check.first(
        Check.refuseIf(
            () ->
                spot.filter(Spot::hasBet).isEmpty()
                    || spot.filter(s -> s.has(Wager.ANTE)).isEmpty(),
            "no-ante-to-decide-on",
            "Seat " + seat + " has no Ante to play or fold",
            game.by(Point.DECISION)),
        Check.refuseIf(
            () -> spot.filter(s -> round.phase().hasCards() && !s.mustDecide()).isPresent(),
            "decided-already",
            "Seat " + seat + " has decided already",
            game.by(Point.DECISION)),
        () -> RoundChecks.phase(round, Phase.DECIDING, "Deciding", Point.DECISION),
        () -> isTurn(round, seat));
  }

  private static Optional<Refused> isTurn(Round round, int seat) {
    int turn = round.turn();
    return Check.refuseIf(
        turn != seat,
        "not-your-turn",
        "Seat " + turn + " decides first",
        round.game().by(Point.DECISION_ORDER));
  }
}
