package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemRiver.BASIC;
import static io.queenhigh.lab.usual.HoldemRiver.BEST;
import static io.queenhigh.lab.usual.HoldemRiver.RAISED;
import static io.queenhigh.lab.usual.HoldemTables.PAIRS;

import java.util.Arrays;

/**
 * Ultimate Texas Hold'em with one hand and one unseen deck: every board, every hand of the dealer,
 * every decision.
 *
 * <p>A flop is worth what its ranks are, on all turns and rivers, and what each suit on it changes.
 * Amounts are in halves of the Ante, added up over the dealer's hands.
 */
final class HoldemDeck {

  private final HoldemRiver river;
  private final HoldemRankBoards byRanks;
  private final HoldemSuitBoards suitBoards;
  private final HoldemSuit[] bySuit = new HoldemSuit[4];

  private long unseen;
  private final int[] counts = new int[13];

  // What was weighed before; where its ranks are the same, they need not be counted again.
  private boolean counted;
  private long ownBefore;
  private final int[] countsBefore = new int[13];

  // The whole game.
  private long boards;
  private long raisedTwice;
  private long wins;
  private long checkedBest;
  private long checkedBasic;
  private long checkedBasicThenBest;
  private long flopsRaised;
  private long flopsRaisedWorth;

  HoldemDeck(short[] blindByStrength) {
    river = new HoldemRiver(blindByStrength);
    byRanks = new HoldemRankBoards(river);
    suitBoards = new HoldemSuitBoards(river, byRanks);
  }

  /** Weighs a hand; where {@code write} is set, what is best becomes its basic strategy. */
  void weigh(long own, long seen, HoldemBasic basic, boolean write) {
    weigh(own, seen, basic, write, false);
  }

  /** How often basic strategy raises on the flop, or plays on the river behind a check. */
  HoldemTaken taken(long own, HoldemBasic basic) {
    weigh(own, 0, basic, false, true);
    return new HoldemTaken(flopsRaised, checkedBasic - flopsRaisedWorth);
  }

  private void weigh(long own, long seen, HoldemBasic basic, boolean write, boolean count) {
    boolean sameBasic = river.basic() == basic;
    river.begin(basic, write, count);
    look(own, seen);
    if (!(sameBasic && own == ownBefore && isCounted())) {
      countRanks(own);
    }
    wins = byRanks.wins();
    for (int suit = 0; suit < 4; suit++) {
      bySuit[suit] =
          suitBoards.of(suit, CardBits.ranksOf(own, suit), CardBits.ranksOf(unseen, suit));
      wins += bySuit[suit].wins;
    }
    flops();
  }

  private void look(long own, long seen) {
    unseen = CardBits.ALL & ~own & ~seen;
    CardBits.countRanks(unseen, counts);
    int cards = Long.bitCount(unseen);
    river.against((int) CardBits.choose(cards - 5, 2));
    boards = CardBits.choose(cards, 5);
  }

  private boolean isCounted() {
    return counted && river.isBlindToSuits() && Arrays.equals(counts, countsBefore);
  }

  private void countRanks(long own) {
    int high = (63 - Long.numberOfLeadingZeros(own)) >> 2;
    int low = Long.numberOfTrailingZeros(own) >> 2;
    HoldemShowdowns showdowns = HoldemShowdowns.of(HoldemTables.pair(high, low));
    byRanks.count(counts, showdowns);
    suitBoards.begin(counts, showdowns);
    ownBefore = own;
    System.arraycopy(counts, 0, countsBefore, 0, 13);
    counted = river.isBlindToSuits();
  }

  // ---- flops ----

  /** Every flop: raise 2× or check, with the best and with the basic choice. */
  private void flops() {
    checkedBest = 0;
    checkedBasic = 0;
    checkedBasicThenBest = 0;
    flopsRaised = 0;
    flopsRaisedWorth = 0;
    raisedTwice = 0;
    int flop = 0;
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++, flop++) {
          long cards = 1L << a | 1L << b | 1L << c;
          if ((cards & ~unseen) == 0) {
            enterFlop(flop, a, b, c);
          }
        }
      }
    }
  }

  private void enterFlop(int flop, int a, int b, int c) {
    HoldemBasic basic = river.basic();
    int raised = sum(RAISED, a, b, c);
    int checked = sum(BEST, a, b, c);
    if (river.writes()) {
      basic.raises(flop, raised > checked);
    }
    boolean usual = basic.raises(flop);
    checkedBest += Math.max(raised, checked);
    checkedBasic += usual ? raised : sum(BASIC, a, b, c);
    checkedBasicThenBest += usual ? raised : checked;
    raisedTwice += raised;
    if (usual) {
      flopsRaised++;
      flopsRaisedWorth += raised;
    }
  }

  /** Over all turns and rivers behind a flop. */
  private int sum(int kind, int a, int b, int c) {
    int ra = a >> 2;
    int rb = b >> 2;
    int rc = c >> 2;
    int sa = a & 3;
    int sb = b & 3;
    int sc = c & 3;
    int sum = byRanks.flopSums[kind][HoldemTables.FLOP_OF[ra * 169 + rb * 13 + rc]];
    if (sa == sb && sb == sc) {
      return sum + bySuit[sa].all[kind][HoldemTables.PLACE[1 << ra | 1 << rb | 1 << rc]];
    }
    if (sa == sb) {
      return sum + twoAndOne(kind, sa, ra, rb, sc, rc);
    }
    if (sa == sc) {
      return sum + twoAndOne(kind, sa, ra, rc, sb, rb);
    }
    if (sb == sc) {
      return sum + twoAndOne(kind, sb, rb, rc, sa, ra);
    }
    return sum
        + bySuit[sa].one[kind][ra * PAIRS + HoldemTables.pair(rb, rc)]
        + bySuit[sb].one[kind][rb * PAIRS + HoldemTables.pair(ra, rc)]
        + bySuit[sc].one[kind][rc * PAIRS + HoldemTables.pair(ra, rb)];
  }

  private int twoAndOne(int kind, int suit, int first, int second, int other, int rank) {
    int pair = HoldemTables.pair(first, second);
    return bySuit[suit].two[kind][pair * 13 + rank] + bySuit[other].one[kind][rank * PAIRS + pair];
  }

  // ---- what came out ----

  /** All flops with all turns, rivers and dealer's hands, twice because amounts are in halves. */
  long deals() {
    return 20L * boards * river.dealerHands();
  }

  /** All turns, rivers and dealer's hands behind a flop, twice because amounts are in halves. */
  long dealsAfterFlop() {
    return 2 * CardBits.choose(Long.bitCount(unseen) - 3, 2) * river.dealerHands();
  }

  /** A raise before the flop. */
  long raised(int times) {
    return raisedTwice + 20L * (times - 2) * wins;
  }

  long checked() {
    return checkedBest;
  }

  long checkedBasic() {
    return checkedBasic;
  }

  /** Basic play on the flop, the best on the river. */
  long checkedBasicThenBest() {
    return checkedBasicThenBest;
  }

  /** Over all turns, rivers and dealer's hands behind a flop, in halves: raise 2×, and check. */
  long[] afterFlop(int a, int b, int c) {
    return new long[] {sum(RAISED, a, b, c), sum(BEST, a, b, c)};
  }
}
