package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.table.Position.Decided;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.List;
import java.util.Optional;

/** Play or fold, in the order of the deal. */
final class Deciding {

  private Deciding() {}

  static List<Move> played(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    long cents = line.cents("cents");
    Optional<Position> position = decides(table, seat, true);
    if (position.isEmpty()) {
      return Moves.none();
    }
    Visiting.actsForHim(table, position.get(), "a decision");
    long ante = position.get().stake(Wager.ANTE);
    table.expect(
        cents == ante,
        Kind.LIMITS,
        "a Play wager equal to the Ante of " + Dollars.text(ante),
        () -> Dollars.text(cents),
        Point.PLAY_EQUALS_ANTE);
    position.get().decided = Decided.PLAYS;
    position.get().stakes.put(Wager.PLAY, cents);
    isEverybodyDone(table);
    return Moves.one(table.rack(position.get().player), table.layout(), cents);
  }

  /** Who is gone folds whenever that is noticed; all others fold in turn. */
  static List<Move> folded(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    boolean gone = line.text("why").equals("left");
    Optional<Position> position = decides(table, seat, !gone);
    if (position.isPresent()) {
      table.expect(
          !gone || position.get().left,
          Kind.PROCEDURE,
          "a fold for leaving by somebody who has left",
          () -> "seat " + seat + " is still there",
          Point.LEAVING_FOLDS);
      if (line.text("why").equals("timed-out")) {
        Dealers.timeIsUp(table, seat);
      }
      position.get().decided = Decided.FOLDS;
    }
    isEverybodyDone(table);
    return Moves.none();
  }

  private static Optional<Position> decides(Table table, int seat, boolean inTurn) {
    table.expectStage(Stage.DECIDING, "a decision", Point.DECISION);
    Optional<Position> position = Seating.taken(table, seat, "a decision");
    if (inTurn) {
      Dealing.isComplete(table);
      int turn =
          table.inDealingOrder().stream()
              .filter(Position::mustDecide)
              .map(next -> next.seat)
              .findFirst()
              .orElse(0);
      table.expect(
          turn == seat,
          Kind.PROCEDURE,
          turn == 0 ? "nobody to decide" : "seat " + turn + " to decide",
          () -> "seat " + seat,
          Point.DECISION_ORDER);
    } else {
      table.expect(
          position.filter(Position::mustDecide).isPresent(),
          Kind.PROCEDURE,
          "an Ante to decide on",
          () -> "none at seat " + seat,
          Point.DECISION);
    }
    return position;
  }

  static void isEverybodyDone(Table table) {
    boolean done = table.betting().stream().noneMatch(Position::mustDecide);
    if (table.stage == Stage.DECIDING && done) {
      table.stage = Stage.DECIDED;
    }
  }
}
