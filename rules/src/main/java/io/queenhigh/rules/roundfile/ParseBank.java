package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeWords;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import java.util.Optional;

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
    return sheet.line("fees").flatMap(this::fees);
  }

  private Optional<FeeSchedule> fees(Line line) {
    return switch (FeeWords.read(game, line.words())) {
      case FeeWords.Read.Schedule(FeeSchedule schedule) -> Optional.of(schedule);
      case FeeWords.Read.Wrong(String why, Citation by) -> {
        sheet.report(line, why, by);
        yield Optional.empty();
      }
    };
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
}
