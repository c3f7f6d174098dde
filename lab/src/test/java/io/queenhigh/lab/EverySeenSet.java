package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.math.BigInteger;
import java.util.stream.IntStream;

/**
 * The naive twin of the face-up studies: one hand, perhaps one shown card, and every set of seen
 * cards, taken card by card. What a set leaves of the dealer's hands is counted by inclusion and
 * exclusion over its cards, without regard to ranks and suits.
 */
public final class EverySeenSet {

  private final int seen;
  private final long own;
  private final long folding;
  private final long total;
  private final boolean plays;
  private final long[] withCard = new long[52];
  private final long[][] withPair = new long[52][52];
  private final int[][][] withThree = new int[52][52][52];

  /** Cards in dealer hands that are not lost; no other card matters except by its number. */
  private final int[] relevant;

  private final int pool;

  /**
   * What seen cards change.
   *
   * @param sets of seen cards that change the decision
   * @param units gained over them and over all dealer hands they leave
   */
  public record Sum(BigInteger sets, BigInteger units) {

    static final Sum NONE = new Sum(BigInteger.ZERO, BigInteger.ZERO);

    Sum plus(Sum other) {
      return new Sum(sets.add(other.sets), units.add(other.units));
    }

    Sum times(long weight) {
      BigInteger factor = BigInteger.valueOf(weight);
      return new Sum(sets.multiply(factor), units.multiply(factor));
    }

    Fraction setsAsFraction() {
      return new Fraction(sets, BigInteger.ONE);
    }

    Fraction unitsAsFraction() {
      return new Fraction(units, BigInteger.ONE);
    }
  }

  private EverySeenSet(Game game, Cards hand, int shown, int seen) {
    this.seen = seen;
    own = hand.mask();
    int unknown = shown < 0 ? 3 : 2;
    int cards = shown < 0 ? 49 : 48;
    folding = ways(cards - seen, unknown);
    ThreeCardHand player = ThreeCardHand.of(hand);
    int bonus = (int) bonus(game, player);
    int strength = player.strength();
    long all = 0;
    for (int dealer = 0; dealer < EveryDeal.HANDS; dealer++) {
      long mask = EveryDeal.MASK[dealer];
      if ((mask & own) == 0 && (shown < 0 || (mask >>> shown & 1) != 0)) {
        int worth = worth(game, strength, dealer) + bonus;
        all += worth;
        add(EveryDeal.CARDS[dealer], shown, worth);
      }
    }
    total = all;
    plays = total > ways(cards, unknown);
    relevant = IntStream.range(0, 52).filter(card -> withCard[card] > 0).toArray();
    pool = cards - relevant.length;
  }

  /** All sets of so many cards; {@code shown} below 0 when the dealer shows none. */
  public static Sum study(Game game, Cards hand, int shown, int seen) {
    EverySeenSet twin = new EverySeenSet(game, hand, shown, seen);
    Sum nothingRelevant = twin.new Walk().settled(0, twin.total);
    return IntStream.range(0, twin.relevant.length)
        .parallel()
        .mapToObj(
            first -> {
              Walk walk = twin.new Walk();
              walk.take(first, 0, twin.total);
              return walk.sum();
            })
        .reduce(Sum.NONE, Sum::plus)
        .plus(nothingRelevant);
  }

  private void add(int[] dealer, int shown, int worth) {
    for (int a : dealer) {
      if (a != shown) {
        withCard[a] += worth;
        for (int b : dealer) {
          if (b != a && b != shown) {
            withPair[a][b] += worth;
            for (int c : dealer) {
              if (c != a && c != b && c != shown) {
                withThree[a][b][c] += worth;
              }
            }
          }
        }
      }
    }
  }

  private static long bonus(Game game, ThreeCardHand player) {
    return game.rule(Wager.ANTE_BONUS)
        .flatMap(rule -> rule.table())
        .flatMap(table -> table.lineFor(player))
        .map(EveryDeal::net)
        .orElse(0L);
  }

  /** Units won, plus two. */
  private static int worth(Game game, int player, int dealer) {
    int compared = Integer.compare(player, EveryDeal.STRENGTH[dealer]);
    if (EveryDeal.HAND[dealer].isAtLeastHigh(game.qualifier().high().is())) {
      return 2 + 2 * compared;
    }
    boolean wins = game.qualifier().ante().is() == Qualifier.Ante.WINS || compared > 0;
    return wins ? 3 : 2;
  }

  private static long ways(int of, int take) {
    long ways = 1;
    for (int i = 0; i < take; i++) {
      ways = ways * (of - i) / (i + 1);
    }
    return take < 0 || take > of ? 0 : ways;
  }

  /** One branch of the tree of sets. */
  private final class Walk {

    private final int[] taken = new int[seen];
    private final long[] sets = new long[seen + 1];
    private final long[] units = new long[seen + 1];

    private void take(int index, int depth, long worthBefore) {
      int card = relevant[index];
      long worth = worthBefore - withCard[card];
      for (int i = 0; i < depth; i++) {
        worth += withPair[card][taken[i]];
        int[] three = withThree[card][taken[i]];
        for (int j = 0; j < i; j++) {
          worth -= three[taken[j]];
        }
      }
      if (!plays && worth <= folding) {
        return; // the worth only falls from here on
      }
      taken[depth] = card;
      settle(depth + 1, worth);
      if (depth + 1 < seen) {
        for (int next = index + 1; next < relevant.length; next++) {
          take(next, depth + 1, worth);
        }
      }
    }

    private void settle(int size, long worth) {
      long gain = plays ? folding - worth : worth - folding;
      if (gain > 0) {
        sets[size]++;
        units[size] += gain;
      }
    }

    private Sum settled(int size, long worth) {
      settle(size, worth);
      return sum();
    }

    private Sum sum() {
      Sum sum = Sum.NONE;
      for (int size = 0; size <= seen; size++) {
        Sum ofSize = new Sum(BigInteger.valueOf(sets[size]), BigInteger.valueOf(units[size]));
        sum = sum.plus(ofSize.times(ways(pool, seen - size)));
      }
      return sum;
    }
  }
}
