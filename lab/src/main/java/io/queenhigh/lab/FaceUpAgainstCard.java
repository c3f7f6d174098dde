package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import java.util.stream.IntStream;

/**
 * One hand of the player against one shown card of the dealer's, and every set of other cards he
 * may have seen: how many sets change his decision, and what the changes bring.
 *
 * <p>The same plan as {@link FaceUpHand} with two unknown cards instead of three. Flushes can only
 * be of the shown card's suit, so of a rank's suits only that one matters.
 */
final class FaceUpAgainstCard {

  /** Any product of two numbers of suits divides this. */
  private static final int SCALE = 144;

  private final int seen;
  private final int strength;
  private final int shown;
  private final long out;
  private final Worth worth;
  private final int folding;
  private final boolean plays;
  private final int[] available = new int[13];

  /** Ranks that occur in hands worth something; the other cards are a pool. */
  private final int[] ranks;

  private final int pool;

  /** By two ranks: the worth of the hand they make with the shown card when it is not suited. */
  private final int[][] mixed;

  /** What is lost of it when it is suited. */
  private final int[][] lostBySuit;

  /** The worth with the suited hands averaged out, times {@link #SCALE}. */
  private final int[][] average;

  /** Whether the card of the shown card's suit is still there. */
  private final boolean[] hasSuit;

  private final int[] left;
  private final int[][] mostByTaken;

  private long sets;
  private long scaledUnits;

