package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import java.util.ArrayList;
import java.util.List;

/** A table for spreadsheets, one record a line; every record names its game. */
public final class Csv {

  private final List<String> lines = new ArrayList<>();
  private final ChosenGame chosen;

  Csv(ChosenGame chosen, String... header) {
    this.chosen = chosen;
    lines.add("game,choices,fingerprint," + String.join(",", header));
  }

  void row(String... cells) {
    StringBuilder line = new StringBuilder();
    line.append(quoted(chosen.game().id())).append(',');
    line.append(quoted(String.join(" ", chosen.game().chosen()))).append(',');
    line.append(chosen.game().fingerprint());
    for (String cell : cells) {
      line.append(',').append(quoted(cell));
    }
    lines.add(line.toString());
  }

  List<String> lines() {
    return lines;
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? cell : '"' + cell.replace("\"", "\"\"") + '"';
  }
}
