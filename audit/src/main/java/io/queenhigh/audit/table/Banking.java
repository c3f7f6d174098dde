package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.game.Bank;
import io.queenhigh.rules.game.Bank.AfterThat;
import io.queenhigh.rules.game.Bank.PlayerDealerBank;
import io.queenhigh.rules.game.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The player-dealer's position: offered clockwise, taken, posted, given up. */
final class Banking {

  private Banking() {}

  static List<Move> offered(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Optional<Position> position = Seating.taken(table, seat, "an offer of the bank");
    isPlayersGame(table, "an offer of the bank");
    table.expect(
        !table.bank.isHeld() && table.bank.offeredTo() == 0,
        Kind.BANK,
        "the bank to be offered when it is free, to one player at a time",
        () -> "an offer to seat " + seat,
        Point.BANK_ROTATES);
    // In a round by itself nobody knows who banked before it, and so whose turn it is.
    if (position.isPresent() && table.bank.lastSeat() != 0 && !table.piece) {
      goesClockwise(table, position.get());
    }
    table.bank.offered(seat);
    return Moves.none();
  }

  /**
   * The next one clockwise who has not declined. When nobody else is left to ask, it comes back to
   * who gave it up unused, and last of all to who banked the last round.
   */
  private static void goesClockwise(Table table, Position to) {
    List<Position> asked =
        table.positions.values().stream()
            .filter(position -> !position.left && !table.bank.hasDeclined(position.player))
            .toList();
    List<Position> withoutTheLast =
        asked.stream().filter(place -> !place.player.equals(table.bank.servedBy())).toList();
    List<Position> others =
        withoutTheLast.stream()
            .filter(place -> !place.player.equals(table.bank.lastPlayer()))
            .toList();
    if (!others.isEmpty()) {
      int next = firstAfter(others, table.bank.offersGoOnFrom());
      int afresh = firstAfter(others, table.bank.lastSeat());
      table.expect(
          to.seat == next || to.seat == afresh,
          Kind.BANK,
          "the bank to be offered clockwise, to seat " + next,
          () -> "an offer to seat " + to.seat,
          Point.BANK_ROTATES);
      return;
    }
    boolean gaveItUp = withoutTheLast.stream().anyMatch(place -> place.seat == to.seat);
    boolean comesAgain =
        withoutTheLast.isEmpty() && to.player.equals(table.bank.servedBy()) && mayComeAgain(table);
    table.expect(
        gaveItUp || comesAgain,
        Kind.BANK,
        "nobody to be offered the bank",
        () -> "an offer to seat " + to.seat,
        Point.BANK_ROTATES);
  }

  private static boolean mayComeAgain(Table table) {
    PlayerDealerBank rule = rule(table);
    return table.bank.roundsSinceTaken() < rule.roundsInARow()
        || rule.afterThat() == AfterThat.MAY_GO_ON_IF_ALL_DECLINE;
  }

  private static int firstAfter(List<Position> ascending, int seat) {
    List<Position> order = new ArrayList<>(ascending);
    Table.clockwiseFrom(order, seat + 1);
    return order.getFirst().seat;
  }

  static List<Move> declined(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    hasTheOffer(table, seat, "declines the bank");
    String player = Seating.taken(table, seat, "declining").map(p -> p.player).orElse("");
    Dealers.offerIsUp(table, seat);
    table.bank.declined(seat, player);
    return Moves.none();
  }

  static List<Move> restarted(Table table) {
    isPlayersGame(table, "a new round of offers");
    table.bank.restarted();
    return Moves.none();
  }

  static List<Move> taken(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    String player = line.text("player");
    hasTheOffer(table, seat, "takes the bank");
    table.expectStage(Stage.BETS_OPEN, "taking the bank", Point.BANK_ROTATES);
    Optional<Position> position = Seating.taken(table, seat, "taking the bank");
    table.expect(
        position.filter(p -> !p.left && !p.hasBet() && isHis(table, p, player)).isPresent(),
        Kind.BANK,
        "the bank to be taken by the seat's own player, without wagers of his own",
        () -> player + " at seat " + seat,
        Point.BANK_POSTED);
    boolean wasServed =
        player.equals(table.bank.lastPlayer())
            && table.bank.roundsSinceTaken() >= rule(table).roundsInARow();
    table.bank.taken(seat, player, wasServed);
    return Moves.none();
  }

  /** In a round by itself nobody knows for certain who sat where at every moment. */
  private static boolean isHis(Table table, Position position, String player) {
    return table.piece || position.player.equals(player);
  }

