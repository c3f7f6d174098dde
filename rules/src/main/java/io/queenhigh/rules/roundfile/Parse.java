package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.settlement.Meter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads the text of a round file and collects everything that is wrong with it. */
final class Parse {

  private static final List<String> KEYWORDS =
      List.of(
          "game",
          "choose",
          "places",
          "fees",
          "meter",
          "seed",
          "reserve",
          "bank",
          "banker",
          "action",
          "dealer",
          "community",
          "seat");

  private final List<Problem> problems = new ArrayList<>();
  private final Map<String, Line> byKeyword = new LinkedHashMap<>();
  private final List<Line> seatLines = new ArrayList<>();

  private Parse() {}

  sealed interface Result {}

  record Parsed(RoundFile file) implements Result {}

  record Unreadable(List<Problem> problems) implements Result {}

  static Result file(String text, GameBook games) {
    return new Parse().read(text, games);
  }

  private Result read(String text, GameBook games) {
    if (text.length() > Line.MOST_CHARACTERS) {
      return unreadable("the file is too long for one round");
    }
    Line.of(text).forEach(this::sort);
    Optional<Game> game = game(games);
    if (game.isEmpty()) {
      return new Unreadable(inLineOrder());
    }
    RoundFile file = roundFile(game.get());
    return problems.isEmpty() ? new Parsed(file) : new Unreadable(inLineOrder());
  }

  private Result unreadable(String what) {
    return new Unreadable(List.of(Problem.at(0, what)));
  }

  private List<Problem> inLineOrder() {
    return problems.stream().sorted(Comparator.comparingInt(Problem::line)).toList();
  }

  private void sort(Line line) {
    String keyword = line.keyword();
    if (!KEYWORDS.contains(keyword)) {
      report(
          line,
          "\"" + keyword + "\" is no line of a round file" + Words.didYouMean(keyword, KEYWORDS));
    } else if (keyword.equals("seat")) {
      seatLines.add(line);
    } else if (line(keyword).isPresent()) {
      report(line, keyword + " stands already on line " + line(keyword).get().number());
    } else {
      byKeyword.put(keyword, line);
    }
  }

  private Optional<Game> game(GameBook games) {
    Optional<Line> line = line("game");
    if (line.isEmpty()) {
      problems.add(
          Problem.at(
              0, "the file names no game: begin with a line like \"game wa/three-card-poker\""));
      return Optional.empty();
    }
    if (line.get().words().size() != 1) {
      report(line.get(), "game takes one game id, like wa/three-card-poker");
      return Optional.empty();
    }
    List<String> choices = line("choose").map(Line::words).orElse(List.of());
    if (line("choose").isPresent() && choices.isEmpty()) {
      line("choose").ifPresent(choose -> report(choose, "choose names no choice"));
      return Optional.empty();
    }
    String id = line.get().words().getFirst();
    switch (games.open(id, List.of())) {
      case GameBook.Opening.Unknown(String why) -> {
        report(line.get(), why);
        return Optional.empty();
      }
      case GameBook.Opening.Opened _ -> {}
    }
    return switch (games.open(id, choices)) {
      case GameBook.Opening.Opened(Game game) -> Optional.of(game);
      case GameBook.Opening.Unknown(String why) -> {
        line("choose").ifPresent(choose -> report(choose, why));
        yield Optional.empty();
      }
    };
  }

  private RoundFile roundFile(Game game) {
    int places = places(game);
    Map<String, Integer> lines = new LinkedHashMap<>();
    byKeyword.forEach((keyword, line) -> lines.put(keyword, line.number()));
    return new RoundFile(
        game,
        places,
        fees(game),
        meter(game),
        bank(game),
        playersSeat(game, "banker"),
        playersSeat(game, "action"),
        dealer(game),
        community(game),
        seats(game),
        lines);
  }

  private int places(Game game) {
    Optional<Line> line = line("places");
    if (line.isEmpty()) {
      return game.places().is();
    }
    int most = (52 - 3 - game.communityCards()) / 3;
    if (game.isBankedByAPlayer()) {
      problems.add(
          Problem.at(
              line.get().number(),
              "the document fixes this game's places at " + game.places().is(),
              game.places().by()));
      return game.places().is();
    }
    return number(line.get(), 1, most).orElse(game.places().is());
  }

