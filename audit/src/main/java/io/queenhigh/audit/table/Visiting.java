package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Signer;
import java.util.List;

/** People without accounts: whose hand moves their chips, and where these come from. */
final class Visiting {

  private Visiting() {}

  static List<Move> chips(Table table, Fields line, boolean in) throws Unreadable {
    int seat = line.seat("seat");
    long cents = line.cents("cents");
    Signer by = Signer.of(line.needed("by"));
    table.expect(
        by.name().equals(table.actor) || by.name().equals(Pit.FLOOR),
        Kind.PIT,
        "chips moved under the name of whoever moved them, " + table.actor,
        by::name,
        HouseRule.VISITORS.cite());
    table.expect(
        table.pit.dealers.isEmpty()
            || Authors.isTheHousesHand(table)
            || (in ? table.correcting.isPresent() && by.mayConfirm() : by.maySign()),
        Kind.PIT,
        "chips of seat " + seat + " moved by the table's dealer, or by who frees it",
        by::toString,
        HouseRule.VISITORS.cite());
    String visitor = "seat-" + seat;
    boolean sits =
        table.piece || table.position(seat).filter(at -> at.player.equals(visitor)).isPresent();
    table.expect(
        (!in || sits) && !table.posted().shuffled(),
        Kind.PROCEDURE,
        "chips for somebody without an account at a physical table",
        () -> "some for seat " + seat,
        HouseRule.VISITORS.cite());
    if (!in) {
      Correcting.paidOut(table, visitor, cents);
    }
    String rack = table.rack(visitor);
    return in ? Moves.one(Accounts.CAGE, rack, cents) : Moves.one(rack, Accounts.CAGE, cents);
  }

  /** Nobody but the table's dealer acts for somebody without an account. */
  static void actsForHim(Table table, Position position, String what) {
    boolean visitor =
        Accounts.isVisitor(position.player) && !table.posted().shuffled() && !table.piece;
    table.expect(
        !visitor || table.pit.dealers.isEmpty() || table.pit.isDealtBy(table.actor),
        Kind.PIT,
        what + " of " + position.player + " by the table's dealer",
        () -> "by " + table.actor,
        HouseRule.VISITORS.cite());
  }
}
