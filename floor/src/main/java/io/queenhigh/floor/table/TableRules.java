package io.queenhigh.floor.table;

import io.queenhigh.floor.office.RoomOffice;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/**
 * Judges what is asked of a table: the game's rules and the floor's own (chips, decks, seats of
 * those who are gone).
 *
 * @param link the table's progressive link as it stands; empty when there is none to be reached
 * @param office what the room says for all its tables and has on file
 */
public record TableRules(
    Fold fold, Decks decks, Optional<Link> link, RoomOffice office, long nowMillis) {

  /** Judges steps that are done together: all of them or none. */
  public Ruling<Happened> judge(TableState state, List<Step> steps) {
    return judge(state, steps, Optional.empty());
  }

  /**
   * The same for somebody who has limited his losses.
   *
   * @param allowance what bets are set aside from
   */
  public Ruling<Happened> judge(TableState state, List<Step> steps, Optional<Allowance> allowance) {
    Deliberation table = new Deliberation(this, state);
    for (Step step : steps) {
      Optional<Refused> no =
          Check.first(() -> judge(table, step), () -> AllowanceRules.reckon(table, allowance));
      if (no.isPresent()) {
        return Ruling.no(no.get());
      }
    }
    ChipRules.payOutWhoIsGone(table);
    return new Ruling.Accepted<>(table.happened());
  }

  /**
   * Opens a table: its first lines.
   *
   * @param by the name of whoever opens it
   */
  public Ruling<Happened> open(String by, TableEvent.TableOpened opened) {
    return Ruling.allUnless(
        Check.first(
            () -> SetupRules.check(this, opened.setup()),
            () -> DealerRules.fit(opened.setup(), opened.dealers()),
            () -> DealerRules.notOneself(opened.setup(), opened.dealers(), by)),
        () -> {
          Deliberation table = Deliberation.opening(this, opened);
          RegulatedTable.postWhatHolds(table);
          ChipRules.trayFitsTheGame(table);
          PracticePlayers.seats(table.state()).forEach(step -> judge(table, step));
          DeckRules.seal(table);
          return table.happened();
        });
  }

  /** Why the table takes no bets now: it is above what its regulator or the room allows. */
  public Optional<Refused> halts(TableState state) {
    return RegulatedTable.beforeARound(new Deliberation(this, state));
  }

  static Optional<Refused> judge(Deliberation table, Step step) {
    if (!table.state().open()) {
      return Check.no(
          "table-closed", "Table " + table.state().id() + " is closed", HouseRule.OPEN_TABLE);
    }
    table.isAskedBy(step.actor());
    return Check.first(
        () -> DealerRules.mayAct(table.state(), step),
        () -> VoidRules.mayGoOn(table.state(), step),
        () -> ControllerOnly.allows(table.state(), step.command()),
        () -> judged(table, step));
  }

  private static Optional<Refused> judged(Deliberation table, Step step) {
    Actor actor = step.actor();
    return switch (step.command()) {
      case TableCommand.InRound(Command command) -> RoundRules.inRound(table, actor, command);
      case TableCommand.Sit(int seat, long cents) -> SeatRules.sit(table, actor, seat, cents);
      case TableCommand.Ready(int seat) -> SeatRules.ready(table, actor, seat);
      case TableCommand.BuyIn(long cents) -> ChipRules.buyIn(table, actor, cents);
      case TableCommand.CashOut(long cents) -> ChipRules.cashOut(table, actor, cents);
      case TableCommand.StakePractice(String player, long cents) ->
          ChipRules.stakePractice(table, actor, player, cents);
      case TableCommand.SeatVisitor(int seat) -> VisitorRules.seat(table, actor, seat);
      case TableCommand.ChipsIn(int seat, long cents) ->
          VisitorRules.chipsIn(table, actor, seat, cents);
      case TableCommand.ChipsOut(int seat, long cents) ->
          VisitorRules.chipsOut(table, actor, seat, cents);
      case TableCommand.Lay(int seat, Map<Wager, Long> wagers) ->
          VisitorRules.lay(table, actor, seat, wagers);
      case TableCommand.ForVisitor(int seat, Command command) ->
          VisitorRules.act(table, actor, seat, command);
      case TableCommand.ProposeCorrection(
              long round,
              NavigableMap<Integer, List<Card>> hands,
              String reason) ->
          CorrectionRules.propose(table, actor, round, hands, reason);
      case TableCommand.ApproveCorrection _ -> CorrectionRules.approve(table, actor);
      case TableCommand.RejectCorrection _ -> CorrectionRules.reject(table, actor);
      case TableCommand.SealCut(int seat, String commitment) ->
          CutRules.seal(table, actor, seat, commitment);
      case TableCommand.OpenCut(int seat, String value) -> CutRules.open(table, actor, seat, value);
      case TableCommand.DealSealed _ -> DeckRules.deal(table, actor);
      case TableCommand.AtController(ConsoleCommand.Pressed button) ->
          ControllerRules.press(table, actor, button);
      case TableCommand.SetSensors(NavigableMap<Integer, Long> chips) ->
          ControllerOnly.setSensors(table, chips);
      case TableCommand.KeyWin(int seat, List<Card> cards) ->
          ControllerOnly.keyWin(table, actor, seat, cards);
      case TableCommand.VerifyWin(int seat, List<Card> cards) ->
          ControllerOnly.verifyWin(table, actor, seat, cards);
      case TableCommand.ReturnProgressive(String because) ->
          ControllerRules.giveBack(table, actor, because);
      case TableCommand.AssignDealers(List<Staff> dealers) ->
          DealerRules.assign(table, actor, dealers);
      case TableCommand.ConfirmVoid _ -> VoidRules.confirm(table, actor);
      case TableCommand.RejectVoid _ -> VoidRules.reject(table, actor);
      case TableCommand.Configure(TableSetup setup) -> SetupRules.configure(table, actor, setup);
      case TableCommand.Close(String reason) -> ClosingRules.close(table, actor, reason);
    };
  }
}
