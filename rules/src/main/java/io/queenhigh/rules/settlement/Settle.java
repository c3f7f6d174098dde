package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.settlement.Coverage.Covered;
import io.queenhigh.rules.settlement.SettledWager.Result;
import java.util.List;

/** Settles a round: reads the cards, moves the money, pays envy last. */
public final class Settle {

  private Settle() {}

  public static Settlement round(Layout layout) {
    Awards awards = Awards.of(layout);
    List<Covered> covered = Coverage.of(layout, Outcomes.of(layout, awards));
    List<Envy> envies = Envies.of(layout);
    return new Settlement(
        layout.procedure(),
        covered.stream().map(wager -> settled(layout.game(), wager)).toList(),
        envies,
        bankNet(covered, envies),
        awards.meterChange());
  }

  /**
   * Whether a percentage award falls in this round, so that it cannot be settled without a meter.
   */
  public static boolean needsAMeter(Layout layout) {
    return Awards.anyOffTheMeter(layout);
  }

  /** Envy that the open hands of a round bring to others at the table. */
  public static List<Envy> envy(Layout layout) {
    return Envies.of(layout);
  }

  private static long bankNet(List<Covered> covered, List<Envy> envies) {
    long net = 0;
    for (Covered wager : covered) {
      net += wager.collectedCents();
      net -= wager.outcome().source() == Outcome.Source.BANK ? wager.paidCents() : 0;
    }
    return net - envies.stream().mapToLong(Envy::cents).sum();
  }

  private static SettledWager settled(Game game, Covered covered) {
    Outcome outcome = covered.outcome();
    Result result = result(covered);
    boolean part = result == Result.PARTLY_COVERED;
    String because = outcome.because();
    Citation by = outcome.by();
    switch (covered.limit()) {
      case NONE -> {}
      case EXHAUSTED -> {
        because += part ? ", but the bank covers only part of it" : ", but the bank is exhausted";
        by = game.cite(Point.UNCOVERED_RETURNED);
      }
      case WON_ALL -> {
        because +=
            part ? ", but the bank may win only part of it" : ", but the bank has won all it may";
        by = game.cite(Point.WINS_NO_MORE_THAN_POSTED);
      }
    }
    return new SettledWager(
        outcome.seat(),
        outcome.wager(),
        outcome.stakeCents(),
        result,
        covered.paidCents(),
        outcome.stakeCents() - covered.collectedCents(),
        because,
        by);
  }

  private static Result result(Covered covered) {
    Outcome outcome = covered.outcome();
    return switch (outcome.kind()) {
      case FORFEIT -> coverage(covered.collectedCents(), outcome.stakeCents(), Result.FORFEITED);
      case LOSE -> coverage(covered.collectedCents(), outcome.stakeCents(), Result.LOSES);
      case WIN -> coverage(covered.paidCents(), outcome.dueCents(), Result.WINS);
      case PUSH -> Result.PUSHES;
    };
  }

  private static Result coverage(long moved, long inFull, Result whenFull) {
    if (moved == inFull) {
      return whenFull;
    }
    return moved == 0 ? Result.UNCOVERED : Result.PARTLY_COVERED;
  }
}
