package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Document;
import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.catalogue.DocumentClause.Stands;
import io.queenhigh.catalogue.Speaker;
import io.queenhigh.catalogue.Speaker.Voice;
import io.queenhigh.rules.game.Citation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

/** The checks are tried on a small document with one fault of each kind, lest they see nothing. */
class FindingsTest {

  private static final Speaker SPEAKER = new Speaker(Voice.MAKER, "A maker");

  private static final Document DOCUMENT =
      new Document(
          "XX",
          "A small game",
          "A small regulator",
          "Six clauses.",
          SPEAKER,
          Optional.of(new Citation("YY", "1")),
          List.of(
              clause("1", Stands.RULE),
              clause("2", Stands.RULE),
              clause("3", Stands.RULE),
              clause("4", Stands.STANDS),
              clause("5", Stands.LATER),
              new DocumentClause(
                  new Citation("XX", "6"),
                  "says 6",
                  Stands.RULE,
                  "by 6",
                  new Speaker(Voice.CARD_ROOM, "A room"),
                  List.of("WAC 1-2-3", "WAC 1-2-4"),
                  Optional.of("the lab"))));

  private static final List<Proof> PROOFS =
      List.of(
          Proof.of("rules", "XX 1\tio.queenhigh.SmallTest$Inside\tproves\tpassed\t3\tlive"),
          Proof.of("rules", "XX 1\tio.queenhigh.SmallTest\tfails\tfailed\t1\tlive"),
          Proof.of("rules", "XX 2\tio.queenhigh.SmallTest\tfails\tfailed\t1\tlive"),
          Proof.of("rules", "XX 3\tio.queenhigh.SmallTest\treckons\tpassed\t1\tnone"),
          Proof.of("rules", "XX 6\tio.queenhigh.SmallTest\treckons\tpassed\t1\tnone"),
          Proof.of("rules", "XX 9\tio.queenhigh.SmallTest\tinvents\tpassed\t1\tnone"));

  @TempDir Path home;

  @Test
  void aRuleNeedsAPassingTestAndNothingElseDoes() {
    assertEquals(
        List.of(
            "XX 1: no test (rule: by 1)",
            "XX 2: only failing tests (rule: by 2)",
            "XX 6: no test (rule: by 6)"),
        new Findings(List.of(DOCUMENT), PROOFS.subList(2, 4), List.of()).unproven());
    assertEquals(List.of("XX 2: only failing tests (rule: by 2)"), findings().unproven());
  }

  @Test
  void aClauseAboutTablesIsProvenOnlyByATestThatDroveALiveOne() {
    assertEquals(
        List.of(
            Standing.PROVEN_LIVE,
            Standing.ON_PAPER,
            Standing.ON_PAPER,
            Standing.STANDS_IN,
            Standing.OPEN,
            Standing.PROVEN_ELSEWHERE),
        DOCUMENT.clauses().stream().map(findings()::standing).toList());
  }

  @Test
  void aTestCitesWhatExists() {
    assertEquals(List.of("SmallTest.invents cites XX 9"), findings().unknownInTests());
  }

  @Test
  void aClauseStandsOnce() {
    Document twice =
        new Document(
            "YY",
            "",
            "",
            "",
            SPEAKER,
            Optional.empty(),
            List.of(clause("1", Stands.RULE), clause("1", Stands.LATER)));

    assertEquals(List.of("XX 1"), new Findings(List.of(twice), List.of(), List.of()).duplicates());
    assertEquals(List.of(), findings().duplicates());
  }

  @Test
  void everyFileCitesWhatExistsHoweverDeepItCites() throws IOException {
    write(
        "games/x/game.toml",
        """
        document = "XX"
        bank     = { is = "house", by = "1" }
        [procedure]
        limits   = { by = "XX 8" }
        [[table]]
        lines    = [{ hand = "pair", by = "7" }]
        """);
    write("games/tables/t.toml", "[[table]]\nreads = \"own-three\"\nby = \"XX 1\"\n");
    write("games/clauses/xx.toml", "[[clause]]\nreads = \"XX 0; XX 2\"\n");

    assertEquals(
        List.of(
            "games/clauses/xx.toml line 2 cites XX 0",
            "games/x/game.toml line 4 cites XX 8",
            "games/x/game.toml line 6 cites XX 7"),
        new Findings(List.of(DOCUMENT), List.of(), CitedInFile.under(home, Set.of("XX")))
            .unknownInFiles());
  }

  @Test
  void minutesThatAreMissingAreAskedForByName() throws IOException {
    write("pom.xml", "<module>rules</module><module>bare</module><module>conformance</module>");
    write("rules/src/test/java/SmallTest.java", "");

    String missing =
        String.valueOf(
            assertThrows(AssertionFailedError.class, () -> Minutes.of(home)).getMessage());
    assertTrue(missing.startsWith("rules/target/clauses is missing"), missing);
    assertTrue(missing.endsWith("./queenhigh check"), missing);

    write("rules/target/clauses/a.B.tsv", "the head of the table\nXX 1\ta.B\tc\tpassed\t1\tlive");
    write("rules/target/clauses/a.D.tsv", "the head of the table\nXX 2\ta.D\te\tfailed\t2\tnone");
    assertEquals(
        List.of(
            new Proof("rules", "XX 1", "a.B", "c", true, 1, true),
            new Proof("rules", "XX 2", "a.D", "e", false, 2, false)),
        Minutes.of(home));
  }

  @Test
  void theReportNamesClauseRuleAndTest() {
    String report = new Report(findings(), Map.of("XX 4", "YY 1; YY 2")).text();

    assertTrue(
        report.contains(
            "| [XX](#xx) | A small game | the maker, a card room | 6 | 1 | 1 | 2 | 1 | 1 |"),
        report);
    assertTrue(report.contains("| **all** | | | **6** | **1** | **1** | **2** |"), report);
    assertTrue(
        report.contains(
            "A small game. A small regulator. Who speaks: the maker, A maker; made binding by YY 1."),
        report);
    assertTrue(
        report.contains(
            "| 1 | says 1 | by 1 | [**SmallTest.Inside.proves**](../rules/src/test/java/io/queenhigh/SmallTest.java) (3 cases) |"),
        report);
    assertTrue(
        report.contains(
            "| 3 | says 3 | by 3 | *on paper:* [SmallTest.reckons](../rules/src/test/java/io/queenhigh/SmallTest.java) |"),
        report);
    assertTrue(
        report.contains("| 4 | says 4 *Reads YY 1; YY 2.* | *stands in:* by 4 |  |"), report);
    assertTrue(report.contains("| 5 | says 5 | *open:* by 5 |  |"), report);
    assertTrue(
        report.contains(
            "| 6 | says 6 *Says a card room, A room.* *Cites WAC 1-2-3, WAC 1-2-4.* | by 6 *In the lab.* | [SmallTest"),
        report);
  }

  private static Findings findings() {
    return new Findings(List.of(DOCUMENT), PROOFS, List.of());
  }

  private static DocumentClause clause(String id, Stands stands) {
    return new DocumentClause(
        new Citation("XX", id),
        "says " + id,
        stands,
        "by " + id,
        SPEAKER,
        List.of(),
        Optional.empty());
  }

  private void write(String file, String text) throws IOException {
    Path path = home.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
