package io.queenhigh.cli.games;

import static java.util.stream.Collectors.joining;

import io.queenhigh.catalogue.Choice;
import io.queenhigh.catalogue.ChoiceGroup;
import io.queenhigh.catalogue.Clauses;
import io.queenhigh.catalogue.Document;
import io.queenhigh.catalogue.DocumentClause;
import io.queenhigh.catalogue.FieldRow;
import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.Published;
import io.queenhigh.catalogue.Remark;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.json.GameJson;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A game file, told to people and to programs. */
public final class GamePage {

  private static final int TEXT_WIDTH = 100;

  /** Sections of a game file that have a place of their own further down the page. */
  private static final Set<String> TOLD_BELOW = Set.of("options", "published", "remark");

  private GamePage() {}

  static List<String> list(List<GameFile> games, Terminal terminal) {
    List<String> lines = new ArrayList<>();
    for (GameFile game : games) {
      lines.add(
          terminal.strong("%-28s".formatted(game.id()))
              + " %-32s %s".formatted(game.title(), status(game, terminal)));
      lines.add("  " + terminal.faint(game.document() + ", " + game.regulator()));
      for (ChoiceGroup group : game.menu()) {
        lines.add("  %-26s %s".formatted(group.title(), names(group)));
      }
      lines.add("");
    }
    lines.add("queenhigh games GAME shows one clause by clause.");
    return lines;
  }

  private static String status(GameFile game, Terminal terminal) {
    return game.approved() ? "" : terminal.bad("not approved");
  }

  private static String names(ChoiceGroup group) {
    return String.join(" ", group.choices().stream().map(Choice::name).toList());
  }

  static List<String> text(GameFile game, Clauses clauses, Terminal terminal) {
    List<String> lines = new ArrayList<>();
    lines.add(terminal.strong(game.title()) + "  " + game.id() + "  " + status(game, terminal));
    lines.add(game.document() + ", " + game.regulator());
    lines.add(terminal.faint("fingerprint " + game.fingerprint()));
    speakers(game, clauses, terminal, lines);
    rules(game, terminal, lines);
    tables(game, terminal, lines);
    choices(game, terminal, lines);
    published(game, terminal, lines);
    remarks(game, terminal, lines);
    return lines;
  }

  /** Each clause is told where it is first cited. */
  private static void rules(GameFile game, Terminal terminal, List<String> lines) {
    String section = "none";
    Set<Citation> told = new HashSet<>();
    for (FieldRow row : game.fields()) {
      if (TOLD_BELOW.contains(row.section())) {
        continue;
      }
      if (!row.section().equals(section)) {
        section = row.section();
        lines.add("");
        lines.add(terminal.strong(section.isEmpty() ? "table" : section));
      }
      lines.add(
          "  %-24s %s  %s"
              .formatted(row.field(), row.value(), terminal.faint("[" + row.citation() + "]")));
      if (told.add(row.citation())) {
        wrap(row.summary(), TEXT_WIDTH - 4)
            .forEach(part -> lines.add("    " + terminal.faint(part)));
        cites(row).ifPresent(cites -> lines.add("    " + terminal.faint(cites)));
      }
    }
  }

  private static Optional<String> cites(FieldRow row) {
    return row.clause()
        .map(DocumentClause::cites)
        .filter(cites -> !cites.isEmpty())
        .map(cites -> "Cites " + String.join(", ", cites) + ".");
  }

  /** A maker's words are not a regulator's, even where a regulator makes them binding. */
  private static void speakers(
      GameFile game, Clauses clauses, Terminal terminal, List<String> lines) {
    lines.add("");
    lines.add(terminal.strong("who speaks"));
    game.fields().stream()
        .map(row -> row.citation().document())
        .distinct()
        .flatMap(key -> clauses.document(key).stream())
        .forEach(document -> lines.add("  %-24s %s".formatted(document.key(), speakers(document))));
  }

  private static String speakers(Document document) {
    String others =
        document.clauses().stream()
            .map(DocumentClause::speaker)
            .filter(speaker -> !speaker.equals(document.speaker()))
            .distinct()
            .map(speaker -> "; in parts " + speaker)
            .collect(joining());
    return document.spokenBy() + others;
  }