  private long bank(Game game) {
    Optional<Line> line = line("bank");
    if (!game.isBankedByAPlayer()) {
      line.ifPresent(
          bank ->
              problems.add(
                  Problem.at(
                      bank.number(),
                      "the house banks this game: leave the bank line out",
                      game.bank().by())));
      return 0;
    }
    if (line.isEmpty()) {
      problems.add(
          Problem.at(
              0,
              "a player banks this game: add a line with his wager, like \"bank 200\"",
              game.cite(Point.BANK_POSTED)));
      return 0;
    }
    return amount(line.get());
  }

  private int playersSeat(Game game, String keyword) {
    Optional<Line> line = line(keyword);
    if (line.isEmpty()) {
      return 0;
    }
    if (!game.isBankedByAPlayer()) {
      problems.add(
          Problem.at(
              line.get().number(),
              "the house banks this game: leave the " + keyword + " line out",
              game.bank().by()));
      return 0;
    }
    return number(line.get(), 1, game.places().is()).orElse(0);
  }

  private Optional<Meter> meter(Game game) {
    Optional<Line> line = line("meter");
    for (String keyword : List.of("meter", "seed", "reserve")) {
      Optional<Line> present = line(keyword);
      if (present.isPresent() && game.progressive().isEmpty()) {
        report(
            present.get(),
            keyword + " belongs to a progressive: choose one first, like \"choose P1\"");
        return Optional.empty();
      }
      if (present.isPresent() && line.isEmpty()) {
        report(present.get(), keyword + " stands beside a meter line, and there is none");
        return Optional.empty();
      }
    }
    return line.map(
        meter ->
            new Meter(
                amount(meter),
                line("seed").map(this::amount).orElse(0L),
                line("reserve").map(this::amountOrNothing).orElse(0L)));
  }

  private Optional<FeeSchedule> fees(Game game) {
    Optional<Line> line = line("fees");
    if (line.isEmpty()) {
      return Optional.empty();
    }
    if (!game.isBankedByAPlayer()) {
      problems.add(
          Problem.at(
              line.get().number(),
              "the house banks this game and collects no fees",
              game.bank().by()));
      return Optional.empty();
    }
    return game.fees().isEmpty() ? postedFees(game, line.get()) : printedFees(game, line.get());
  }

  private Optional<FeeSchedule> printedFees(Game game, Line line) {
    List<String> ids = game.fees().stream().map(FeeSchedule::id).toList();
    if (line.words().size() != 1 || !ids.contains(line.words().getFirst())) {
      problems.add(
          Problem.at(
              line.number(),
              "fees takes one of the document's schedules: " + String.join(", ", ids),
              game.cite(Point.FLAT_FEES)));
      return Optional.empty();
    }
    return game.fees().stream()
        .filter(fees -> fees.id().equals(line.words().getFirst()))
        .findFirst();
  }

  /** Where the document leaves the fees to the table, the file says what was posted. */
  private Optional<FeeSchedule> postedFees(Game game, Line line) {
    Map<Wager, Long> perWager = new EnumMap<>(Wager.class);
    List<FeeSchedule.Tier> playerDealer = new ArrayList<>();
    List<String> words = line.words();
    boolean good = !words.isEmpty() && words.size() % 2 == 0;
    for (int i = 0; good && i < words.size(); i += 2) {
      Optional<Wager> wager = Wager.of(words.get(i)).filter(Wager::isBeforeTheDeal);
      OptionalLong cents = Dollars.parse(words.get(i + 1));
      good = cents.isPresent() && (wager.isPresent() || words.get(i).equals("player-dealer"));
      if (good && wager.isPresent()) {
        good = perWager.put(wager.get(), cents.getAsLong()) == null;
      } else if (good) {
        good = playerDealer.isEmpty();
        playerDealer.add(new FeeSchedule.Tier(0, cents.getAsLong()));
      }
    }
    if (!good) {
      problems.add(
          Problem.at(
              line.number(),
              "fees takes the flat amounts the table has posted, like"
                  + " \"fees ante 1 pair-plus 0.50 player-dealer 2\"",
              game.cite(Point.FLAT_FEES)));
      return Optional.empty();
    }
    return Optional.of(
        new FeeSchedule(
            "posted", 1, FeeSchedule.NO_LIMIT, perWager, playerDealer, game.cite(Point.FLAT_FEES)));
  }

