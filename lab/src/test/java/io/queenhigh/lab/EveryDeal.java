package io.queenhigh.lab;

import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;

/**
 * The naive twin of the pricing: deals every hand to the player and every hand to the dealer, reads
 * them with the rules' own hands, and settles one deal after the other. No hand stands for another.
 */
public final class EveryDeal {

  static final int HANDS = 22_100;
  static final long[] MASK = new long[HANDS];
  static final int[][] CARDS = new int[HANDS][];
  static final ThreeCardHand[] HAND = new ThreeCardHand[HANDS];
  static final int[] STRENGTH = new int[HANDS];

  static {
    int next = 0;
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          MASK[next] = 1L << a | 1L << b | 1L << c;
          CARDS[next] = new int[] {a, b, c};
          HAND[next] = ThreeCardHand.of(new Cards(MASK[next]));
          STRENGTH[next] = HAND[next].strength();
          next++;
        }
      }
    }
  }

  private static final int LOWEST = -2;

  private final boolean shows;
  private final boolean anteAlwaysWins;
  private final boolean[] qualifies = new boolean[HANDS];
  private final long[] bonus = new long[HANDS];
  private final Chooser chooser;

  /** Decides a hand. */
  public interface Chooser {

    /**
     * Whether to play.
     *
     * @param units what playing brings over the dealer's possible hands
     * @param deals how many these are
     */
    boolean plays(ThreeCardHand hand, long units, long deals);
  }

  private EveryDeal(Game game, Chooser chooser) {
    this.chooser = chooser;
    shows = game.shown().is() == Shown.ONE_DEALER_CARD;
    anteAlwaysWins = game.qualifier().ante().is() == Qualifier.Ante.WINS;
    Optional<PayTable> table = game.rule(Wager.ANTE_BONUS).flatMap(rule -> rule.table());
    for (int hand = 0; hand < HANDS; hand++) {
      qualifies[hand] = HAND[hand].isAtLeastHigh(game.qualifier().high().is());
      ThreeCardHand held = HAND[hand];
      bonus[hand] = table.flatMap(t -> t.lineFor(held)).map(EveryDeal::net).orElse(0L);
    }
  }

  /** Ante, Play and Ante Bonus, every hand decided by what its player can expect. */
  public static Distribution antePlay(Game game) {
    return antePlay(game, (_, units, deals) -> units > -deals);
  }

  public static Distribution antePlay(Game game, Chooser chooser) {
    EveryDeal twin = new EveryDeal(game, chooser);
    long[] results =
        IntStream.range(0, HANDS)
            .parallel()
            .mapToObj(twin::resultsOf)
            .reduce(new long[16], EveryDeal::plus);
    Map<Long, Long> deals = new HashMap<>();
    for (int i = 0; i < results.length; i++) {
      deals.put((long) i + LOWEST, results[i]);
    }
    return Distribution.of(deals);
  }

  /** The sum of Ante, Pair Plus and 6 Card Bonus with one unit on each. */
  public static Distribution together(Game game) {
    EveryDeal twin = new EveryDeal(game, (_, units, deals) -> units > -deals);
    PayTable pairPlus = game.rule(Wager.PAIR_PLUS).orElseThrow().table().orElseThrow();
    PayTable six = game.rule(Wager.SIX_CARD_BONUS).orElseThrow().table().orElseThrow();
    long[] sixNet = new long[BestFive.CLASSES];
    forEachFive(
        mask -> {
          int strength = BestFive.strength(mask);
          if (sixNet[strength] == 0) {
            sixNet[strength] =
                six.lineFor(FiveCardHand.of(new Cards(mask))).map(EveryDeal::net).orElse(-1L);
          }
        });
    long[] results =
        IntStream.range(0, HANDS)
            .parallel()
            .mapToObj(
                player -> {
                  long paid = pairPlus.lineFor(HAND[player]).map(EveryDeal::net).orElse(-1L);
                  boolean[] plays = twin.decisions(player);
                  long[] sums = new long[2_000];
                  for (int dealer = 0; dealer < HANDS; dealer++) {
                    if ((MASK[player] & MASK[dealer]) == 0) {
                      long bestFive = sixNet[BestFive.strength(MASK[player] | MASK[dealer])];
                      long ante = twin.settle(player, dealer) + twin.bonus[player];
                      for (int shown : CARDS[dealer]) {
                        long net = plays[twin.shows ? shown : 0] ? ante + paid : -2;
                        sums[(int) (net + bestFive) + 4]++;
                      }
                    }
                  }
                  return sums;
                })
            .reduce(new long[2_000], EveryDeal::plus);
    Map<Long, Long> deals = new HashMap<>();
    for (int i = 0; i < results.length; i++) {
      deals.put((long) i - 4, results[i]);
    }
    return Distribution.of(deals);
  }

  /** Every set of five cards. */
  static void forEachFive(LongConsumer each) {
    for (int hand = 0; hand < HANDS; hand++) {
      int lowest = CARDS[hand][2];
      for (int d = 1; d < lowest; d++) {
        for (int e = 0; e < d; e++) {
          each.accept(MASK[hand] | 1L << d | 1L << e);
        }
      }
    }
  }

  /** What a pay line wins on top of the stake. */
  static long net(PayLine line) {
    return switch (line.pays()) {
      case Pays.ToOne(long odds) -> odds;
      case Pays.ForOne(long odds) -> odds - 1;
      case Pays.MeterShare _ -> throw new IllegalArgumentException("not off a meter");
    };
  }

  private long[] resultsOf(int player) {
    int[][] counts = against(player);
    long[] results = new long[16];
    for (int[] row : counts) {
      long deals = IntStream.of(row).sum();
      if (plays(player, row)) {
        for (int i = 0; i < row.length; i++) {
          results[i + (int) bonus[player]] += row[i];
        }
      } else {
        results[-1 - LOWEST] += deals;
      }
    }
    return results;
  }

  private boolean[] decisions(int player) {
    int[][] counts = against(player);
    boolean[] plays = new boolean[counts.length];
    for (int row = 0; row < plays.length; row++) {
      plays[row] = plays(player, counts[row]);
    }
    return plays;
  }

  private boolean plays(int player, int[] row) {
    long deals = IntStream.of(row).sum();
    long units = bonus[player] * deals;
    for (int i = 0; i < row.length; i++) {
      units += (long) (i + LOWEST) * row[i];
    }
    return chooser.plays(HAND[player], units, deals);
  }

  /** How often each result comes, by the shown card or all together. */
  private int[][] against(int player) {
    int[][] counts = new int[shows ? 52 : 1][5];
    for (int dealer = 0; dealer < HANDS; dealer++) {
      if ((MASK[player] & MASK[dealer]) == 0) {
        int result = settle(player, dealer) - LOWEST;
        if (shows) {
          for (int shown : CARDS[dealer]) {
            counts[shown][result]++;
          }
        } else {
          counts[0][result]++;
        }
      }
    }
    return counts;
  }

  private int settle(int player, int dealer) {
    int compared = Integer.compare(STRENGTH[player], STRENGTH[dealer]);
    if (!qualifies[dealer]) {
      return anteAlwaysWins || compared > 0 ? 1 : 0;
    }
    return 2 * compared;
  }

  private static long[] plus(long[] a, long[] b) {
    long[] sum = a.clone();
    for (int i = 0; i < b.length; i++) {
      sum[i] += b[i];
    }
    return sum;
  }
}
