package io.queenhigh.rules.round;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.Meter;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Something a person at the table asks for. */
public sealed interface Command {

  // A player's

  record SitDown(int seat) implements Command {}

  record StandUp(int seat) implements Command {}

  /** Puts this amount on a wager, or changes it to this amount. */
  record Bet(int seat, Wager wager, long cents) implements Command {}

  record WithdrawBet(int seat, Wager wager) implements Command {}

  record TakeBank(int seat) implements Command {}

  record DeclineBank(int seat) implements Command {}

  /** The player-dealer gives the position up before anyone has bet against him. */
  record PassBank(int seat) implements Command {}

  /** The player-dealer puts up what he risks in this round. */
  record PostBank(int seat, long cents) implements Command {}

  record Play(int seat) implements Command {}

  record Fold(int seat) implements Command {}

  // The house dealer's

  record SetTerms(Terms terms) implements Command {}

  record OfferBank(int seat) implements Command {}

  record PlaceActionButton(int seat) implements Command {}

  /** COIN IN or START GAME: the progressive wagers on the sensors are locked and taken away. */
  record LockProgressive() implements Command {}

  record NoMoreBets() implements Command {}

  /** Deals a shuffled deck in stacks of three. */
  record Deal(DeckColour colour, Deck deck) implements Command {}

  /**
   * Stacks that a person has dealt face down. Nobody has seen them, but for the one card of the
   * dealer's that the game turns up.
   */
  record DealStacks(DeckColour colour, Optional<Card> shown) implements Command {}

  /** The card that the dealer's stack shows was another one than was keyed. */
  record KeyShownCard(Card card) implements Command {}

  /** A player's hand, keyed as it is turned up; keyed once more, it was another one. */
  record KeyHand(int seat, List<Card> cards) implements Command {}

  /**
   * The dealer's hand and the community cards, keyed as they are turned up; keyed once more, they
   * were others.
   */
  record RevealKeyed(List<Card> dealer, List<Card> community) implements Command {}

  /** All cards at once, keyed in before anyone decides, or read from a record. */
  record DealKeyed(
      DeckColour colour, Map<Integer, List<Card>> hands, List<Card> dealer, List<Card> community)
      implements Command {}

  /**
   * Somebody has not answered in time: the player whose turn it is, who has the offer of the bank,
   * or who holds the bank and has posted nothing.
   */
  record TimeOut(int seat) implements Command {}

  record CollectForfeits() implements Command {}

  record Reveal() implements Command {}

  /** The meter is handed in where progressive wagers are on the table. */
  record Settle(Optional<Meter> meter) implements Command {}

  record NextRound() implements Command {}

  /** A hand has the wrong number of cards; seat 0 is the dealer's. */
  record ReportWrongNumberOfCards(int seat, int cards) implements Command {}

  record ReportShufflerFailure() implements Command {}

  /** The next step of the failing shuffler's replacement is done. */
  record ReplaceShuffler(ShufflerStep step) implements Command {}

  record ResumeAfterFailure() implements Command {}

  // The supervisor's

  /** Frees the seat of somebody who is gone or must go. */
  record RemoveFromSeat(int seat) implements Command {}

  record VoidRound(String reason) implements Command {}
}
