package io.queenhigh.floor.table;

import io.queenhigh.floor.office.Clearance;
import io.queenhigh.floor.office.RulesInForce;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.settlement.Settlement;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Something that happened at a table of the floor. Never changed afterwards. */
public sealed interface TableEvent {

  /** What the rules of the game speak of. */
  record InRound(Event event) implements TableEvent {}

  /** What the documents of the progressive controllers speak of. */
  record AtController(ConsoleEvent event) implements TableEvent {}

  /**
   * Hands with a progressive wager are turned up, so that the controller's dealer can read them.
   */
  record HandsTurnedUp(List<Integer> seats) implements TableEvent {
    public HandsTurnedUp {
      seats = List.copyOf(seats);
    }
  }

  /**
   * At a table that is dealt elsewhere the dealer has keyed a hand that wins; keyed once more it
   * was another one, and without cards it was none.
   */
  record WinKeyed(int seat, List<Card> cards, Staff by) implements TableEvent {
    public WinKeyed {
      cards = List.copyOf(cards);
    }
  }

  /** Who verifies the win has keyed the same cards. */
  record WinVerified(int seat, List<Card> cards, Staff by) implements TableEvent {
    public WinVerified {
      cards = List.copyOf(cards);
    }
  }

  /** The house gives locked progressive wagers back, because the link could not take them. */
  record ProgressiveReturned(List<Integer> seats, String because) implements TableEvent {
    public ProgressiveReturned {
      seats = List.copyOf(seats);
    }
  }

  /**
   * The first line of every table.
   *
   * @param dealers who deals there; nobody where the table is automatic
   */
  record TableOpened(TableSetup setup, List<Staff> dealers) implements TableEvent {
    public TableOpened {
      dealers = List.copyOf(dealers);
    }
  }

  /** From now on these deal here, and nobody else. */
  record DealersAssigned(List<Staff> dealers, Staff by) implements TableEvent {
    public DealersAssigned {
      dealers = List.copyOf(dealers);
    }
  }

  /** Somebody wants the round void, and it waits for a second person's word. */
  record VoidProposed(String reason, Citation clause, Staff by) implements TableEvent {}

  /** The second person agrees; the void round is the next line. */
  record VoidConfirmed(Staff by) implements TableEvent {}

  record VoidRejected(Staff by) implements TableEvent {}

  record TableConfigured(TableSetup setup) implements TableEvent {}

  /** From here on the table keeps these dated rules. */
  record RulesCameIntoForce(RulesInForce rules) implements TableEvent {}

  /** Whether all that the table needs is on file, from here on. */
  record ClearanceJudged(Clearance clearance) implements TableEvent {}

  record TableClosed(String reason) implements TableEvent {}

  /** Chips from a player's wallet to his rack at the table. */
  record BoughtIn(String player, long cents) implements TableEvent {}

  record CashedOut(String player, long cents) implements TableEvent {}

  /**
   * What a player could lose by what he has bet is set aside from his own allowance.
   *
   * @param accounts one for each period that he has limited
   */
  record AllowanceSpent(String player, List<String> accounts, long cents) implements TableEvent {
    public AllowanceSpent {
      accounts = List.copyOf(accounts);
    }
  }

  /** Some of it cannot be lost any more. */
  record AllowanceReturned(String player, long cents) implements TableEvent {}

  /**
   * The round is over: his allowance gets back what was set aside, and what the round has brought
   * him or taken from him.
   */
  record AllowanceSettled(String player, long setAsideCents, long netCents) implements TableEvent {}

  /** The house's chips for a practice player, which are nobody's money. */
  record PracticeStaked(String player, long cents) implements TableEvent {}

  record PracticeReturned(String player, long cents) implements TableEvent {}

  /** Chips of somebody without an account come from outside to his seat. */
  record SeatChipsIn(int seat, long cents, Staff by) implements TableEvent {}

  /** And leave with him. */
  record SeatChipsOut(int seat, long cents, Staff by) implements TableEvent {}

  /** Somebody says that hands of a settled round were keyed wrong; seat 0 is the dealer's. */
  record CorrectionProposed(
      long round, NavigableMap<Integer, List<Card>> hands, String reason, Staff by)
      implements TableEvent {
    public CorrectionProposed {
      hands = Collections.unmodifiableNavigableMap(new TreeMap<>(hands));
    }
  }

  record CorrectionRejected(Staff by) implements TableEvent {}

  /**
   * A second person agrees: the round is settled once more by these hands, and what that changes is
   * paid or collected. What was written before stays.
   */
  record RoundCorrected(
      long round,
      NavigableMap<Integer, List<Card>> hands,
      Settlement settlement,
      List<Difference> differences,
      Staff by)
      implements TableEvent {
    public RoundCorrected {
      hands = Collections.unmodifiableNavigableMap(new TreeMap<>(hands));
      differences = List.copyOf(differences);
    }
  }

  /** What a seat gets on top of what it got; less than nothing is collected. */
  record Difference(int seat, String player, long cents) {}

  record TrayFilled(long cents) implements TableEvent {}

  record TrayEmptied(long cents) implements TableEvent {}

  /** The deck of a round is shuffled; anyone can hold us to its order by this hash. */
  record DeckSealed(long round, DeckColour colour, String commitment) implements TableEvent {}

  /** The round is over and its deck lies open, top card first. */
  record DeckOpened(long round, DeckColour colour, List<Card> order, String salt)
      implements TableEvent {
    public DeckOpened {
      order = List.copyOf(order);
    }
  }

  /** A player has promised a value that the deck will be cut by; this is its hash. */
  record CutSealed(int seat, String commitment) implements TableEvent {}

  /** Bets are closed, and he has given it away. */
  record CutOpened(int seat, String value) implements TableEvent {}

  /** The cards are dealt without a value that was promised. */
  record CutWithheld(int seat) implements TableEvent {}

  /** A player has bet and need not wait for the clock. */
  record SaidReady(int seat) implements TableEvent {}

  static TableEvent of(Event event) {
    return new InRound(event);
  }
}
