package io.queenhigh.floor.table;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.CardReading;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.ControllerStep;
import io.queenhigh.rules.progressive.WhoConfirms;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;

/**
 * A table that is dealt and settled elsewhere, with only its progressive controller ours: sensors
 * instead of bets, winning hands that people key instead of cards.
 *
 * <pre>
 *   SetSensors ──▶ Lock ──▶ KeyWin ──▶ mark, call, VerifyWin, confirm ──▶ PayEnvy ──▶ EndRound
 *                           (none where nobody wins)                      (the tray pays with the first of them)
 * </pre>
 */
final class ControllerOnly {

  private ControllerOnly() {}

  /** Of the rest of the game nothing is known here, so that nothing else can be done. */
  static Optional<Refused> allows(TableState state, TableCommand command) {
    boolean here = state.setup().isControllerOnly();
    return switch (command) {
      case TableCommand.SetSensors _, TableCommand.KeyWin _, TableCommand.VerifyWin _ ->
          Check.refuseIf(
              !here,
              "not-controller-only",
              "Table " + state.id() + " is dealt here: its sensors and cards follow the game",
              HouseRule.CONTROLLER_ONLY);
      case TableCommand.InRound(Command inRound) ->
          dealtElsewhere(state, here && !isOursToo(inRound));
      case TableCommand.Sit _,
          TableCommand.BuyIn _,
          TableCommand.CashOut _,
          TableCommand.Ready _,
          TableCommand.SealCut _,
          TableCommand.OpenCut _,
          TableCommand.DealSealed _,
          TableCommand.SeatVisitor _,
          TableCommand.ChipsIn _,
          TableCommand.ChipsOut _,
          TableCommand.Lay _,
          TableCommand.ForVisitor _,
          TableCommand.StakePractice _ ->
          dealtElsewhere(state, here);
      case TableCommand.AtController _,
          TableCommand.ReturnProgressive _,
          TableCommand.Configure _,
          TableCommand.Close _,
          TableCommand.AssignDealers _,
          TableCommand.ConfirmVoid _,
          TableCommand.ProposeCorrection _,
          TableCommand.ApproveCorrection _,
          TableCommand.RejectCorrection _,
          TableCommand.RejectVoid _ ->
          Check.fine();
    };
  }

  private static Optional<Refused> dealtElsewhere(TableState state, boolean refused) {
    return Check.refuseIf(
        refused,
        "dealt-elsewhere",
        "Table " + state.id() + " is dealt elsewhere: only its progressive controller is run here",
        HouseRule.CONTROLLER_ONLY);
  }

  private static boolean isOursToo(Command command) {
    return command instanceof Command.VoidRound
        || command instanceof Command.NextRound
        || command instanceof Command.RemoveFromSeat;
  }

  /** The first chip on a sensor begins a round, the last that is taken away ends none. */
  static Optional<Refused> setSensors(Deliberation table, NavigableMap<Integer, Long> chips) {
    Optional<Refused> no =
        table.state().isOver() && !chips.isEmpty()
            ? RoundRules.inRound(table, Staff.FLOOR, new Command.NextRound())
            : Check.fine();
    Round before = table.state().round();
    for (Map.Entry<Integer, Long> sensor : chips.entrySet()) {
      int seat = sensor.getKey();
      if (no.isEmpty() && staked(before, seat) != sensor.getValue()) {
        no = lit(table, seat, sensor.getValue());
      }
    }
    for (int seat : before.bettingSpots().keySet()) {
      if (no.isEmpty() && !chips.containsKey(seat) && !before.phase().isOver()) {
        no = cleared(table, seat);
      }
    }
    return no;
  }

  private static long staked(Round round, int seat) {
    return round.spot(seat).map(spot -> spot.stake(Wager.PROGRESSIVE)).orElse(0L);
  }

  /** The chip comes from outside, and what was there before and is too much goes back. */
  private static Optional<Refused> lit(Deliberation table, int seat, long cents) {
    Actor visitor = new Actor.Player(Visitors.name(seat));
    Round round = table.state().round();
    Optional<Refused> no =
        round.spot(seat).isEmpty()
            ? table.decide(visitor, new Command.SitDown(seat))
            : Check.fine();
    long more = cents - staked(round, seat);
    if (no.isEmpty() && more > 0) {
      table.happen(new TableEvent.SeatChipsIn(seat, more, table.hand()));
    }
    return no.isPresent()
        ? no
        : RoundRules.inRound(table, visitor, new Command.Bet(seat, Wager.PROGRESSIVE, cents));
  }

