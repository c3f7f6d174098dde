package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.HandedOutLine;
import io.queenhigh.floor.Rounds.Listed;
import io.queenhigh.floor.Rounds.OnRecord;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.Checkpoint;
import io.queenhigh.floor.anchor.Inclusion;
import io.queenhigh.floor.journal.EventFormat;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.journal.TableLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.LedgerRow;
import io.queenhigh.floor.table.TableEvent;
import io.queenhigh.floor.view.SettlementView;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.web.home.Editions;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Json;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.replay.Film;
import io.queenhigh.web.replay.Replay;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Rounds by their permanent names: what happened, why the money moved, and the deck's proof. */
final class RoundDesk {
  private final Floor floor;
  private final Optional<Anchor> log;

  RoundDesk(Floor floor, Optional<Anchor> log) {
    this.floor = floor;
    this.log = log;
  }

  private record Found(List<Summary> rounds) {}

  private record Summary(String round, String table, long number, long atMillis, boolean over) {}

  /**
   * A round on record.
   *
   * @param events what happened, once the round is over; what a player lets himself lose is not
   *     there
   * @param fees the collection that was dropped for it
   * @param deck the sealed deck and its opening, once the round is over
   */
  private record Whole(
      String round,
      String table,
      long number,
      long atMillis,
      boolean over,
      List<Happened> events,
      List<Fee> fees,
      Optional<SettlementView> settlement,
      Optional<JsonNode> voided,
      Optional<Deck> deck,
      Optional<String> file) {}

  private record Happened(long seq, long atMillis, String type, String by, JsonNode event) {}

  /** The seal that was published before the bets, and what it was the seal of. */
  private record Deck(
      String colour,
      String commitment,
      Optional<JsonNode> order,
      Optional<String> salt,
      List<Cut> cuts) {}

  /**
   * A value that a player promised, to cut the deck by.
   *
   * @param value once it was opened
   * @param withheld whether the cards were dealt without it
   */
  private record Cut(
      int seat, String player, String commitment, Optional<String> value, boolean withheld) {}

  /** The rounds of a table, newest first. */
  Response list(Call call) {
    String table = call.query("table").orElse("");
    OptionalLong last = floor.rounds().newest(table);
    return last.isEmpty()
        ? Response.no(Kind.NOT_FOUND, "Name a table in ?table=; /api/tables lists the open ones.")
        : Days.asked(
            call, day -> Response.json(new Found(rounds(call, table, last.getAsLong(), day))));
  }

  /** Skipped rounds cost nothing, and a page is one question to the store, however long it is. */
  private List<Summary> rounds(Call call, String table, long last, Optional<LocalDate> day) {
    Paging page = Paging.of(call, "skip");
    long from = day.map(wanted -> lastUntil(table, last, wanted)).orElse(last);
    return floor.rounds().list(table, from - page.after(), page.most()).stream()
        .takeWhile(round -> Days.isOn(day, round.atMillis()))
        .map(RoundDesk::summary)
        .toList();
  }

  /**
   * The last round that began on a day or before it; rounds begin in the order of their numbers.
   */
  private long lastUntil(String table, long last, LocalDate day) {
    long low = 0;
    long high = last;
    while (low < high) {
      long middle = (low + high + 1) / 2;
      boolean later =
          floor.rounds().list(table, middle, 1).stream()
              .anyMatch(round -> Days.dayOf(round.atMillis()).isAfter(day));
      if (later) {
        high = middle - 1;
      } else {
        low = middle;
      }
    }
    return low;
  }

  private static Summary summary(Listed round) {
    return new Summary(round.id(), round.table(), round.number(), round.atMillis(), round.over());
  }

  Response one(Call call) {
    return found(call, round -> Response.json(whole(round)));
  }

  /** The round file: what {@code queenhigh settle} and {@code queenhigh verify} read. */
  Response file(Call call) {
    return found(
        call,
        round ->
            round
                .file()
                .<Response>map(text -> Response.text(Response.TEXT, text))
                .orElseGet(
                    () ->
                        Response.no(
                            Kind.NOT_FOUND,
                            "There is no round file: the round is still in play, or it was voided.")));
  }

  /** Everything by which anybody can check the round: {@code queenhigh verify} reads it. */
  Response proof(Call call) {
    return found(
        call,
        round ->
            round.over()
                ? Response.text(Response.JSON, proof(round, inclusion(call, round)))
                : Response.no(
                    Kind.NOT_FOUND,
                    "The round is still in play; its proof comes when it is over."));
  }

  /** The export as it is stored, with the proof that it is in the log as a last field. */
  private static String proof(OnRecord round, Optional<Inclusion> inclusion) {
    String export = round.export();
    return inclusion
        .map(
            proof ->
                export.substring(0, export.length() - 1)
                    + ",\"inclusion\":"
                    + Json.text(proof)
                    + "}")
        .orElse(export);
  }

  /** For the newest checkpoint, or for one that somebody has kept: {@code ?checkpoint=SIZE}. */
  private Optional<Inclusion> inclusion(Call call, OnRecord round) {
    if (log.isEmpty() || round.lines().isEmpty()) {
      return Optional.empty();
    }
    String stream = round.lines().getFirst().stream();
    long from = round.lines().getFirst().seq();
    long to = round.lines().getLast().seq();
    Optional<Long> size =
        call.query("checkpoint")
            .filter(text -> text.matches("\\d{1,18}"))
            .map(Long::valueOf)
            .or(() -> log.get().newest().map(Checkpoint::size));
    return size.flatMap(lines -> log.get().inclusion(stream, from, to, lines))
        .map(proof -> withSetup(proof, round, size.orElseThrow()));
  }

