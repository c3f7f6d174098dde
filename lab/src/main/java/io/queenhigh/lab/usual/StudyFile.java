package io.queenhigh.lab.usual;

import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.lab.exact.Fraction;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/** A study as a file, so that figures that took minutes are there in a moment. */
public final class StudyFile {

  private StudyFile() {}

  /** The figures that ship with the product, for a game with its usual rules. */
  public static Optional<Study> shipped(String id) {
    String file = "figures/" + id.substring(id.indexOf('/') + 1) + ".toml";
    try (InputStream in = StudyFile.class.getResourceAsStream(file)) {
      return in == null
          ? Optional.empty()
          : Optional.of(
              read(TomlPage.of(file, new String(in.readAllBytes(), StandardCharsets.UTF_8))));
    } catch (IOException e) {
      throw new UncheckedIOException("our own " + file + " cannot be read", e);
    }
  }

  // ---- writing ----

  public static String write(Study study) {
    StringBuilder text = new StringBuilder();
    text.append("# Figures of a study. Do not edit: make them again with the command below.\n");
    line(text, "id", study.id());
    line(text, "title", study.title());
    study
        .made()
        .ifPresent(
            made -> {
              line(text, "commit", made.commit());
              line(text, "date", made.date().toString());
              line(text, "command", made.command());
            });
    text.append("\n[base]\n");
    line(text, "edge", study.base().edge().toString());
    line(text, "wagered", study.base().wagered().toString());
    study.base().byWords().ifPresent(edge -> line(text, "by-words", edge.toString()));
    study
        .base()
        .actions()
        .forEach(
            (name, often) -> {
              text.append("\n[[base.action]]\n");
              line(text, "name", name);
              line(text, "often", often.toString());
            });
    study.tables().forEach(table -> write(text, table));
    return text.toString();
  }

  private static void write(StringBuilder text, AtSpots table) {
    text.append("\n[[table]]\n");
    line(text, "spots", Integer.toString(table.spots()));
    line(text, "seen", Integer.toString(table.seen()));
    table.exact().ifPresent(gain -> line(text, "exact", gain.toString()));
    line(text, "gain", Double.toString(table.gain()));
    line(text, "standard-error", Double.toString(table.standardError()));
    line(text, "sampled-error", Double.toString(table.sampledError()));
    line(text, "deals", Long.toString(table.deals()));
    line(text, "changed", Double.toString(table.changed()));
    line(text, "basic", Double.toString(table.basic().mean()));
    line(text, "basic-error", Double.toString(table.basic().standardError()));
    for (AtSpots.Kind kind : table.kinds()) {
      text.append("\n[[table.kind]]\n");
      line(text, "name", kind.name());
      line(text, "often", Double.toString(kind.often()));
      line(text, "gain", Double.toString(kind.gain()));
    }
    for (AtSpots.Single single : table.largest()) {
      text.append("\n[[table.largest]]\n");
      line(text, "cards", single.cards());
      line(text, "gain", Double.toString(single.gain()));
    }
    for (AtSpots.Rule rule : table.rules()) {
      text.append("\n[[table.rule]]\n");
      line(text, "name", rule.name());
      line(text, "gain", Double.toString(rule.gain()));
      rule.standardError().ifPresent(error -> line(text, "standard-error", Double.toString(error)));
    }
    table
        .table()
        .ifPresent(
            each -> {
              text.append("\n[table.person]\n");
              line(text, "counts", each.counts());
              line(text, "gain", Double.toString(each.gain()));
              line(text, "cells", Integer.toString(each.cells()));
              for (AtSpots.Rule cell : each.lines()) {
                text.append("\n[[table.person.line]]\n");
                line(text, "name", cell.name());
                line(text, "gain", Double.toString(cell.gain()));
              }
            });
  }

  private static void line(StringBuilder text, String key, String value) {
    text.append(String.format(Locale.ROOT, "%s = \"%s\"%n", key, value.replace("\"", "'")));
  }

  // ---- reading ----

  static Study read(TomlPage page) {
    Study study = page.read(StudyFile::study);
    if (!page.isSound()) {
      throw new IllegalStateException(page.problems().toString());
    }
    return study;
  }

  private static Study study(Section top) {
    String id = top.text("id");
    String title = top.text("title");
    Optional<Study.Made> made =
        top.has("commit")
            ? Optional.of(
                new Study.Made(
                    top.text("commit"), LocalDate.parse(top.text("date")), top.text("command")))
            : Optional.empty();
    Base base = top.in("base", StudyFile::base);
    return new Study(id, title, base, top.each("table", "spots", StudyFile::table), made);
  }

  private static Base base(Section section) {
    Fraction edge = fraction(section.text("edge"));
    Fraction wagered = fraction(section.text("wagered"));
    SequencedMap<String, Fraction> actions = new LinkedHashMap<>();
    for (Map.Entry<String, Fraction> action :
        section.each(
            "action", "name", each -> Map.entry(each.text("name"), fraction(each.text("often"))))) {
      actions.put(action.getKey(), action.getValue());
    }
    return new Base(
        edge, wagered, actions, section.optionalText("by-words").map(StudyFile::fraction));
  }

  private static AtSpots table(Section section) {
    return new AtSpots(
        Integer.parseInt(section.text("spots")),
        Integer.parseInt(section.text("seen")),
        section.optionalText("exact").map(StudyFile::fraction),
        number(section, "gain"),
        number(section, "standard-error"),
        number(section, "sampled-error"),
        Long.parseLong(section.text("deals")),
        number(section, "changed"),
        new AtSpots.Sampled(number(section, "basic"), number(section, "basic-error")),
        section.each(
            "kind",
            "name",
            each ->
                new AtSpots.Kind(each.text("name"), number(each, "often"), number(each, "gain"))),
        section.each(
            "largest",
            "cards",
            each -> new AtSpots.Single(each.text("cards"), number(each, "gain"))),
        section.each("rule", "name", StudyFile::rule),
        section.optionalIn("person", StudyFile::person));
  }

  private static AtSpots.PersonsTable person(Section section) {
    return new AtSpots.PersonsTable(
        section.text("counts"),
        number(section, "gain"),
        Integer.parseInt(section.text("cells")),
        section.each("line", "name", StudyFile::rule));
  }

  private static AtSpots.Rule rule(Section section) {
    return new AtSpots.Rule(
        section.text("name"),
        number(section, "gain"),
        section.optionalText("standard-error").map(Double::parseDouble));
  }

  private static double number(Section section, String key) {
    return Double.parseDouble(section.text(key));
  }

  private static Fraction fraction(String text) {
    List<String> parts = List.of(text.split("/", -1));
    return new Fraction(new BigInteger(parts.getFirst()), new BigInteger(parts.getLast()));
  }
}
