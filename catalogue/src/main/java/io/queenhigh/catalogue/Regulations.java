package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Section;
import io.queenhigh.catalogue.page.TomlPage;
import io.queenhigh.catalogue.page.TomlProblem;
import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.Approved;
import io.queenhigh.rules.game.Regulation.BankOffers;
import io.queenhigh.rules.game.Regulation.Ceiling;
import io.queenhigh.rules.game.Regulation.Dated;
import io.queenhigh.rules.game.Regulation.Helpline;
import io.queenhigh.rules.game.Regulation.Licence;
import io.queenhigh.rules.game.Regulation.Required;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads what regulators set from a day on. A user's own file adds days to a regulator that we have:
 * a new amount comes into force where somebody writes it down, with its source.
 */
final class Regulations {
  private static final long MOST_DOLLARS = 1_000_000;
  private static final long MOST_SYSTEMS = 9;

  private static final TomlWords<Boolean> HOLDS =
      TomlWords.of(
          "when it holds",
          List.of(false, true),
          asked -> asked ? "where-the-room-says-so" : "everywhere");

  private static final TomlWords<String> KINDS =
      TomlWords.of(
          "a kind of record",
          List.of("approval", "licence", "agreement", "equipment"),
          kind -> kind);

  private final Map<String, Filed> byRegulator = new LinkedHashMap<>();
  private final List<TomlProblem> problems = new ArrayList<>();
  private final Clauses clauses;

  /** A regulation, the days where its regulator sits, and the documents of its games. */
  private record Filed(Regulation regulation, ZoneId zone, List<String> documents) {
    Filed with(List<Ceiling> ceilings, List<BankOffers> offers) {
      return new Filed(
          new Regulation(
              regulation.regulator(),
              regulation.title(),
              regulation.zone(),
              regulation.helpline(),
              regulation.licences(),
              together(regulation.ceilings(), ceilings),
              together(regulation.bankOffers(), offers),
              regulation.required()),
          zone,
          documents);
    }

    private static <T> List<T> together(List<T> first, List<T> then) {
      return Stream.concat(first.stream(), then.stream()).toList();
    }
  }

  private Regulations(Clauses clauses) {
    this.clauses = clauses;
  }

  static Regulations read(List<Place> places, Clauses clauses) {
    Regulations all = new Regulations(clauses);
    places.forEach(all::add);
    return all;
  }

  List<Regulation> all() {
    return byRegulator.values().stream().map(Filed::regulation).toList();
  }

  Optional<Regulation> of(String document) {
    return byRegulator.values().stream()
        .filter(filed -> filed.documents().contains(document))
        .map(Filed::regulation)
        .findFirst();
  }

  List<TomlProblem> problems() {
    return problems;
  }

  private void add(Place place) {
    TomlPage page = place.page();
    Citations citations = new Citations(clauses, "");
    Optional<Filed> filed =
        page.read(top -> place.isApproved() ? whole(top, citations) : more(top, citations));
    List<TomlProblem> found = new ArrayList<>(page.problems());
    found.addAll(citations.problems());
    problems.addAll(found);
    if (found.isEmpty()) {
      filed.ifPresent(one -> byRegulator.put(one.regulation().regulator(), one));
    }
  }

  private static Optional<Filed> whole(Section top, Citations citations) {
    String regulator = top.text("regulator");
    ZoneId zone = zone(top);
    List<Licence> licences =
        top.each(
            "licence", "id", section -> new Licence(section.text("id"), section.text("title")));
    if (licences.isEmpty()) {
      top.problem("licence", "names no kind of licence.", "Write one [[licence]] at least.");
    }
    Filed empty =
        new Filed(
            new Regulation(
                regulator,
                top.text("title"),
                zone.getId(),
                top.in("helpline", Regulations::helpline),
                licences,
                List.of(),
                List.of(),
                top.each("required", "id", section -> required(section, citations))),
            zone,
            top.texts("documents"));
    return Optional.of(dated(top, citations, empty));
  }

  private Optional<Filed> more(Section top, Citations citations) {
    String regulator = top.text("regulator");
    Filed known = byRegulator.get(regulator);
    if (known == null) {
      top.problem(
          "regulator",
          "there is no regulator \"%s\".".formatted(regulator),
          "Write one of %s.".formatted(String.join(", ", byRegulator.keySet())));
      Regulation none =
          new Regulation(
              regulator, "", "", new Helpline("", ""), List.of(), List.of(), List.of(), List.of());
      dated(top, citations, new Filed(none, ZoneOffset.UTC, List.of()));
      return Optional.empty();
    }
    return Optional.of(dated(top, citations, known));
  }

  private static Helpline helpline(Section section) {
    return new Helpline(section.text("name"), section.text("phone"));
  }

  private static Required required(Section section, Citations citations) {
    return new Required(
        section.text("id"),
        section.text("title"),
        section.word("kind", KINDS),
        section.optionalText("licence"),
        section.has("documents") ? section.texts("documents") : List.of(),
        section.text("when"),
        section.each(
            "approved",
            "name",
            one ->
                new Approved(
                    one.text("name"),
                    one.text("version"),
                    one.flag("or-higher"),
                    one.has("system") ? (int) one.whole("system", 1, MOST_SYSTEMS) : 0)),
        citations.by(section));
  }

  private static Filed dated(Section top, Citations citations, Filed of) {
    List<Ceiling> ceilings =
        top.each(
            "ceiling",
            "from",
            section ->
                new Ceiling(
                    dated(section, of, citations),
                    100 * section.whole("dollars", 1, MOST_DOLLARS)));
    List<BankOffers> offers =
        top.each(
            "bank-offers",
            "from",
            section -> new BankOffers(dated(section, of, citations), section.word("holds", HOLDS)));
    return of.with(ceilings, offers);
  }

  private static Dated dated(Section section, Filed of, Citations citations) {
    String licence = section.text("licence");
    List<String> known = of.regulation().licences().stream().map(Licence::id).toList();
    if (!licence.isBlank() && !known.isEmpty() && !known.contains(licence)) {
      section.problem(
          "licence",
          "there is no kind of licence \"%s\".".formatted(licence),
          "Write one of %s.".formatted(String.join(", ", known)));
    }
    String day = section.text("from");
    return new Dated(
        licence,
        day,
        begins(section, day, of.zone()),
        citations.by(section),
        section.text("source"));
  }

  private static long begins(Section section, String day, ZoneId zone) {
    try {
      return LocalDate.parse(day).atStartOfDay(zone).toInstant().toEpochMilli();
    } catch (DateTimeException _) {
      section.problem("from", "\"%s\" is no day.".formatted(day), "Write \"2026-04-01\".");
      return 0;
    }
  }

  private static ZoneId zone(Section top) {
    String zone = top.text("time-zone");
    try {
      return ZoneId.of(zone);
    } catch (DateTimeException _) {
      top.problem(
          "time-zone", "\"%s\" is no time zone.".formatted(zone), "Write \"America/Los_Angeles\".");
      return ZoneOffset.UTC;
    }
  }
}
