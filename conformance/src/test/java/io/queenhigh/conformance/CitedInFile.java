package io.queenhigh.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/**
 * One citation in a file under {@code games/}. Files are read as plain TOML here, without the
 * catalogue, so that a citation it overlooks is found.
 *
 * @param clause with its document, which a game file leaves out for its own
 */
record CitedInFile(String file, int line, String clause) {

  /** The keys that hold citations: in games and tables, and in the clause files of our readings. */
  private static final Set<String> IN_GAMES = Set.of("by", "reading");

  private static final Set<String> IN_CLAUSES = Set.of("reads", "binding");

  static List<CitedInFile> under(Path home, Set<String> documents) throws IOException {
    Path games = home.resolve("games");
    List<CitedInFile> found = new ArrayList<>();
    try (Stream<Path> files = Files.walk(games)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".toml")).sorted().toList()) {
        Set<String> keys = file.startsWith(games.resolve("clauses")) ? IN_CLAUSES : IN_GAMES;
        String name = home.relativize(file).toString();
        found.addAll(in(name, Toml.parse(file), keys, documents));
      }
    }
    return found;
  }

  private static List<CitedInFile> in(
      String file, TomlTable page, Set<String> keys, Set<String> documents) {
    String home = page.getString("document");
    List<CitedInFile> found = new ArrayList<>();
    new Walk() {
      @Override
      void text(String key, String text, int line) {
        if (keys.contains(key)) {
          for (String citation : text.split("; ", -1)) {
            found.add(new CitedInFile(file, line, full(citation, home, documents)));
          }
        }
      }
    }.table(page);
    return found;
  }

  private static String full(String citation, @Nullable String home, Set<String> documents) {
    boolean complete = documents.contains(citation.replaceFirst(" .*", ""));
    return complete || home == null ? citation : home + " " + citation;
  }

  /** Visits every text in a file, however deep. */
  private abstract static class Walk {

    abstract void text(String key, String text, int line);

    void table(TomlTable table) {
      for (String key : table.keySet()) {
        var position = table.inputPositionOf(List.of(key));
        value(key, table.get(List.of(key)), position == null ? 0 : position.line());
      }
    }

    private void value(String key, @Nullable Object value, int line) {
      if (value instanceof TomlTable table) {
        table(table);
      } else if (value instanceof TomlArray array) {
        array.toList().forEach(element -> value(key, element, line));
      } else if (value instanceof String text) {
        text(key, text, line);
      }
    }
  }
}