  static List<Move> posted(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    long cents = line.cents("cents");
    table.expectStage(Stage.BETS_OPEN, "posting the bank", Point.BANK_POSTED);
    if (table.piece && !table.bank.isHeld()) {
      Seating.taken(table, seat, "posting the bank");
      table.bank.taken(seat, playerAt(table, seat), false);
    }
    holdsTheBank(table, seat);
    table.regulated.beforeAWager(table);
    table.expect(
        table.postedCents == 0 || !table.anyBets(),
        Kind.BANK,
        "the player-dealer's wager to stay as it was when players bet against it",
        () -> "seat " + seat + " changed it",
        Point.BANK_POSTED);
    Allowances.puts(table, playerAt(table, seat));
    long more = cents - table.postedCents;
    table.postedCents = cents;
    table.wagerCents = cents;
    return new Moves().move(table.rack(playerAt(table, seat)), table.bankAccount(), more).list();
  }

  /** He gives it up before anyone has bet, or the round is over and his wager with it. */
  static List<Move> vacated(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    if (!table.piece || table.bank.isHeld()) {
      holdsTheBank(table, seat);
    }
    boolean free = table.stage.isOver() || !table.anyBets() || table.postedCents == 0;
    table.expect(
        free,
        Kind.BANK,
        "the bank to stay while players have bet against it",
        () -> "seat " + seat + " gave it up",
        Point.BANK_POSTED);
    long back = table.postedCents;
    table.postedCents = 0;
    table.bank.vacated();
    return new Moves().move(table.bankAccount(), table.rack(playerAt(table, seat)), back).list();
  }

  static List<Move> actionButton(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    table.expectStage(Stage.BETS_OPEN, "placing the action button", Point.ACTION_BUTTON);
    table.expect(
        table.isBankedByAPlayer()
            && Seating.taken(table, seat, "the action button").isPresent()
            && !table.bank.isHeldAt(seat),
        Kind.BANK,
        "the action button at a player's seat",
        () -> "seat " + seat,
        Point.ACTION_BUTTON);
    table.actionButton = seat;
    return Moves.none();
  }

  /** Before cards are dealt somebody banks, with a wager, and not for too long. */
  static void isReady(Table table) {
    if (!table.isBankedByAPlayer()) {
      return;
    }
    table.expect(
        table.bank.isHeld() && table.postedCents > 0,
        Kind.BANK,
        "a player-dealer with a wager before bets close",
        () -> table.bank.isHeld() ? "no wager" : "no player-dealer",
        Point.BANK_POSTED);
    PlayerDealerBank rule = rule(table);
    String player = table.bank.player();
    int before =
        switch (rule.afterThat()) {
          case MUST_PASS -> table.bank.handsInARowOf(player);
          case MAY_GO_ON_IF_ALL_DECLINE -> table.bank.roundsSinceTaken();
        };
    table.expect(
        before < rule.roundsInARow(),
        Kind.BANK,
        "nobody to bank more than " + rule.roundsInARow() + " rounds in a row",
        () -> player + " banks a round more",
        Point.BANK_ROTATES);
    if ((table.posted().rotation2026() || table.regulated.bankOffered()) && !table.piece) {
      table.expect(
          table.bank.isTakenInThisRound(),
          Kind.BANK,
          "the bank to be offered before every hand",
          () -> player + " kept it without an offer");
      table.expect(
          !table.turns.isOverdue(player, table.atMillis),
          Kind.BANK,
          "two players to bank within every forty minutes",
          () -> player + " alone");
    }
  }

  private static void hasTheOffer(Table table, int seat, String what) {
    table.expect(
        table.bank.offeredTo() == seat || (table.piece && table.bank.offeredTo() == 0),
        Kind.BANK,
        "the one who has the offer to answer it",
        () -> "seat " + seat + " " + what,
        Point.BANK_ROTATES);
  }

  private static void holdsTheBank(Table table, int seat) {
    table.expect(
        table.bank.isHeldAt(seat),
        Kind.BANK,
        table.bank.isHeld() ? "the player-dealer at seat " + table.bank.seat() : "no player-dealer",
        () -> "seat " + seat,
        Point.BANK_POSTED);
  }

  private static void isPlayersGame(Table table, String what) {
    table.expect(
        table.isBankedByAPlayer(),
        Kind.BANK,
        "no player-dealer where the house banks",
        () -> what,
        table.game().bank().by());
  }

  private static String playerAt(Table table, int seat) {
    return table.position(seat).map(position -> position.player).orElse("");
  }

  private static PlayerDealerBank rule(Table table) {
    return switch (table.game().bank().is()) {
      case PlayerDealerBank bank -> bank;
      case Bank.HouseBank _ ->
          new PlayerDealerBank(Integer.MAX_VALUE, AfterThat.MUST_PASS, Bank.PayoffLimit.NET);
    };
  }
}
