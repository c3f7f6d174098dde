package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.Settlement;
import java.util.List;

/** Something that happened at the table. Never changed afterwards. */
public sealed interface Event {

  record TermsSet(Terms terms) implements Event {}

  record SatDown(int seat, String player) implements Event {}

  record StoodUp(int seat) implements Event {}

  /** The player went while his wagers were on the table; they stay. */
  record LeftTheTable(int seat) implements Event {}

  record BetPlaced(int seat, Wager wager, long cents) implements Event {}

  record BetWithdrawn(int seat, Wager wager) implements Event {}

  record BankOffered(int seat) implements Event {}

  record BankDeclined(int seat) implements Event {}

  record BankTaken(int seat, String player) implements Event {}

  record BankPosted(int seat, long cents) implements Event {}

  /** Nobody holds the bank any more. */
  record BankVacated(int seat) implements Event {}

  /** Everyone has declined; the position goes round once more. */
  record OffersRestarted() implements Event {}

  record ActionButtonPlaced(int seat) implements Event {}

  record ProgressiveLocked(List<Integer> seats) implements Event {}

  /** The dealer names the positions without Pair Plus. */
  record BetsClosed(List<Integer> withoutPairPlus) implements Event {}

  record FeeDropped(int seat, long cents, boolean playerDealer) implements Event {}

  record DeckBroughtIn(DeckColour colour) implements Event {}

  /** Every one of these seats, and the dealer, has three cards that nobody has seen. */
  record StacksDealt(List<Integer> seats) implements Event {}

  /**
   * A hand was turned up and keyed; seat 0 is the dealer's.
   *
   * @param instead what was keyed before and was wrong; empty the first time
   */
  record HandKeyed(int seat, List<Card> cards, List<Card> instead) implements Event {}

  record HandDealt(int seat, List<Card> cards) implements Event {}

  record DealerDealt(List<Card> cards) implements Event {}

  record DealerCardShown(Card card) implements Event {}

  record CommunitySetAside(List<Card> cards) implements Event {}

  record Played(int seat, long cents) implements Event {}

  record Folded(int seat, Why why) implements Event {

    /** Why a hand was folded. */
    public enum Why {
      CHOSE_TO,
      TIMED_OUT,
      LEFT
    }
  }

  /** Wagers and cards of folded hands are taken; a hand with a live wager stays at its spot. */
  record ForfeitsCollected(List<Integer> seats, List<Integer> handsThatStay) implements Event {}

  record DealerRevealed(List<Card> cards, boolean plays, String announcement) implements Event {}

  record CommunityRevealed(List<Card> cards) implements Event {}

  /** The hands that stayed are turned up, in this order. */
  record HandsOpened(List<Integer> seats) implements Event {}

  record RoundSettled(Settlement settlement) implements Event {}

  record ShufflerFailed() implements Event {}

  /** A step of the failing shuffler's replacement is done. */
  record ShufflerStepDone(ShufflerStep step) implements Event {}

  record PlayResumed() implements Event {}

  /** All wagers go back; the cards stay on record. */
  record RoundVoided(String reason, Citation by) implements Event {}

  record NextRoundOpened(long number) implements Event {}
}
