package io.queenhigh.floor.view;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Settling;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.SettledWager.Result;
import io.queenhigh.rules.settlement.Settlement;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A settlement as it is shown: the rules' own, with each wager under the name its layout has for it
 * and in the word for how it ended.
 */
public record SettlementView(
    Settling.Procedure procedure,
    List<Line> wagers,
    List<Envy> envy,
    long bankNetCents,
    Optional<Settlement.MeterChange> meter) {

  /** How a wager ended for its player, whatever the bank could meet of it. */
  public enum Outcome {
    WON,
    LOST,
    EVEN
  }

  /**
   * One wager after the money has moved.
   *
   * @param label what the layout calls it
   * @param takenCents how much of the stake the bank took
   * @param word how it ended, to be read after the label: {@code wins}, {@code loses in part}
   */
  public record Line(
      int seat,
      Wager wager,
      String label,
      long stakeCents,
      Result result,
      Outcome outcome,
      String word,
      long paidCents,
      long returnedCents,
      long takenCents,
      long netCents,
      String because,
      Citation by) {}

  public static SettlementView of(Settlement settlement, Function<Wager, String> labels) {
    return new SettlementView(
        settlement.procedure(),
        settlement.wagers().stream().map(wager -> line(wager, labels)).toList(),
        settlement.envy(),
        settlement.bankNetCents(),
        settlement.meter());
  }

  private static Line line(SettledWager wager, Function<Wager, String> labels) {
    Outcome outcome = outcome(wager);
    return new Line(
        wager.seat(),
        wager.wager(),
        labels.apply(wager.wager()),
        wager.stakeCents(),
        wager.result(),
        outcome,
        word(wager.result(), outcome),
        wager.paidCents(),
        wager.returnedCents(),
        wager.collectedCents(),
        wager.netCents(),
        wager.because(),
        wager.by());
  }

  /** A bank covers losers in part, too: what it took or paid says which. */
  private static Outcome outcome(SettledWager wager) {
    if (wager.paidCents() > 0) {
      return Outcome.WON;
    }
    return wager.collectedCents() > 0 ? Outcome.LOST : Outcome.EVEN;
  }

  private static String word(Result result, Outcome outcome) {
    return switch (result) {
      case WINS -> "wins";
      case LOSES -> "loses";
      case PUSHES -> "pushes";
      case FORFEITED -> "is forfeited";
      case UNCOVERED -> "is not covered";
      case PARTLY_COVERED -> outcome == Outcome.WON ? "wins in part" : "loses in part";
    };
  }
}
