package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import java.util.ArrayList;
import java.util.List;

/** A table for spreadsheets, one record a line; every record names its game. */
public final class GameCsv {

  private final List<String> lines = new ArrayList<>();
  private final ChosenGame chosen;

  GameCsv(ChosenGame chosen, String... header) {
    this.chosen = chosen;
    lines.add("game,choices,fingerprint," + String.join(",", header));
  }

  void row(String... cells) {
    List<String> all = new ArrayList<>();
    all.add(chosen.game().id());
    all.add(String.join(" ", chosen.game().chosen()));
    all.add(chosen.game().fingerprint());
    all.addAll(List.of(cells));
    lines.add(io.queenhigh.web.Csv.row(all.toArray(String[]::new)));
  }

  List<String> lines() {
    return lines;
  }
}
