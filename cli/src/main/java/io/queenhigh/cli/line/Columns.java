package io.queenhigh.cli.line;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A table on a terminal: columns line up, colours take no room. */
public final class Columns {

  /** Which side of its column a cell keeps to. */
  public enum Side {
    LEFT,
    RIGHT
  }

  private static final String INDENT = "  ";
  private static final String GAP = "   ";

  private final List<Side> sides;
  private final List<List<String>> rows = new ArrayList<>();

  public Columns(Side... sides) {
    this.sides = List.of(sides);
  }

  public Columns row(String... cells) {
    rows.add(Arrays.asList(cells));
    return this;
  }

  public List<String> lines() {
    int[] widths = new int[sides.size()];
    for (List<String> row : rows) {
      for (int i = 0; i < row.size(); i++) {
        widths[i] = Math.max(widths[i], visible(row.get(i)));
      }
    }
    return rows.stream().map(row -> line(row, widths)).toList();
  }

  private String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder(INDENT);
    for (int i = 0; i < row.size(); i++) {
      String room = " ".repeat(widths[i] - visible(row.get(i)));
      line.append(i == 0 ? "" : GAP);
      line.append(
          switch (sides.get(i)) {
            case LEFT -> row.get(i) + room;
            case RIGHT -> room + row.get(i);
          });
    }
    return line.toString().stripTrailing();
  }

  /** How many characters a reader sees: an escape runs to its {@code m}. */
  static int visible(String cell) {
    int seen = 0;
    boolean escape = false;
    for (int i = 0; i < cell.length(); i++) {
      char c = cell.charAt(i);
      if (c == '\u001b') {
        escape = true;
      }
      seen += escape ? 0 : 1;
      if (c == 'm') {
        escape = false;
      }
    }
    return seen;
  }
}
