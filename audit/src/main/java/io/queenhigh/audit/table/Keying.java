package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.settling.Laid;
import io.queenhigh.audit.table.Position.Decided;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Shown;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Cards of a physical deck: dealt unseen, and keyed when they are turned up. */
final class Keying {

  private Keying() {}

  static List<Move> stacksDealt(Table table, Fields line) throws Unreadable {
    List<Integer> seats = line.seats("seats");
    table.expectStage(Stage.DEALING, "stacks to be dealt", Point.DEALING_ORDER);
    table.expect(
        !table.posted().shuffled(),
        Kind.PROCEDURE,
        "cards of the sealed deck",
        () -> "cards that nobody has seen",
        HouseRule.KEYED.cite());
    List<Integer> own = List.copyOf(table.toDeal);
    table.expect(
        own.equals(seats),
        Kind.PROCEDURE,
        "stacks for seats " + own,
        seats::toString,
        Point.DEALING_ORDER);
    table.toDeal.clear();
    table.byHand = true;
    table.stage = Stage.DECIDING;
    table.bank.dealt();
    table.turns.dealt(table.bank.player(), table.atMillis);
    Deciding.isEverybodyDone(table);
    return Moves.none();
  }

  /** Shown at the deal; once more, it was keyed wrong. */
  static List<Move> shownCard(Table table, Card card) {
    boolean shows = table.game().shown().is() == Shown.ONE_DEALER_CARD;
    boolean early =
        table.stage == Stage.DECIDING
            || table.stage == Stage.DECIDED
            || table.stage == Stage.COLLECTED;
    table.expect(
        shows && early && !table.suspended,
        Kind.PROCEDURE,
        shows ? "a shown card before the reveal" : "no card of the dealer's shown",
        () -> card + " while " + table.standing(),
        table.game().shown().by());
    table.dealer = List.of(card);
    table.dealerCardShown = true;
    areApart(table);
    return Moves.none();
  }

  static List<Move> handKeyed(Table table, Fields line) throws Unreadable {
    int seat = (int) line.number("seat");
    List<Card> cards = line.cards("cards");
    List<Card> instead = line.cards("instead");
    table.expect(
        table.byHand,
        Kind.PROCEDURE,
        "hands keyed where a person has dealt them",
        () -> "one at seat " + seat,
        HouseRule.KEYED.cite());
    table.expect(cards.size() == 3, Kind.CARDS, "3 cards", cards::toString, Point.STACKS_OF_THREE);
    if (seat == 0) {
      dealer(table, cards, instead);
    } else {
      player(table, seat, cards, instead);
    }
    areApart(table);
    return Moves.none();
  }

  private static void dealer(Table table, List<Card> cards, List<Card> instead) {
    boolean again = table.stage == Stage.REVEALED;
    if (!again) {
      table.expectStage(Stage.COLLECTED, "keying the dealer's hand", Point.REVEAL);
    }
    table.expect(
        instead.equals(again ? table.dealer : List.of()),
        Kind.CARDS,
        "what was keyed before, " + (again ? table.dealer : List.of()),
        instead::toString,
        HouseRule.KEYED.cite());
    boolean shows = table.game().shown().is() == Shown.ONE_DEALER_CARD;
    List<Card> shown = shows ? List.copyOf(table.dealer) : List.of();
    table.expect(
        !shows || (!shown.isEmpty() && !cards.isEmpty() && shown.getLast().equals(cards.getLast())),
        Kind.CARDS,
        "the shown card at the bottom of the dealer's hand, " + shown,
        cards::toString,
        table.game().shown().by());
    table.dealer = cards;
  }

  private static void player(Table table, int seat, List<Card> cards, List<Card> instead) {
    Optional<Position> position = Seating.taken(table, seat, "a hand");
    boolean faceUp = table.game().shown().is() == Shown.PLAYERS_FACE_UP;
    if (!faceUp) {
      table.expectStage(Stage.REVEALED, "keying a hand", Point.REVEAL);
    }
    if (position.isEmpty()) {
      return;
    }
    table.expect(
        position.get().hasBet() && (faceUp || !isDead(table, position.get())),
        Kind.PROCEDURE,
        "hands turned up that still decide something",
        () -> "the one of seat " + seat,
        Point.COLLECT_FORFEITS);
    List<Card> before = position.get().cards;
    table.expect(
        instead.equals(before),
        Kind.CARDS,
        "what was keyed before, " + before,
        instead::toString,
        HouseRule.KEYED.cite());
    position.get().cards = cards;
  }

  /** Set aside unseen, and keyed with the dealer's hand. */
  static List<Move> community(Table table, List<Card> cards) {
    table.expect(
        (table.stage == Stage.COLLECTED || table.stage == Stage.REVEALED)
            && cards.size() == table.game().communityCards(),
        Kind.PROCEDURE,
        table.game().communityCards() + " community cards at the reveal",
        () -> cards + " while " + table.standing(),
        Point.COMMUNITY_CARDS);
    table.community = cards;
    areApart(table);
    return Moves.none();
  }

  /** No card lies in two places, as far as cards are known. */
  private static void areApart(Table table) {
    List<Card> all = new ArrayList<>(table.dealer);
    all.addAll(table.community);
    table.betting().forEach(position -> all.addAll(position.cards));
    Set<Card> once = new HashSet<>(all);
    table.expect(
        once.size() == all.size(),
        Kind.CARDS,
        "each card once in a round",
        all::toString,
        Point.ONE_DECK_OF_52);
  }

  /** Whether a hand lies open, or decides nothing and went away unseen. */
  static boolean isKnown(Table table, Position position) {
    boolean unseen = table.byHand && position.cards.isEmpty() && isDead(table, position);
    return position.cards.size() == 3 || unseen;
  }

  private static boolean isDead(Table table, Position position) {
    return Laid.isDead(table.game(), position.stakes, position.decided == Decided.FOLDS);
  }
}
