package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule.OnFold;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.table.Decision;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads one seat line: {@code seat 1 player ann ante 25 pair-plus 5 cards Qs 6h 4d plays}. */
final class ParseSeat {

  /** Instead of the cards of a hand that went away without anybody having seen it. */
  static final String NOT_SEEN = "not-seen";

  private static final List<String> WORDS =
      List.of(
          "ante",
          "pair-plus",
          "six-card-bonus",
          "progressive",
          "player",
          "cards",
          "plays",
          "folds");

  private final Sheet sheet;
  private final Game game;
  private final int places;
  private final Line line;
  private final Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
  private Optional<List<Card>> cards = Optional.empty();
  private Optional<String> player = Optional.empty();
  private Decision decision = Decision.NONE;
  private boolean good = true;
  private int next = 1;

  ParseSeat(Sheet sheet, Game game, int places, Line line) {
    this.sheet = sheet;
    this.game = game;
    this.places = places;
    this.line = line;
  }

  Optional<RoundFile.SeatLine> seat() {
    Optional<Integer> number =
        line.words().isEmpty() ? Optional.empty() : Words.number(line.words().getFirst());
    if (number.isEmpty() || number.get() < 1) {
      wrong("a seat line begins with the seat's number, like \"seat 1 ante 25 …\"");
      return Optional.empty();
    }
    if (number.get() > places) {
      refuse("the table has seats 1 to " + places, game.places().by());
      return Optional.empty();
    }
    while (good && next < line.words().size()) {
      read(line.words().get(next++));
    }
    if (good) {
      checkComplete();
    }
    if (!good) {
      return Optional.empty();
    }
    int seat = number.get();
    return Optional.of(
        new RoundFile.SeatLine(
            line.number(),
            seat,
            player.orElse(defaultPlayer(seat)),
            stakes,
            cards.orElse(List.of()),
            decision));
  }

  /** Who sits where no name is given. */
  static String defaultPlayer(int seat) {
    return "seat-" + seat;
  }

  private void read(String word) {
    switch (word) {
      case "plays" -> decide(Decision.PLAYED);
      case "folds" -> decide(Decision.FOLDED);
      case "cards" -> cards();
      case "player" -> player();
      case "play" -> wrong("Play is not written as an amount: write \"plays\", it equals the Ante");
      default -> wager(word);
    }
  }

  private void decide(Decision made) {
    if (decision != Decision.NONE) {
      wrong("a hand is played or folded once");
    }
    decision = made;
  }

  private void cards() {
    if (cards.isPresent()) {
      wrong("cards stand here twice");
      return;
    }
    List<String> words = new ArrayList<>();
    while (next < line.words().size() && !WORDS.contains(line.words().get(next))) {
      words.add(line.words().get(next++));
    }
    if (words.equals(List.of(NOT_SEEN))) {
      cards = Optional.of(List.of());
      return;
    }
    List<Card> read = sheet.cards(game, line, name(), words, 3);
    good &= read.size() == 3;
    cards = Optional.of(read);
  }

  private void player() {
    if (next >= line.words().size()) {
      wrong("player is followed by a name");
    } else if (player.isPresent()) {
      wrong("one player holds a seat; two are named");
    } else {
      player = Optional.of(line.words().get(next++));
    }
  }

  private void wager(String word) {
    Optional<Wager> wager = Wager.of(word);
    if (wager.isEmpty()) {
      wrong("\"" + word + "\" is no wager or word of a seat line" + Words.didYouMean(word, WORDS));
      return;
    }
    if (!wager.get().isBeforeTheDeal()) {
      wrong(wager.get().title() + " has no chips of its own: it is paid on the Ante");
      return;
    }
    String amount = next < line.words().size() ? line.words().get(next++) : "";
    OptionalLong cents = Dollars.parse(amount);
    if (cents.isEmpty() || cents.getAsLong() == 0) {
      String instead = amount.isEmpty() ? "" : ", not \"" + amount + "\"";
      wrong(word + " is followed by an amount of dollars, like 25 or 12.50" + instead);
    } else if (stakes.put(wager.get(), cents.getAsLong()) != null) {
      wrong(word + " stands here twice");
    }
  }

  private void checkComplete() {
    if (stakes.isEmpty()) {
      wrong("no wager: a hand is dealt only to a seat with a wager, like \"ante 25\"");
    } else if (cards.isEmpty()) {
      wrong("no cards: add the hand, like \"cards Qs 6h 4d\"");
    } else if (cards.get().isEmpty() && isLive()) {
      refuse(
          "only a folded hand with no live wager is not seen: add its cards",
          game.cite(Point.COLLECT_FORFEITS));
    } else if (stakes.containsKey(Wager.ANTE) && decision == Decision.NONE) {
      refuse(
          "no decision: an Ante is played or folded, so end the line with plays or folds",
          game.cite(Point.DECISION));
    } else if (!stakes.containsKey(Wager.ANTE) && decision != Decision.NONE) {
      refuse(
          "without an Ante there is nothing to play or fold: leave the last word out",
          game.cite(Point.DECISION));
    }
  }

  /** Whether anything at this spot is still settled by its cards. */
  private boolean isLive() {
    return decision != Decision.FOLDED
        || stakes.keySet().stream()
            .flatMap(wager -> game.rule(wager).stream())
            .anyMatch(rule -> rule.onFold().is() == OnFold.STANDS);
  }

  private void refuse(String what, Citation by) {
    sheet.report(line, name() + ": " + what, by);
    good = false;
  }

  private void wrong(String what) {
    sheet.report(line, name() + ": " + what);
    good = false;
  }

  private String name() {
    return line.words().isEmpty() ? "seat" : "seat " + line.words().getFirst();
  }
}
