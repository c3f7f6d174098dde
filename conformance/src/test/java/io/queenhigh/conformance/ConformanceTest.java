package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.catalogue.Clauses;
import io.queenhigh.catalogue.Document;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * Clause, machine rule, test: nothing cited that does not exist, nothing claimed that is not
 * proven.
 */
@Tag("last") // reads what the tests of all the other modules have written down
@TestInstance(Lifecycle.PER_CLASS)
class ConformanceTest {

  private static final Path HOME = Path.of(System.getProperty("basedir", "")).resolve("..");

  private Findings found = new Findings(List.of(), List.of(), List.of());

  @BeforeAll
  void readDocumentsTestsAndGames() throws IOException {
    Path home = HOME.toRealPath();
    Clauses clauses = Catalogue.approved().clauses();
    List<Document> documents =
        clauses.documents().stream().flatMap(key -> clauses.document(key).stream()).toList();
    Set<String> keys = Set.copyOf(clauses.documents());
    found = new Findings(documents, Minutes.of(home), CitedInFile.under(home, keys));
  }

  @Test
  @DisplayName("every clause has one entry")
  void noDuplicates() {
    assertNone("These clauses stand twice in games/clauses:", found.duplicates());
  }

  @Test
  @DisplayName("every clause that names a machine rule is proven by a passing test")
  void everyRuleIsProven() {
    assertNone("These clauses name a rule that no passing test proves:", found.unproven());
  }

  @Test
  @DisplayName("tests cite only clauses that exist")
  void testsCiteClauses() {
    assertNone("These tests cite what no document has:", found.unknownInTests());
  }

  @Test
  @DisplayName("games, tables and readings cite only clauses that exist")
  void filesCiteClauses() {
    assertNone("These files cite what no document has:", found.unknownInFiles());
  }

  @Test
  @DisplayName(
      "what conforms is written to docs/conformance.md, and for the pages to conformance.json")
  void theReportIsWritten() throws IOException {
    boolean conforms =
        Stream.of(
                found.duplicates(),
                found.unproven(),
                found.unknownInTests(),
                found.unknownInFiles())
            .allMatch(List::isEmpty);
    assertTrue(conforms, "the other tests say what is missing");

    Path docs = Files.createDirectories(HOME.resolve("docs"));
    Files.writeString(docs.resolve("conformance.md"), new Report(found, Readings.of(HOME)).text());
    Files.writeString(docs.resolve("conformance.json"), new ReportJson(found).text());
  }

  private static void assertNone(String heading, List<String> findings) {
    assertTrue(
        findings.isEmpty(),
        () -> "%s%n  %s".formatted(heading, String.join(System.lineSeparator() + "  ", findings)));
  }
}
