package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.office.ApprovalRecord;
import io.queenhigh.floor.office.Clearance;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.office.RoomOffice;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.Approved;
import io.queenhigh.rules.game.Regulation.Required;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Response;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The inspector's page: what must be on file, what is, and which tables are cleared by it. */
final class RegisterDesk {
  private final Floor floor;
  private final People people;
  private final InstantSource clock;

  RegisterDesk(Floor floor, People people, InstantSource clock) {
    this.floor = floor;
    this.people = people;
    this.clock = clock;
  }

  /**
   * The register as of a day.
   *
   * @param tables as they were set up at the end of that day, judged by what was on file then
   */
  private record Book(
      String day,
      boolean demo,
      RoomRules rules,
      List<Papers> regulators,
      List<Cleared> tables,
      List<RegisterEntry> entries) {}

  private record Papers(String regulator, String title, String licence, List<Paper> required) {}

  /** One thing that must be on file, and the numbers of the entries that meet it. */
  private record Paper(
      String id,
      String title,
      String kind,
      String when,
      String by,
      List<String> approved,
      List<Long> metBy,
      boolean sample) {}

  private record Cleared(
      String table,
      String title,
      String game,
      List<String> choices,
      List<String> missing,
      boolean sample) {}

  Response book(Call call) {
    return Days.asked(
        call,
        "on",
        day -> {
          LocalDate on = day.orElse(LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC));
          Instant end = on.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
          long now = clock.millis();
          long at = Math.min(now, end.toEpochMilli() - 1);
          List<RegisterEntry> entries =
              people.register().entries().stream()
                  .filter(entry -> entry.entered().atMillis() <= at)
                  .toList();
          RoomRules rules = at == now ? people.register().roomRules() : rules(entries, at);
          List<TableSetup> tables = at == now ? setups() : floor.pastSetups().at(at);
          return Response.json(book(on.toString(), at, new RoomOffice(rules, entries), tables));
        });
  }

  /** As they are now. */
  private List<TableSetup> setups() {
    return floor.tables().stream()
        .map(LiveTable::state)
        .filter(TableState::open)
        .map(TableState::setup)
        .toList();
  }

  private Book book(String day, long at, RoomOffice office, List<TableSetup> tables) {
    return new Book(
        day,
        people.demo().isDemo(),
        office.rules(),
        floor.catalogue().regulations().stream().map(one -> papers(one, office, day, at)).toList(),
        tables.stream().flatMap(setup -> cleared(setup, office, at).stream()).toList(),
        office.entries());
  }

  /** What the room said at a time: what was confirmed last, whenever it was entered. */
  private static RoomRules rules(List<RegisterEntry> entries, long at) {
    return entries.stream()
        .filter(entry -> entry.rules().isPresent() && entry.countsAt(at))
        .sorted(Comparator.comparingLong(entry -> entry.confirmed().orElseThrow().atMillis()))
        .reduce((_, later) -> later)
        .flatMap(RegisterEntry::rules)
        .orElse(RoomRules.NONE);
  }

  private static Papers papers(Regulation regulation, RoomOffice office, String day, long at) {
    String licence = RulesInForce.licence(regulation, office.rules());
    return new Papers(
        regulation.regulator(),
        regulation.title(),
        licence,
        regulation.required().stream()
            .filter(one -> one.licence().isEmpty() || one.licence().get().equals(licence))
            .map(one -> paper(one, Clearance.meeting(one, office.entries(), day, at)))
            .toList());
  }

  private static Paper paper(Required required, List<RegisterEntry> met) {
    return new Paper(
        required.id(),
        required.title(),
        required.kind(),
        required.when(),
        required.by().toString(),
        required.approved().stream().map(RegisterDesk::spelled).toList(),
        met.stream().map(RegisterEntry::number).toList(),
        !met.isEmpty() && met.stream().allMatch(entry -> entry.record().orElseThrow().sample()));
  }

  private static String spelled(Approved one) {
    return one.name() + " " + one.version() + (one.orHigher() ? " or higher" : "");
  }

  private Optional<Cleared> cleared(TableSetup setup, RoomOffice office, long at) {
    return switch (floor.catalogue().edition(setup.game(), setup.choices(), setup.fingerprint())) {
      case GameBook.Opening.Opened(Game game) ->
          Clearance.of(floor.catalogue(), game, office, at)
              .map(
                  clearance ->
                      cleared(
                          setup,
                          clearance.missing().stream().map(this::titled).toList(),
                          clearance.sample()));
      case GameBook.Opening.Unknown(String why) -> Optional.of(cleared(setup, List.of(why), false));
    };
  }

  private static Cleared cleared(TableSetup setup, List<String> missing, boolean sample) {
    return new Cleared(setup.id(), setup.title(), setup.game(), setup.choices(), missing, sample);
  }

  /** What is missing, in words. */
  private String titled(String id) {
    return required(id).map(Required::title).orElse(id);
  }

  private Optional<Required> required(String id) {
    return floor.catalogue().regulations().stream()
        .flatMap(regulation -> regulation.required().stream())
        .filter(one -> one.id().equals(id))
        .findFirst();
  }

  Response enter(Call call) {
    return call.read(
        this::record,
        record ->
            Answers.of(
                people.register().enter(call.who(), record),
                entry -> {
                  floor.room().refresh();
                  return Response.json(201, new Entered(entry));
                }));
  }

  private record Entered(RegisterEntry entry) {}

  private ApprovalRecord record(Fields fields) {
    String requirement = fields.word("requirement", 1, 60);
    if (!requirement.isEmpty() && required(requirement).isEmpty()) {
      fields.note("requirement", "is nothing that must be on file", "");
    }
    return new ApprovalRecord(
        requirement,
        fields.text("document", 1, 120),
        fields.text("reference", 1, 80),
        fields.has("version") ? Optional.of(fields.text("version", 1, 40)) : Optional.empty(),
        day(fields, "from"),
        fields.has("until") ? Optional.of(day(fields, "until")) : Optional.empty(),
        fields.has("sample") && fields.truth("sample"));
  }

  private static String day(Fields fields, String name) {
    return fields.parsed(
        name, text -> Days.parse(text).map(LocalDate::toString), "a date like 2026-11-15", "");
  }
}
