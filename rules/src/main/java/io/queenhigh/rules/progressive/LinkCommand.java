package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.progressive.Funds.Fund;
import java.util.List;

/** Something asked of a link: by a table, a supervisor, or those who run it. */
public sealed interface LinkCommand {

  /** What those who run a link ask of it, from wherever they are. */
  sealed interface OfTheOffice extends LinkCommand {}

  /**
   * What only a table tells its link, because it has a line of its own for it. Said by anybody else
   * it would set the two apart.
   */
  sealed interface OfATable extends LinkCommand {}

  // The manager's

  /** The manager has seen what looks like a slip in the pay table and means it as printed. */
  record Acknowledge(String slip) implements OfTheOffice {}

  record Open() implements OfTheOffice {}

  record Suspend(String because) implements OfTheOffice {}

  record Resume() implements OfTheOffice {}

  record Join(TableFit fit) implements OfTheOffice {}

  record Leave(String table) implements OfTheOffice {}

  /**
   * The day's books are right.
   *
   * @param day as a calendar writes it: {@code 2026-03-31}
   */
  record SignOff(String day, Reconciliation books) implements OfTheOffice {}

  /** Takes over the money of a link that was retired. */
  record Receive(String from, Funds funds, long cents) implements OfTheOffice {}

  // A table's

  /** COIN IN or START GAME. */
  record Contribute(String table, long round, List<LockedWager> wagers) implements OfATable {

    /** The id of the refusal of what is in the meter already. */
    public static final String COUNTED_ALREADY = "round-counted-already";

    public Contribute {
      wagers = List.copyOf(wagers);
    }
  }

  /** The round is void and its wagers go back. */
  record ReturnContribution(String table, long round) implements OfATable {}

  /** The round is void and its wagers stay locked for the redeal. */
  record KeepForRedeal(String table, long round) implements OfATable {}

  /** All hands of a round that win off the meter, in any order. */
  record Claim(String table, long round, List<Claimed> hands) implements OfATable {
    public Claim {
      hands = List.copyOf(hands);
    }
  }

  /**
   * A winning hand.
   *
   * @param hand as the pay table spells it
   */
  record Claimed(int seat, String hand, List<Card> cards) {
    public Claimed {
      cards = List.copyOf(cards);
    }
  }

  /** The mark was a mistake. */
  record Cancel(long hit, String because) implements OfATable {}

  /** Game Over or END GAME. */
  record EndRound(String table, long round) implements OfATable {}

  // The supervisor's

  /** J-pot, or the card after the confirm button. */
  record Confirm(long hit) implements OfATable {}

  /** The key is back at Run. */
  record MoveMeter(long hit) implements OfATable {}

  record Pay(long page) implements OfTheOffice {}

  // What takes two people: one proposes, another approves

  record ProposeTerms(LinkTerms terms, String because) implements OfTheOffice {}

  record ProposeAdjustment(Fund fund, long cents, Reason reason, String because)
      implements OfTheOffice {}

  record ProposeBackOut(long page, String because) implements OfTheOffice {}

  /** The link ends, and its money goes to another. */
  record ProposeRetirement(String to, String because) implements OfTheOffice {}

  /** Which cards of a game count, where no document says it. */
  record ProposeGame(DeclaredGame game, String because) implements OfTheOffice {}

  record Approve(int proposal) implements OfTheOffice {}

  record Withdraw(int proposal) implements OfTheOffice {}
}
