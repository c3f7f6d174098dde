package io.queenhigh.web.drills;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Refused;
import java.util.List;
import java.util.Optional;

/** A round that a trainee leads through, step by step; a wrong one is refused with its clause. */
final class ProcedureWalk {

  /** What a dealer can do, in no order: finding the order is the exercise. */
  enum Step {
    OFFER_BANK,
    NO_MORE_BETS,
    DEAL,
    COLLECT_FORFEITS,
    REVEAL,
    SETTLE,
    NEXT_ROUND
  }

  /** Where one stands after the steps that were right. */
  record Stands(
      FeltView table, int accepted, boolean over, Optional<String> said, Optional<No> no) {}

  record No(String why, String clause) {}

  private ProcedureWalk() {}

  static Stands of(Game game, long seed, List<Step> steps) {
    PracticeRound practice = PracticeRound.opened(game, seed);
    int accepted = 0;
    for (Step step : steps) {
      Optional<Refused> no = go(practice, step);
      if (no.isPresent()) {
        No why = new No(no.get().why(), no.get().by().toString());
        return stands(practice.round(), accepted, Optional.of(why));
      }
      accepted++;
    }
    return stands(practice.round(), accepted, Optional.empty());
  }

  private static Optional<Refused> go(PracticeRound practice, Step step) {
    return switch (step) {
      case OFFER_BANK -> practice.offerBank();
      case NO_MORE_BETS -> practice.ask(new Command.NoMoreBets());
      case DEAL -> practice.deal();
      case COLLECT_FORFEITS -> practice.ask(new Command.CollectForfeits());
      case REVEAL -> practice.ask(new Command.Reveal());
      case SETTLE -> practice.ask(new Command.Settle(Optional.empty()));
      case NEXT_ROUND -> practice.ask(new Command.NextRound());
    };
  }

  private static Stands stands(Round round, int accepted, Optional<No> no) {
    return new Stands(FeltView.of(round), accepted, round.number() > 1, said(round), no);
  }

  private static Optional<String> said(Round round) {
    return round.phase() == Phase.REVEALED
        ? Optional.of("The hand to beat is " + ThreeCardHand.of(round.dealer()))
        : Optional.empty();
  }
}
