package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.game.FeeSchedule;
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

  /** Where the document leaves the fees to the table, the file says what was posted. */
  private Optional<FeeSchedule> posted(Line line) {
    Map<Wager, Long> perWager = new EnumMap<>(Wager.class);
    List<FeeSchedule.Tier> playerDealer = new ArrayList<>();
    List<String> words = line.words();
    boolean good = !words.isEmpty() && words.size() % 2 == 0;
    for (int i = 0; good && i < words.size(); i += 2) {
      Optional<Wager> wager = Wager.of(words.get(i)).filter(Wager::isBeforeTheDeal);
      OptionalLong cents = Dollars.parse(words.get(i + 1));
      if (cents.isEmpty()) {
        good = false;
      } else if (wager.isPresent()) {
        good = game.offers(wager.get()) && perWager.put(wager.get(), cents.getAsLong()) == null;
      } else {
        good = words.get(i).equals("player-dealer") && playerDealer.isEmpty();
        playerDealer.add(new FeeSchedule.Tier(0, cents.getAsLong()));
      }
    }
    if (!good) {
      sheet.report(
          line,
          "fees takes the flat amounts the table has posted, like"
              + " \"fees ante 1 pair-plus 0.50 player-dealer 2\"",
          game.cite(Point.FLAT_FEES));
      return Optional.empty();
    }
    return Optional.of(
        new FeeSchedule(
            "posted", 1, FeeSchedule.NO_LIMIT, perWager, playerDealer, game.cite(Point.FLAT_FEES)));
  }
}
