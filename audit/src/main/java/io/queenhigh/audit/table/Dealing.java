package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import java.util.Optional;

/** Stacks of three to every betting position in turn, the dealer's last. */
final class Dealing {

  private Dealing() {}

  static List<Move> broughtIn(Table table, Fields line) throws Unreadable {
    DeckColour colour = line.colour("colour");
    table.expectStage(Stage.BETS_CLOSED, "a deck to deal from", Point.NO_MORE_BETS);
    Decks.isDue(table, colour);
    Betting.feesAreDropped(table);
    Cuts.areDone(table);
    boolean progressive =
        table.betting().stream()
            .anyMatch(position -> position.stakes.containsKey(Wager.PROGRESSIVE));
    table.expect(
        !progressive || table.progressiveLocked,
        Kind.PROCEDURE,
        "progressive wagers to be locked before the deal",
        () -> "none locked",
        Point.PROGRESSIVE_LOCKED);
    table.toDeal.clear();
    table.inDealingOrder().forEach(position -> table.toDeal.add(position.seat));
    table.stage = Stage.DEALING;
    return Moves.none();
  }

  static List<Move> hand(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    List<Card> cards = line.cards("cards");
    table.expectStage(Stage.DEALING, "a hand", Point.DEALING_ORDER);
    Integer next = table.toDeal.poll();
    table.expect(
        next != null && next == seat,
        Kind.PROCEDURE,
        next == null ? "the dealer's hand" : "the next hand at seat " + next,
        () -> "one at seat " + seat,
        Point.DEALING_ORDER);
    areFresh(table, cards, 3);
    Optional<Position> position = Seating.taken(table, seat, "a hand");
    position.ifPresent(to -> to.cards = cards);
    return Moves.none();
  }

  static List<Move> dealer(Table table, Fields line) throws Unreadable {
    List<Card> cards = line.cards("cards");
    table.expectStage(Stage.DEALING, "the dealer's hand", Point.DEALING_ORDER);
    table.expect(
        table.toDeal.isEmpty(),
        Kind.PROCEDURE,
        "the dealer's hand after all others",
        () -> "seats " + table.toDeal + " without cards",
        Point.DEALING_ORDER);
    areFresh(table, cards, 3);
    table.dealer = cards;
    table.stage = Stage.DECIDING;
    table.bank.dealt();
    table.turns.dealt(table.bank.player(), table.atMillis);
    Deciding.isEverybodyDone(table);
    return Moves.none();
  }

  /** The bottom card of the dealer's stack, which is the last one in it. */
  static List<Move> dealerCardShown(Table table, Fields line) throws Unreadable {
    Card card = line.card("card");
    if (table.byHand) {
      return Keying.shownCard(table, card);
    }
    table.expect(
        table.game().shown().is() == Shown.ONE_DEALER_CARD
            && !table.dealer.isEmpty()
            && table.dealer.getLast().equals(card),
        Kind.PROCEDURE,
        table.game().shown().is() == Shown.ONE_DEALER_CARD
            ? "the bottom card of the dealer's " + table.dealer + " shown"
            : "no card of the dealer's shown",
        card::toString,
        table.game().shown().by());
    table.dealerCardShown = true;
    return Moves.none();
  }

  static List<Move> community(Table table, Fields line) throws Unreadable {
    List<Card> cards = line.cards("cards");
    if (table.byHand) {
      return Keying.community(table, cards);
    }
    table.expect(
        !table.dealer.isEmpty() && table.community.isEmpty(),
        Kind.PROCEDURE,
        "community cards set aside once, after the dealer's hand",
        table::standing,
        Point.COMMUNITY_CARDS);
    areFresh(table, cards, table.game().communityCards());
    table.community = cards;
    return Moves.none();
  }

  /** So many, and none of them dealt before in this round. */
  private static void areFresh(Table table, List<Card> cards, int wanted) {
    table.expect(
        cards.size() == wanted,
        Kind.CARDS,
        wanted + " cards",
        cards::toString,
        wanted == 3 ? Point.STACKS_OF_THREE : Point.COMMUNITY_CARDS);
    for (Card card : cards) {
      table.expect(
          !table.dealt.contains(card),
          Kind.CARDS,
          "each card once in a round",
          () -> card + " a second time",
          Point.ONE_DECK_OF_52);
      table.dealt.add(card);
    }
  }

  /** Nobody decides before the table shows what it must show. */
  static void isComplete(Table table) {
    table.expect(
        table.game().shown().is() != Shown.ONE_DEALER_CARD || table.dealerCardShown,
        Kind.PROCEDURE,
        "one of the dealer's cards shown before players decide",
        () -> "none",
        table.game().shown().by());
    table.expect(
        table.byHand || table.community.size() == table.game().communityCards(),
        Kind.PROCEDURE,
        table.game().communityCards() + " community cards set aside before players decide",
        () -> String.valueOf(table.community.size()),
        Point.COMMUNITY_CARDS);
  }
}
