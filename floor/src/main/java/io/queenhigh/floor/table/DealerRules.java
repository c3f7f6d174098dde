package io.queenhigh.floor.table;

import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who deals where: a dealer at the tables he is assigned to, and nobody at an automatic one. */
final class DealerRules {

  /** More than take turns at one table in a shift. */
  private static final int MOST = 12;

  private DealerRules() {}

  /** Whose hand a command comes from. */
  private enum Hand {
    /** The dealer's at this table. */
    DEALER,
    /** The same, or a supervisor's who walks by. */
    DEALER_OR_SUPERVISOR,
    /** The floor's own, which nobody sends. */
    FLOOR,
    /** A player's or a supervisor's: their rules say who. */
    OTHER
  }

  static Optional<Refused> assign(Deliberation table, Actor actor, List<Staff> dealers) {
    if (!(actor instanceof Staff person) || !person.maySign()) {
      return Check.no(
          "only-a-supervisor-assigns",
          "Only a supervisor or manager says who deals at a table",
          HouseRule.DEALERS);
    }
    Optional<Refused> no =
        Check.first(
            () -> fit(table.state().setup(), dealers),
            () -> notOneself(table.state().setup(), dealers, person.name()));
    if (no.isEmpty()) {
      table.happen(new TableEvent.DealersAssigned(dealers, person));
    }
    return no;
  }

  /** Whether these people can deal at a table that is set up like this. */
  static Optional<Refused> fit(TableSetup setup, List<Staff> dealers) {
    long names = dealers.stream().map(Staff::name).distinct().count();
    Optional<Staff> other = dealers.stream().filter(dealer -> !dealer.mayDeal()).findFirst();
    return Check.first(
        Check.refuseIf(
            () -> setup.isAutomatic() && !dealers.isEmpty(),
            "automatic-table-has-no-dealer",
            "Table " + setup.id() + " is automatic: nobody is assigned to it",
            HouseRule.AUTOMATIC),
        Check.refuseIf(
            () -> names != dealers.size(),
            "dealer-named-twice",
            "A dealer is named twice",
            HouseRule.DEALERS),
        Check.refuseIf(
            () -> dealers.size() > MOST,
            "too-many-dealers",
            "At most " + MOST + " people take turns at a table",
            HouseRule.DEALERS),
        Check.refuseIf(
            () -> other.isPresent(),
            "not-a-dealer",
            other.map(Staff::name).orElse("") + " is neither dealer nor supervisor",
            HouseRule.DEALERS));
  }

  /**
   * Cards that are keyed in have no seal, so that nobody deals at such a table by his own word: who
   * opens it, sets it up or assigns its dealers is none of them.
   */
  static Optional<Refused> notOneself(TableSetup setup, List<Staff> dealers, String by) {
    return Check.refuseIf(
        !setup.isShuffled() && dealers.stream().anyMatch(dealer -> dealer.name().equals(by)),
        "not-ones-own-table",
        "Cards are keyed in at table " + setup.id() + ": somebody else says that " + by + " deals",
        HouseRule.OWN_TABLE);
  }

  /** A table that deals by itself from now on has nobody assigned to it. */
  static void sendHome(Deliberation table, Actor actor) {
    if (table.state().setup().isAutomatic()
        && !table.state().dealers().isEmpty()
        && actor instanceof Staff person) {
      table.happen(new TableEvent.DealersAssigned(List.of(), person));
    }
  }

  /** Whether a command of this kind may come from this person at this table. */
  static Optional<Refused> mayAct(TableState state, Step step) {
    return Check.first(() -> isPossible(state, step.command()), () -> isHis(state, step));
  }

  /** A machine that deals stacks of three cannot deal four. */
  private static Optional<Refused> isPossible(TableState state, TableCommand command) {
    return Check.refuseIf(
        state.setup().isAutomatic()
            && command instanceof TableCommand.InRound(Command.ReportWrongNumberOfCards _),
        "three-cards-by-machine",
        "Table " + state.id() + " is automatic: nobody gets a wrong number of cards there",
        HouseRule.AUTOMATIC);
  }

  private static Optional<Refused> isHis(TableState state, Step step) {
    if (!(step.actor() instanceof Staff person) || person.name().equals(Staff.FLOOR.name())) {
      return Check.fine();
    }
    return switch (hand(step.command())) {
      case DEALER -> person.mayDeal() ? dealsHere(state, person) : Check.fine();
      case DEALER_OR_SUPERVISOR ->
          person.maySupervise() || !person.mayDeal() ? Check.fine() : dealsHere(state, person);
      case FLOOR ->
          Check.no(
              "only-the-floor",
              "The floor does this by itself; nobody asks for it",
              HouseRule.DEALERS);
      case OTHER -> Check.fine();
    };
  }