  private static Optional<Refused> cleared(Deliberation table, int seat) {
    return RoundRules.inRound(
        table,
        new Actor.Player(Visitors.name(seat)),
        new Command.WithdrawBet(seat, Wager.PROGRESSIVE));
  }

  static Optional<Refused> keyWin(Deliberation table, Actor actor, int seat, List<Card> cards) {
    TableState state = table.state();
    Console console = state.controller().orElseThrow();
    return Check.first(
            () -> isBetweenLockAndEnd(state, console),
            Check.refuseIf(
                // In an earlier snapshot the light of a wager that went back may be on.
                () -> !console.lit().contains(seat) || staked(state.round(), seat) == 0,
                "no-progressive-wager-at-spot",
                "Seat " + seat + " has no progressive wager",
                console.controller().cite(ControllerStep.MARK)),
            Check.refuseIf(
                () -> console.marked().contains(seat),
                "marked-hand-stays",
                "The hand of seat " + seat + " is marked: take the mark back first",
                console.controller().cite(ControllerStep.MARK)),
            Check.refuseIf(
                () -> cards.isEmpty() && !state.wins().containsKey(seat),
                "no-win-keyed",
                "No winning hand was keyed for seat " + seat,
                HouseRule.CONTROLLER_ONLY),
            () -> cards.isEmpty() ? Check.fine() : wins(state, console, seat, cards))
        .or(
            () -> {
              table.happen(new TableEvent.WinKeyed(seat, cards, (Staff) actor));
              return Check.fine();
            });
  }

  private static Optional<Refused> isBetweenLockAndEnd(TableState state, Console console) {
    return Check.refuseIf(
        state.round().phase() != Phase.BETS_CLOSED,
        "wins-come-after-the-lock",
        "Winning hands are keyed between "
            + console.controller().lockButton()
            + " and "
            + console.controller().overButton(),
        console.controller().cite(ControllerStep.MARK));
  }

  /** The cards are one hand of one deck, on the pay table, and nobody else's. */
  private static Optional<Refused> wins(
      TableState state, Console console, int seat, List<Card> cards) {
    PayTable table =
        state.round().game().rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
    Controller controller = console.controller();
    int read = table.reads() == PayTable.Reads.OWN_THREE ? 3 : 5;
    return Check.first(
        Check.refuseIf(
            () -> cards.size() != read,
            "reads-so-many-cards",
            "The pay table reads " + read + " cards, not " + cards.size(),
            controller.cite(ControllerStep.PAY_TABLES)),
        Check.refuseIf(
            () -> new HashSet<>(cards).size() != read,
            "hand-has-card-twice",
            Cards.text(cards) + " has a card twice",
            controller.cite(ControllerStep.MARK)),
        () -> comesFromOneDeck(state, seat, cards),
        Check.refuseIf(
            () -> CardReading.of(table, cards).isEmpty(),
            "not-on-the-pay-table",
            Cards.text(cards) + " is not on pay table " + table.id(),
            controller.cite(ControllerStep.PAY_TABLES)));
  }

  /** Own cards come first: they are nobody else's, and the community's are everybody's. */
  private static Optional<Refused> comesFromOneDeck(TableState state, int seat, List<Card> cards) {
    Game game = state.round().game();
    int own = cards.size() - game.communityCards();
    List<Card> community = cards.subList(own, cards.size());
    for (Map.Entry<Integer, TableState.KeyedWin> other : state.wins().entrySet()) {
      if (other.getKey() == seat) {
        continue;
      }
      List<Card> theirs = other.getValue().cards();
      Set<Card> shared = new HashSet<>(theirs.subList(own, theirs.size()));
      Set<Card> elsewhere = new HashSet<>(theirs.subList(0, own));
      if (!shared.equals(new HashSet<>(community))
          || cards.subList(0, own).stream()
              .anyMatch(card -> elsewhere.contains(card) || shared.contains(card))) {
        return Check.no(
            "not-from-one-deck",
            "Seat "
                + other.getKey()
                + " was keyed with "
                + Cards.text(theirs)
                + ": with "
                + Cards.text(cards)
                + " they are not from one deck, the player's own cards first",
            HouseRule.CONTROLLER_ONLY);
      }
    }
    return Check.fine();
  }