  private List<Card> dealer(Game game) {
    Optional<Line> line = line("dealer");
    if (line.isEmpty()) {
      problems.add(
          Problem.at(
              0,
              "the dealer's hand is missing: add a line like \"dealer Kh 9d 4c\"",
              game.cite(Point.STACKS_OF_THREE)));
      return List.of();
    }
    return cards(game, line.get(), "dealer", line.get().words(), 3);
  }

  private List<Card> community(Game game) {
    Optional<Line> line = line("community");
    int wanted = game.communityCards();
    if (line.isPresent() && wanted == 0) {
      report(line.get(), "this game has no community cards: they belong to the choice MGL");
      return List.of();
    }
    if (line.isEmpty()) {
      if (wanted > 0) {
        problems.add(
            Problem.at(
                0,
                "the community cards are missing: add a line like \"community Ts Js\"",
                game.cite(Point.COMMUNITY_CARDS)));
      }
      return List.of();
    }
    return cards(game, line.get(), "community", line.get().words(), wanted);
  }

  private List<RoundFile.SeatLine> seats(Game game) {
    if (seatLines.isEmpty()) {
      problems.add(
          Problem.at(
              0,
              "no seat is dealt in: add a line like \"seat 1 ante 25 cards Qs 6h 4d plays\"",
              game.cite(Point.NO_MORE_BETS)));
    }
    Map<Integer, RoundFile.SeatLine> seats = new LinkedHashMap<>();
    for (Line line : seatLines) {
      new ParseSeat(this, game, line).seat().ifPresent(seat -> addSeat(seats, line, seat));
    }
    return List.copyOf(seats.values());
  }

  private void addSeat(Map<Integer, RoundFile.SeatLine> seats, Line line, RoundFile.SeatLine seat) {
    RoundFile.SeatLine first = seats.putIfAbsent(seat.seat(), seat);
    if (first != null) {
      report(line, "seat " + seat.seat() + " stands already on line " + first.line());
    }
  }

  List<Card> cards(Game game, Line line, String whose, List<String> words, int wanted) {
    List<Card> cards = new ArrayList<>();
    for (String word : words) {
      Optional<Card> card = Card.parse(word);
      if (card.isEmpty()) {
        problems.add(
            Problem.at(
                line.number(),
                whose + ": there is no card \"" + word + "\"; a card is rank and suit, like Qs",
                game.cite(Point.ONE_DECK_OF_52)));
        return List.of();
      }
      cards.add(card.get());
    }
    if (cards.size() != wanted) {
      problems.add(
          Problem.at(
              line.number(),
              whose + ": " + wanted + " cards belong here, not " + cards.size(),
              game.cite(wanted == 3 ? Point.WRONG_NUMBER_OF_CARDS : Point.COMMUNITY_CARDS)));
    }
    return cards;
  }

  private long amount(Line line) {
    OptionalLong cents = singleAmount(line);
    if (cents.isPresent() && cents.getAsLong() == 0) {
      report(line, line.keyword() + " must be more than nothing");
    }
    return cents.orElse(0);
  }

  private long amountOrNothing(Line line) {
    return singleAmount(line).orElse(0);
  }

  private OptionalLong singleAmount(Line line) {
    OptionalLong cents =
        line.words().size() == 1 ? Dollars.parse(line.words().getFirst()) : OptionalLong.empty();
    if (cents.isEmpty()) {
      report(line, line.keyword() + " takes one amount of dollars, like 25 or 12.50");
    }
    return cents;
  }

  private Optional<Integer> number(Line line, int least, int most) {
    Optional<Integer> number =
        line.words().size() == 1 ? Words.number(line.words().getFirst()) : Optional.empty();
    if (number.filter(n -> n >= least && n <= most).isEmpty()) {
      report(line, line.keyword() + " takes a number from " + least + " to " + most);
      return Optional.empty();
    }
    return number;
  }

  void report(Line line, String what) {
    problems.add(Problem.at(line.number(), what));
  }

  void report(Problem problem) {
    problems.add(problem);
  }

  private Optional<Line> line(String keyword) {
    return Optional.ofNullable(byKeyword.get(keyword));
  }
}
