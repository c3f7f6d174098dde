package io.queenhigh.floor.table;

import io.queenhigh.floor.table.TableState.ProposedVoid;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.ruling.TwoPersons;
import java.util.List;
import java.util.Optional;

/**
 * A round that is void pays nobody. From the moment bets are closed somebody may be about to be
 * paid, a jackpot or a bonus, so that one person proposes and another confirms. It does not depend
 * on what the cards are: an answer that did would tell them.
 */
final class VoidRules {

  private VoidRules() {}

  static boolean takesTwo(TableState state, Command command) {
    boolean voids =
        command instanceof Command.VoidRound || command instanceof Command.ReportWrongNumberOfCards;
    return voids && state.round().phase() != Phase.BETTING;
  }

  /** The first person's word: what would void the round is written down, and the round waits. */
  static Optional<Refused> propose(Deliberation table, Actor actor, Command command) {
    Optional<Refused> no = table.link().mayVoid();
    if (no.isPresent()) {
      return no;
    }
    return switch (Decide.on(table.state().round(), actor, command)) {
      case Ruling.No(Refused refused) -> Optional.of(refused);
      case Ruling.Accepted(List<Event> events) -> {
        Event.RoundVoided wanted = (Event.RoundVoided) events.getFirst();
        table.happen(new TableEvent.VoidProposed(wanted.reason(), wanted.by(), (Staff) actor));
        yield Check.fine();
      }
    };
  }

  static Optional<Refused> confirm(Deliberation table, Actor actor) {
    Optional<ProposedVoid> proposed = table.state().voiding();
    Optional<Refused> no =
        Check.first(
            () -> isOneFor(proposed, actor, "confirms"),
            () ->
                TwoPersons.areTwo(
                    proposed.orElseThrow().by(), (Staff) actor, HouseRule.VOID_BY_TWO),
            Check.refuseIf(
                () -> table.state().hasDealt(actor.name()),
                "dealer-confirms-no-void",
                "Whoever deals at this table does not confirm that its round is void",
                HouseRule.VOID_BY_TWO),
            () -> table.link().mayVoid());
    if (no.isPresent()) {
      return no;
    }
    ProposedVoid wanted = proposed.orElseThrow();
    table.happen(new TableEvent.VoidConfirmed((Staff) actor));
    no = table.happen(new Event.RoundVoided(wanted.reason(), wanted.clause()));
    if (no.isEmpty()) {
      DeckRules.open(table);
    }
    return no;
  }

  static Optional<Refused> reject(Deliberation table, Actor actor) {
    Optional<Refused> no =
        Check.first(
            () -> isOneFor(table.state().voiding(), actor, "rejects"),
            Check.refuseIf(
                () -> table.state().hasDealt(actor.name()),
                "dealer-rejects-no-void",
                "Whoever deals at this table has no say in whether its round is void",
                HouseRule.VOID_BY_TWO));
    if (no.isEmpty()) {
      table.happen(new TableEvent.VoidRejected((Staff) actor));
    }
    return no;
  }

  private static Optional<Refused> isOneFor(
      Optional<ProposedVoid> proposed, Actor actor, String does) {
    return Check.first(
        Check.refuseIf(
            () -> !actor.maySupervise(),
            "supervisor-judges-voids",
            "A supervisor or executive " + does + " that a round is void",
            HouseRule.VOID_BY_TWO),
        Check.refuseIf(
            () -> proposed.isEmpty(),
            "no-void-proposed",
            "Nobody has proposed to void this round",
            HouseRule.VOID_BY_TWO));
  }

  /** While a void is proposed nothing goes on at the table but what the link still tells it. */
  static Optional<Refused> mayGoOn(TableState state, Step step) {
    boolean rests =
        switch (step.command()) {
          case TableCommand.InRound _,
              TableCommand.DealSealed _,
              TableCommand.Ready _,
              TableCommand.SeatVisitor _,
              TableCommand.Lay _,
              TableCommand.ForVisitor _,
              TableCommand.SetSensors _,
              TableCommand.KeyWin _,
              TableCommand.VerifyWin _ ->
              true;
          case TableCommand.AtController(ConsoleCommand.Pressed button) ->
              !(button instanceof ConsoleCommand.FixAmounts);
          case TableCommand.Sit _,
              TableCommand.BuyIn _,
              TableCommand.CashOut _,
              TableCommand.ChipsIn _,
              TableCommand.ChipsOut _,
              TableCommand.SealCut _,
              TableCommand.OpenCut _,
              TableCommand.StakePractice _,
              TableCommand.ReturnProgressive _,
              TableCommand.Configure _,
              TableCommand.Close _,
              TableCommand.AssignDealers _,
              TableCommand.ConfirmVoid _,
              TableCommand.ProposeCorrection _,
              TableCommand.ApproveCorrection _,
              TableCommand.RejectCorrection _,
              TableCommand.RejectVoid _ ->
              false;
        };
    return state
        .voiding()
        .filter(_ -> rests)
        .flatMap(
            proposed ->
                Check.no(
                    "round-waits-for-void",
                    proposed.by().name()
                        + " wants this round void: it waits until a second person confirms or"
                        + " rejects that",
                    HouseRule.VOID_BY_TWO));
  }
}
