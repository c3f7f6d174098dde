package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.Meter;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the text of a round file and collects everything that is wrong with it. */
final class Parse {

  private final Sheet sheet;

  private Parse(Sheet sheet) {
    this.sheet = sheet;
  }

  /** What the file says, or why it says nothing. */
  sealed interface Result {}

  record Parsed(RoundFile file) implements Result {}

  record Unreadable(List<RoundFileProblem> problems) implements Result {}

  static Result file(String text, GameBook games) {
    Sheet sheet = new Sheet(text);
    Parse parse = new Parse(sheet);
    Optional<RoundFile> file = parse.game(games).map(parse::roundFile);
    return file.isPresent() && sheet.isSound()
        ? new Parsed(file.get())
        : new Unreadable(sheet.problems());
  }

  private RoundFile roundFile(Game game) {
    ParseBank bank = new ParseBank(sheet, game);
    int places = places(game);
    return new RoundFile(
        game,
        places,
        bank.fees(),
        meter(game),
        meterOrder(game),
        settlingOrder(game),
        bank.wager(),
        bank.seat("banker"),
        bank.seat("action"),
        dealer(game),
        community(game),
        seats(game, places),
        sheet.lineNumbers());
  }

  private Optional<Game> game(GameBook games) {
    Optional<Line> line = sheet.line("game");
    if (line.isEmpty()) {
      if (sheet.isSound()) {
        sheet.reportMissing(
            "the file names no game: begin with a line like \"game wa/three-card-poker\"");
      }
      return Optional.empty();
    }
    if (line.get().words().size() != 1) {
      sheet.report(line.get(), "game takes one game id, like wa/three-card-poker");
      return Optional.empty();
    }
    String id = line.get().words().getFirst();
    if (games.open(id, List.of()) instanceof Opening.Unknown(String why)) {
      sheet.report(line.get(), why);
      return Optional.empty();
    }
    GameBook edition = sheet.line("edition").map(named -> edition(games, named)).orElse(games);
    Optional<Game> game =
        sheet.line("choose").isEmpty() ? opened(edition, id) : chosen(edition, id);
    game.ifPresent(this::isThatEdition);
    return game;
  }

  private static GameBook edition(GameBook games, Line line) {
    return line.words().size() == 1 ? games.at(line.words().getFirst()) : games;
  }

  /** Never by other rules than the round was bet on. */
  private void isThatEdition(Game game) {
    sheet
        .line("edition")
        .filter(line -> !line.words().equals(List.of(game.fingerprint())))
        .ifPresent(
            line ->
                sheet.report(
                    line,
                    "there is no such edition of "
                        + game.id()
                        + " here: an edition is the fingerprint of its game file"));
  }

  private static Optional<Game> opened(GameBook games, String id) {
    return games.open(id, List.of()) instanceof Opening.Opened(Game game)
        ? Optional.of(game)
        : Optional.empty();
  }

  private Optional<Game> chosen(GameBook games, String id) {
    Line line = sheet.line("choose").orElseThrow();
    if (line.words().isEmpty()) {
      sheet.report(line, "choose names no choice");
      return Optional.empty();
    }
    return switch (games.open(id, line.words())) {
      case Opening.Opened(Game game) -> Optional.of(game);
      case Opening.Unknown(String why) -> {
        sheet.report(line, why);
        yield Optional.empty();
      }
    };
  }

  private int places(Game game) {
    int usual = game.places().is();
    Optional<Line> line = sheet.line("places");
    if (line.isPresent() && game.isBankedByAPlayer()) {
      sheet.report(
          line.get(), "the document fixes this game's places at " + usual, game.places().by());
      return usual;
    }
    return line.flatMap(places -> sheet.number(places, 1, game.mostPlaces())).orElse(usual);
  }

  private Optional<Meter> meter(Game game) {
    Optional<Line> meter = sheet.line("meter");
    for (String keyword : List.of("meter", "seed", "reserve", "meter-pays")) {
      Optional<Line> line = sheet.line(keyword);
      if (line.isPresent() && game.progressive().isEmpty()) {
        sheet.report(
            line.get(),
            keyword + " belongs to a progressive: choose one first, like \"choose P1\"");
        return Optional.empty();
      }
      if (line.isPresent() && meter.isEmpty()) {
        sheet.report(line.get(), keyword + " stands beside a meter line, and there is none");
        return Optional.empty();
      }
    }
    return meter.map(
        line ->
            new Meter(
                sheet.amount(line),
                sheet.line("seed").map(sheet::amount).orElse(0L),
                sheet.line("reserve").map(r -> sheet.amountOrNothing(r).orElse(0)).orElse(0L),
                paysAll(game)));
  }

