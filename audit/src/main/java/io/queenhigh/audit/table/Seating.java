package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.game.Point;
import java.util.List;
import java.util.Optional;

/** Who sits down, gets up, or goes in the middle of a round. */
final class Seating {

  private Seating() {}

  static List<Move> satDown(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    String player = line.text("player");
    table.expect(
        seat >= 1 && seat <= table.posted().places(),
        Kind.PROCEDURE,
        "a seat from 1 to " + table.posted().places(),
        () -> player + " at seat " + seat,
        table.game().places().by());
    table.expect(
        table.position(seat).isEmpty(),
        Kind.PROCEDURE,
        "a free seat",
        () -> player + " at seat " + seat + ", which is taken",
        Point.ONE_BETTOR_PER_SPOT);
    List<Position> own =
        table.positions.values().stream().filter(other -> other.player.equals(player)).toList();
    int most = table.game().spotsPerPlayer().is();
    boolean beside =
        own.isEmpty() || own.stream().anyMatch(other -> Math.abs(other.seat - seat) == 1);
    table.expect(
        own.size() < most && beside,
        Kind.PROCEDURE,
        "at most " + most + " adjacent spots a player",
        () -> player + " at seat " + seat + " and at " + own.size() + " more",
        table.game().spotsPerPlayer().by());
    Beside.sits(table, player);
    table.positions.put(seat, new Position(seat, player));
    table.position(seat).ifPresent(taken -> Visiting.actsForHim(table, taken, "a seat"));
    return Moves.none();
  }

  static List<Move> stoodUp(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Optional<Position> position = taken(table, seat, "getting up");
    if (position.isPresent()) {
      table.expect(
          !position.get().hasBet(),
          Kind.PROCEDURE,
          "wagers to be taken back before their player gets up",
          () -> "seat " + seat + " left with wagers on the table",
          Point.LEAVING_FOLDS);
      table.expect(
          !table.bank.isHeldAt(seat),
          Kind.BANK,
          "the player-dealer to give the bank up before he gets up",
          () -> "seat " + seat + " left with the bank",
          Point.BANK_POSTED);
    }
    table.cuts.remove(seat);
    table.positions.remove(seat);
    table.bank.offerEnds(seat);
    Correcting.gone(table, seat);
    return Moves.none();
  }

  static List<Move> leftTheTable(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Optional<Position> position = taken(table, seat, "leaving");
    position.ifPresent(
        one -> {
          playsOut(table, one);
          one.left = true;
        });
    table.bank.offerEnds(seat);
    Correcting.gone(table, seat);
    return Moves.none();
  }

  /** Nobody of the house takes a hand out of play by freeing its seat. */
  private static void playsOut(Table table, Position position) {
    boolean inPlay = position.hasBet() && !table.stage.isOver();
    table.expect(
        !table.hasSecondDuties()
            || !inPlay
            || table.actor.equals(position.player)
            || table.actor.equals(Pit.FLOOR),
        Kind.PROCEDURE,
        "a player with wagers in a round to leave by himself",
        () -> "seat " + position.seat + " freed by " + table.actor,
        Point.LEAVING_FOLDS);
  }

  static List<Move> saidReady(Table table, Fields line) throws Unreadable {
    taken(table, line.seat("seat"), "being ready");
    return Moves.none();
  }

  /** The position of somebody who is there. */
  static Optional<Position> taken(Table table, int seat, String what) {
    Optional<Position> position = table.position(seat);
    if (position.isEmpty() && table.piece) {
      String name = table.names.getOrDefault(seat, "seat-" + seat);
      table.positions.put(seat, new Position(seat, name));
      return table.position(seat);
    }
    table.expect(
        position.isPresent(),
        Kind.PROCEDURE,
        what + " at a seat that is taken",
        () -> "seat " + seat + ", where nobody sits",
        Point.ONE_BETTOR_PER_SPOT);
    return position;
  }
}
