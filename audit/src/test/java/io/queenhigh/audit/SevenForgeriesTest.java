package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.SignedTree;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.golden.GoldenFloor;
import io.queenhigh.floor.store.Store;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever holds the database, and nothing else, rewrites it and makes everything fit again that he
 * can: chains, sums, balances, the log's order and tree. He cannot sign. A checkpoint that somebody
 * has kept elsewhere finds him.
 */
class SevenForgeriesTest {

  private static final String KEY =
      "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz";

  private static final String HOUSE = "house";
  private static final String TABLE = "table/wa-1";

  @TempDir Path folder = Path.of("");

  private String address = "";
  private Against kept = Against.NOTHING;

  /** A night at the tables, and what was signed of it. */
  @BeforeEach
  void aNightThatWasSigned() throws Exception {
    GoldenFloor golden =
        GoldenFloor.all().stream()
            .filter(floor -> floor.toString().equals("format-1/card-room"))
            .findFirst()
            .orElseThrow();
    address = golden.onSqlite(folder);
    try (CardRoom room = new CardRoom(address)) {
      room.open(CardRoom.setup("new", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
      kept = against(room.store());
    }
    assertEquals(List.of(), found(kept), "what was not forged");
  }

  private static Against against(Store store) {
    NoteKey key = NoteKey.parse(KEY).orElseThrow();
    try (Anchor anchor =
        Anchor.at(store, AnchorSettings.usual(new SigningKeys.Found.Key(key), Optional.empty()))) {
      return new Against(
          List.of(SignedTree.parse(anchor.turn().orElseThrow().note()).orElseThrow()),
          VerifierKey.parse(key.verifier()));
    }
  }

  private interface Forgery {
    void by(Forger forger) throws SQLException;
  }

  private void forge(Forgery forgery) throws SQLException {
    try (Forger forger = new Forger(address)) {
      forgery.by(forger);
      // What the store itself has of the tree and of what was signed, he takes away: as good as
      // made anew.
      forger.execute("delete from log_tile");
      forger.execute("delete from log_checkpoint");
    }
  }

  private List<Finding> found(Against against) {
    return Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT, against).findings();
  }

  private List<Kind> kinds(Against against) {
    return found(against).stream().map(Finding::kind).toList();
  }

  @Test
  void takingAwayTheTreeAloneIsNoForgery() throws Exception {
    forge(_ -> {});
    assertEquals(List.of(), found(kept));
  }

  /** Who knows the key and has kept no checkpoint sees at least that the store's own are gone. */
  @Test
  void anEmptiedLogIsSaidAndMissedByWhoeverKnowsTheKey() throws Exception {
    Against key = new Against(List.of(), kept.key());
    assertEquals(List.of(), found(key));
    forge(forger -> forger.execute("delete from log_run"));
    assertEquals(List.of(Kind.TRANSPARENCY_LOG), kinds(key));
    Report without = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertTrue(without.notChecked().toString().contains("it is empty"), without::toString);
  }

  @Test
  void aStoredNoteThatSaysAnotherThingOrIsNotSignedIsFound() throws Exception {
    Against key = new Against(List.of(), kept.key());
    try (Forger forger = new Forger(address)) {
      forger.execute("update log_checkpoint set note = replace(note, 'PeterNeumann ', 'Peter ')");
    }
    assertTrue(found(key).toString().contains("a stored checkpoint signed by PeterNeumann"));
    assertEquals(List.of(), found(Against.NOTHING), "who signed is not known without the key");
    try (Forger forger = new Forger(address)) {
      forger.execute("update log_checkpoint set note = 'roses are red'");
    }
    assertTrue(found(Against.NOTHING).toString().contains("a note that says"));
  }

  @Test
  void aPastIssueIsRaised() throws Exception {
    forge(
        forger -> {
          long issue = forger.find(HOUSE, "ChipsIssued", "2000000");
          forger.say(HOUSE, issue, line -> line.replace("2000000", "3000000"));
          forger.execute(
              "update transfer set cents = 3000000 where stream = ? and seq = ?", HOUSE, issue);
          forger.execute("update account set cents = cents + 1000000 where id = 'wallet/ann'");
          forger.execute("update account set cents = cents - 1000000 where id = 'cage'");
          forger.rehash(HOUSE);
        });
    assertEquals(List.of(), found(Against.NOTHING), "the store alone does not tell");
    assertEquals(List.of(Kind.TRANSPARENCY_LOG), kinds(kept));
  }

  @Test
  void chipsAreIssuedBySomebodyWhoWasNeverHired() throws Exception {
    forge(
        forger -> {
          long issue = forger.find(HOUSE, "ChipsIssued", "2000000");
          forger.execute(
              "update journal set actor = 'nobody' where stream = ? and seq = ?", HOUSE, issue);
          forger.rehash(HOUSE);
        });
    assertTrue(kinds(kept).contains(Kind.TRANSPARENCY_LOG));
  }

  @Test
  void theEndOfATableIsCutOffWithItsMoney() throws Exception {
    forge(SevenForgeriesTest::cutOff);
    List<Finding> found = found(kept);
    assertTrue(
        found.stream().anyMatch(one -> one.kind() == Kind.TRANSPARENCY_LOG), found::toString);
    assertTrue(found.toString().contains("64 are gone"), found::toString);
  }

  /** The last 64 lines and what they moved, out of the log, too, which closes up behind them. */
  private static void cutOff(Forger forger) throws SQLException {
    int last = forger.length(TABLE) - 64;
    forger.execute("delete from journal where stream = ? and seq > ?", TABLE, last);
    forger.execute("delete from transfer where stream = ? and seq > ?", TABLE, last);
    forger.execute(
        "update account set cents ="
            + " coalesce((select sum(cents) from transfer where credit = account.id), 0)"
            + " - coalesce((select sum(cents) from transfer where debit = account.id), 0)");
    forger.execute("delete from kept where kind in ('snapshot', 'deck') and id like 'wa-1%'");
    forger.execute(
        "update log_run set first = first - 64 where first >"
            + " (select first from log_run where stream = ?)",
        TABLE);
    forger.execute("update log_run set to_seq = ? where stream = ?", last, TABLE);
  }

  @Test
  void aDealerIsMadeManagerInWhatIsKept() throws Exception {
    forge(
        forger ->
            forger.execute(
                "update kept set body = replace(body, '\"role\":\"dealer\"', '\"role\":\"manager\"')"
                    + " where kind = 'person' and id = 'dora'"));
    assertFalse(found(kept).isEmpty());
  }

  @Test
  void aRoundFileIsChanged() throws Exception {
    forge(
        forger ->
            forger.execute(
                "update kept set body = replace(body, 'dealer    7c', 'dealer    8c')"
                    + " where kind = 'round' and id = 'pcv-1.1'"));
    assertFalse(found(kept).isEmpty());
  }

  @Test
  void theIdOfACommandIsChanged() throws Exception {
    forge(
        forger ->
            assertEquals(
                1,
                forger.execute(
                    "update journal set command = 'mia:another'"
                        + " where stream = 'table/new' and command is not null")));
    assertFalse(found(kept).isEmpty());
  }

  @Test
  void whatSomebodyPlayedIsTakenAway() throws Exception {
    forge(forger -> forger.execute("delete from kept where kind = 'played' and id like 'ann/%'"));
    assertFalse(found(kept).isEmpty());
    forge(forger -> forger.execute("delete from kept where kind = 'round'"));
    assertFalse(found(kept).isEmpty());
  }

  @Test
  void lineAfterLineOfAStreamIsWorthNothingWithoutTheRest() throws Exception {
    forge(forger -> forger.execute("delete from log_run"));
    assertTrue(kinds(kept).contains(Kind.TRANSPARENCY_LOG));
  }

  @Test
  void aStoreThatWasPutBackIsFound() throws Exception {
    Against later;
    try (CardRoom room = new CardRoom(address)) {
      room.open(CardRoom.setup("later", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
      later = against(room.store());
    }
    assertEquals(List.of(), found(later));
    assertEquals(List.of(), found(kept), "an earlier checkpoint holds as well");
    forge(
        forger -> {
          forger.execute("delete from journal where stream = 'table/later'");
          forger.execute("delete from log_run where stream = 'table/later'");
          forger.execute("delete from kept where id = 'later'");
        });
    assertTrue(found(later).toString().contains("are gone"), found(later)::toString);
  }

  @Test
  void withoutACheckpointTheReportSaysWhatItCannotKnow() {
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertTrue(report.isClean());
    assertTrue(report.notChecked().toString().contains("--against"), report::toString);
    Against unsigned = new Against(kept.checkpoints(), Optional.empty());
    Report unnamed = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT, unsigned);
    assertTrue(unnamed.notChecked().toString().contains("--key"), unnamed::toString);
    Report named = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT, kept);
    assertFalse(named.notChecked().toString().contains("--"), named::toString);
  }

  @Test
  void aCheckpointThatSomebodyElseSignedIsFound() {
    VerifierKey enoch =
        VerifierKey.parse("EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop")
            .orElseThrow();
    assertEquals(
        List.of(Kind.TRANSPARENCY_LOG), kinds(new Against(kept.checkpoints(), Optional.of(enoch))));
  }
}
