package io.queenhigh.audit.roundfile;

import io.queenhigh.audit.settling.Laid;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads one {@code seat} line. */
final class SeatReader {

  private final Sheet sheet;
  private final Game game;
  private final Sheet.Line line;
  private final Map<Wager, Long> stakes = new EnumMap<>(Wager.class);
  private List<String> cards = List.of();
  private boolean dealt;
  private String player = "";
  private String decision = "";
  private int next = 1;

  private SeatReader(Sheet sheet, Game game, Sheet.Line line) {
    this.sheet = sheet;
    this.game = game;
    this.line = line;
  }

  static Optional<Laid.Seat> read(Sheet sheet, Game game, int places, Sheet.Line line) {
    String first = line.words().isEmpty() ? "" : line.words().getFirst();
    int seat = first.matches("\\d{1,4}") ? Integer.parseInt(first) : 0;
    if (seat < 1 || seat > places) {
      sheet.wrong(line.number(), "a seat from 1 to " + places, "\"" + first + "\"");
      return Optional.empty();
    }
    return Optional.of(new SeatReader(sheet, game, line).seat(seat));
  }

  private Laid.Seat seat(int seat) {
    while (next < line.words().size()) {
      word(line.words().get(next++));
    }
    boolean unseen = cards.equals(List.of("not-seen"));
    List<Card> hand = unseen ? List.of() : sheet.cards(line.number(), cards, 3);
    stakes.keySet().forEach(this::isAllowed);
    boolean ante = stakes.containsKey(Wager.ANTE);
    if (stakes.isEmpty() || ante == decision.isEmpty()) {
      sheet.wrong(
          line.number(),
          "a wager, and plays or folds just where there is an Ante",
          stakes.isEmpty() ? "no wager" : ante ? "no decision" : "a decision without an Ante");
    }
    if (unseen && !Laid.isDead(game, stakes, decision.equals("folds"))) {
      sheet.wrong(
          line.number(),
          "cards of every hand but a folded one with no live wager",
          "a hand not seen",
          game.cite(Point.COLLECT_FORFEITS));
    }
    if (decision.equals("plays")) {
      stakes.put(Wager.PLAY, stakes.getOrDefault(Wager.ANTE, 0L));
    }
    return new Laid.Seat(
        seat, player.isEmpty() ? "seat-" + seat : player, stakes, hand, decision.equals("folds"));
  }

  private void word(String word) {
    switch (word) {
      case "plays", "folds" -> decision = once(decision, word);
      case "player" -> player = once(player, follows());
      case "cards" -> {
        if (dealt) {
          sheet.wrong(line.number(), "cards once", "a second hand");
        }
        dealt = true;
        cards = handFollows();
      }
      default -> wager(word);
    }
  }

  private String once(String before, String now) {
    if (!before.isEmpty() || now.isEmpty()) {
      sheet.wrong(line.number(), "each word of a seat line once, with what follows it", now);
    }
    return now;
  }

  private String follows() {
    return next < line.words().size() ? line.words().get(next++) : "";
  }

  private List<String> handFollows() {
    List<String> hand = new ArrayList<>();
    while (next < line.words().size() && !isWord(line.words().get(next))) {
      hand.add(line.words().get(next++));
    }
    return hand;
  }

  private static boolean isWord(String word) {
    return List.of("plays", "folds", "player", "cards").contains(word)
        || Wager.of(word).isPresent();
  }

  private void wager(String word) {
    Optional<Wager> wager = Wager.of(word).filter(Wager::isBeforeTheDeal);
    if (wager.isEmpty()) {
      sheet.wrong(line.number(), "a wager or another word of a seat line", "\"" + word + "\"");
      return;
    }
    String amount = follows();
    OptionalLong cents = Dollars.parse(amount);
    if (cents.isEmpty() || cents.getAsLong() == 0) {
      sheet.wrong(line.number(), "an amount after " + word, "\"" + amount + "\"");
    } else if (stakes.put(wager.get(), cents.getAsLong()) != null) {
      sheet.wrong(line.number(), word + " once", "a second");
    }
  }

  private void isAllowed(Wager wager) {
    if (!game.offers(wager)) {
      sheet.wrong(line.number(), "wagers that this game offers", wager.title());
      return;
    }
    boolean ante = stakes.containsKey(Wager.ANTE);
    var needs = game.rule(wager).orElseThrow().needs();
    boolean holds =
        switch (needs.is()) {
          case NOTHING -> true;
          case ANTE -> ante;
          case STANDARD_WAGER -> ante || stakes.containsKey(Wager.PAIR_PLUS);
        };
    if (!holds) {
      sheet.wrong(
          line.number(), wager.title() + " beside the wager it needs", "it alone", needs.by());
    }
  }
}
