package io.queenhigh.catalogue;

import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.page.Node;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Lists the fields of a game file in the order in which they stand there. */
final class FieldRows {
  private final Clauses clauses;
  private final String home;
  private final List<FieldRow> rows = new ArrayList<>();

  private FieldRows(Clauses clauses, String home) {
    this.clauses = clauses;
    this.home = home;
  }

  static List<FieldRow> of(Node.Table game, Clauses clauses, String home) {
    FieldRows rows = new FieldRows(clauses, home);
    rows.section("", game);
    return List.copyOf(rows.rows);
  }

  /** A table with a clause is a field; one without is a section of fields. */
  private void section(String name, Node.Table section) {
    section
        .entries()
        .forEach(
            (key, node) -> {
              switch (node) {
                case Node.Table field when isField(field) ->
                    row(name, key, value(key, field), field);
                case Node.Table inner -> section(name.isEmpty() ? key : name + " " + key, inner);
                case Node.Items items -> items(key, items);
                case Node.Text _, Node.Whole _, Node.Flag _, Node.Other _ -> {}
              }
            });
  }

  private void items(String key, Node.Items items) {
    for (Node item : items.items()) {
      if (item instanceof Node.Table field) {
        switch (key) {
          case "published" ->
              row(
                  key,
                  field.text("figure") + " of " + field.text("of"),
                  field.text("prints"),
                  field);
          case "remark" -> row(key, field.text("reading"), field.text("says"), field);
          case "progressive" -> section(key + " " + tablesOf(field), field);
          default -> row(key, name(field), words(field, Set.of("id", "is", "by")), field);
        }
      }
    }
  }

  private void row(String section, String field, String value, Node.Table table) {
    Citation citation = clauses.cite(table.text("by"), home);
    rows.add(new FieldRow(section, field, value, citation, clauses.find(citation)));
  }

  private static boolean isField(Node.Table table) {
    return table.entries().containsKey("by");
  }

  /** A shared rule and an option say what they are; any other field says it in the file. */
  private static String value(String key, Node.Table field) {
    for (Point point : Point.values()) {
      if (point.key().equals(key) && field.entries().size() == 1) {
        return point.says();
      }
    }
    for (TableOption option : TableOption.values()) {
      if (option.key().equals(key)) {
        return "a table may choose: " + option.says();
      }
    }
    return words(field);
  }

  private static String words(Node.Table field) {
    return words(field, Set.of("by"));
  }

  private static String words(Node.Table field, Set<String> without) {
    return field.entries().entrySet().stream()
        .filter(entry -> !without.contains(entry.getKey()))
        .map(
            entry ->
                entry.getKey().equals("is")
                    ? entry.getValue().words()
                    : Node.plain(entry.getKey()) + " " + entry.getValue().words())
        .collect(joining("; "))
        .replace("player dealer", "player-dealer");
  }

  private static String name(Node.Table item) {
    return item.entries().containsKey("id") ? item.text("id") : item.text("is");
  }

  private static String tablesOf(Node.Table system) {
    String tables = system.entries().get("tables") instanceof Node.Table field ? words(field) : "";
    String controller =
        system.entries().get("controller") instanceof Node.Table field ? field.text("is") : "";
    return tables + " on " + controller;
  }
}
