package io.queenhigh.lab.usual;

import io.queenhigh.catalogue.page.Nearest;
import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.lab.usual.UsualGame.Reading;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The shelf of games that are studied: read like the approved ones, and never among them. */
public final class UsualGames {

  /** In the order of the report. */
  public static final List<String> IDS =
      List.of(
          "usual/let-it-ride",
          "usual/ultimate-texas-holdem",
          "usual/caribbean-stud",
          "usual/mississippi-stud",
          "usual/four-card-poker",
          "usual/crazy-4-poker");

  private static final String FOLDER = "usual/";

  private UsualGames() {}

  /** A game, or why there is none. */
  public sealed interface Opening {
    record Opened(UsualGame game) implements Opening {}

    record Refused(String why) implements Opening {}
  }

  /** Whether an id asks for a game of this shelf. */
  public static boolean has(String id) {
    return id.startsWith(FOLDER);
  }

  /** All games with their usual tables. */
  public static List<UsualGame> all() {
    return IDS.stream().map(UsualGames::read).toList();
  }

  /**
   * Opens a game.
   *
   * @param choices names of a pay table and a reading, each at most once
   * @param pays lines that pay something else: {@code straight=5}
   */
  public static Opening open(String id, List<String> choices, List<String> pays) {
    if (!IDS.contains(id)) {
      return new Opening.Refused(
          "There is no game \"%s\". Nearest: %s."
              .formatted(id, Nearest.listed(Nearest.to(id, IDS, 3), "or")));
    }
    UsualGame game = read(id);
    for (String choice : choices) {
      Optional<UsualPayTable> table =
          game.tables().stream().filter(each -> each.id().equals(choice)).findFirst();
      Optional<Reading> reading =
          game.readings().stream().filter(each -> each.id().equals(choice)).findFirst();
      if (table.isPresent()) {
        game = game.with(table.get());
      } else if (reading.isPresent()) {
        game = game.with(reading.get());
      } else {
        return new Opening.Refused(
            "%s has no choice \"%s\". Choose %s."
                .formatted(game.title(), choice, Nearest.listed(choices(game), "or")));
      }
    }
    return changed(game, pays);
  }

  private static List<String> choices(UsualGame game) {
    List<String> names = new ArrayList<>();
    game.tables().forEach(table -> names.add(table.id()));
    game.readings().forEach(reading -> names.add(reading.id()));
    return names;
  }

  private static Opening changed(UsualGame game, List<String> pays) {
    Map<String, Integer> changes = new LinkedHashMap<>();
    for (String line : pays) {
      int equals = line.indexOf('=');
      String hand = equals < 0 ? line : line.substring(0, equals);
      if (!game.play().lines().contains(hand)) {
        return new Opening.Refused(
            "\"%s\" is no line of the pay table of %s. Write one of %s, such as %s=5."
                .formatted(
                    hand,
                    game.title(),
                    String.join(", ", game.play().lines()),
                    game.play().lines().getLast()));
      }
      Optional<Integer> halves =
          equals < 0 ? Optional.empty() : UsualPayTable.read(line.substring(equals + 1));
      if (halves.isEmpty()) {
        return new Opening.Refused(
            "\"%s\": write what %s pays to 1, as a whole number up to %,d or as 3:2."
                .formatted(line, hand, UsualPayTable.MOST));
      }
      changes.put(hand, halves.get());
    }
    UsualGame priced = game.with(game.pays().with(changes));
    Optional<String> wrong = priced.pays().refusal(game.play());
    return wrong.isPresent() ? new Opening.Refused(wrong.get()) : new Opening.Opened(priced);
  }

  // ---- reading ----

  private static UsualGame read(String id) {
    String file = "games/" + id + ".toml";
    return read(
        TomlPage.packaged(file)
            .orElseThrow(() -> new IllegalStateException("our own " + file + " is not packaged")));
  }

  /** Reads a file; one with problems is our own mistake. */
  static UsualGame read(TomlPage page) {
    UsualGame game = page.read(UsualGames::game);
    if (!page.isSound()) {
      throw new IllegalStateException(page.problems().toString());
    }
    return game;
  }

  private static UsualGame game(Section top) {
    String id = top.text("id");
    String title = top.text("title");
    if (!top.text("standing").equals(UsualGame.STANDING)) {
      top.problem("standing", "is not how these games stand.", UsualGame.STANDING);
    }
    Play play = top.word("plays", Play.words());
    List<String> sources = top.texts("sources");
    List<String> rules = top.texts("rules");
    List<UsualPayTable> tables = top.each("table", "id", table -> table(table, play));
    List<Reading> readings =
        top.each("reading", "id", each -> new Reading(each.text("id"), each.text("about")));
    if (tables.isEmpty()) {
      top.problem("table", "there is no pay table.", "Write [[table]].");
      tables = List.of(new UsualPayTable("", "", new LinkedHashMap<>()));
    }
    Optional<Reading> reading = readings.stream().findFirst();
    return new UsualGame(
        id, title, play, sources, rules, tables, readings, tables.getFirst(), reading);
  }

  private static UsualPayTable table(Section section, Play play) {
    LinkedHashMap<String, Integer> halves = new LinkedHashMap<>();
    String id = section.text("id");
    String about = section.text("about");
    section.each(
        "lines",
        "hand",
        line -> {
          String hand = line.text("hand");
          String text = line.text("pays");
          if (!play.lines().contains(hand)) {
            line.problem("hand", "is not a line.", String.join(", ", play.lines()));
          }
          UsualPayTable.read(text)
              .ifPresentOrElse(
                  pays -> halves.put(hand, pays),
                  () -> line.problem("pays", "is no pay.", "Write \"11\" or \"3:2\"."));
          return hand;
        });
    UsualPayTable table = new UsualPayTable(id, about, halves);
    table.refusal(play).ifPresent(why -> section.problem("lines", why, "Mend the table."));
    return table;
  }
}
