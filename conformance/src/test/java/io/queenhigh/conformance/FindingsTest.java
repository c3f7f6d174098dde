package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Document;
import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.catalogue.DocumentClause.Stands;
import io.queenhigh.rules.game.Citation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opentest4j.AssertionFailedError;

/** The checks are tried on a small document with one fault of each kind, lest they see nothing. */
class FindingsTest {

  private static final Document DOCUMENT =
      new Document(
          "XX",
          "A small game",
          "A small regulator",
          "Five clauses.",
          List.of(
              clause("1", Stands.RULE),
              clause("2", Stands.RULE),
              clause("3", Stands.RULE),
              clause("4", Stands.STANDS),
              clause("5", Stands.LATER)));

  private static final List<Proof> PROOFS =
      List.of(
          Proof.of("rules", "XX 1\tio.queenhigh.SmallTest$Inside\tproves\tpassed\t3"),
          Proof.of("rules", "XX 1\tio.queenhigh.SmallTest\tfails\tfailed\t1"),
          Proof.of("rules", "XX 2\tio.queenhigh.SmallTest\tfails\tfailed\t1"),
          Proof.of("rules", "XX 9\tio.queenhigh.SmallTest\tinvents\tpassed\t1"));

  @TempDir Path home;

  @Test
  void aRuleNeedsAPassingTestAndNothingElseDoes() {
    assertEquals(
        List.of("XX 2: only failing tests (rule: by 2)", "XX 3: no test (rule: by 3)"),
        findings().unproven());
  }

  @Test
  void aTestCitesWhatExists() {
    assertEquals(List.of("SmallTest.invents cites XX 9"), findings().unknownInTests());
  }

  @Test
  void aClauseStandsOnce() {
    Document twice =
        new Document(
            "YY", "", "", "", List.of(clause("1", Stands.RULE), clause("1", Stands.LATER)));

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
    write("games/clauses/xx.toml", "[[clause]]\nreads = \"XX 6; XX 2\"\n");

    assertEquals(
        List.of(
            "games/clauses/xx.toml line 2 cites XX 6",
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
    assertTrue(missing.startsWith("rules/target/clauses.tsv is missing"), missing);
    assertTrue(missing.endsWith("./queenhigh check"), missing);

    write("rules/target/clauses.tsv", "the head of the table\nXX 1\ta.B\tc\tpassed\t1");
    assertEquals(List.of(new Proof("rules", "XX 1", "a.B", "c", true, 1)), Minutes.of(home));
  }

  @Test
  void theReportNamesClauseRuleAndTest() {
    String report = new Report(findings(), Map.of("XX 4", "YY 1; YY 2")).text();

    assertTrue(report.contains("| [XX](#xx) | A small game | 5 | 3 | 1 | 1 |"), report);
    assertTrue(
        report.contains(
            "| 1 | says 1 | by 1 | [SmallTest.Inside.proves](../rules/src/test/java/io/queenhigh/SmallTest.java) (3 cases) |"),
        report);
    assertTrue(
        report.contains("| 4 | says 4 *Reads YY 1; YY 2.* | *stands in:* by 4 |  |"), report);
    assertTrue(report.contains("| 5 | says 5 | *open:* by 5 |  |"), report);
  }

  private static Findings findings() {
    return new Findings(List.of(DOCUMENT), PROOFS, List.of());
  }

  private static DocumentClause clause(String id, Stands stands) {
    return new DocumentClause(new Citation("XX", id), "says " + id, stands, "by " + id);
  }

  private void write(String file, String text) throws IOException {
    Path path = home.resolve(file);
    Files.createDirectories(path.getParent());
    Files.writeString(path, text);
  }
}
