package io.queenhigh.lab.usual;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of the face-up report by its usual rules, with its pay table chosen. It is studied, never
 * dealt.
 *
 * @param sources public rules to read beside it
 * @param rules the rules in words
 * @param tables all pay tables of its file; the first is the default
 * @param readings all readings of what texts differ on; the first is the default
 */
public record UsualGame(
    String id,
    String title,
    Play play,
    List<String> sources,
    List<String> rules,
    List<UsualPayTable> tables,
    List<Reading> readings,
    UsualPayTable pays,
    Optional<Reading> reading) {

  /** How every page marks these games. */
  public static final String STANDING = "usual rules, not from the documents";

  /** One way to read what texts differ on. */
  public record Reading(String id, String about) {}

  public UsualGame {
    sources = List.copyOf(sources);
    rules = List.copyOf(rules);
    tables = List.copyOf(tables);
    readings = List.copyOf(readings);
  }

  /** What was chosen, named as in the file. */
  public List<String> chosen() {
    List<String> chosen = new ArrayList<>(List.of(pays.id()));
    reading.ifPresent(each -> chosen.add(each.id()));
    return chosen;
  }

  /** Whether nothing was chosen or changed. */
  public boolean isDefault() {
    return pays.equals(tables.getFirst())
        && (readings.isEmpty() || reading.equals(Optional.of(readings.getFirst())));
  }

  /** What it pays, and what else there is to choose, in words. */
  public List<String> paysInWords() {
    List<String> lines = new ArrayList<>();
    List<String> paid = new ArrayList<>();
    pays.halves()
        .forEach(
            (hand, halves) ->
                paid.add(
                    hand.replace('-', ' ')
                        + (halves == 0 ? " pushes" : " " + UsualPayTable.spelled(halves))));
    lines.add("Pays (%s, %s): %s.".formatted(pays.id(), pays.about(), String.join(", ", paid)));
    List<String> others = new ArrayList<>();
    tables.stream()
        .filter(table -> !table.id().equals(pays.id()))
        .forEach(table -> others.add(table.id() + " (" + table.about() + ")"));
    readings.stream()
        .filter(each -> !reading.equals(Optional.of(each)))
        .forEach(each -> others.add(each.id() + " (" + each.about() + ")"));
    if (!others.isEmpty()) {
      lines.add("To choose instead: %s.".formatted(String.join("; ", others)));
    }
    return lines;
  }

  /** Crazy 4: a higher dealer who does not play still takes the Super Bonus. */
  boolean higherLoses() {
    return reading.map(each -> each.id().equals("HIGHER-LOSES")).orElse(true);
  }

  UsualGame with(UsualPayTable table) {
    return new UsualGame(id, title, play, sources, rules, tables, readings, table, reading);
  }

  UsualGame with(Reading other) {
    return new UsualGame(
        id, title, play, sources, rules, tables, readings, pays, Optional.of(other));
  }
}
