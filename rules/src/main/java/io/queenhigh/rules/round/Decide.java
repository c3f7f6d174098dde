package io.queenhigh.rules.round;

import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Ruling;

/** Judges a command: events when the rules allow it, a refusal with its clause when not. */
public final class Decide {

  private Decide() {}

  public static Ruling<Event> on(Round round, Actor actor, Command command) {
    if (round.suspended() && !endsASuspension(command)) {
      return Ruling.no(
          "play-suspended",
          "Play is suspended until the shuffler is replaced: resume, or void the round",
          round.game().by(Point.SHUFFLER_FAILURE));
    }
    return switch (command) {
      case Command.SitDown sit -> Seating.sitDown(round, actor, sit);
      case Command.StandUp stand -> Seating.standUp(round, actor, stand);
      case Command.RemoveFromSeat remove -> Seating.remove(round, actor, remove);

      case Command.OfferBank offer -> Banking.offer(round, actor, offer);
      case Command.TakeBank take -> Banking.take(round, actor, take);
      case Command.DeclineBank decline -> Banking.decline(round, actor, decline);
      case Command.PassBank pass -> Banking.pass(round, actor, pass);
      case Command.PostBank post -> Banking.post(round, actor, post);
      case Command.PlaceActionButton place -> Banking.placeActionButton(round, actor, place);

      case Command.SetTerms set -> TableTerms.set(round, actor, set);
      case Command.Bet bet -> Betting.bet(round, actor, bet);
      case Command.WithdrawBet withdraw -> Betting.withdraw(round, actor, withdraw);
      case Command.LockProgressive _ -> Betting.lockProgressive(round, actor);
      case Command.NoMoreBets _ -> Betting.noMoreBets(round, actor);

      case Command.Deal deal -> Dealing.deal(round, actor, deal);
      case Command.DealStacks stacks -> Keying.dealStacks(round, actor, stacks);
      case Command.KeyShownCard key -> Keying.shownCard(round, actor, key);
      case Command.KeyHand key -> Keying.hand(round, actor, key);
      case Command.RevealKeyed reveal -> Keying.reveal(round, actor, reveal);
      case Command.DealKeyed keyed -> Dealing.dealKeyed(round, actor, keyed);

      case Command.Play play -> Deciding.play(round, actor, play);
      case Command.Fold fold -> Deciding.fold(round, actor, fold);
      case Command.TimeOut timeOut -> TimeOuts.timeOut(round, actor, timeOut);

      case Command.CollectForfeits _ -> Finishing.collectForfeits(round, actor);
      case Command.Reveal _ -> Finishing.reveal(round, actor);
      case Command.Settle settle -> Finishing.settle(round, actor, settle);
      case Command.NextRound _ -> Finishing.nextRound(round, actor);

      case Command.ReportWrongNumberOfCards report ->
          Irregularities.wrongNumberOfCards(round, actor, report);
      case Command.ReportShufflerFailure _ -> Irregularities.shufflerFailure(round, actor);
      case Command.ReplaceShuffler replace -> Irregularities.replace(round, actor, replace);
      case Command.ResumeAfterFailure _ -> Irregularities.resume(round, actor);
      case Command.VoidRound voiding -> Irregularities.voidRound(round, actor, voiding);
    };
  }

  private static boolean endsASuspension(Command command) {
    return command instanceof Command.ReplaceShuffler
        || command instanceof Command.ResumeAfterFailure
        || command instanceof Command.VoidRound;
  }
}
