package io.queenhigh.rules.roundfile;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.game.Progressive.MeterOrder;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.table.Decision;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a round file says, line by line; whether the rules allow it is found out by playing it.
 *
 * @param places betting positions of the table
 * @param settlingOrder the house's own order inside a seat; empty for the document's
 * @param banker the player-dealer's seat; 0 when the file does not name it
 * @param action the action button's seat; 0 when the file does not name it
 * @param lines where each keyword stands, for messages
 */
public record RoundFile(
    Game game,
    int places,
    Optional<FeeSchedule> fees,
    Optional<Meter> meter,
    MeterOrder meterOrder,
    List<Wager> settlingOrder,
    long bankCents,
    int banker,
    int action,
    List<Card> dealer,
    List<Card> community,
    List<SeatLine> seats,
    Map<String, Integer> lines) {

  /** One {@code seat} line. */
  public record SeatLine(
      int line,
      int seat,
      String player,
      Map<Wager, Long> stakes,
      List<Card> cards,
      Decision decision) {}

  /** Reads a round file and settles it. */
  public static Reading settle(String text, GameBook games) {
    return switch (Parse.file(text, games)) {
      case Parse.Parsed(RoundFile file) -> RoundFileReplay.play(file);
      case Parse.Unreadable(List<RoundFileProblem> problems) -> new Reading.Impossible(problems);
    };
  }

  /** A round as a round file, of the game as it is now. */
  public static String print(Round round) {
    return Print.round(round, false);
  }

  /** The same, which says so where the round was bet on by an earlier edition of its game. */
  public static String print(Round round, GameBook games) {
    return Print.round(round, !games.isToday(round.game()));
  }

  int lineOf(String keyword) {
    return lines.getOrDefault(keyword, 0);
  }
}