  static Optional<Refused> verifyWin(Deliberation table, Actor actor, int seat, List<Card> cards) {
    TableState state = table.state();
    Console console = state.controller().orElseThrow();
    Optional<TableState.KeyedWin> win = Optional.ofNullable(state.wins().get(seat));
    if (!(actor instanceof Staff person)) {
      return Check.no(
          "controller-is-the-houses",
          "Only the house's people use the controller",
          HouseRule.PROGRESSIVE);
    }
    return Check.first(
            () ->
                WhoConfirms.mayConfirm(
                    person, console.dealers(), console.controller().cite(ControllerStep.CONFIRM)),
            () ->
                WhoConfirms.mayConfirm(
                    person, state.dealtRound(), console.controller().cite(ControllerStep.CONFIRM)),
            Check.refuseIf(
                () -> win.isEmpty(),
                "no-win-keyed",
                "No winning hand was keyed for seat " + seat,
                HouseRule.CONTROLLER_ONLY),
            Check.refuseIf(
                () -> win.orElseThrow().by().name().equals(person.name()),
                "dealer-does-not-confirm",
                "The dealer does not confirm: call a supervisor",
                console.controller().cite(ControllerStep.CONFIRM)),
            Check.refuseIf(
                () -> !new HashSet<>(win.orElseThrow().cards()).equals(new HashSet<>(cards)),
                "other-cards-keyed",
                "The dealer has keyed other cards for seat " + seat + ": look again, both of you",
                HouseRule.CONTROLLER_ONLY),
            Check.refuseIf(
                () -> win.flatMap(TableState.KeyedWin::verifiedBy).isPresent(),
                "win-verified-already",
                "The hand of seat " + seat + " was verified already",
                HouseRule.CONTROLLER_ONLY))
        .or(
            () -> {
              table.happen(new TableEvent.WinVerified(seat, cards, person));
              return Check.fine();
            });
  }

  /** What belongs before a button where no other step of the round would bring it. */
  static Optional<Refused> beforePressing(
      Deliberation table, Staff person, ConsoleCommand.Pressed button) {
    boolean records =
        button instanceof ConsoleCommand.PressJPot || button instanceof ConsoleCommand.SwipeCard;
    boolean ends =
        button instanceof ConsoleCommand.PayEnvy || button instanceof ConsoleCommand.EndRound;
    if (records) {
      return isVerified(table.state(), person);
    }
    return ends && table.state().round().phase() == Phase.BETS_CLOSED
        ? settle(table, person, button)
        : Check.fine();
  }

  private static Optional<Refused> isVerified(TableState state, Staff person) {
    Console console = state.controller().orElseThrow();
    Optional<Integer> seat = console.nextToConfirm().map(Console.Amount::seat);
    Optional<TableState.KeyedWin> win =
        seat.flatMap(next -> Optional.ofNullable(state.wins().get(next)));
    return Check.first(
        Check.refuseIf(
            () -> win.filter(hand -> hand.by().name().equals(person.name())).isPresent(),
            "dealer-does-not-confirm",
            "The dealer does not confirm: call a supervisor",
            console.controller().cite(ControllerStep.CONFIRM)),
        Check.refuseIf(
            () -> win.filter(hand -> hand.verifiedBy().isEmpty()).isPresent(),
            "win-not-keyed-twice",
            "Who verifies the win keys the cards of seat " + seat.orElse(0) + " first",
            HouseRule.CONTROLLER_ONLY));
  }

  /** The tray pays what was keyed; envy is a button of its own, and the round ends after it. */
  private static Optional<Refused> settle(
      Deliberation table, Staff person, ConsoleCommand.Pressed button) {
    Console console = table.state().controller().orElseThrow();
    return Check.first(
        Check.refuseIf(
            () -> button instanceof ConsoleCommand.EndRound && console.envyIsDue(),
            "envy-before-the-end",
            "Envy is paid at the end of the round, before " + console.controller().overButton(),
            console.controller().cite(ControllerStep.ENVY_PAID)),
        Check.refuseIf(
            () -> button instanceof ConsoleCommand.PayEnvy && !console.envyIsDue(),
            "no-envy-due",
            "No envy is due in this round",
            console.controller().cite(ControllerStep.ENVY)),
        () -> RoundRules.inRound(table, person, new Command.Settle(Optional.empty())));
  }
}