  private FaceUpAgainstCard(Worth worth, int hand, int shown, int seen, boolean plays) {
    this.worth = worth;
    this.shown = shown;
    this.seen = seen;
    this.plays = plays;
    strength = HandClasses.STRENGTH[hand];
    out = HandClasses.mask(hand) | 1L << shown;
    folding = Worth.OF_FOLDING * (int) Binomial.ways(48 - seen, 2);
    for (int card = 0; card < 52; card++) {
      available[card >> 2] += (out >>> card & 1) == 0 ? 1 : 0;
    }
    ranks = IntStream.range(0, 13).filter(this::isRelevant).toArray();
    pool = 48 - IntStream.of(ranks).map(rank -> available[rank]).sum();
    left = IntStream.of(ranks).map(rank -> available[rank]).toArray();
    int size = ranks.length;
    hasSuit = new boolean[size];
    mixed = new int[size][size];
    lostBySuit = new int[size][size];
    average = new int[size][size];
    for (int i = 0; i < size; i++) {
      hasSuit[i] = (out >>> suitedCard(ranks[i]) & 1) == 0;
    }
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        fillWorth(i, j);
      }
    }
    mostByTaken = new int[seen + 1][size + 1];
  }

  /** Goes through all sets of so many seen cards. */
  static Changes study(AnteTerms terms, int hand, int shown, int seen) {
    Worth worth = new Worth(terms, HandClasses.KIND[hand]);
    UnseenWorth unseen = UnseenWorth.of(hand, shown, worth);
    long left = Binomial.ways(48 - seen, 2);
    if (unseen.playsWhatever(seen, left) || unseen.foldsWhatever(left)) {
      return Changes.NONE;
    }
    FaceUpAgainstCard study = new FaceUpAgainstCard(worth, hand, shown, seen, unseen.plays());
    study.begin();
    return new Changes(study.sets, Fraction.of(study.scaledUnits, SCALE));
  }

  private boolean isRelevant(int rank) {
    return available[rank] > 0
        && IntStream.range(0, 13)
            .anyMatch(other -> available[other] > 0 && mixedWorth(rank, other) > 0);
  }

  private int suitedCard(int rank) {
    return 4 * rank + (shown & 3);
  }

  private int mixedWorth(int a, int b) {
    int otherSuit = (shown & 3) ^ 1;
    int anotherSuit = (shown & 3) ^ 2;
    return worth.against(
        strength, ThreeCards.strength(shown, 4 * a + otherSuit, 4 * b + anotherSuit));
  }

  private void fillWorth(int i, int j) {
    int a = ranks[i];
    int b = ranks[j];
    mixed[i][j] = mixedWorth(a, b);
    average[i][j] = SCALE * mixed[i][j];
    if (a != b && hasSuit[i] && hasSuit[j]) {
      int suited = ThreeCards.strength(shown, suitedCard(a), suitedCard(b));
      lostBySuit[i][j] = mixed[i][j] - worth.against(strength, suited);
      average[i][j] -= lostBySuit[i][j] * (SCALE / (available[a] * available[b]));
    }
  }

  /** What a card of a rank makes with the cards of other ranks. */
  private int others(int[][] table, int i) {
    int[] row = table[i];
    int worth = 0;
    for (int j = 0; j < row.length; j++) {
      worth += row[j] * left[j];
    }
    return worth - row[i] * left[i];
  }

  private void begin() {
    int worthMixed = 0;
    int worthAverage = 0;
    int suited = 0;
    for (int i = 0; i < ranks.length; i++) {
      int pairs = left[i] * (left[i] - 1);
      worthMixed += left[i] * others(mixed, i) + mixed[i][i] * pairs;
      worthAverage += left[i] * others(average, i) + average[i][i] * pairs;
      suited += lostWith(i, everyRank());
    }
    choose(
        0,
        0,
        1,
        worthMixed / 2,
        worthAverage / 2,
        suited / 2,
        everyRank(),
        suited / 2,
        everyRank());
  }

  private int everyRank() {
    return (1 << ranks.length) - 1;
  }

  /** What suited hands of this rank and one of the others lose. */
  private int lostWith(int i, int others) {
    int lost = 0;
    for (int j = 0; j < ranks.length; j++) {
      lost += (others >>> j & 1) * lostBySuit[i][j];
    }
    return lost;
  }

  /**
   * Settles what is seen so far, the rest coming from the pool, and sees more cards of later ranks.
   *
   * @param ways to give the seen cards so far their suits
   * @param worthMixed of the dealer hands left, as if none were suited
   * @param worthAverage the same with suited hands averaged out, times {@link #SCALE}
   * @param fewest what is lost to suited hands at least: those of untouched ranks
   * @param most and at most: those of ranks with any card left
   */
  private void choose(
      int from,
      int taken,
      long ways,
      int worthMixed,
      int worthAverage,
      int fewest,
      int untouched,
      int most,
      int remaining) {
    if (!plays && worthMixed - fewest <= folding) {
      return;
    }
    settle(ways, taken, worthMixed, worthAverage, fewest, untouched, most);
    int[] mostWithACard = mostWithACard(taken, from);
    for (int i = from; i < ranks.length && taken < seen; i++) {
      if (plays && worthMixed - most - (seen - taken) * mostWithACard[i] >= folding) {
        return;
      }
      int all = left[i];
      int mixedHere = others(mixed, i);
      int averageHere = others(average, i);
      int fewestHere = fewest - lostWith(i, untouched);
      for (int take = 1; take <= Math.min(all, seen - taken); take++) {
        int stays = all - take;
        int pairsGone = (all * (all - 1) - stays * (stays - 1)) / 2;
        left[i] = stays;
        choose(
            i + 1,
            taken + take,
            ways * Binomial.ways(all, take),
            worthMixed - take * mixedHere - pairsGone * mixed[i][i],
            worthAverage - take * averageHere - pairsGone * average[i][i],
            fewestHere,
            untouched & ~(1 << i),
            stays > 0 ? most : most - lostWith(i, remaining),
            stays > 0 ? remaining : remaining & ~(1 << i));
      }
      left[i] = all;
    }
  }

  /** By rank: no card of this or a later rank that goes missing takes more than this with it. */
  private int[] mostWithACard(int taken, int from) {
    int[] most = mostByTaken[taken];
    for (int i = ranks.length - 1; i >= from; i--) {
      most[i] = Math.max(most[i + 1], others(mixed, i) + mixed[i][i] * (left[i] - 1));
    }
    return most;
  }

  private void settle(
      long ways, int taken, int worthMixed, int worthAverage, int fewest, int untouched, int most) {
    long fromPool = Binomial.ways(pool, seen - taken);
    if (fromPool == 0) {
      return;
    }
    boolean allPlay = worthMixed - most > folding;
    boolean allFold = worthMixed - fewest < folding;
    if (plays ? allFold : allPlay) {
      sets += ways * fromPool;
      scaledUnits += ways * fromPool * Math.abs(worthAverage - SCALE * folding);
    } else if (plays ? worthMixed - most < folding : worthMixed - fewest > folding) {
      dealSuit(everyRank() & ~untouched, untouched, worthMixed - fewest - folding, fromPool);
    }
  }

  /**
   * Decides for each touched rank whether its card of the shown card's suit is among those seen.
   *
   * @param kept ranks whose card of that suit is left, as far as decided
   * @param better what playing is worth more than folding, as far as decided
   */
  private void dealSuit(int touched, int kept, int better, long ways) {
    if (touched == 0) {
      int gain = plays ? -better : better;
      if (gain > 0) {
        sets += ways;
        scaledUnits += ways * gain * SCALE;
      }
      return;
    }
    int i = Integer.numberOfTrailingZeros(touched);
    int others = touched & (touched - 1);
    int all = available[ranks[i]];
    int gone = all - left[i];
    if (!hasSuit[i]) {
      dealSuit(others, kept, better, ways * Binomial.ways(all, gone));
      return;
    }
    long waysKept = ways * Binomial.ways(all - 1, gone);
    if (waysKept > 0) {
      dealSuit(others, kept | 1 << i, better - lostWith(i, kept), waysKept);
    }
    dealSuit(others, kept, better, ways * Binomial.ways(all - 1, gone - 1));
  }
}
