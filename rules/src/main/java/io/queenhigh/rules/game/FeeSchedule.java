package io.queenhigh.rules.game;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The collection fees in force at a table: flat amounts, known before the deal.
 *
 * @param perWagerCents what a player drops for each wager of a kind; a kind without a fee is absent
 * @param playerDealer what the player-dealer drops, by the sum of all Antes on the table
 */
public record FeeSchedule(
    String id,
    long tableMinimumCents,
    long tableMaximumCents,
    Map<Wager, Long> perWagerCents,
    List<Tier> playerDealer,
    Citation by) {

  /** No maximum: the documents' "no limit". */
  public static final long NO_LIMIT = Long.MAX_VALUE;

  /** The documents allow this many different rates per table limit. */
  public static final int MOST_RATES = 5;

  /** The fee from one cent above {@code aboveCents} of total table action. */
  public record Tier(long aboveCents, long feeCents) {}

  public FeeSchedule {
    perWagerCents = Map.copyOf(perWagerCents);
    playerDealer = List.copyOf(playerDealer);
  }

  /** The different amounts this schedule can charge; a waived fee is no rate. */
  public TreeSet<Long> rates() {
    TreeSet<Long> rates = new TreeSet<>(perWagerCents.values());
    playerDealer.forEach(tier -> rates.add(tier.feeCents()));
    rates.remove(0L);
    return rates;
  }

  /** Whether the player-dealer's tiers begin at nothing and rise. */
  public boolean isInOrder() {
    long above = -1;
    for (Tier tier : playerDealer) {
      if (tier.aboveCents() <= above || (above < 0 && tier.aboveCents() != 0)) {
        return false;
      }
      above = tier.aboveCents();
    }
    return true;
  }

  /** Whether it goes with every table limit, because a table has posted it for its own. */
  public boolean isForAnyLimit() {
    return tableMinimumCents <= 1 && tableMaximumCents == NO_LIMIT;
  }

  /** What a player drops for these wagers. */
  public long playerFee(Set<Wager> wagers) {
    long fee = 0;
    for (Wager wager : wagers) {
      fee += perWagerCents.getOrDefault(wager, 0L);
    }
    return fee;
  }

  public long playerDealerFee(long totalTableActionCents) {
    long fee = 0;
    for (Tier tier : playerDealer) {
      if (totalTableActionCents > tier.aboveCents()) {
        fee = tier.feeCents();
      }
    }
    return fee;
  }
}
