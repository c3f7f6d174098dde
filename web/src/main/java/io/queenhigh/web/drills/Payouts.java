package io.queenhigh.web.drills;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import io.queenhigh.web.drills.DrillPaper.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A full table of settled hands: what is taken and paid, in the game's order. */
final class Payouts {

  private Payouts() {}

  static DrillPaper payTheTable(Game game, long seed) {
    return of(PracticeRound.settled(game, seed));
  }

  /** The same with a bank that is too small, and at the end what is left of it. */
  static DrillPaper bankRunsOut(Game game, long seed) {
    Round round = PracticeRound.settledShort(game, seed);
    DrillPaper paper = of(round);
    List<Question> questions = new ArrayList<>(paper.questions());
    questions.add(whatIsLeft(round));
    return new DrillPaper(paper.table(), questions);
  }

  private static DrillPaper of(Round round) {
    return new DrillPaper(
        Optional.of(FeltView.of(round)),
        round.settlement().orElseThrow().wagers().stream()
            .map(wager -> question(round.game(), wager))
            .toList());
  }

  static Question question(Game game, SettledWager wager) {
    String asks =
        "Seat %d, %s $%s"
            .formatted(
                wager.seat(), game.label(wager.wager()), Dollars.shortest(wager.stakeCents()));
    return Question.payout(asks, does(wager), wager.because(), wager.by());
  }

  private static Question whatIsLeft(Round round) {
    Settlement settlement = round.settlement().orElseThrow();
    long left = round.bankCents() + settlement.bankNetCents();
    return Question.amount(
        "What goes back to the player-dealer",
        Dollars.shortest(left),
        "The bank posted $%s and ended the round %s$%s"
            .formatted(
                Dollars.shortest(round.bankCents()),
                settlement.bankNetCents() < 0 ? "-" : "",
                Dollars.shortest(Math.abs(settlement.bankNetCents()))),
        round.game().cite(Point.WINS_NO_MORE_THAN_POSTED));
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