  /** How the table was set up is no line of the round: it is proved by itself. */
  private Inclusion withSetup(Inclusion proof, OnRecord round, long size) {
    return round
        .setup()
        .filter(setup -> setup.seq() < round.lines().getFirst().seq())
        .flatMap(
            setup -> log.orElseThrow().inclusion(setup.stream(), setup.seq(), setup.seq(), size))
        .map(proof::and)
        .orElse(proof);
  }

  private Response found(Call call, Function<OnRecord, Response> then) {
    return floor
        .rounds()
        .find(call.part("round"))
        .map(then)
        .orElseGet(
            () ->
                Response.no(
                    Kind.NOT_FOUND,
                    "There is no such round; a round is named by its table, a dot and a number."));
  }

  /** The round as a film: what was said, how the table looked, and what the ledger moved. */
  Response replay(Call call) {
    return found(
        call,
        round ->
            round.over()
                ? Response.json(new Replay(round.id(), steps(round)))
                : Response.no(
                    Kind.NOT_FOUND,
                    "The round is still in play; its replay comes when it is over."));
  }

  private record Wins(List<TableWins.Win> wins) {}

  /** What a supervisor has verified in a round; it is printed when the round is over. */
  Response wins(Call call) {
    return found(call, round -> Response.json(new Wins(TableWins.of(round))));
  }

  private List<Replay.Step> steps(OnRecord round) {
    List<Entry> lines = round.lines();
    Film film = new Film(round.seated(), labels(round));
    if (lines.isEmpty()) {
      return film.steps();
    }
    Map<Long, List<LedgerRow>> moved =
        floor
            .store()
            .transfers(lines.getFirst().stream(), lines.getFirst().seq(), lines.getLast().seq())
            .stream()
            .collect(Collectors.groupingBy(LedgerRow::seq));
    lines.forEach(
        line ->
            film.add(line.seq(), TableLines.read(line), moved.getOrDefault(line.seq(), List.of())));
    return film.steps();
  }

  /**
   * What the layout called its wagers; the usual names where the game is no longer on the shelf.
   */
  private Function<Wager, String> labels(OnRecord round) {
    return new Editions(floor.catalogue())
        .of(round)
        .<Function<Wager, String>>map(game -> game::label)
        .orElse(Wager::title);
  }

  private Optional<SettlementView> settlement(OnRecord round) {
    return round.lines().stream()
        .filter(line -> EventFormat.name(line.type()).equals("RoundSettled"))
        .map(TableLines::read)
        .flatMap(
            event ->
                event instanceof TableEvent.InRound(Event.RoundSettled(Settlement settlement))
                    ? Stream.of(SettlementView.of(settlement, labels(round)))
                    : Stream.empty())
        .reduce((_, later) -> later);
  }

  private Whole whole(OnRecord round) {
    List<Happened> events =
        round.lines().stream()
            .filter(line -> !HandedOutLine.isWithheld(line))
            .map(RoundDesk::happened)
            .toList();
    return new Whole(
        round.id(),
        round.table(),
        round.number(),
        round.atMillis(),
        round.over(),
        events,
        fees(round),
        settlement(round),
        last(events, "RoundVoided"),
        deck(events, round.seated()),
        round.file());
  }

  private static List<Fee> fees(OnRecord round) {
    return round.lines().stream()
        .filter(line -> EventFormat.name(line.type()).equals("FeeDropped"))
        .map(TableLines::read)
        .<Fee>mapMulti(
            (event, fees) -> {
              if (event
                  instanceof TableEvent.InRound(Event.FeeDropped(var seat, var cents, var bank))) {
                fees.accept(new Fee(seat, round.seated().getOrDefault(seat, ""), cents, bank));
              }
            })
        .toList();
  }

  private static Happened happened(Entry entry) {
    Fact line = TableLines.FORMAT.today(entry);
    JsonNode event = Spelling.JSON.readTree(line.payload());
    return new Happened(entry.seq(), entry.atMillis(), line.type(), entry.actor(), event);
  }

  private static Optional<Deck> deck(List<Happened> events, Map<Integer, String> seated) {
    Optional<JsonNode> opened = last(events, "DeckOpened");
    return last(events, "DeckSealed")
        .map(
            seal ->
                new Deck(
                    seal.path("colour").asString(),
                    seal.path("commitment").asString(),
                    opened.map(deck -> deck.path("order")),
                    opened.map(deck -> deck.path("salt").asString()),
                    cuts(events, seated)));
  }

  /** The last promise of a seat counts; whoever took his chips back neither opens nor withholds. */
  private static List<Cut> cuts(List<Happened> events, Map<Integer, String> seated) {
    Map<Integer, Cut> cuts = new TreeMap<>();
    for (Happened happened : events) {
      JsonNode event = happened.event();
      int seat = event.path("seat").asInt();
      switch (happened.type()) {
        case "CutSealed" -> {
          String player = seated.getOrDefault(seat, happened.by());
          String commitment = event.path("commitment").asString();
          cuts.put(seat, new Cut(seat, player, commitment, Optional.empty(), false));
        }
        case "CutOpened" ->
            cuts.computeIfPresent(
                seat,
                (_, cut) ->
                    new Cut(
                        seat,
                        cut.player(),
                        cut.commitment(),
                        Optional.of(event.path("value").asString()),
                        false));
        case "CutWithheld" ->
            cuts.computeIfPresent(
                seat,
                (_, cut) -> new Cut(seat, cut.player(), cut.commitment(), Optional.empty(), true));
        default -> {}
      }
    }
    return List.copyOf(cuts.values());
  }

  private static Optional<JsonNode> last(List<Happened> events, String type) {
    return events.reversed().stream()
        .filter(event -> event.type().equals(type))
        .map(Happened::event)
        .findFirst();
  }
}
