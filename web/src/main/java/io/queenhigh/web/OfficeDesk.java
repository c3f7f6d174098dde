package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.office.RegisterEntry;
import io.queenhigh.floor.office.RoomRules;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Register;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.rules.game.Regulation;
import io.queenhigh.rules.game.Regulation.Dated;
import io.queenhigh.rules.game.Regulation.Licence;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.LongFunction;

/** The room's office: what regulators set from a day on, and what the room says beside it. */
final class OfficeDesk {
  private final Floor floor;
  private final Register register;
  private final InstantSource clock;

  OfficeDesk(Floor floor, People people, InstantSource clock) {
    this.floor = floor;
    this.register = people.register();
    this.clock = clock;
  }

  /** What the room says, and what its regulators do. */
  private record Room(RoomRules rules, List<RegulatorView> regulators) {}

  private record RegulatorView(
      String regulator,
      String title,
      String licence,
      List<Licence> licences,
      List<DatedRule> rules) {}

  /**
   * One dated rule.
   *
   * @param cents the most on one wager; empty for a rule about the bank
   * @param holds whether it holds now in this room
   */
  private record DatedRule(
      String licence,
      String from,
      Optional<Long> cents,
      String says,
      String by,
      String source,
      boolean holds) {}

  /** What became of what somebody entered. */
  private record Entered(Optional<RegisterEntry> entry, RoomRules rules) {}

  Response room(Call call) {
    RoomRules rules = floor.room().rules();
    return Response.json(
        new Room(
            rules, floor.catalogue().regulations().stream().map(one -> view(one, rules)).toList()));
  }

  private RegulatorView view(Regulation regulation, RoomRules room) {
    String licence = RulesInForce.licence(regulation, room);
    long now = clock.millis();
    var ceiling = RulesInForce.ceiling(regulation, licence, now);
    var offers = RulesInForce.bankOffers(regulation, room, now);
    List<DatedRule> rules = new ArrayList<>();
    regulation
        .ceilings()
        .forEach(
            one ->
                rules.add(
                    rule(
                        one.dated(),
                        Optional.of(one.mostCents()),
                        "the most on one wager",
                        ceiling.equals(Optional.of(one)))));
    regulation
        .bankOffers()
        .forEach(
            one ->
                rules.add(
                    rule(
                        one.dated(),
                        Optional.empty(),
                        one.whereTheRoomSaysSo()
                            ? "the bank is offered before every hand, where the room says so"
                            : "the bank is offered before every hand",
                        offers.equals(Optional.of(one)))));
    return new RegulatorView(
        regulation.regulator(), regulation.title(), licence, regulation.licences(), rules);
  }

  private static DatedRule rule(Dated dated, Optional<Long> cents, String says, boolean holds) {
    return new DatedRule(
        dated.licence(), dated.day(), cents, says, dated.by().toString(), dated.source(), holds);
  }

  Response setRoom(Call call) {
    return call.read(
        this::roomRules,
        wanted ->
            Answers.of(
                register.setRules(call.who(), wanted),
                entry -> {
                  floor.room().refresh();
                  return Response.json(
                      entry.isPresent() ? 202 : 200, new Entered(entry, floor.room().rules()));
                }));
  }

  private RoomRules roomRules(Fields fields) {
    return new RoomRules(
        fields.object(
            "licences", licences -> byRegulator(licences, this::licence), new TreeMap<>()),
        fields.object(
            "ceilings", ceilings -> byRegulator(ceilings, OfficeDesk::dollars), new TreeMap<>()),
        offers(fields),
        fields.truth("strict"));
  }

  private List<String> offers(Fields fields) {
    List<String> regulators = fields.texts("bankOffers", 20, 10);
    return regulators.stream().allMatch(name -> regulator(name).isPresent())
        ? regulators
        : fields.note("bankOffers", "must name regulators we have rules for", List.of());
  }

  private <T> NavigableMap<String, T> byRegulator(
      Fields fields, BiFunction<Fields, Regulation, T> read) {
    NavigableMap<String, T> all = new TreeMap<>();
    for (String name : fields.names()) {
      regulator(name)
          .ifPresentOrElse(
              regulation -> all.put(name, read.apply(fields, regulation)),
              () -> fields.note(name, "is not a regulator we have rules for", ""));
    }
    return all;
  }

  private Optional<Regulation> regulator(String name) {
    return floor.catalogue().regulations().stream()
        .filter(one -> one.regulator().equals(name))
        .findFirst();
  }

  private String licence(Fields fields, Regulation regulation) {
    String id = fields.word(regulation.regulator(), 1, 60);
    List<String> known = regulation.licences().stream().map(Licence::id).toList();
    return known.contains(id)
        ? id
        : fields.note(
            regulation.regulator(), "must be one of " + String.join(", ", known), known.getFirst());
  }

  private static long dollars(Fields fields, Regulation regulation) {
    long cents = fields.dollars(regulation.regulator());
    return cents > 0 ? cents : fields.note(regulation.regulator(), "must be more than nothing", 1L);
  }

  Response confirm(Call call) {
    return entry(call, _ -> "", (number, _) -> register.confirm(call.who(), number));
  }

  Response end(Call call) {
    return entry(
        call,
        fields -> fields.text("reason", 1, 200),
        (number, reason) -> register.end(call.who(), number, reason));
  }

  private Response entry(
      Call call,
      Function<Fields, String> form,
      BiFunction<Long, String, Reply<RegisterEntry>> answer) {
    LongFunction<Response> ask =
        number ->
            call.read(
                form,
                reason ->
                    Answers.of(
                        answer.apply(number, reason),
                        entry -> {
                          floor.room().refresh();
                          return Response.json(
                              new Entered(Optional.of(entry), floor.room().rules()));
                        }));
    return Optional.of(call.part("number"))
        .filter(text -> text.matches("\\d{1,9}"))
        .map(text -> ask.apply(Long.parseLong(text)))
        .orElseGet(() -> Response.no(Kind.NOT_FOUND, "There is no such entry in the register."));
  }
}
