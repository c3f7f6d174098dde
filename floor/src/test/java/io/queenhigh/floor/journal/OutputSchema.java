package io.queenhigh.floor.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Holds what is printed and exported for programs against {@code docs/schemas/output.schema.json}.
 */
public final class OutputSchema {

  private static final ObjectMapper JSON = JsonMapper.builder().build();
  private static final JsonNode SCHEMA = read();

  private OutputSchema() {}

  private static JsonNode read() {
    try {
      return JSON.readTree(
          Files.readString(Path.of("..", "docs", "schemas", "output.schema.json")));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What it has definitions of: commands, and tables for spreadsheets. */
  public static Set<String> names() {
    return new TreeSet<>(SCHEMA.get("$defs").propertyNames());
  }

  public static void assertJson(String name, String text) {
    assertFits(name, JSON.readTree(text));
  }

  /** A row is an object by the names of its columns, which stand in the definition's order. */
  public static void assertCsv(String name, String text) {
    List<List<String>> rows = rows(text);
    List<String> header = rows.getFirst();
    List<String> known = new ArrayList<>(definition(name).get("properties").propertyNames());
    known.retainAll(header);
    assertEquals(known, header, name);
    for (List<String> cells : rows.subList(1, rows.size())) {
      assertEquals(header.size(), cells.size(), () -> name + " " + cells);
      ObjectNode row = JSON.createObjectNode();
      for (int i = 0; i < header.size(); i++) {
        row.put(header.get(i), cells.get(i));
      }
      assertFits(name, row);
    }
  }

  private static JsonNode definition(String name) {
    JsonNode definition = SCHEMA.get("$defs").get(name);
    assertNotNull(definition, "docs/schemas/output.schema.json has no " + name);
    return definition;
  }

  private static void assertFits(String name, JsonNode thing) {
    assertEquals(
        Map.of(), JsonSchema.wrong(SCHEMA, definition(name), thing), () -> name + " " + thing);
  }

  private static List<List<String>> rows(String text) {
    List<List<String>> rows = new ArrayList<>();
    List<String> row = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"') {
        cell.append(c);
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (quoted || (c != ',' && c != '\r' && c != '\n')) {
        cell.append(c);
      } else if (c != '\r') {
        row.add(cell.toString());
        cell.setLength(0);
        if (c == '\n') {
          rows.add(row);
          row = new ArrayList<>();
        }
      }
    }
    assertTrue(cell.isEmpty() && row.isEmpty(), () -> "the last line does not end: " + text);
    return rows;
  }
}
