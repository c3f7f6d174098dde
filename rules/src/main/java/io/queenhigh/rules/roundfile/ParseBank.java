package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Reads what only games with a player-dealer have: his wager, his seat, the button, the fees. */
final class ParseBank {

  private final Sheet sheet;
  private final Game game;

  ParseBank(Sheet sheet, Game game) {
    this.sheet = sheet;
    this.game = game;
  }

  long wager() {
    if (belongsToThisGame("bank") && sheet.line("bank").isEmpty()) {
      sheet.reportMissing(
          "a player banks this game: add a line with his wager, like \"bank 200\"",
          game.cite(Point.BANK_POSTED));
    }
    return game.isBankedByAPlayer() ? sheet.line("bank").map(sheet::amount).orElse(0L) : 0;
  }

  /** The seat on a {@code banker} or {@code action} line; 0 without one. */
  int seat(String keyword) {
    if (!belongsToThisGame(keyword)) {
      return 0;
    }
    return sheet.line(keyword).flatMap(line -> sheet.number(line, 1, game.places().is())).orElse(0);
  }

  Optional<FeeSchedule> fees() {
    Optional<Line> line = sheet.line("fees");
    if (line.isPresent() && !game.isBankedByAPlayer()) {
      sheet.report(line.get(), "the house banks this game and collects no fees", game.bank().by());
      return Optional.empty();
    }
    return line.flatMap(fees -> game.fees().isEmpty() ? posted(fees) : printed(fees));
  }

  private boolean belongsToThisGame(String keyword) {
    Optional<Line> line = sheet.line(keyword);
    if (line.isPresent() && !game.isBankedByAPlayer()) {
      sheet.report(
          line.get(),
          "the house banks this game: leave the " + keyword + " line out",
          game.bank().by());
    }
    return game.isBankedByAPlayer();
  }

  private Optional<FeeSchedule> printed(Line line) {
    Optional<FeeSchedule> schedule =
        game.fees().stream().filter(fees -> line.words().equals(List.of(fees.id()))).findFirst();
    if (schedule.isEmpty()) {
      List<String> ids = game.fees().stream().map(FeeSchedule::id).toList();
      sheet.report(
          line,
          "fees takes one of the document's schedules: " + String.join(", ", ids),
          game.cite(Point.FLAT_FEES));
    }
    return schedule;
  }

  /**
   * Where the document leaves the fees to the table, the file says what was posted: {@code ante 1
   * player-dealer 1 above 100 2}.
   */
  private Optional<FeeSchedule> posted(Line line) {
    Map<Wager, Long> perWager = new EnumMap<>(Wager.class);
    List<FeeSchedule.Tier> tiers = new ArrayList<>();
    Iterator<String> words = line.words().iterator();
    boolean good = words.hasNext();
    while (good && words.hasNext()) {
      String word = words.next();
      Optional<Wager> wager = Wager.of(word).filter(Wager::isBeforeTheDeal).filter(game::offers);
      if (wager.isPresent()) {
        OptionalLong fee = amount(words);
        good = fee.isPresent() && perWager.putIfAbsent(wager.get(), fee.getAsLong()) == null;
      } else {
        good = tier(word, words, tiers);
      }
    }
    if (!good) {
      sheet.report(
          line,
          "fees takes the flat amounts the table has posted, like"
              + " \"fees ante 1 pair-plus 0.50 player-dealer 1 above 100 2\"",
          game.cite(Point.FLAT_FEES));
      return Optional.empty();
    }
    return Optional.of(
        new FeeSchedule(
            "posted", 1, FeeSchedule.NO_LIMIT, perWager, tiers, game.cite(Point.FLAT_FEES)));
  }

  /** The player-dealer's fee, or the next one above so much table action. */
  private static boolean tier(String word, Iterator<String> words, List<FeeSchedule.Tier> tiers) {
    OptionalLong above =
        switch (word) {
          case "player-dealer" -> tiers.isEmpty() ? OptionalLong.of(0) : OptionalLong.empty();
          case "above" -> tiers.isEmpty() ? OptionalLong.empty() : amount(words);
          default -> OptionalLong.empty();
        };
    OptionalLong fee = above.isPresent() ? amount(words) : OptionalLong.empty();
    if (fee.isEmpty() || (!tiers.isEmpty() && above.getAsLong() <= tiers.getLast().aboveCents())) {
      return false;
    }
    tiers.add(new FeeSchedule.Tier(above.getAsLong(), fee.getAsLong()));
    return true;
  }

  private static OptionalLong amount(Iterator<String> words) {
    return words.hasNext() ? Dollars.parse(words.next()) : OptionalLong.empty();
  }
}
