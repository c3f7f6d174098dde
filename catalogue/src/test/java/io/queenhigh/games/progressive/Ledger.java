package io.queenhigh.games.progressive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.progressive.Award;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkAccount;
import io.queenhigh.rules.progressive.LinkMoves.Move;
import io.queenhigh.rules.progressive.MicroCents;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Whole cents by account, as the floor's ledger would keep them for one link. */
final class Ledger {

  private final Map<LinkAccount, Balance> balances = new HashMap<>();

  private static final class Balance {
    private long cents;
  }

  void post(List<Move> moves) {
    for (Move move : moves) {
      assertTrue(move.cents() > 0, move::toString);
      balance(move.from()).cents -= move.cents();
      balance(move.to()).cents += move.cents();
    }
  }

  long of(LinkAccount account) {
    return balance(account).cents;
  }

  private Balance balance(LinkAccount account) {
    return balances.computeIfAbsent(account, _ -> new Balance());
  }

  long tray(String table) {
    return of(new LinkAccount.Tray(table));
  }

  long seed() {
    return of(new LinkAccount.Seed());
  }

  /**
   * Every account holds what the link's state says, to the cent, and none of the link's is short.
   */
  void agreesWith(Link link) {
    Funds funds = link.live();
    for (Funds.Fund fund : Funds.Fund.values()) {
      assertEquals(
          MicroCents.shownCents(funds.of(fund)), of(new LinkAccount.Fund(fund)), fund::name);
      assertTrue(funds.of(fund) >= 0, () -> fund + " below nothing: " + funds);
    }
    assertEquals(link.fractionsCents(), of(new LinkAccount.Fractions()), "fractions");
    assertTrue(link.fractionsCents() >= 0, "fractions below nothing");
    long waiting =
        link.pending().stream()
            .filter(hit -> !hit.isLogged())
            .mapToLong(hit -> hit.hit().awardCents())
            .sum();
    long due =
        link.awards().stream()
            .filter(award -> award.state() == Award.State.DUE)
            .mapToLong(award -> award.hit().awardCents())
            .sum();
    assertEquals(waiting + due, of(new LinkAccount.Awards()), "set aside for winners");
    assertEquals(0, balances.values().stream().mapToLong(b -> b.cents).sum(), "balanced");
    link.tables()
        .asMap()
        .forEach(
            (table, row) ->
                assertEquals(-MicroCents.begunCents(row.paidMicroCents()), tray(table), table));
    assertEquals(link.counters().balanceMicroCents(), link.settledMicroCents(), "counters");
  }
}
