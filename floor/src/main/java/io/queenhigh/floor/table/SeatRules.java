package io.queenhigh.floor.table;

import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.Optional;
import java.util.stream.IntStream;

/** Coming to a table, and being ready at it. */
final class SeatRules {

  private SeatRules() {}

  static Optional<Refused> sit(Deliberation table, Actor actor, int seat, long cents) {
    int place = seat != 0 ? seat : firstFree(table.state());
    return Check.first(
        Check.refuseIf(
            () -> Visitors.isOne(actor.name()),
            "name-of-a-seat",
            actor.name() + " is the name of somebody without an account at that seat",
            HouseRule.VISITORS),
        () -> RoundRules.inRound(table, actor, new Command.SitDown(place)),
        () -> cents == 0 ? Check.fine() : ChipRules.buyIn(table, actor, cents));
  }

  /** With every seat taken the rules say no to seat 1 and name who sits there. */
  private static int firstFree(TableState state) {
    return IntStream.rangeClosed(1, state.round().terms().places())
        .filter(place -> state.round().spot(place).isEmpty())
        .findFirst()
        .orElse(1);
  }

  static Optional<Refused> practiceFits(TableState state, Actor actor) {
    return Check.refuseIf(
        actor instanceof Actor.Player(String name)
            && PracticePlayers.isOne(name)
            && state.round().spots().size() >= state.setup().terms().places(),
        "no-seat-for-practice",
        "There is no seat for a practice player",
        HouseRule.PRACTICE);
  }

  static Optional<Refused> ready(Deliberation table, Actor actor, int seat) {
    TableState state = table.state();
    boolean own =
        actor instanceof Actor.Player(String name)
            && state.round().spot(seat).filter(spot -> spot.player().equals(name)).isPresent();
    if (!own) {
      return no("ready-for-another-seat", "Seat " + seat + " belongs to somebody else");
    }
    if (state.round().phase() != Phase.BETTING || !state.round().hasBet(seat)) {
      return no(
          "nothing-to-be-ready-with", "There is no open bet at seat " + seat + " to be ready with");
    }
    if (state.ready().contains(seat)) {
      return no("ready-already", "Seat " + seat + " is ready already");
    }
    table.happen(new TableEvent.SaidReady(seat));
    return Check.fine();
  }

  private static Optional<Refused> no(String id, String why) {
    return Check.no(id, why, HouseRule.TABLE_STAKES);
  }
}