  private static Optional<Refused> dealsHere(TableState state, Staff person) {
    return Check.first(
        Check.refuseIf(
            () -> state.setup().isAutomatic(),
            "table-deals-by-itself",
            "Table " + state.id() + " is automatic: no dealer's command counts there",
            HouseRule.AUTOMATIC),
        Check.refuseIf(
            () -> !state.isDealtBy(person.name()),
            "not-your-table",
            "Table "
                + state.id()
                + " is dealt by "
                + names(state)
                + ": a supervisor assigns dealers",
            HouseRule.DEALERS));
  }

  private static String names(TableState state) {
    return state.dealers().isEmpty()
        ? "nobody yet"
        : state.dealers().stream().map(Staff::name).collect(Collectors.joining(", "));
  }

  private static Hand hand(TableCommand command) {
    return switch (command) {
      case TableCommand.InRound(Command inRound) -> hand(inRound);
      case TableCommand.AtController(ConsoleCommand.Pressed button) -> hand(button);
      case TableCommand.DealSealed _,
          TableCommand.SeatVisitor _,
          TableCommand.ChipsIn _,
          TableCommand.ChipsOut _,
          TableCommand.Lay _,
          TableCommand.ForVisitor _,
          TableCommand.SetSensors _,
          TableCommand.KeyWin _ ->
          Hand.DEALER;
      case TableCommand.ReturnProgressive _ -> Hand.FLOOR;
      case TableCommand.Sit _,
          TableCommand.BuyIn _,
          TableCommand.CashOut _,
          TableCommand.Ready _,
          TableCommand.SealCut _,
          TableCommand.OpenCut _,
          TableCommand.Configure _,
          TableCommand.Close _,
          TableCommand.AssignDealers _,
          TableCommand.ConfirmVoid _,
          TableCommand.ProposeCorrection _,
          TableCommand.ApproveCorrection _,
          TableCommand.RejectCorrection _,
          TableCommand.RejectVoid _,
          TableCommand.VerifyWin _,
          TableCommand.StakePractice _ ->
          Hand.OTHER;
    };
  }

  private static Hand hand(Command command) {
    return switch (command) {
      case Command.SetTerms _,
          Command.OfferBank _,
          Command.PlaceActionButton _,
          Command.LockProgressive _,
          Command.NoMoreBets _,
          Command.Deal _,
          Command.DealKeyed _,
          Command.DealStacks _,
          Command.KeyShownCard _,
          Command.KeyHand _,
          Command.RevealKeyed _,
          Command.TimeOut _,
          Command.CollectForfeits _,
          Command.Reveal _,
          Command.Settle _,
          Command.NextRound _,
          Command.ReportWrongNumberOfCards _ ->
          Hand.DEALER;
      case Command.ReportShufflerFailure _,
          Command.ReplaceShuffler _,
          Command.ResumeAfterFailure _ ->
          Hand.DEALER_OR_SUPERVISOR;
      case Command.SitDown _,
          Command.StandUp _,
          Command.Bet _,
          Command.WithdrawBet _,
          Command.TakeBank _,
          Command.DeclineBank _,
          Command.PassBank _,
          Command.PostBank _,
          Command.Play _,
          Command.Fold _,
          Command.RemoveFromSeat _,
          Command.VoidRound _ ->
          Hand.OTHER;
    };
  }

  private static Hand hand(ConsoleCommand.Pressed button) {
    return switch (button) {
      case ConsoleCommand.Lock _,
          ConsoleCommand.SelectSpot _,
          ConsoleCommand.PressHand _,
          ConsoleCommand.CallSupervisor _,
          ConsoleCommand.LockUpCards _,
          ConsoleCommand.PayEnvy _,
          ConsoleCommand.EndRound _ ->
          Hand.DEALER;
      case ConsoleCommand.FixAmounts _ -> Hand.FLOOR;
      case ConsoleCommand.TurnKey _,
          ConsoleCommand.PressJPot _,
          ConsoleCommand.PressConfirm _,
          ConsoleCommand.SwipeCard _ ->
          Hand.OTHER;
    };
  }
}
