package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongPredicate;
import java.util.function.LongToIntFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DealsTest {

  private static final long SEED = Repeats.seed(DealsTest.class, 20_261_115);

  private static final int PAIRS = 46 * 45 / 2;

  private static final BigInteger DRAWS = BigInteger.TWO.pow(64);
  private static final BigInteger DEALS =
      BigInteger.valueOf((long) HandTable.COUNT * Deals.DEALER_HANDS * PAIRS);

  /** A half of 64 bits whose own draw is never a surplus one. */
  private static final long FINE = 12_345_678;

  @Test
  @DisplayName("of all 2^32 draws, exactly the same number gives each hand")
  void everyHandIsAsLikely() {
    checkFair(
        HandTable.COUNT,
        half -> Deals.player(half << 32 | FINE),
        half -> Deals.counts(half << 32 | FINE, 0, 0) == 1);
    checkFair(
        Deals.DEALER_HANDS,
        half -> Deals.dealer(FINE << 32 | half),
        half -> Deals.counts(FINE << 32 | half, 0, 0) == 1);
  }

  @Test
  @DisplayName("of all 2^64 draws with community cards, exactly the same number gives each deal")
  void everyDealBesideCommunityCardsIsAsLikely() {
    for (int player = 0; player < HandTable.COUNT; player++) {
      checkFair(player, 4_711, 815);
    }
    for (int dealer = 0; dealer < Deals.DEALER_HANDS; dealer++) {
      checkFair(12_345, dealer, 0);
    }
    for (int pair = 0; pair < PAIRS; pair++) {
      checkFair(0, Deals.DEALER_HANDS - 1, pair);
    }
    RandomGenerator random = ChanceStreams.of(SEED, 2);
    for (int i = 0; i < 100_000; i++) {
      checkFair(
          random.nextInt(HandTable.COUNT),
          random.nextInt(Deals.DEALER_HANDS),
          random.nextInt(PAIRS));
    }
  }

  /** As below, only that there are too many numbers to look at each. */
  private static void checkFair(int player, int dealer, int pair) {
    BigInteger number =
        BigInteger.valueOf(((long) player * Deals.DEALER_HANDS + dealer) * PAIRS + pair);
    BigInteger first = firstDraw(number);
    BigInteger next = firstDraw(number.add(BigInteger.ONE));
    long last = next.subtract(BigInteger.ONE).longValue();
    for (long bits : new long[] {first.longValue(), last}) {
      assertEquals(player, Deals.playerBeside(bits));
      assertEquals(dealer, Deals.dealerBeside(bits));
      assertEquals(pair, number(Deals.community(bits, 0, 0)));
    }
    assertTrue(counts(first.longValue() + 1) && counts(last));
    long fair = next.subtract(first).longValueExact() - (counts(first.longValue()) ? 0 : 1);
    assertEquals(DRAWS.divide(DEALS).longValueExact(), fair);
  }

  private static BigInteger firstDraw(BigInteger number) {
    return number.multiply(DRAWS).add(DEALS).subtract(BigInteger.ONE).divide(DEALS);
  }

  private static boolean counts(long bits) {
    return Deals.countsBeside(bits, 0, 0) == 1;
  }

  @Test
  @DisplayName("any two of the cards that are left can be the community cards, each pair once")
  void everyTwoOfTheRest() {
    long own = HandTable.HAND[0];
    long theirs = HandTable.HAND[HandTable.COUNT - 1];
    Set<Long> pairs = new HashSet<>();
    for (int pair = 0; pair < PAIRS; pair++) {
      long community =
          Deals.community(firstDraw(BigInteger.valueOf(pair)).longValue(), own, theirs);
      assertEquals(2, Long.bitCount(community));
      assertEquals(0, community & HandTable.mask(own | theirs));
      assertTrue(pairs.add(community));
    }
  }

  /**
   * Draws with the same number follow each other. Only the first of them can be one to draw again,
   * so it is enough to look at where they begin.
   */
  private static void checkFair(int numbers, LongToIntFunction number, LongPredicate counts) {
    long draws = 1L << 32;
    for (int each = 0; each < numbers; each++) {
      long first = ceiling(each * draws, numbers);
      long next = ceiling((each + 1) * draws, numbers);
      assertEquals(each, number.applyAsInt(first));
      assertEquals(each, number.applyAsInt(next - 1));
      assertTrue(counts.test(first + 1) && counts.test(next - 1));
      long fair = next - first - (counts.test(first) ? 0 : 1);
      assertEquals(draws / numbers, fair);
    }
  }

  @Test
  @DisplayName("no card is dealt twice, and the shown card is the dealer's")
  void noCardTwice() {
    RandomGenerator random = ChanceStreams.of(SEED, 0);
    for (int round = 0; round < 100_000; round++) {
      Deals.Deal deal = Deals.next(random, true);
      long cards =
          HandTable.cards(deal.player()).mask()
              | HandTable.cards(deal.dealer() / 3).mask()
              | deal.community();
      assertEquals(8, Long.bitCount(cards));
      assertTrue(
          (HandTable.cards(deal.dealer() / 3).mask() >>> HandTable.CARD[deal.dealer()] & 1) == 1);
    }
  }

  @Test
  @DisplayName("hands for a full table share no card and are spread evenly")
  void fullTable() {
    RandomGenerator random = ChanceStreams.of(SEED, 1);
    long[] cards = new long[52];
    int rounds = 50_000;
    for (int round = 0; round < rounds; round++) {
      long dealt = 0;
      for (int seat = 0; seat < 7; seat++) {
        dealt |= HandTable.cards(Deals.hand(random, dealt)).mask();
      }
      int dealer = Deals.dealerHand(random, dealt);
      dealt |= HandTable.cards(dealer / 3).mask();
      assertEquals(24, Long.bitCount(dealt));
      cards[HandTable.CARD[dealer]]++;
    }
    double sum = 0;
    double expected = rounds / 52.0;
    for (long count : cards) {
      sum += (count - expected) * (count - expected) / expected;
    }
    assertTrue(Tails.chiSquare(sum, 51) > 0.001, "chi-square of shown cards " + sum);
  }

  @Test
  @DisplayName("seeds and shards have streams of their own, from the first number on")
  void streams() {
    long first = ChanceStreams.of(7, 0).nextLong();
    assertEquals(first, ChanceStreams.of(7, 0).nextLong());
    assertNotEquals(first, ChanceStreams.of(7, 1).nextLong());
    assertNotEquals(first, ChanceStreams.of(8, 0).nextLong());
    assertNotEquals(ChanceStreams.of(0, 1).nextLong(), ChanceStreams.of(1, 0).nextLong());
  }

  private static long ceiling(long a, long b) {
    return (a + b - 1) / b;
  }

  /** The place of two cards among all pairs: higher card first, then the lower. */
  private static int number(long pair) {
    int high = 63 - Long.numberOfLeadingZeros(pair);
    int low = Long.numberOfTrailingZeros(pair);
    return high * (high - 1) / 2 + low;
  }
}
