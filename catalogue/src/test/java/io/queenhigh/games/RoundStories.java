package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.GameBook;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.roundfile.Reading;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.roundfile.RoundFileProblem;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.rules.table.Spot;
import java.util.List;
import java.util.stream.Collectors;

/** Round files and what becomes of them, spelled as a dealer would: {@code seat 2 +130: …}. */
final class RoundStories {

  static final GameBook GAMES = Catalogue.approved();

  private RoundStories() {}

  /** Given a round file, then this settlement, to the last word. */
  static void check(String given, String then) {
    check(given, GAMES, then);
  }

  /** The same by other editions of the games. */
  static void check(String given, GameBook games, String then) {
    assertEquals(then.strip(), told(given, games), () -> "given\n" + given);
  }

  /** The settlement in a few words, or why there is none. */
  static String told(String file) {
    return told(file, GAMES);
  }

  private static String told(String file, GameBook games) {
    return switch (RoundFile.settle(file, games)) {
      case Reading.Settled(Round round) -> told(round);
      case Reading.Impossible(List<RoundFileProblem> problems) ->
          problems.stream().map(RoundFileProblem::toString).collect(Collectors.joining("\n"));
    };
  }

  static Round settled(String file) {
    return switch (RoundFile.settle(file, GAMES)) {
      case Reading.Settled(Round round) -> round;
      case Reading.Impossible(List<RoundFileProblem> problems) ->
          throw new AssertionError(problems + "\n" + file);
    };
  }

  /** Why a wager ended as it did, with the clause. */
  static String because(String file, int seat, String wager) {
    return settled(file).settlement().orElseThrow().at(seat).stream()
        .filter(settled -> settled.wager().key().equals(wager))
        .map(settled -> settled.because() + " (" + settled.by() + ")")
        .findFirst()
        .orElseThrow();
  }

  static String told(Round round) {
    Settlement settlement = round.settlement().orElseThrow();
    StringBuilder told = new StringBuilder("bank " + signed(settlement.bankNetCents()));
    for (Spot spot : round.bettingSpots().values()) {
      told.append("\nseat ")
          .append(spot.seat())
          .append(' ')
          .append(signed(settlement.netOf(spot.seat())))
          .append(": ")
          .append(
              settlement.at(spot.seat()).stream()
                  .map(RoundStories::told)
                  .collect(Collectors.joining(", ")));
      if (settlement.envyTo(spot.seat()) > 0) {
        told.append(", envy ").append(Dollars.shortest(settlement.envyTo(spot.seat())));
      }
    }
    settlement
        .meter()
        .ifPresent(
            change ->
                told.append("\nmeter ")
                    .append(Dollars.shortest(change.before().meterCents()))
                    .append(" -> ")
                    .append(Dollars.shortest(change.after().meterCents())));
    return told.toString();
  }

  private static String told(SettledWager wager) {
    String money =
        switch (wager.result()) {
          case WINS -> " " + Dollars.shortest(wager.paidCents());
          case LOSES, FORFEITED -> " " + Dollars.shortest(wager.stakeCents());
          case PUSHES, UNCOVERED -> "";
          case PARTLY_COVERED ->
              wager.paidCents() > 0
                  ? " +" + Dollars.shortest(wager.paidCents())
                  : " -" + Dollars.shortest(wager.collectedCents());
        };
    return wager.wager().key() + " " + wager.result().key() + money;
  }

  private static String signed(long cents) {
    return (cents > 0 ? "+" : "") + Dollars.shortest(cents);
  }
}
