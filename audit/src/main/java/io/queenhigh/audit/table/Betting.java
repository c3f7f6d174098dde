package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.table.Posted.Limit;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.money.Dollars;
import java.util.List;
import java.util.Optional;

/** Chips going down and coming back until bets are closed, and the collection. */
final class Betting {

  private Betting() {}

  static List<Move> placed(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Wager wager = line.wager("wager");
    long cents = line.cents("cents");
    table.expectStage(Stage.BETS_OPEN, "a bet", Point.NO_MORE_BETS);
    table.regulated.beforeAWager(table);
    isWithinLimits(table, wager, cents);
    notLocked(table, wager);
    Optional<Position> position = Seating.taken(table, seat, "a bet");
    if (position.isEmpty()) {
      return Moves.none();
    }
    table.expect(
        !position.get().left && !table.bank.isHeldAt(seat),
        Kind.PROCEDURE,
        "a bet by a player who is there and does not bank",
        () -> "one at seat " + seat,
        Point.ONE_BETTOR_PER_SPOT);
    Visiting.actsForHim(table, position.get(), "a bet");
    Allowances.puts(table, position.get().player);
    long more = cents - position.get().stake(wager);
    position.get().stakes.put(wager, cents);
    return new Moves().move(table.rack(position.get().player), table.layout(), more).list();
  }

  private static void isWithinLimits(Table table, Wager wager, long cents) {
    boolean offered = wager.isBeforeTheDeal() && table.game().offers(wager);
    table.expect(
        offered,
        Kind.LIMITS,
        "wagers that this table offers before the deal",
        wager::title,
        Point.LIMITS);
    Limit limit = table.posted().limits().get(wager);
    if (offered && (limit == null || cents < limit.leastCents() || cents > limit.mostCents())) {
      table.expect(
          false,
          Kind.LIMITS,
          limit == null
              ? "limits posted for " + wager.title()
              : wager.title()
                  + " of "
                  + Dollars.text(limit.leastCents())
                  + " to "
                  + Dollars.text(limit.mostCents()),
          () -> Dollars.text(cents),
          Point.LIMITS);
    }
  }

  private static void notLocked(Table table, Wager wager) {
    table.expect(
        wager != Wager.PROGRESSIVE || !table.progressiveLocked,
        Kind.PROCEDURE,
        "progressive wagers to stay once they are locked",
        () -> "a change",
        Point.PROGRESSIVE_LOCKED);
  }

  static List<Move> withdrawn(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    Wager wager = line.wager("wager");
    // A link that is away is noticed when the wagers are to be locked, and they go back then.
    boolean linkIsAway =
        wager == Wager.PROGRESSIVE && table.link().isPresent() && table.stage == Stage.BETS_CLOSED;
    if (!linkIsAway) {
      table.expectStage(Stage.BETS_OPEN, "taking a bet back", Point.NO_MORE_BETS);
    }
    notLocked(table, wager);
    Optional<Position> position = Seating.taken(table, seat, "taking a bet back");
    if (position.isEmpty()) {
      return Moves.none();
    }
    long cents = position.get().stake(wager);
    table.expect(
        cents > 0,
        Kind.PROCEDURE,
        "a wager that is on the table to be taken back",
        () -> "no " + wager.title() + " at seat " + seat,
        Point.NO_MORE_BETS);
    position.get().stakes.remove(wager);
    return new Moves().move(table.layout(), table.rack(position.get().player), cents).list();
  }

  static List<Move> locked(Table table, Fields line) throws Unreadable {
    List<Integer> seats = line.seats("seats");
    List<Integer> own =
        table.betting().stream()
            .filter(position -> position.stakes.containsKey(Wager.PROGRESSIVE))
            .map(position -> position.seat)
            .toList();
    table.expect(
        (table.stage == Stage.BETS_OPEN || table.stage == Stage.BETS_CLOSED)
            && table.game().progressive().isPresent()
            && !table.progressiveLocked,
        Kind.PROCEDURE,
        "progressive wagers to be locked once, before the deal",
        table::standing,
        Point.PROGRESSIVE_LOCKED);
    table.expect(
        own.equals(seats),
        Kind.PROCEDURE,
        "the progressive wagers of seats " + own + " locked",
        seats::toString,
        Point.PROGRESSIVE_LOCKED);
    table.progressiveLocked = true;
    return table.link().isPresent() ? AtTheLink.locked(table) : Moves.none();
  }

