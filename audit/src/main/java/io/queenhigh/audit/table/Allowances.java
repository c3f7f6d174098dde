package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What players who have limited their losses have set aside for a round, reckoned once more. */
final class Allowances {

  /** One player's part in the round. */
  private static final class Part {
    final List<String> accounts;
    long setAside;
    long net;

    Part(List<String> accounts, long net) {
      this.accounts = accounts;
      this.net = net;
    }
  }

  private final Map<String, Part> parts = new TreeMap<>();

  /** Who has bet while his losses were limited. */
  private final Set<String> owing = new HashSet<>();

  /** Somebody puts chips down, which he may have asked not to be let to. */
  static void puts(Table table, String player) {
    if (table.duties().limitsLosses(player, table.atMillis)) {
      table.allowances.owing.add(player);
    }
    table.expect(
        !table.duties().isKeptAway(player, table.atMillis),
        Kind.LIMITS,
        player + " to be kept from the tables",
        () -> "a bet",
        HouseRule.SELF_EXCLUSION.cite());
  }

  static List<Move> spent(Table table, Fields line) throws Unreadable {
    String player = line.text("player");
    List<String> accounts = line.texts("accounts");
    long cents = line.cents("cents");
    Allowances all = table.allowances;
    Part part = all.parts.get(player);
    if (part == null) {
      part = new Part(accounts, -down(table, player));
      all.parts.put(player, part);
    }
    boolean own =
        !accounts.isEmpty()
            && accounts.equals(part.accounts)
            && accounts.stream().allMatch(one -> one.startsWith(Accounts.ALLOWANCES + player + "/"))
            && table.duties().isCounted(player, accounts, table.atMillis);
    table.expect(
        own && table.stage == Stage.BETS_OPEN,
        Kind.LIMITS,
        "what can be lost set aside from one's own allowance while bets are open",
        () -> accounts + " while " + table.standing(),
        HouseRule.LOSS_LIMITS.cite());
    part.setAside += cents;
    isWhatCanBeLost(table, player, part);
    List<Move> moves = new ArrayList<>();
    accounts.forEach(account -> moves.addAll(Moves.one(account, Accounts.limit(player), cents)));
    return moves;
  }

  static List<Move> returned(Table table, Fields line) throws Unreadable {
    String player = line.text("player");
    long cents = line.cents("cents");
    Part part = table.allowances.parts.getOrDefault(player, new Part(List.of(), 0));
    part.setAside -= cents;
    isWhatCanBeLost(table, player, part);
    if (part.setAside == 0) {
      table.allowances.parts.remove(player);
    }
    return back(part, player, cents);
  }

  static List<Move> settled(Table table, Fields line) throws Unreadable {
    String player = line.text("player");
    Part part = table.allowances.parts.remove(player);
    Part known = part == null ? new Part(List.of(), 0) : part;
    long setAside = line.number("setAsideCents");
    long net = line.number("netCents");
    table.expect(
        part != null
            && table.stage.isOver()
            && (table.piece || (setAside == known.setAside && net == known.net)),
        Kind.LIMITS,
        "%s to get back what was set aside, %s, and what the round brought, %s"
            .formatted(player, Dollars.text(known.setAside), Dollars.text(known.net)),
        () -> Dollars.text(setAside) + " and " + Dollars.text(net) + " while " + table.standing(),
        HouseRule.LOSS_LIMITS.cite());
    return back(known, player, Math.max(0, known.setAside + known.net));
  }

  private static List<Move> back(Part part, String player, long cents) {
    List<Move> moves = new ArrayList<>();
    part.accounts.forEach(
        account -> moves.addAll(Moves.one(Accounts.limit(player), account, cents)));
    return moves;
  }

  private static void isWhatCanBeLost(Table table, String player, Part part) {
    long due = Math.max(0, toCome(table, player) - part.net);
    table.expect(
        part.setAside == due || table.piece,
        Kind.LIMITS,
        player + " to have " + Dollars.text(due) + " set aside, which he can lose",
        () -> Dollars.text(part.setAside),
        HouseRule.LOSS_LIMITS.cite());
  }

  /** Whoever bets under a limit has set everything aside before the deal. */
  static void betsAreClosed(Table table) {
    Allowances all = table.allowances;
    for (String player : all.owing) {
      Part part = all.parts.getOrDefault(player, new Part(List.of(), -down(table, player)));
      isWhatCanBeLost(table, player, part);
    }
    all.owing.clear();
  }

  /** Nothing stays set aside for a round that is over. */
  static void nextRound(Table table) {
    table.allowances.owing.clear();
    table.allowances.parts.forEach(
        (player, part) ->
            table.note(
                Kind.LIMITS,
                "what " + player + " had set aside to be given back when the round was over",
                Dollars.text(part.setAside) + " still set aside",
                HouseRule.LOSS_LIMITS.cite()));
    table.allowances.parts.clear();
  }

  /** What a line does to the racks of those who have something set aside. */
  void follow(Table table, String type, List<Move> moves) {
    if (type.equals("RoundCorrected")) {
      return;
    }
    parts.forEach(
        (player, part) -> {
          String rack = table.rack(player);
          for (Move move : moves) {
            if (isPlayedFor(move.from()) && isPlayedFor(move.to())) {
              part.net += move.to().equals(rack) ? move.cents() : 0;
              part.net -= move.from().equals(rack) ? move.cents() : 0;
            }
          }
        });
  }

  private static boolean isPlayedFor(String account) {
    return !account.equals(Accounts.CAGE) && !account.startsWith(Accounts.WALLETS);
  }

  private static long down(Table table, String player) {
    long down = 0;
    for (Position position : table.betting()) {
      down += position.player.equals(player) ? position.allStakes() : 0;
    }
    return down + (banks(table, player) ? table.postedCents : 0);
  }

  private static long toCome(Table table, String player) {
    long come = 0;
    for (Position position : table.betting()) {
      boolean own = position.player.equals(player);
      come += own && position.mustDecide() && !position.left ? position.stake(Wager.ANTE) : 0;
      come += own && table.stage == Stage.BETS_OPEN ? fee(table, position) : 0;
    }
    return come + (table.stage == Stage.BETS_OPEN ? highestBankersFee(table, player) : 0);
  }

  private static long fee(Table table, Position position) {
    long fee = 0;
    for (Wager wager : position.stakes.keySet()) {
      fee +=
          table
              .posted()
              .fees()
              .map(FeeSchedule::perWagerCents)
              .map(fees -> fees.getOrDefault(wager, 0L))
              .orElse(0L);
    }
    return Math.max(
        0, fee - table.feesDropped.getOrDefault(new Table.Fee(position.player, false), 0L));
  }

  private static long highestBankersFee(Table table, String player) {
    if (!banks(table, player) || table.postedCents == 0 || table.posted().fees().isEmpty()) {
      return 0;
    }
    long most = 0;
    for (FeeSchedule.Tier tier : table.posted().fees().get().playerDealer()) {
      most = Math.max(most, tier.feeCents());
    }
    return Math.max(0, most - table.feesDropped.getOrDefault(new Table.Fee(player, true), 0L));
  }

  private static boolean banks(Table table, String player) {
    return table.bank.isHeld() && table.bank.player().equals(player);
  }
}
