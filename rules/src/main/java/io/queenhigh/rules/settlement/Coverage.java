package io.queenhigh.rules.settlement;

import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.settlement.Outcome.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * How far a bank meets the outcomes of a round.
 *
 * <p>A house tray meets all of them. A player-dealer neither wins nor loses more than he posted, by
 * one of two procedures; the game's document says which.
 */
final class Coverage {

  /** One outcome, what the bank took and paid for it, and what kept it from doing more. */
  record Covered(Outcome outcome, long collectedCents, long paidCents, Limit limit) {}

  /** Why a bank stops. */
  enum Limit {
    NONE,
    /** It has nothing left to pay with. */
    EXHAUSTED,
    /** It has won all it may. */
    WON_ALL
  }

  private final long postedCents;
  private final boolean gross;

  private Coverage(Layout layout) {
    this.postedCents = layout.bankCents();
    this.gross =
        layout.game().bank().is() instanceof Bank.PlayerDealerBank bank
            && bank.limit() == Bank.PayoffLimit.GROSS;
  }

  /** Forfeits are collected before anything else; the rest stays in settling order. */
  static List<Covered> of(Layout layout, List<Outcome> outcomes) {
    List<Outcome> ordered = new ArrayList<>(outcomes.size());
    outcomes.stream().filter(Outcome::isForfeit).forEach(ordered::add);
    outcomes.stream().filter(outcome -> !outcome.isForfeit()).forEach(ordered::add);
    Coverage coverage = new Coverage(layout);
    return switch (layout.procedure()) {
      case HOUSE -> coverage.inFull(ordered);
      case SEAT_BY_SEAT -> coverage.seatBySeat(ordered);
      case COLLECT_FIRST -> coverage.collectFirst(ordered);
    };
  }

  private List<Covered> inFull(List<Outcome> outcomes) {
    return outcomes.stream()
        .map(
            outcome ->
                new Covered(
                    outcome,
                    outcome.isCollected() || outcome.stakeIsGone() ? outcome.stakeCents() : 0,
                    outcome.dueCents(),
                    Limit.NONE))
        .toList();
  }

  /**
   * Procedure S. Losers are collected while the player-dealer may still win, winners are paid while
   * he has money; once it is gone every later wager goes back, a losing one too.
   */
  private List<Covered> seatBySeat(List<Outcome> outcomes) {
    List<Covered> covered = new ArrayList<>(outcomes.size());
    long collected = 0;
    long paid = 0;
    for (Outcome outcome : outcomes) {
      long money = gross ? postedCents - paid : postedCents + collected - paid;
      long mayWin = postedCents - (collected - paid);
      long take = outcome.isCollected() && money > 0 ? Math.min(outcome.stakeCents(), mayWin) : 0;
      long give = outcome.kind() == Kind.WIN ? Math.min(outcome.dueCents(), money) : 0;
      boolean exhausted = outcome.isCollected() ? money == 0 : give < outcome.dueCents();
      boolean wonAll = outcome.isCollected() && take < outcome.stakeCents();
      Limit limit = exhausted ? Limit.EXHAUSTED : wonAll ? Limit.WON_ALL : Limit.NONE;
      covered.add(new Covered(outcome, take, give, limit));
      collected += take;
      paid += give;
    }
    return covered;
  }

  /**
   * Procedure C. All losers first, then winners from what is there; if the player-dealer would win
   * more than he posted, the excess goes back to losers, the last collected first.
   */
  private List<Covered> collectFirst(List<Outcome> outcomes) {
    List<Outcome> losers = outcomes.stream().filter(Outcome::isCollected).toList();
    long collected = losers.stream().mapToLong(Outcome::stakeCents).sum();
    long money = gross ? postedCents : postedCents + collected;
    long paid = 0;
    List<Covered> others = new ArrayList<>();
    for (Outcome outcome : outcomes) {
      if (!outcome.isCollected()) {
        long give = Math.min(outcome.dueCents(), money - paid);
        Limit limit = give < outcome.dueCents() ? Limit.EXHAUSTED : Limit.NONE;
        others.add(new Covered(outcome, 0, give, limit));
        paid += give;
      }
    }
    long excess = Math.max(0, collected - paid - postedCents);
    List<Covered> covered = new ArrayList<>();
    for (Outcome loser : losers.reversed()) {
      long back = Math.min(excess, loser.stakeCents());
      Limit limit = back > 0 ? Limit.WON_ALL : Limit.NONE;
      covered.addFirst(new Covered(loser, loser.stakeCents() - back, 0, limit));
      excess -= back;
    }
    covered.addAll(others);
    return covered;
  }
}
