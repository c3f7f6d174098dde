package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.Optional;

/** A command of the game: the floor's rules before it, the game's own, and what follows from it. */
final class RoundRules {

  private RoundRules() {}

  static Optional<Refused> inRound(Deliberation table, Actor actor, Command command) {
    return Check.first(
        () -> beforehand(table, actor, command),
        () ->
            VoidRules.takesTwo(table.state(), command)
                ? VoidRules.propose(table, actor, command)
                : table.decide(actor, withMeter(table, command)),
        () -> afterwards(table, command));
  }

  /** Nobody hands in a meter: it is the link's. */
  private static Command withMeter(Deliberation table, Command command) {
    return command instanceof Command.Settle ? new Command.Settle(table.link().meter()) : command;
  }

  private static Optional<Refused> beforehand(Deliberation table, Actor actor, Command command) {
    TableState state = table.state();
    if (!leadsOut(command)) {
      Optional<Refused> changed = sameGame(state);
      if (changed.isPresent()) {
        return changed;
      }
    }
    Pace pace = state.setup().pace();
    int banker = state.round().rotation().seat();
    return switch (command) {
      case Command.Deal _ ->
          Check.no(
              "deck-is-sealed",
              "The deck of a round is the one sealed for it",
              HouseRule.SEALED_DECK);
      case Command.DealKeyed _, Command.DealStacks _ -> isKeyed(state);
      case Command.KeyShownCard _, Command.KeyHand _, Command.RevealKeyed _ ->
          Check.first(() -> isKeyed(state), () -> table.link().mayKey());
      case Command.SetTerms _ ->
          Check.no(
              "terms-by-setup",
              "Terms are changed with the table's setup",
              HouseRule.BETWEEN_ROUNDS);
      case Command.SitDown _ -> SeatRules.practiceFits(state, actor);
      case Command.Bet(_, Wager wager, long cents) when wager == Wager.PROGRESSIVE ->
          Check.first(
              () -> RegulatedTable.beforeARound(table),
              () -> table.link().takesWagers(),
              () -> table.link().isWholeUnits(cents));
      case Command.LockProgressive _ ->
          Check.refuseIf(
              state.controller().isPresent(),
              "lock-at-the-controller",
              "Progressive wagers are locked at the table's controller",
              HouseRule.PROGRESSIVE);
      case Command.VoidRound _ -> table.link().mayVoid();
      case Command.TimeOut(int seat) -> timeIsUp(table, actor, seat);
      case Command.Settle _ -> table.link().maySettle();
      case Command.NextRound _ -> table.link().mayOpenNextRound();
      // Who takes the bank must still be allowed to deal when the bets are in.
      case Command.TakeBank(int seat) ->
          Check.first(
              () -> RegulatedTable.beforeARound(table),
              () -> rotationAllows(table, seat, pace.offerMillis() + pace.bettingMillis()));
      case Command.PostBank _ -> RegulatedTable.beforeARound(table);
      case Command.Bet _ ->
          Check.first(
              () -> RegulatedTable.beforeARound(table),
              () -> rotationAllows(table, banker, pace.bettingMillis()));
      case Command.NoMoreBets _ -> rotationAllows(table, banker, 0);
      default -> Check.fine();
    };
  }

  private static Optional<Refused> isKeyed(TableState state) {
    return Check.refuseIf(
        state.setup().isShuffled(),
        "table-is-shuffled",
        "This table deals from the shuffler; no cards are keyed in",
        HouseRule.SEALED_DECK);
  }

  /** The floor's own dealer has a clock of his own; a person is held to the posted time. */
  private static Optional<Refused> timeIsUp(Deliberation table, Actor actor, int seat) {
    TableState state = table.state();
    long left =
        Awaited.of(state)
            .filter(awaited -> awaited.seat() == seat)
            .filter(_ -> !actor.equals(Actor.Staff.FLOOR))
            .map(awaited -> awaited.endsAtMillis(state) - table.rules().nowMillis())
            .orElse(0L);
    return Check.refuseIf(
        left > 0,
        "time-not-up",
        "Seat " + seat + " has " + (left + 999) / 1000 + " more seconds to answer",
        HouseRule.TIME);
  }

  private static boolean leadsOut(Command command) {
    return command instanceof Command.StandUp
        || command instanceof Command.WithdrawBet
        || command instanceof Command.DeclineBank
        || command instanceof Command.PassBank
        || command instanceof Command.RemoveFromSeat
        || command instanceof Command.VoidRound
        || command instanceof Command.NextRound;
  }

  /** A round is played by the rules it was bet on; a game file that has changed is another game. */
  static Optional<Refused> sameGame(TableState state) {
    return Check.refuseIf(
        !state.setup().fingerprint().equals(state.round().game().fingerprint()),
        "game-file-changed",
        "The game file has changed since this table was set up: a supervisor voids the round, if one"
            + " is on, and sets the table up again",
        HouseRule.SETUP);
  }

  private static Optional<Refused> rotationAllows(Deliberation table, int seat, long inMillis) {
    TableState state = table.state();
    String banker = state.round().spot(seat).map(Spot::player).orElse("");
    return Check.refuseIf(
        state.offersEveryHand()
            && !banker.isEmpty()
            && state.turns().isOverdue(banker, table.rules().nowMillis() + inMillis),
        "bank-must-rotate",
        "For forty minutes nobody but "
            + banker
            + " has banked: play goes on when another player takes the bank",
        HouseRule.ROTATION);
  }

  private static Optional<Refused> afterwards(Deliberation table, Command command) {
    return switch (command) {
      case Command.Bet bet -> ChipRules.coversFees(table.state(), bet.seat());
      case Command.PostBank post -> ChipRules.coversBankFee(table.state(), post.seat());
      case Command.Reveal _, Command.RevealKeyed _, Command.KeyHand _ -> {
        ControllerRules.turnUpHands(table);
        yield Check.fine();
      }
      case Command.ResumeAfterFailure _ -> {
        DeckRules.seal(table);
        yield Check.fine();
      }
      case Command.NextRound _ -> {
        RegulatedTable.postForANewRound(table);
        Optional<Refused> no = offerBeforeEveryHand(table);
        if (no.isEmpty()) {
          DeckRules.seal(table);
        }
        yield no;
      }
      // Whatever it was that ended the round, its deck lies open.
      default -> {
        if (table.state().isOver()) {
          DeckRules.open(table);
        }
        yield Check.fine();
      }
    };
  }

  /** Under the rotation rules of 2026 nobody keeps the bank without its being offered round. */
  private static Optional<Refused> offerBeforeEveryHand(Deliberation table) {
    TableState state = table.state();
    int seat = state.round().rotation().seat();
    if (!state.offersEveryHand() || seat == 0) {
      return Check.fine();
    }
    String banker = state.round().spot(seat).orElseThrow().player();
    return inRound(table, new Actor.Player(banker), new Command.PassBank(seat));
  }
}
