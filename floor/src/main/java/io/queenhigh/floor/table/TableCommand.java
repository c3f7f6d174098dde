package io.queenhigh.floor.table;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Something that someone asks of a table of the floor. */
public sealed interface TableCommand {

  /** What the rules of the game speak of, the deal excepted. */
  record InRound(Command command) implements TableCommand {}

  /**
   * Sits down and buys in.
   *
   * @param seat 0 for any free seat
   */
  record Sit(int seat, long buyInCents) implements TableCommand {}

  record BuyIn(long cents) implements TableCommand {}

  record CashOut(long cents) implements TableCommand {}

  record Ready(int seat) implements TableCommand {}

  /** A player promises a value that the deck will be cut by; this is its hash. */
  record SealCut(int seat, String commitment) implements TableCommand {}

  /** And gives it away, once bets are closed. */
  record OpenCut(int seat, String value) implements TableCommand {}

  /** Deals the deck that was sealed for this round. */
  record DealSealed() implements TableCommand {}

  record Configure(TableSetup setup) implements TableCommand {}

  record Close(String reason) implements TableCommand {}

  /** Says who deals at this table from now on, and nobody else. */
  record AssignDealers(List<Staff> dealers) implements TableCommand {
    public AssignDealers {
      dealers = List.copyOf(dealers);
    }
  }

  /** The second person's word: the round is void. */
  record ConfirmVoid() implements TableCommand {}

  /** The round goes on. */
  record RejectVoid() implements TableCommand {}

  /** A button, key or card at the table's progressive controller. */
  record AtController(ConsoleCommand.Pressed command) implements TableCommand {}

  /**
   * What lies on the sensors of a table that is controller only, by seat in cents; seats that are
   * not named have none.
   */
  record SetSensors(NavigableMap<Integer, Long> chips) implements TableCommand {
    public SetSensors {
      chips = Collections.unmodifiableNavigableMap(new TreeMap<>(chips));
    }
  }

  /** The dealer keys a hand that wins; no cards take it back. */
  record KeyWin(int seat, List<Card> cards) implements TableCommand {
    public KeyWin {
      cards = List.copyOf(cards);
    }
  }

  /** Who verifies a win keys its cards once more. */
  record VerifyWin(int seat, List<Card> cards) implements TableCommand {
    public VerifyWin {
      cards = List.copyOf(cards);
    }
  }

  /** The link has not taken the locked progressive wagers: they go back, and the game goes on. */
  record ReturnProgressive(String because) implements TableCommand {}

  /** Seats somebody without an account. */
  record SeatVisitor(int seat) implements TableCommand {}

  record ChipsIn(int seat, long cents) implements TableCommand {}

  record ChipsOut(int seat, long cents) implements TableCommand {}

  /**
   * What lies in front of a visitor, who is seated if he is not yet; anything else is taken off.
   */
  record Lay(int seat, Map<Wager, Long> wagers) implements TableCommand {
    public Lay {
      wagers = Map.copyOf(wagers);
    }
  }

  /** A player's command that the dealer enters for a visitor. */
  record ForVisitor(int seat, Command command) implements TableCommand {}

  /**
   * Hands of a settled round were others than were keyed.
   *
   * @param round its number; 0 for the last that was settled
   * @param hands by seat; 0 is the dealer's
   */
  record ProposeCorrection(long round, NavigableMap<Integer, List<Card>> hands, String reason)
      implements TableCommand {
    public ProposeCorrection {
      hands = Collections.unmodifiableNavigableMap(new TreeMap<>(hands));
    }
  }

  /** The second person's word: the difference is paid or collected. */
  record ApproveCorrection() implements TableCommand {}

  record RejectCorrection() implements TableCommand {}

  /** Gives a practice player chips. */
  record StakePractice(String player, long cents) implements TableCommand {}
}
