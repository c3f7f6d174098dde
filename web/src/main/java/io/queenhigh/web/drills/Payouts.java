package io.queenhigh.web.drills;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.web.drills.DrillPaper.Question;
import java.util.List;
import java.util.Optional;

/** A full table of settled hands: what is taken and paid, in the game's order. */
final class Payouts {

  private Payouts() {}

  static DrillPaper payTheTable(Game game, long seed) {
    return of(PracticeRound.settled(game, seed));
  }

  static DrillPaper bankRunsOut(Game game, long seed) {
    return of(PracticeRound.settledShort(game, seed));
  }

  private static DrillPaper of(Round round) {
    return new DrillPaper(
        Optional.of(FeltView.of(round)),
        round.settlement().orElseThrow().wagers().stream()
            .map(wager -> question(round.game(), wager))
            .toList());
  }

  private static Question question(Game game, SettledWager wager) {
    String asks =
        "Seat %d, %s $%s"
            .formatted(
                wager.seat(), game.label(wager.wager()), Dollars.shortest(wager.stakeCents()));
    return new Question(asks, List.of(), List.of(), does(wager), wager.because(), wager.by());
  }

  /** What the dealer's hands do: {@code pay 25}, {@code take 10}, {@code leave}. */
  private static String does(SettledWager wager) {
    if (wager.paidCents() > 0) {
      return "pay " + Dollars.shortest(wager.paidCents());
    }
    return wager.collectedCents() > 0
        ? "take " + Dollars.shortest(wager.collectedCents())
        : "leave";
  }
}
