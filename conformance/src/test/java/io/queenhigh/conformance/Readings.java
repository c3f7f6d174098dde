package io.queenhigh.conformance;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlTable;

/** Which clauses our own readings read. */
final class Readings {

  private Readings() {}

  /** By reading: {@code QH Tie} to {@code CA-TCP Round 5.b; WA-TCP Ways 1}. */
  static Map<String, String> of(Path home) throws IOException {
    TomlArray clauses = Toml.parse(home.resolve("games/clauses/qh.toml")).getArrayOrEmpty("clause");
    Map<String, String> readings = new HashMap<>();
    for (int i = 0; i < clauses.size(); i++) {
      TomlTable reading = clauses.getTable(i);
      readings.put("QH " + reading.getString("id"), reading.getString("reads", () -> ""));
    }
    return readings;
  }
}