  /** On some links every award comes off the meter. */
  private boolean paysAll(Game game) {
    Optional<Line> line = sheet.line("meter-pays");
    boolean all = line.filter(pays -> pays.words().equals(List.of("all"))).isPresent();
    if (line.isPresent() && !all) {
      sheet.report(
          line.get(),
          "meter-pays takes all; without the line the meter pays percentages only",
          game.cite(Point.METER_PAYS));
    }
    return all;
  }

  /** Only a table whose internal controls say so pays the meter in another order. */
  private MeterOrder meterOrder(Game game) {
    MeterOrder usual = MeterOrder.DEALERS_FAR_RIGHT_FIRST;
    Optional<Line> line = sheet.line("meter-order");
    if (line.isEmpty()) {
      return usual;
    }
    if (game.progressive().isEmpty()) {
      sheet.report(line.get(), "meter-order belongs to a progressive, and none is chosen");
      return usual;
    }
    for (MeterOrder order : MeterOrder.values()) {
      if (line.get().words().equals(List.of(order.key()))) {
        return order;
      }
    }
    sheet.report(
        line.get(),
        "meter-order takes "
            + MeterOrder.DEALERS_FAR_RIGHT_FIRST.key()
            + " or "
            + MeterOrder.DEALERS_FAR_LEFT_FIRST.key(),
        game.cite(Point.METER_PAYS));
    return usual;
  }

  /** The house's own order inside a seat; the document's where the line is missing. */
  private List<Wager> settlingOrder(Game game) {
    Optional<Line> line = sheet.line("settling-order");
    if (line.isEmpty()) {
      return List.of();
    }
    List<Wager> document = game.settling().insideASeat().is();
    List<Wager> order =
        line.get().words().stream().flatMap(word -> Wager.of(word).stream()).toList();
    boolean complete =
        line.get().words().size() == document.size()
            && new HashSet<>(order).equals(new HashSet<>(document));
    if (game.isBankedByAPlayer() || !complete) {
      String names = String.join(" ", document.stream().map(Wager::key).toList());
      sheet.report(
          line.get(),
          game.isBankedByAPlayer()
              ? "with a player-dealer the order of settling is the document's"
              : "settling-order names each of these once: " + names,
          game.settling().insideASeat().by());
    }
    return order;
  }

  private List<Card> dealer(Game game) {
    Optional<Line> line = sheet.line("dealer");
    if (line.isEmpty()) {
      sheet.reportMissing(
          "the dealer's hand is missing: add a line like \"dealer Kh 9d 4c\"",
          game.cite(Point.STACKS_OF_THREE));
      return List.of();
    }
    return sheet.cards(game, line.get(), "dealer", line.get().words(), 3);
  }

  private List<Card> community(Game game) {
    Optional<Line> line = sheet.line("community");
    int wanted = game.communityCards();
    if (line.isPresent() && wanted == 0) {
      sheet.report(line.get(), "this game has no community cards: they belong to the choice MGL");
      return List.of();
    }
    if (line.isEmpty() && wanted > 0) {
      sheet.reportMissing(
          "the community cards are missing: add a line like \"community Ts Js\"",
          game.cite(Point.COMMUNITY_CARDS));
    }
    return line.map(l -> sheet.cards(game, l, "community", l.words(), wanted)).orElse(List.of());
  }

  private List<RoundFile.SeatLine> seats(Game game, int places) {
    if (sheet.seats().isEmpty()) {
      sheet.reportMissing(
          "no seat is dealt in: add a line like \"seat 1 ante 25 cards Qs 6h 4d plays\"",
          game.cite(Point.NO_MORE_BETS));
    }
    Map<Integer, RoundFile.SeatLine> seats = new LinkedHashMap<>();
    for (Line line : sheet.seats()) {
      new ParseSeat(sheet, game, places, line).seat().ifPresent(seat -> add(seats, line, seat));
    }
    return List.copyOf(seats.values());
  }

  private void add(Map<Integer, RoundFile.SeatLine> seats, Line line, RoundFile.SeatLine seat) {
    RoundFile.SeatLine first = seats.putIfAbsent(seat.seat(), seat);
    if (first != null) {
      sheet.report(line, "seat " + seat.seat() + " stands already on line " + first.line());
    }
  }
}
