package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;

/**
 * One hand of the player, nothing of the dealer's shown, and every set of other cards he may have
 * seen: how many sets change his decision, and what the changes bring.
 *
 * <p>On the scale of {@link Worth} he plays when the dealer hands that are left are worth more than
 * one each. Against a hand without a pair, only hands without pair, straight or flush are worth
 * anything, so the ranks of the seen cards settle nearly everything; their suits matter only in how
 * many flushes are left. Seen cards are therefore chosen rank by rank, with bounds on the flushes,
 * and suits are dealt out only where the bounds leave the decision open. Over all suits of given
 * ranks the average worth is a sum over triples of ranks, like the worth itself.
 */
final class FaceUpHand {

  /** Any product of three numbers of suits, 3 or 4 each, divides this. */
  private static final int SCALE = 1_728;

  private final int seen;
  private final int strength;
  private final long own;
  private final Worth worth;
  private final int folding;
  private final boolean plays;
  private final int[] available = new int[13];

  /** Ranks, highest first, that occur in hands worth something; the other cards are a pool. */
  private final int[] ranks;

  private final int pool;

  /** By rank and pair of other ranks: the worth of such cards when they are not suited. */
  private final int[][] mixed;

  /** The same with the flushes among them averaged out, times {@link #SCALE}. */
  private final int[][] average;

  private final SuitDeal suits;

  /** How many cards of each rank are left, and product, lesser and sum of these by pair. */
  private final int[] left;

  private final int[] product;
  private final int[] lesser;
  private final int[] sum;

  private final int[][] mostByTaken;

  private long sets;
  private long scaledUnits;

  private FaceUpHand(Worth worth, int hand, int seen, boolean plays) {
    this.seen = seen;
    this.worth = worth;
    this.plays = plays;
    strength = HandClasses.STRENGTH[hand];
    own = HandClasses.mask(hand);
    folding = Worth.OF_FOLDING * (int) Binomial.ways(49 - seen, 3);
    for (int card = 0; card < 52; card++) {
      available[card >> 2] += (own >>> card & 1) == 0 ? 1 : 0;
    }
    ranks = relevantRanks();
    pool = 49 - IntStream.of(ranks).map(rank -> available[rank]).sum();
    int size = ranks.length;
    left = IntStream.of(ranks).map(rank -> available[rank]).toArray();
    product = new int[size * (size - 1) / 2];
    lesser = new int[product.length];
    sum = new int[product.length];
    mixed = new int[size][product.length];
    average = new int[size][product.length];
    for (int i = 0; i < size; i++) {
      fillWorth(i);
      updatePairs(i);
    }
    suits = new SuitDeal(own, ranks, mixed);
    mostByTaken = new int[seen + 1][size + 1];
  }

  /** Goes through all sets of so many seen cards. */
  static Changes study(AnteTerms terms, int hand, int seen) {
    Worth worth = new Worth(terms, HandClasses.KIND[hand]);
    UnseenWorth unseen = UnseenWorth.of(hand, worth);
    if (unseen.playsWhatever(seen, Binomial.ways(49 - seen, 3))) {
      return Changes.NONE;
    }
    if (HandClasses.KIND[hand] != OwnThree.HIGH_CARD) {
      throw new IllegalStateException(
          HandClasses.cards(hand) + ": no proof that it is always played, " + seen + " seen");
    }
    FaceUpHand study = new FaceUpHand(worth, hand, seen, unseen.plays());
    study.begin();
    return new Changes(study.sets, Fraction.of(study.scaledUnits, SCALE));
  }

  private int[] relevantRanks() {
    boolean[] relevant = new boolean[13];
    for (int a = 12; a >= 0; a--) {
      for (int b = a - 1; b >= 0; b--) {
        for (int c = b - 1; c >= 0; c--) {
          if (worthOf(a, b, c) > 0) {
            relevant[a] = true;
            relevant[b] = true;
            relevant[c] = true;
          }
        }
      }
    }
    return IntStream.range(0, 13).map(i -> 12 - i).filter(rank -> relevant[rank]).toArray();
  }

  private int worthOf(int a, int b, int c) {
    return worth.against(strength, ThreeCards.strength(4 * a, 4 * b + 1, 4 * c + 2));
  }

