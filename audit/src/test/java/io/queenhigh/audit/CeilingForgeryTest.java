package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Forgeries.Deed;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.people.OfficeWord;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A floor that keeps its ceilings, and somebody who has been at them and knows the hashes. */
class CeilingForgeryTest {

  private static final String TABLE = "table/wa";

  /** The office spoke long ago, so that every table has heard of it. */
  private static final InstantSource LONG_AGO =
      () -> InstantSource.system().instant().minus(Duration.ofMinutes(5));

  @TempDir static Path folder = Path.of("");

  private static Path played() {
    return folder.resolve("floor.db");
  }

  @BeforeAll
  static void play() {
    try (CardRoom room = new CardRoom("sqlite:" + played())) {
      OfficeWord.says(
          room.store(),
          LONG_AGO,
          new RoomRules(new TreeMap<>(), new TreeMap<>(Map.of("WA", 400_00L)), List.of(), false));
      OfficeWord.arrives(room.store(), LONG_AGO, "ann");
      room.floor().room().refresh();
      LiveTable table =
          room.open(CardRoom.setup("wa", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
      CardRoom.go(table, "ann", new TableCommand.Sit(1, 500_00));
      CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 100_00));
    }
  }

  @Test
  @Clause({"WA-TCP Limits", "FLOOR Room's own rules"})
  void aSoundFloorIsClean() {
    assertEquals(List.of(), audited(played()).findings());
  }

  @Test
  @Clause({"WA-TCP Limits", "FLOOR Room's own rules"})
  void whoeverGoesAboveACeilingIsFound() throws Exception {
    isFound(
        Kind.SETUP, "ceilingCents=Optional[30000]", says("RulesCameIntoForce", "30000", "90000"));
    isFound(Kind.SETUP, "roomCents=Optional[40000]", says("RulesCameIntoForce", "40000", "50000"));
    isFound(Kind.SETUP, "the rules InForce", Forgeries.removed(TABLE, "RulesCameIntoForce"));
    isFound(
        Kind.LIMITS,
        "limits of at most 300.00 a wager",
        says("TableOpened/4", "\"maximumCents\":30000", "\"maximumCents\":500000"));
    isFound(
        Kind.SETUP,
        "licence=house-banked-card-room",
        says("RulesCameIntoForce", "house-banked-card-room", "tribal-gaming-operation"));
  }

  @Test
  @Clause("FLOOR On file")
  void whoeverCallsATableClearedIsFound() throws Exception {
    isFound(
        Kind.SETUP,
        "wa-internal-controls, wa-supplier-licence",
        says("ClearanceJudged", "\"wa-internal-controls\",\"wa-supplier-licence\"", ""));
    isFound(Kind.SETUP, "the clearance without", Forgeries.removed(TABLE, "ClearanceJudged"));
  }

  private static Deed says(String type, String what, String instead) {
    return Forgeries.says(TABLE, type, what, instead);
  }

  private static Report audited(Path store) {
    return Audit.store("sqlite:" + store, CardRoom.CATALOGUE, Progress.SILENT);
  }

  private static void isFound(Kind kind, String words, Deed deed) throws Exception {
    Path forged = ForgeryTest.copyOf(played(), folder);
    try (Forger forger = new Forger("sqlite:" + forged)) {
      deed.does(forger);
      forger.rehash(TABLE);
    }
    Report report = audited(forged);
    assertTrue(
        report.findings().stream()
            .anyMatch(found -> found.kind() == kind && found.toString().contains(words)),
        () -> words + ": " + report.findings());
  }
}