  static List<Move> closed(Table table, Fields line) throws Unreadable {
    table.expectStage(Stage.BETS_OPEN, "\"no more bets\"", Point.NO_MORE_BETS);
    Allowances.betsAreClosed(table);
    List<Position> betting = table.betting();
    table.expect(
        !betting.isEmpty() && betting.size() <= table.posted().mostPlayers(),
        Kind.LIMITS,
        "1 to " + table.posted().mostPlayers() + " hands",
        () -> String.valueOf(betting.size()),
        table.game().places().by());
    for (Position position : betting) {
      for (Wager wager : position.stakes.keySet()) {
        table.game().rule(wager).ifPresent(rule -> hasWhatItNeeds(table, position, rule));
      }
    }
    Beside.betsAreClosed(table);
    List<Integer> without =
        betting.stream()
            .filter(position -> !position.stakes.containsKey(Wager.PAIR_PLUS))
            .map(position -> position.seat)
            .toList();
    List<Integer> named = line.seats("withoutPairPlus");
    table.expect(
        without.equals(named),
        Kind.PROCEDURE,
        "the positions without Pair Plus named, " + without,
        named::toString,
        Point.NO_MORE_BETS);
    Banking.isReady(table);
    Decks.isSealed(table);
    feesFallDue(table, betting);
    table.stage = Stage.BETS_CLOSED;
    table.betsClosedAtMillis = table.atMillis;
    Cuts.fallAway(table);
    return Moves.none();
  }

  private static void hasWhatItNeeds(Table table, Position position, WagerRule rule) {
    boolean ante = position.stakes.containsKey(Wager.ANTE);
    boolean holds =
        switch (rule.needs().is()) {
          case NOTHING -> true;
          case ANTE -> ante;
          case STANDARD_WAGER -> ante || position.stakes.containsKey(Wager.PAIR_PLUS);
        };
    table.expect(
        holds,
        Kind.LIMITS,
        rule.wager().title() + " beside the wager it needs",
        () -> "it stands alone at seat " + position.seat,
        rule.needs().by());
  }

  /** What a void round has paid is not asked for again when it is dealt anew. */
  private static void feesFallDue(Table table, List<Position> betting) {
    table.feesDue.clear();
    Optional<FeeSchedule> schedule = table.posted().fees();
    if (schedule.isEmpty()) {
      return;
    }
    long antes = 0;
    for (Position position : betting) {
      antes += position.stake(Wager.ANTE);
      long fee = 0;
      for (Wager wager : position.stakes.keySet()) {
        fee += schedule.get().perWagerCents().getOrDefault(wager, 0L);
      }
      fallsDue(table, new Table.Fee(position.player, false), fee);
    }
    long banker = 0;
    for (FeeSchedule.Tier tier : schedule.get().playerDealer()) {
      banker = antes > tier.aboveCents() ? tier.feeCents() : banker;
    }
    fallsDue(table, new Table.Fee(table.bank.player(), true), banker);
  }

  private static void fallsDue(Table table, Table.Fee fee, long cents) {
    long due = cents - table.feesDropped.getOrDefault(fee, 0L);
    if (due > 0) {
      table.feesDue.merge(fee, due, Long::sum);
    }
  }

  static List<Move> feeDropped(Table table, Fields line) throws Unreadable {
    int seat = line.seat("seat");
    long cents = line.cents("cents");
    String player = Seating.taken(table, seat, "a fee").map(position -> position.player).orElse("");
    Table.Fee fee = new Table.Fee(player, line.yes("playerDealer"));
    table.expectStage(Stage.BETS_CLOSED, "a fee", Point.FEES_BEFORE_THE_DEAL);
    Long due = table.feesDue.remove(fee);
    table.expect(
        (due != null && due == cents) || table.piece,
        Kind.FEES,
        (due == null ? "no fee" : "a fee of " + Dollars.text(due)) + " from seat " + seat,
        () -> Dollars.text(cents),
        Point.FLAT_FEES);
    table.feesDropped.merge(fee, cents, Long::sum);
    table.collectedFrom.add(player);
    return Moves.one(table.rack(player), Accounts.drop(table.id), cents);
  }

  /** Of a round by itself nobody knows what a void one before it has paid. */
  static void feesAreDropped(Table table) {
    if (table.piece) {
      return;
    }
    table.feesDue.forEach(
        (fee, cents) ->
            table.expect(
                false,
                Kind.FEES,
                "a fee of " + Dollars.text(cents) + " from " + fee.player() + " before the deal",
                () -> "none",
                Point.FEES_BEFORE_THE_DEAL));
    table.feesDue.clear();
  }
}
