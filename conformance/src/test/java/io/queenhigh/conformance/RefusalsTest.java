package io.queenhigh.conformance;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Programs tell refusals apart by their ids, so an id never changes and never means two things. */
@TestInstance(Lifecycle.PER_CLASS)
class RefusalsTest {

  private static final Path HOME = Path.of(System.getProperty("basedir", "")).resolve("..");

  private static final String HEAD =
      """
      # Refusals

      Every no carries an id for programs beside its sentence for people: `reason` in a problem that
      the API answers. Sentences may be reworded and translated; ids stay for ever. A … stands for
      what is filled in. A test holds this list against the code.

      | id | sentence |
      |---|---|
      """;

  private List<Refusal> refusals = List.of();

  @BeforeAll
  void readTheSource() throws IOException {
    refusals = Refusal.under(HOME.toRealPath());
  }

  @Test
  @DisplayName("an id stands for one sentence, and a sentence has one id")
  void oneIdOneSentence() {
    assertTrue(refusals.size() > 250, "found only " + refusals.size());
    assertEquals(Map.of(), severalOf(refusals, Refusal::id, Refusal::says));
    assertEquals(Map.of(), severalOf(refusals, Refusal::says, Refusal::id));
  }

  private static Map<String, Set<String>> severalOf(
      List<Refusal> refusals, Function<Refusal, String> by, Function<Refusal, String> what) {
    Map<String, Set<String>> all =
        refusals.stream()
            .collect(groupingBy(by, TreeMap::new, mapping(what, toCollection(TreeSet::new))));
    all.values().removeIf(set -> set.size() == 1);
    return all;
  }

  @Test
  @DisplayName("docs/refusals.md lists exactly the refusals of the code")
  void theListIsComplete() throws IOException {
    TreeMap<String, String> rows = new TreeMap<>();
    refusals.forEach(refusal -> rows.put(refusal.id(), refusal.says()));
    StringBuilder page = new StringBuilder(HEAD);
    rows.forEach((id, says) -> page.append("| `%s` | %s |\n".formatted(id, says)));
    Path made = Files.createDirectories(HOME.resolve("conformance/target")).resolve("refusals.md");
    Files.writeString(made, page);

    assertEquals(
        Files.readString(HOME.resolve("docs/refusals.md")),
        page.toString(),
        "new or reworded refusals: copy conformance/target/refusals.md to docs; an id that was"
            + " there must stay");
  }
}