  private static void tables(GameFile game, Terminal terminal, List<String> lines) {
    for (PayTable table : game.tables()) {
      lines.add("");
      lines.add(
          terminal.strong("pay table " + table.id())
              + "  "
              + terminal.faint("[" + table.by() + "]"));
      for (PayLine line : table.lines()) {
        lines.add(
            "  %-22s %12s%s"
                .formatted(
                    line.hand().title(),
                    GameJson.pays(line.pays()),
                    line.envyCents() == 0 ? "" : "   envy " + Dollars.shortest(line.envyCents())));
      }
    }
  }

  private static void choices(GameFile game, Terminal terminal, List<String> lines) {
    for (ChoiceGroup group : game.menu()) {
      lines.add("");
      lines.add(
          terminal.strong("choose: " + group.title())
              + "  "
              + terminal.faint(
                  Key.of(group.howMany().name()).replace('-', ' ')
                      + group.byDefault().map(name -> ", " + name + " by default").orElse("")));
      for (Choice choice : group.choices()) {
        lines.add(
            "  %-22s %s  %s"
                .formatted(choice.name(), choice.says(), terminal.faint("[" + choice.by() + "]")));
      }
    }
  }

  private static void published(GameFile game, Terminal terminal, List<String> lines) {
    if (game.published().isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(terminal.strong("figures the document prints"));
    for (Published figure : game.published()) {
      lines.add(
          "  %-22s %-20s %10s  %s"
              .formatted(
                  figure.of(),
                  Key.of(figure.figure().name()).replace('-', ' '),
                  figure.prints(),
                  terminal.faint("[" + figure.by() + "]")));
    }
  }

  private static void remarks(GameFile game, Terminal terminal, List<String> lines) {
    if (game.remarks().isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(terminal.strong("what the document prints oddly"));
    for (Remark remark : game.remarks()) {
      wrap(remark.says(), TEXT_WIDTH - 2).forEach(part -> lines.add("  " + part));
      lines.add("    " + terminal.faint("[" + remark.by() + ", read as " + remark.reading() + "]"));
    }
  }

  public static List<String> wrap(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (line.length() + word.length() + 1 > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  static Map<String, Object> jsonSummary(GameFile game) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("game", game.id());
    object.put("title", game.title());
    object.put("document", game.document());
    object.put("regulator", game.regulator());
    object.put("approved", game.approved());
    object.put("fingerprint", game.fingerprint());
    object.put("choices", game.menu().stream().map(GamePage::json).toList());
    return object;
  }

  static Map<String, Object> json(GameFile game) {
    Map<String, Object> object = jsonSummary(game);
    object.put("rules", game.fields().stream().map(GamePage::json).toList());
    object.put("tables", game.tables().stream().map(GamePage::json).toList());
    object.put("published", game.published().stream().map(GamePage::json).toList());
    object.put("remarks", game.remarks().stream().map(GamePage::json).toList());
    return object;
  }

  private static Map<String, Object> json(ChoiceGroup group) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("title", group.title());
    object.put("take", Key.of(group.howMany().name()));
    group.byDefault().ifPresent(name -> object.put("default", name));
    object.put("names", group.choices().stream().map(Choice::name).toList());
    return object;
  }

  private static Map<String, Object> json(FieldRow row) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("section", row.section());
    object.put("field", row.field());
    object.put("value", row.value());
    object.put("clause", row.citation().toString());
    object.put("says", row.summary());
    row.clause()
        .ifPresent(
            clause -> {
              object.put("voice", Key.of(clause.speaker().voice().name()));
              object.put("speaker", clause.speaker().name());
              object.put("cites", clause.cites());
            });
    return object;
  }

  private static Map<String, Object> json(PayTable table) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("table", table.id());
    object.put("clause", table.by().toString());
    object.put(
        "lines",
        table.lines().stream()
            .map(
                line -> {
                  Map<String, Object> one = new LinkedHashMap<>();
                  one.put("hand", line.hand().key());
                  one.put("pays", GameJson.pays(line.pays()));
                  if (line.envyCents() > 0) {
                    one.put("envy", Dollars.text(line.envyCents()));
                  }
                  return one;
                })
            .toList());
    return object;
  }

  private static Map<String, Object> json(Published figure) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("of", figure.of());
    object.put("figure", Key.of(figure.figure().name()));
    object.put("prints", figure.prints());
    object.put("clause", figure.by().toString());
    return object;
  }

  private static Map<String, Object> json(Remark remark) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("says", remark.says());
    object.put("clause", remark.by().toString());
    object.put("reading", remark.reading().toString());
    return object;
  }
}
