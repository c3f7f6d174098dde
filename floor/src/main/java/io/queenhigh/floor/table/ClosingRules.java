package io.queenhigh.floor.table;

import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.Optional;
import java.util.TreeSet;

/** A table closes between rounds, and everyone takes his chips along. */
final class ClosingRules {

  private ClosingRules() {}

  static Optional<Refused> close(Deliberation table, Actor actor, String reason) {
    Optional<Refused> no =
        Check.first(
            () -> mayClose(table.state(), actor, reason),
            () -> isOverAtTheLink(table),
            () -> clearSeats(table));
    if (no.isPresent()) {
      return no;
    }
    ChipRules.payOutEveryone(table);
    if (table.state().trayCents() > 0) {
      table.happen(new TableEvent.TrayEmptied(table.state().trayCents()));
    }
    DeckRules.open(table);
    table.happen(new TableEvent.TableClosed(reason));
    return Check.fine();
  }

  private static Optional<Refused> mayClose(TableState state, Actor actor, String reason) {
    return Check.first(
        Check.refuseIf(
            () -> !actor.maySign(),
            "only-a-supervisor-closes",
            "Only a supervisor, executive or manager closes a table",
            HouseRule.OPEN_TABLE),
        Check.refuseIf(
            () -> reason.isBlank(),
            "closing-needs-a-reason",
            "Closing a table needs a reason",
            HouseRule.OPEN_TABLE),
        Check.refuseIf(
            () -> !state.isUntouched() && !state.isOver(),
            "close-between-rounds",
            "A table is closed between rounds, not during one",
            HouseRule.BETWEEN_ROUNDS));
  }

  /** A link that still holds this table's round could never let the table go. */
  private static Optional<Refused> isOverAtTheLink(Deliberation table) {
    return table.state().isOver() ? table.link().mayOpenNextRound() : Check.fine();
  }

  private static Optional<Refused> clearSeats(Deliberation table) {
    for (int seat : new TreeSet<>(table.state().round().spots().keySet())) {
      boolean gone = table.state().round().spot(seat).map(Spot::left).orElse(true);
      Optional<Refused> no =
          gone
              ? Check.fine()
              : RoundRules.inRound(
                  table, Actor.Staff.FLOOR_SUPERVISOR, new Command.RemoveFromSeat(seat));
      if (no.isPresent()) {
        return no;
      }
    }
    return Check.fine();
  }
}
