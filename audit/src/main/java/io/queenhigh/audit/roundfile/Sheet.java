package io.queenhigh.audit.roundfile;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** The lines of a round file by their first words, and a note of all that is wrong with them. */
final class Sheet {

  private static final int MOST_CHARACTERS = 20_000;

  private static final Set<String> KEYWORDS =
      Set.of(
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
          "community");

  /** A line's number and its words after the first. */
  record Line(int number, List<String> words) {}

  private final Notebook notebook;
  private final Map<String, Line> lines = new HashMap<>();
  private final List<Line> seats = new ArrayList<>();
  private final Set<Card> dealt = new HashSet<>();
  private boolean sound = true;

  Sheet(String text, Notebook notebook) {
    this.notebook = notebook;
    if (text.length() > MOST_CHARACTERS) {
      wrong(0, "a file of at most " + MOST_CHARACTERS + " characters", text.length() + "");
      return;
    }
    int number = 0;
    for (String line : text.replace("\uFEFF", "").split("\\R", -1)) {
      number++;
      sort(number, words(line));
    }
  }

  private static List<String> words(String line) {
    int remark = line.indexOf('#');
    String content = remark < 0 ? line : line.substring(0, remark);
    List<String> words = new ArrayList<>(List.of(content.split("[\\p{Z}\\s]+", -1)));
    words.removeIf(String::isEmpty);
    return words;
  }

  private void sort(int number, List<String> words) {
    if (words.isEmpty()) {
      return;
    }
    String keyword = words.getFirst();
    Line line = new Line(number, words.subList(1, words.size()));
    if (keyword.equals("seat")) {
      seats.add(line);
    } else if (!KEYWORDS.contains(keyword)) {
      wrong(number, "a line of a round file", "\"" + keyword + "\"");
    } else if (lines.putIfAbsent(keyword, line) != null) {
      wrong(number, "one line with " + keyword, "a second");
    }
  }

  boolean isSound() {
    return sound;
  }

  boolean has(String keyword) {
    return lines.containsKey(keyword);
  }

  Optional<Line> line(String keyword) {
    return Optional.ofNullable(lines.get(keyword));
  }

  List<String> words(String keyword, int number) {
    return line(keyword)
        .map(Line::words)
        .filter(words -> number == 0 || words.size() == number)
        .orElse(List.of());
  }

  int number(String keyword) {
    return line(keyword).map(Line::number).orElse(0);
  }

  List<Line> seats() {
    return seats;
  }

  void wrong(int line, String expected, String found) {
    sound = false;
    notebook.note(Kind.ROUND_FILE, Where.line(line), expected, found);
  }

  void wrong(int line, String expected, String found, Citation by) {
    sound = false;
    notebook.note(Kind.ROUND_FILE, Where.line(line), expected, found, by);
  }

  /** The amount on a line; nothing without the line. */
  long amount(String keyword, boolean mayBeNothing) {
    if (!has(keyword)) {
      return 0;
    }
    List<String> words = words(keyword, 1);
    OptionalLong cents = words.isEmpty() ? OptionalLong.empty() : Dollars.parse(words.getFirst());
    if (cents.isEmpty() || (cents.getAsLong() == 0 && !mayBeNothing)) {
      wrong(number(keyword), "an amount after " + keyword, String.join(" ", words(keyword, 0)));
    }
    return cents.orElse(0);
  }

  /** The seat or number on a line; 0 without the line. */
  int upTo(String keyword, int most) {
    if (!has(keyword)) {
      return 0;
    }
    List<String> words = words(keyword, 1);
    int number =
        words.isEmpty() || !words.getFirst().matches("\\d{1,4}")
            ? 0
            : Integer.parseInt(words.getFirst());
    if (number < 1 || number > most) {
      wrong(
          number(keyword),
          keyword + " with a number from 1 to " + most,
          String.join(" ", words(keyword, 0)));
      return 0;
    }
    return number;
  }

  /** So many cards, none of which lies elsewhere in the file. */
  List<Card> cards(int line, List<String> words, int wanted) {
    List<Card> cards = new ArrayList<>();
    for (String word : words) {
      Optional<Card> card = Card.parse(word);
      if (card.isEmpty()) {
        wrong(line, "a card, rank and suit", word);
      } else {
        cards.add(card.get());
        if (!dealt.add(card.get())) {
          wrong(line, "each card once", card.get() + " a second time");
        }
      }
    }
    if (cards.size() != wanted) {
      wrong(line, wanted + " cards", String.valueOf(cards.size()));
    }
    return cards;
  }
}
