package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Signer;
import java.util.List;
import java.util.Optional;

/** A round is voided by two people once its bets are closed. */
final class Voiding {

  private Voiding() {}

  static List<Move> proposed(Table table, Fields line) throws Unreadable {
    Signer by = himself(table, line);
    table.expect(
        by.mayConfirm() || table.pit.isDealtBy(by.name()) || mayHaveBeenAssigned(table, by),
        Kind.PIT,
        "a void wanted by a supervisor or the table's dealer",
        by::toString,
        HouseRule.VOID_BY_TWO.cite());
    table.expect(
        !table.stage.isOver() && table.pit.wantsVoid.isEmpty(),
        Kind.PIT,
        "one who wants a round void that is on",
        table::standing,
        HouseRule.VOID_BY_TWO.cite());
    table.pit.wantsVoid = Optional.of(by);
    table.pit.confirmsVoid = Optional.empty();
    table.pit.reason = line.text("reason");
    return Moves.none();
  }

  /** A round by itself does not say who was assigned before it began. */
  private static boolean mayHaveBeenAssigned(Table table, Signer by) {
    return table.piece && table.pit.dealers.isEmpty() && by.mayDeal();
  }

  static List<Move> confirmed(Table table, Fields line) throws Unreadable {
    Signer by = judge(table, line);
    table.expect(
        table.pit.wantsVoid.filter(one -> one.name().equals(by.name())).isEmpty()
            && !table.pit.isDealtBy(by.name())
            && !(table.hasSecondDuties() && table.pit.hasDealt(by.name())),
        Kind.PIT,
        "a second person, who does not deal here, to confirm a void",
        by::toString,
        HouseRule.VOID_BY_TWO.cite());
    table.pit.confirmsVoid = Optional.of(by);
    return Moves.none();
  }

  static List<Move> rejected(Table table, Fields line) throws Unreadable {
    judge(table, line);
    table.pit.wantsVoid = Optional.empty();
    table.pit.confirmsVoid = Optional.empty();
    return Moves.none();
  }

  private static Signer judge(Table table, Fields line) throws Unreadable {
    Signer by = himself(table, line);
    table.expect(
        by.mayConfirm() && table.pit.wantsVoid.isPresent(),
        Kind.PIT,
        "a supervisor's or executive's word on a void that somebody wants",
        by::toString,
        HouseRule.VOID_BY_TWO.cite());
    return by;
  }

  private static Signer himself(Table table, Fields line) throws Unreadable {
    Signer by = Signer.of(line.needed("by"));
    table.expect(
        by.name().equals(table.actor),
        Kind.PIT,
        "a word on a void by the one who gave it",
        () -> by + ", asked by " + table.actor,
        HouseRule.VOID_BY_TWO.cite());
    return by;
  }

  /** Before bets are closed nobody can be about to be paid, and one person is enough. */
  static void voided(Table table, Fields line) throws Unreadable {
    Pit pit = table.pit;
    boolean two =
        pit.wantsVoid.isPresent()
            && pit.confirmsVoid.filter(second -> second.name().equals(table.actor)).isPresent()
            && pit.reason.equals(line.text("reason"));
    boolean owed = pit.dealers.isPresent() && table.stage != Stage.BETS_OPEN;
    table.expect(
        two || !owed,
        Kind.PIT,
        "a round with closed bets to be voided by two people",
        () ->
            "wanted by %s, confirmed by %s, voided by %s"
                .formatted(name(pit.wantsVoid), name(pit.confirmsVoid), table.actor),
        HouseRule.VOID_BY_TWO.cite());
    pit.nextRound();
  }

  private static String name(Optional<Signer> person) {
    return person.map(Signer::toString).orElse("nobody");
  }
}