  private void fillWorth(int i) {
    for (int v = 0; v < ranks.length; v++) {
      for (int u = 0; u < v; u++) {
        if (u == i || v == i) {
          continue;
        }
        int value = worthOf(ranks[u], ranks[v], ranks[i]);
        int all = available[ranks[u]] * available[ranks[v]] * available[ranks[i]];
        int flushes = 0;
        for (int suit = 0; suit < 4; suit++) {
          long cards =
              1L << (4 * ranks[u] + suit)
                  | 1L << (4 * ranks[v] + suit)
                  | 1L << (4 * ranks[i] + suit);
          flushes += (own & cards) == 0 ? 1 : 0;
        }
        mixed[i][SuitDeal.pair(u, v)] = value;
        average[i][SuitDeal.pair(u, v)] = value * (SCALE - SCALE / all * flushes);
      }
    }
  }

  private void updatePairs(int i) {
    for (int other = 0; other < ranks.length; other++) {
      if (other != i) {
        int pair = SuitDeal.pair(Math.min(i, other), Math.max(i, other));
        product[pair] = left[i] * left[other];
        lesser[pair] = Math.min(left[i], left[other]);
        sum[pair] = left[i] + left[other];
      }
    }
  }

  private void begin() {
    // Every triple is met once from each of its three ranks.
    int worthMixed = 0;
    int worthAverage = 0;
    int fewest = 0;
    int most = 0;
    for (int i = 0; i < ranks.length; i++) {
      worthMixed += left[i] * dot(mixed[i], product);
      worthAverage += left[i] * dot(average[i], product);
      fewest += fewest(i);
      most += most(i);
    }
    choose(0, 0, 1, worthMixed / 3, worthAverage / 3, fewest / 3, most / 3);
  }

  /**
   * Settles what is seen so far, the rest coming from the pool, and sees more cards of later ranks.
   *
   * @param ways to give the seen cards so far their suits
   * @param worthMixed of the dealer hands left, as if there were no flushes
   * @param worthAverage the same with flushes averaged out, times {@link #SCALE}
   * @param fewest bounds for what flushes take away
   */
  private void choose(
      int from, int taken, long ways, int worthMixed, int worthAverage, int fewest, int most) {
    if (!plays && worthMixed - fewest <= folding) {
      return;
    }
    settle(ways, taken, worthMixed, worthAverage, fewest, most);
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException();
    }
    int[] mostWithACard = mostWithACard(taken, from);
    for (int i = from; i < ranks.length && taken < seen; i++) {
      if (plays && worthMixed - most - (seen - taken) * mostWithACard[i] >= folding) {
        return;
      }
      int all = left[i];
      int mixedHere = dot(mixed[i], product);
      int averageHere = dot(average[i], product);
      int fewestOthers = fewest - fewest(i);
      int mostOthers = most - most(i);
      for (int take = 1; take <= Math.min(all, seen - taken); take++) {
        left[i] = all - take;
        updatePairs(i);
        choose(
            i + 1,
            taken + take,
            ways * Binomial.ways(all, take),
            worthMixed - take * mixedHere,
            worthAverage - take * averageHere,
            fewestOthers + fewest(i),
            mostOthers + most(i));
      }
      left[i] = all;
      updatePairs(i);
    }
  }

  /** By rank: no card of this or a later rank that goes missing takes more than this with it. */
  private int[] mostWithACard(int taken, int from) {
    int[] most = mostByTaken[taken];
    for (int i = ranks.length - 1; i >= from; i--) {
      most[i] = Math.max(most[i + 1], dot(mixed[i], product));
    }
    return most;
  }

  private int fewest(int i) {
    int[] worths = mixed[i];
    int stays = left[i];
    int fewest = 0;
    for (int pair = 0; pair < worths.length; pair++) {
      fewest += worths[pair] * Math.max(0, sum[pair] + stays - 8);
    }
    return fewest;
  }

  private int most(int i) {
    int[] worths = mixed[i];
    int stays = left[i];
    int most = 0;
    for (int pair = 0; pair < worths.length; pair++) {
      most += worths[pair] * Math.min(lesser[pair], stays);
    }
    return most;
  }

  private static int dot(int[] a, int[] b) {
    int dot = 0;
    for (int i = 0; i < a.length; i++) {
      dot += a[i] * b[i];
    }
    return dot;
  }

  private void settle(
      long ways, int taken, int worthMixed, int worthAverage, int fewest, int most) {
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
      suits.deal(left, worthMixed, folding, plays);
      sets += suits.changed() * fromPool;
      scaledUnits += suits.units() * SCALE * fromPool;
    }
  }
}
