package io.queenhigh.web.drills;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.web.drills.DrillPaper.Mark;
import io.queenhigh.web.drills.DrillPaper.Marked;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A round that a trainee leads through, step by step; a wrong one is refused with its clause. */
final class ProcedureWalk {

  /** What a dealer can do, in no order: finding the order is the exercise. */
  enum Step {
    OFFER_BANK,
    LOCK_PROGRESSIVE,
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

  /** All steps that a trainee tried, in turn; nothing before the round is over. */
  static Optional<Marked> marked(
      Game game, long seed, List<String> tries, Map<String, Step> known) {
    PracticeRound practice = PracticeRound.opened(game, seed);
    List<Mark> marks = new ArrayList<>();
    for (String tried : tries) {
      Optional<Step> step = Optional.ofNullable(known.get(tried));
      if (step.isPresent() && practice.round().number() == 1) {
        marks.add(mark(tried, go(practice, step.get())));
      }
    }
    return Marked.of(marks, practice.round().number() > 1);
  }

  /** A step that was tried: taken, or refused with the rule. */
  static Mark mark(String tried, Optional<Refused> no) {
    return new Mark(
        "Step " + tried.replace('-', ' '),
        tried,
        no.isEmpty() ? tried : "not yet",
        no.isEmpty(),
        no.map(Refused::why).orElse("It was its turn"),
        no.map(refused -> refused.by().toString()).orElse(""));
  }

  private static Optional<Refused> go(PracticeRound practice, Step step) {
    return switch (step) {
      case OFFER_BANK -> practice.offerBank();
      case LOCK_PROGRESSIVE -> practice.ask(new Command.LockProgressive());
      case NO_MORE_BETS -> practice.ask(new Command.NoMoreBets());
      case DEAL -> practice.deal();
      case COLLECT_FORFEITS -> practice.ask(new Command.CollectForfeits());
      case REVEAL -> practice.ask(new Command.Reveal());
      case SETTLE -> practice.ask(new Command.Settle(practice.meter()));
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
