package io.queenhigh.lab.simulation;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.WagerRule;
import java.util.random.RandomGenerator;

/**
 * The fast table: plays rounds by looking everything up and counts how they end.
 *
 * <p>There are three loops, because reading six cards takes as long as all the rest and community
 * cards need more chance; a game pays only for what its wagers read.
 */
final class QuickPlay {

  private static final int BATCH = 512;

  private final long[] plays;
  private final short[] finishes;
  private final int qualifies;
  private final boolean readsSix;
  private final boolean readsCommunity;

  QuickPlay(Game game, long[] plays) {
    this.plays = plays;
    finishes = Endings.finishes(game);
    qualifies = ThreeCards.weakestAtLeastHigh(game.qualifier().high().is());
    readsSix = reads(game, PayTable.Reads.BEST_FIVE_OF_SIX);
    readsCommunity = reads(game, PayTable.Reads.THREE_AND_COMMUNITY);
  }

  /** Plays so many rounds and adds each to the count of its ending. */
  void play(RandomGenerator random, long rounds, long[] counts) {
    if (readsCommunity) {
      withCommunity(random, rounds, counts);
    } else if (readsSix) {
      withSix(random, rounds, counts);
    } else {
      withThree(random, rounds, counts);
    }
  }

  private void withThree(RandomGenerator random, long rounds, long[] counts) {
    for (long left = rounds; left > 0; ) {
      long bits = random.nextLong();
      int player = Deals.player(bits);
      int dealer = Deals.dealer(bits);
      long own = Hands.HAND[player];
      long theirs = Hands.HAND[dealer / 3];
      int counted = Deals.counts(bits, own, theirs);
      counts[ending(player, dealer, own, theirs)] += counted;
      left -= counted;
    }
  }

  private void withSix(RandomGenerator random, long rounds, long[] counts) {
    long[] deals = new long[BATCH];
    for (long left = rounds; left > 0; ) {
      int batch = (int) Math.min(BATCH, left);
      deal(random, deals, batch);
      for (int i = 0; i < batch; i++) {
        int player = Deals.player(deals[i]);
        int dealer = Deals.dealer(deals[i]);
        long own = Hands.HAND[player];
        long theirs = Hands.HAND[dealer / 3];
        counts[ending(player, dealer, own, theirs) + six(own, theirs)]++;
      }
      left -= batch;
    }
  }

  /** Deals that count, collected without a branch; one that does not is written over. */
  private static void deal(RandomGenerator random, long[] deals, int batch) {
    for (int dealt = 0; dealt < batch; ) {
      long bits = random.nextLong();
      deals[dealt] = bits;
      long own = Hands.HAND[Deals.player(bits)];
      dealt += Deals.counts(bits, own, Hands.HAND[Deals.dealer(bits) / 3]);
    }
  }

  private void withCommunity(RandomGenerator random, long rounds, long[] counts) {
    for (long left = rounds; left > 0; ) {
      long bits = random.nextLong();
      long more = random.nextLong();
      int player = Deals.player(bits);
      int dealer = Deals.dealer(bits);
      long own = Hands.HAND[player];
      long theirs = Hands.HAND[dealer / 3];
      long community = Deals.community(more);
      if (Deals.counts(bits, own, theirs) != 0 && Deals.completes(more, community, own | theirs)) {
        int six = readsSix ? six(own, theirs) : 0;
        counts[ending(player, dealer, own, theirs) + six + five(own, community)]++;
        left--;
      }
    }
  }

  /** How one deal ends. */
  int ending(int player, int dealer, long community) {
    long own = Hands.HAND[player];
    long theirs = Hands.HAND[dealer / 3];
    return ending(player, dealer, own, theirs)
        + (readsSix ? six(own, theirs) : 0)
        + (readsCommunity ? five(own, community) : 0);
  }

  private int ending(int player, int dealer, long own, long theirs) {
    int played = (int) (plays[player] >>> Hands.CARD[dealer]) & 1;
    int question = Endings.question(played, qualifies, Hands.strength(own), Hands.strength(theirs));
    return Endings.ofKind(Hands.KIND[player]) + finishes[question];
  }

  private static int six(long own, long theirs) {
    return Fives.KIND[BestFive.strength(Hands.mask(own | theirs))] * Endings.WITH_COMMUNITY;
  }

  private static int five(long own, long community) {
    return Fives.KIND[BestFive.strength(Hands.mask(own) | community)];
  }

  private static boolean reads(Game game, PayTable.Reads reads) {
    return game.wagers().values().stream()
        .map(WagerRule::table)
        .flatMap(table -> table.stream())
        .anyMatch(table -> table.reads() == reads);
  }
}
