package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** A round file's lines, each found by its keyword, and all that was found wrong with them. */
final class Sheet {

  private static final List<String> KEYWORDS =
      List.of(
          "game",
          "edition",
          "choose",
          "places",
          "fees",
          "meter",
          "seed",
          "reserve",
          "meter-pays",
          "meter-order",
          "settling-order",
          "bank",
          "banker",
          "action",
          "dealer",
          "community",
          "seat");

  private final List<RoundFileProblem> problems = new ArrayList<>();
  private final Map<String, Line> byKeyword = new LinkedHashMap<>();
  private final List<Line> seats = new ArrayList<>();
  private final Map<Card, Integer> dealtOnLine = new HashMap<>();

  Sheet(String text) {
    if (text.length() > Line.MOST_CHARACTERS) {
      problems.add(RoundFileProblem.at(0, "the file is too long for one round"));
    } else {
      Line.of(text).forEach(this::sort);
    }
  }

  private void sort(Line line) {
    String keyword = line.keyword();
    if (!KEYWORDS.contains(keyword)) {
      report(
          line,
          "\"" + keyword + "\" is no line of a round file" + Words.didYouMean(keyword, KEYWORDS));
    } else if (keyword.equals("seat")) {
      seats.add(line);
    } else if (line(keyword).isPresent()) {
      report(line, keyword + " stands already on line " + line(keyword).get().number());
    } else {
      byKeyword.put(keyword, line);
    }
  }

  Optional<Line> line(String keyword) {
    return Optional.ofNullable(byKeyword.get(keyword));
  }

  List<Line> seats() {
    return seats;
  }

  /** Where each keyword stands, for messages about what the rules refuse later. */
  Map<String, Integer> lineNumbers() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    byKeyword.forEach((keyword, line) -> numbers.put(keyword, line.number()));
    return numbers;
  }

  boolean isSound() {
    return problems.isEmpty();
  }

  List<RoundFileProblem> problems() {
    return problems.stream().sorted(Comparator.comparingInt(RoundFileProblem::line)).toList();
  }

  void report(Line line, String what) {
    problems.add(RoundFileProblem.at(line.number(), what));
  }

  void report(Line line, String what, Citation by) {
    problems.add(RoundFileProblem.at(line.number(), what, by));
  }

  /** Something that no line says. */
  void reportMissing(String what) {
    problems.add(RoundFileProblem.at(0, what));
  }

  void reportMissing(String what, Citation by) {
    problems.add(RoundFileProblem.at(0, what, by));
  }

  /** More than nothing; 0 after a problem. */
  long amount(Line line) {
    OptionalLong cents = amountOrNothing(line);
    if (cents.isPresent() && cents.getAsLong() == 0) {
      report(line, line.keyword() + " must be more than nothing");
    }
    return cents.orElse(0);
  }

  OptionalLong amountOrNothing(Line line) {
    OptionalLong cents =
        line.words().size() == 1 ? Dollars.parse(line.words().getFirst()) : OptionalLong.empty();
    if (cents.isEmpty()) {
      report(
          line, line.keyword() + " takes one amount of dollars, like 25 or 12.50" + line.saying());
    }
    return cents;
  }

  Optional<Integer> number(Line line, int least, int most) {
    Optional<Integer> number =
        line.words().size() == 1 ? Words.number(line.words().getFirst()) : Optional.empty();
    if (number.filter(n -> n >= least && n <= most).isEmpty()) {
      report(line, line.keyword() + " takes a number from " + least + " to " + most);
      return Optional.empty();
    }
    return number;
  }

  List<Card> cards(Game game, Line line, String whose, List<String> words, int wanted) {
    List<Card> cards = new ArrayList<>();
    for (String word : words) {
      Optional<Card> card = Card.parse(word);
      if (card.isEmpty()) {
        report(
            line,
            whose + ": there is no card \"" + word + "\"; a card is rank and suit, like Qs or Td",
            game.cite(Point.ONE_DECK_OF_52));
        return List.of();
      }
      cards.add(card.get());
      deal(game, line, card.get());
    }
    if (cards.size() != wanted) {
      report(
          line,
          whose + ": " + wanted + " cards belong here, not " + cards.size(),
          game.cite(wanted == 3 ? Point.WRONG_NUMBER_OF_CARDS : Point.COMMUNITY_CARDS));
    }
    return cards;
  }

  private void deal(Game game, Line line, Card card) {
    Integer first = dealtOnLine.putIfAbsent(card, line.number());
    if (first != null) {
      String where = first == line.number() ? "" : ": it is also on line " + first;
      report(line, card + " is dealt twice" + where, game.cite(Point.ONE_DECK_OF_52));
    }
  }
}
