package io.queenhigh.lab.simulation;

import java.util.stream.IntStream;

/**
 * A bank against one player, exactly: every deal is counted by how it ends, and each ending is
 * settled once by the rules.
 */
final class OneOpponent {

  private final long[] plays;
  private final QuickPlay quick;

  /** Deals by ending. */
  private final long[] deals = new long[AlikeEndings.COUNT];

  /** A deal for each ending: the player's hand times the dealer's hands, plus the dealer's. */
  private final int[] example = new int[AlikeEndings.COUNT];

  private OneOpponent(long[] plays, QuickPlay quick) {
    this.plays = plays;
    this.quick = quick;
  }

  static BankedCounts count(Banked banked, long[] plays, QuickPlay quick) {
    OneOpponent every = new OneOpponent(plays, quick);
    IntStream.range(0, SuitClasses.COUNT)
        .parallel()
        .forEach(each -> every.add(SuitClasses.EXAMPLE[each], SuitClasses.WEIGHT[each]));
    BankedCounts counts = new BankedCounts(banked);
    for (int ending = 0; ending < AlikeEndings.COUNT; ending++) {
      if (every.deals[ending] > 0) {
        int player = every.example[ending] / Deals.DEALER_HANDS;
        int dealer = every.example[ending] % Deals.DEALER_HANDS;
        counts.addRounds(
            BankedTable.settle(banked, plays, new int[] {player}, dealer, banked.bankCents()),
            every.deals[ending]);
      }
    }
    return counts;
  }

  private void add(int player, int weight) {
    int[] found = new int[AlikeEndings.COUNT];
    int[] where = new int[AlikeEndings.COUNT];
    for (int hand = 0; hand < HandTable.COUNT; hand++) {
      if (HandTable.mask(HandTable.HAND[player] & HandTable.HAND[hand]) == 0) {
        // Which card is shown matters only when it changes the decision.
        int ending = -1;
        long before = 0;
        for (int dealer = 3 * hand; dealer < 3 * hand + 3; dealer++) {
          long played = plays[player] >>> HandTable.CARD[dealer] & 1;
          if (ending < 0 || played != before) {
            ending = quick.ending(player, dealer, 0) / Endings.WITH_COMMUNITY;
            before = played;
          }
          found[ending]++;
          where[ending] = dealer;
        }
      }
    }
    synchronized (this) {
      for (int ending = 0; ending < AlikeEndings.COUNT; ending++) {
        if (found[ending] > 0) {
          deals[ending] += (long) found[ending] * weight;
          example[ending] = player * Deals.DEALER_HANDS + where[ending];
        }
      }
    }
  }
}
