package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.hands.ThreeCards;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Rule;
import io.queenhigh.audit.table.Position.Decided;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Settling.Around;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule.OnFold;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** From the last decision to the next round, also where a round ends early. */
final class Finishing {

  private Finishing() {}

  static List<Move> forfeitsCollected(Table table, Fields line) throws Unreadable {
    table.expectStage(Stage.DECIDED, "collecting forfeits", Point.COLLECT_FORFEITS);
    Dealing.isComplete(table);
    List<Position> folded =
        table.betting().stream().filter(position -> position.decided == Decided.FOLDS).toList();
    List<Integer> staying =
        folded.stream()
            .filter(position -> stays(table, position))
            .map(position -> position.seat)
            .toList();
    sameSeats(table, folded.stream().map(position -> position.seat).toList(), line.seats("seats"));
    sameSeats(table, staying, line.seats("handsThatStay"));
    table.stage = Stage.COLLECTED;
    return Moves.none();
  }

  /** A folded hand lies where it is while a wager on it can still win. */
  private static boolean stays(Table table, Position position) {
    return position.stakes.keySet().stream()
        .flatMap(wager -> table.game().rule(wager).stream())
        .anyMatch(rule -> rule.onFold().is() == OnFold.STANDS);
  }

  private static void sameSeats(Table table, List<Integer> own, List<Integer> found) {
    table.expect(
        own.equals(found),
        Kind.PROCEDURE,
        "forfeits or staying hands of seats " + own,
        found::toString,
        Point.COLLECT_FORFEITS);
  }

  static List<Move> dealerRevealed(Table table, Fields line) throws Unreadable {
    List<Card> cards = line.cards("cards");
    boolean plays = line.yes("plays");
    if (!table.byHand || table.stage != Stage.REVEALED) {
      table.expectStage(Stage.COLLECTED, "turning up the dealer's hand", Point.REVEAL);
    }
    boolean same =
        table.expect(
            cards.size() == 3 && new HashSet<>(cards).equals(new HashSet<>(table.dealer)),
            Kind.CARDS,
            "the dealer's hand " + table.dealer,
            cards::toString,
            Point.REVEAL);
    if (same) {
      boolean qualifies = ThreeCards.qualifies(cards, table.game().qualifier().high().is());
      table.expect(
          plays == qualifies,
          Kind.SETTLEMENT,
          "a dealer who " + (qualifies ? "plays" : "does not play") + " with " + cards,
          () -> "the opposite",
          table.game().qualifier().high().by());
    }
    table.stage = Stage.REVEALED;
    return Moves.none();
  }

  static List<Move> communityRevealed(Table table, Fields line) throws Unreadable {
    List<Card> cards = line.cards("cards");
    table.expectStage(Stage.REVEALED, "revealing the community cards", Point.COMMUNITY_CARDS);
    table.expect(
        cards.equals(table.community),
        Kind.CARDS,
        "the community cards " + table.community,
        cards::toString,
        Point.COMMUNITY_CARDS);
    return Moves.none();
  }

  static List<Move> handsOpened(Table table, Fields line) throws Unreadable {
    List<Integer> found = line.seats("seats");
    table.expectStage(Stage.REVEALED, "opening the players' hands", Point.REVEAL);
    List<Position> open = new ArrayList<>(table.betting());
    open.removeIf(position -> position.decided == Decided.FOLDS);
    Around around = table.game().settling().opensHands().is();
    List<Position> order =
        switch (around) {
          case CLOCKWISE_FROM_ACTION -> {
            Table.clockwiseFrom(open, table.action());
            yield open;
          }
          case COUNTER_CLOCKWISE_FROM_DEALERS_RIGHT -> open.reversed();
        };
    List<Integer> own = order.stream().map(position -> position.seat).toList();
    table.expect(
        own.equals(found),
        Kind.PROCEDURE,
        "hands opened at seats " + own,
        found::toString,
        table.game().settling().opensHands().by());
    return Moves.none();
  }

  static List<Move> shufflerFailed(Table table) {
    table.expect(
        !table.stage.isOver(),
        Kind.PROCEDURE,
        "a shuffler to fail during a round",
        table::standing,
        Point.SHUFFLER_FAILURE);
    table.suspended = true;
    table.shufflerSteps = 0;
    return Moves.none();
  }

  /** What the document lists, in its order. */
  private static final List<String> REPLACING =
      List.of("turned-off", "unplugged", "replaced", "plugged-in", "turned-on", "service-called");

