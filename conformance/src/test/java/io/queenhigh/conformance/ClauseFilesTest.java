package io.queenhigh.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** The clause files themselves: all on the shelf, and each clause answered in exactly one way. */
class ClauseFilesTest {

  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", "")).resolve("../games/clauses");

  static Stream<String> files() throws IOException {
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList().stream();
    }
  }

  @Test
  void everyFileIsOnTheShelfUnderItsKey() throws IOException {
    Set<String> onTheShelf = new TreeSet<>();
    for (String key : Catalogue.approved().clauses().documents()) {
      onTheShelf.add(key.toLowerCase(Locale.ROOT) + ".toml");
    }

    assertEquals(new TreeSet<>(files().toList()), onTheShelf);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("files")
  void everyClauseIsMetInOneWay(String file) throws IOException {
    TomlTable page = Toml.parse(FOLDER.resolve(file));
    TomlArray clauses = page.getArrayOrEmpty("clause");
    boolean ours = file.equals("qh.toml");

    Set<String> keys = new HashSet<>(page.keySet());
    keys.removeAll(Set.of("speaker", "binding"));
    assertEquals(Set.of("document", "title", "regulator", "about", "speaks", "clause"), keys);
    assertTrue(clauses.size() > 0);
    for (int i = 0; i < clauses.size(); i++) {
      TomlTable clause = clauses.getTable(i);
      Set<String> ways = new HashSet<>(clause.keySet());
      assertTrue(ways.remove("id") && ways.remove("says"), clause::toToml);
      assertEquals(ours, ways.remove("reads"), clause::toToml);
      ways.removeAll(Set.of("speaks", "speaker", "cites", "elsewhere"));
      assertEquals(1, ways.size(), clause::toToml);
      assertTrue(Set.of("rule", "stands", "later").containsAll(ways), clause::toToml);
    }
  }
}
