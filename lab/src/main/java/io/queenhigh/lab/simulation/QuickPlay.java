package io.queenhigh.lab.simulation;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.WagerRule;
import java.util.random.RandomGenerator;

/**
 * The fast table: plays rounds by looking everything up and counts how they end.
 *
 * <p>A processor that guesses a branch wrongly waits as long as a whole round takes. So a deal that
 * is to be drawn again is not jumped over: it counts as nothing or, where reading it would be dear,
 * is overwritten by the next one.
 */
final class QuickPlay {

  /** So many deals are dealt before they are read: few enough to stay in the fastest cache. */
  private static final int BATCH = 512;

  private final long[] plays;
  private final boolean showsDealerCard;

  /** By hand: its kind, and whether it is played where no dealer card is shown. */
  private final short[] decided = new short[HandTable.COUNT];

  /** By kind, whether the hand is played, and the rest of the {@link Endings#question}. */
  private final int[] endings = new int[HandTable.KINDS * Endings.QUESTIONS];

  private final int qualifies;
  private final boolean readsSix;
  private final boolean readsCommunity;

  QuickPlay(Game game, long[] plays) {
    this.plays = plays;
    showsDealerCard = game.shown().is() == Shown.ONE_DEALER_CARD;
    for (int hand = 0; hand < decided.length; hand++) {
      long played = showsDealerCard ? 0 : plays[hand] & 1;
      decided[hand] =
          (short) (HandTable.KIND[hand] * Endings.QUESTIONS + (played << Endings.PLAYS));
    }
    short[] finishes = Endings.finishes(game);
    for (int i = 0; i < endings.length; i++) {
      endings[i] = Endings.ofKind(i / Endings.QUESTIONS) + finishes[i % Endings.QUESTIONS];
    }
    qualifies = ThreeCards.weakestAtLeastHigh(game.qualifier().high().is());
    readsSix = reads(game, PayTable.Reads.BEST_FIVE_OF_SIX);
    readsCommunity = reads(game, PayTable.Reads.THREE_AND_COMMUNITY);
  }

  /** Plays so many rounds and adds each to the count of its ending. */
  void play(RandomGenerator random, long rounds, long[] counts) {
    if (readsSix || readsCommunity) {
      withFives(random, rounds, counts);
    } else {
      withThrees(random, rounds, counts);
    }
  }

  private void withThrees(RandomGenerator random, long rounds, long[] counts) {
    for (long left = rounds; left > 0; ) {
      long bits = random.nextLong();
      int player = Deals.player(bits);
      int dealer = Deals.dealer(bits);
      long own = HandTable.HAND[player];
      long theirs = HandTable.HAND[dealer / 3];
      int counted = Deals.counts(bits, own, theirs);
      counts[ending(player, dealer, own, theirs)] += counted;
      left -= counted;
    }
  }

  private void withFives(RandomGenerator random, long rounds, long[] counts) {
    long[] deals = new long[BATCH];
    for (long left = rounds; left > 0; left -= BATCH) {
      int batch = (int) Math.min(BATCH, left);
      if (readsCommunity) {
        dealWithCommunity(random, deals, batch);
      } else {
        deal(random, deals, batch);
      }
      for (int i = 0; i < batch; i++) {
        counts[readsCommunity ? endingBeside(deals[i]) : ending(deals[i])]++;
      }
    }
  }

  private static void deal(RandomGenerator random, long[] deals, int batch) {
    for (int dealt = 0; dealt < batch; ) {
      long bits = random.nextLong();
      long own = HandTable.HAND[Deals.player(bits)];
      long theirs = HandTable.HAND[Deals.dealer(bits) / 3];
      deals[dealt] = bits;
      dealt += Deals.counts(bits, own, theirs);
    }
  }

  private static void dealWithCommunity(RandomGenerator random, long[] deals, int batch) {
    for (int dealt = 0; dealt < batch; ) {
      long bits = random.nextLong();
      long own = HandTable.HAND[Deals.playerBeside(bits)];
      long theirs = HandTable.HAND[Deals.dealerBeside(bits) / 3];
      deals[dealt] = bits;
      dealt += Deals.countsBeside(bits, own, theirs);
    }
  }

  private int ending(long bits) {
    return ending(Deals.player(bits), Deals.dealer(bits), 0);
  }

  private int endingBeside(long bits) {
    int player = Deals.playerBeside(bits);
    int dealer = Deals.dealerBeside(bits);
    long community = Deals.community(bits, HandTable.HAND[player], HandTable.HAND[dealer / 3]);
    return ending(player, dealer, community);
  }

  /** How one deal ends. */
  int ending(int player, int dealer, long community) {
    long own = HandTable.HAND[player];
    long theirs = HandTable.HAND[dealer / 3];
    return ending(player, dealer, own, theirs)
        + (readsSix ? six(player, dealer / 3) : 0)
        + (readsCommunity ? ThreeAndTwo.kind(player, community) : 0);
  }

  private int ending(int player, int dealer, long hand, long theirs) {
    int played = showsDealerCard ? (int) (plays[player] >>> HandTable.CARD[dealer]) & 1 : 0;
    int question =
        Endings.question(played, qualifies, HandTable.strength(hand), HandTable.strength(theirs));
    return endings[decided[player] + question];
  }

  private static int six(int player, int dealer) {
    long sum = BestFive.NO_CARDS + HandTable.KEYS[player] + HandTable.KEYS[dealer];
    long cards = HandTable.mask(HandTable.HAND[player] | HandTable.HAND[dealer]);
    return Fives.KIND[BestFive.strength(sum, cards)] * Endings.WITH_COMMUNITY;
  }

  private static boolean reads(Game game, PayTable.Reads reads) {
    return game.wagers().values().stream()
        .map(WagerRule::table)
        .flatMap(table -> table.stream())
        .anyMatch(table -> table.reads() == reads);
  }
}