  static List<Move> shufflerStepDone(Table table, Fields line) throws Unreadable {
    int step = REPLACING.indexOf(line.text("step"));
    table.expect(
        table.suspended && step == table.shufflerSteps,
        Kind.PROCEDURE,
        "a failed shuffler to be replaced step by step",
        () ->
            "step " + (step + 1) + " after " + table.shufflerSteps + ", while " + table.standing(),
        Point.SHUFFLER_FAILURE);
    table.shufflerSteps = step + 1;
    return Moves.none();
  }

  private static boolean isShufflerInPieces(Table table) {
    return table.shufflerSteps > 0 && table.shufflerSteps < REPLACING.size();
  }

  static List<Move> playResumed(Table table) {
    table.expect(
        table.suspended && !isShufflerInPieces(table),
        Kind.PROCEDURE,
        "play to resume where it was suspended, with a shuffler that is whole",
        table::standing,
        Point.SHUFFLER_FAILURE);
    table.suspended = false;
    table.shufflerSteps = 0;
    return Moves.none();
  }

  /** All wagers go back, the player-dealer's too; only the collection stays where it is. */
  static List<Move> voided(Table table, Fields line) throws Unreadable {
    table.expect(
        !table.stage.isOver(),
        Kind.PROCEDURE,
        "a round to be voided before it is over",
        table::standing,
        Point.SUPERVISOR_VOIDS);
    table.expect(
        !line.text("reason").isBlank(),
        Kind.PROCEDURE,
        "a reason for a void round",
        () -> "none",
        Point.SUPERVISOR_VOIDS);
    table.expect(
        table.controller.recorded.keySet().stream().noneMatch(table.controller::isPaidByTheLink),
        Kind.CONTROLLER,
        "no void round with a win in the link's log",
        () -> "wins of seats " + table.controller.recorded.keySet(),
        Rule.VOID_ROUNDS.cite());
    Voiding.voided(table, line);
    Moves moves = new Moves();
    for (Position position : table.betting()) {
      long locked = table.isCoinIn(Wager.PROGRESSIVE) ? position.stake(Wager.PROGRESSIVE) : 0;
      moves.move(table.layout(), table.rack(position.player), position.allStakes() - locked);
      // The link hands its shares back to the house, which does not let players wait for it.
      moves.move(Accounts.tray(table.id), table.rack(position.player), locked);
    }
    moves.move(table.bankAccount(), table.rack(table.bank.player()), table.postedCents);
    table.postedCents = 0;
    table.suspended = isShufflerInPieces(table);
    table.stage = Stage.VOID;
    table.tally.voided();
    return moves.list();
  }

  /** Seats stay; chips and cards are gone, and the other deck comes in. */
  static List<Move> nextRoundOpened(Table table, Fields line) throws Unreadable {
    long number = line.number("number");
    Allowances.nextRound(table);
    table.expect(
        table.stage.isOver() && !table.suspended && number == table.number + 1,
        Kind.PROCEDURE,
        "round " + (table.number + 1) + " after round " + table.number + " is over",
        () -> "round " + number + " while " + table.standing(),
        Point.DECKS_ALTERNATE);
    table.expect(
        table.seal.isEmpty(),
        Kind.DECK_PROOF,
        "the deck of a finished round to be opened",
        () -> "a seal that nobody opened");
    table.expect(
        table.stage == Stage.VOID || table.controller.isDone(),
        Kind.CONTROLLER,
        "the controller's round to be over before the next one",
        () -> "one that is still on");
    AtTheLink.roundEnds(table, true);
    table.pit.nextRound();
    table.pit.roundOpens();
    table.controller = new Controller();
    table.keyed.clear();
    table.lockedWagers = List.of();
    if (table.stage != Stage.VOID) {
      table.feesDropped.clear();
    }
    table.positions.values().removeIf(position -> position.left);
    table.positions.values().forEach(Position::clear);
    table.number = number;
    table.stage = Stage.BETS_OPEN;
    table.suspended = false;
    table.shufflerSteps = 0;
    table.postedCents = 0;
    table.wagerCents = 0;
    table.actionButton = 0;
    table.progressiveLocked = false;
    table.deckDue =
        table.deckDue.map(colour -> colour == DeckColour.RED ? DeckColour.BLUE : DeckColour.RED);
    table.seal = Optional.empty();
    table.sealedAs = "";
    table.cuts.clear();
    table.toDeal.clear();
    table.dealt.clear();
    table.dealer = List.of();
    table.community = List.of();
    table.dealerCardShown = false;
    table.byHand = false;
    table.feesDue.clear();
    table.collectedFrom.clear();
    table.bank.nextRound();
    return Moves.none();
  }
}
