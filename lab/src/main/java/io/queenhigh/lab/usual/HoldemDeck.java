package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemTables.BOARDS;
import static io.queenhigh.lab.usual.HoldemTables.FIVES;
import static io.queenhigh.lab.usual.HoldemTables.FLOPS;
import static io.queenhigh.lab.usual.HoldemTables.FLUSH;
import static io.queenhigh.lab.usual.HoldemTables.FOURS;
import static io.queenhigh.lab.usual.HoldemTables.HIGHER;
import static io.queenhigh.lab.usual.HoldemTables.LOWER;
import static io.queenhigh.lab.usual.HoldemTables.PAIR;
import static io.queenhigh.lab.usual.HoldemTables.PAIRS;
import static io.queenhigh.lab.usual.HoldemTables.STRAIGHT_FLUSH;
import static io.queenhigh.lab.usual.HoldemTables.STRENGTHS;
import static io.queenhigh.lab.usual.HoldemTables.SUITED;
import static io.queenhigh.lab.usual.HoldemTables.THREES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Ultimate Texas Hold'em with one hand and one unseen deck: every board, every hand of the dealer,
 * every decision.
 *
 * <p>Boards with the same ranks are one showdown as long as no suit has three cards on them. Those
 * with such a suit are counted by what the suit changes. Amounts are in halves of the Ante, added
 * up over the dealer's hands.
 */
final class HoldemDeck {

  /**
   * What is added up over boards: the best play on the river, basic play there, and a raise of 2×.
   */
  private static final int BEST = 0;

  private static final int BASIC = 1;
  private static final int RAISED = 2;
  private static final int KINDS = 3;

  private final short[] blind;

  private HoldemShowdowns showdowns = HoldemShowdowns.of(0);
  private final int[] ownSuits = new int[4];
  private HoldemBasic basic = HoldemBasic.NONE;
  private boolean writes;
  private boolean counting;

  private long unseen;
  private int dealerHands;
  private final int[] counts = new int[13];
  private final int[] suits = new int[4];

  // A showdown as it is counted.
  private int less;
  private int notMore;
  private int pairless;
  private int flushesFrom;
  private int flushesAbove;
  private int straightFlushes;

  // Boards by ranks alone.
  private final int[][] boardSums = new int[KINDS][BOARDS];
  private final int[] boardWins = new int[BOARDS];
  private final int[] boardLess = new int[BOARDS];
  private final int[] boardNotMore = new int[BOARDS];
  private final int[] boardPairless = new int[BOARDS];
  private final int[] boardBelowFlush = new int[BOARDS];
  private final int[] ways = new int[PAIRS];
  private final int[] left = new int[13];

  // What a suit with three, four or five cards on the board changes.
  private final int[][] three = new int[KINDS][THREES * PAIRS];
  private final int[][] four = new int[KINDS][FOURS * 13];
  private final int[][] five = new int[KINDS][FIVES];
  private final int[] besideThree = new int[THREES * 13];
  private final int[] off = new int[13];
  private final int[] offPairs = new int[PAIRS];

  // The same added up over turn and river: by flop ranks, and by suit.
  private final int[][] flopSums = new int[KINDS][FLOPS];
  private final HoldemSuit[] bySuit = new HoldemSuit[4];

  // Suits that were counted with these ranks unseen; the first so many are still true.
  private final List<HoldemSuit> counted = new ArrayList<>();
  private int known;
  private HoldemSuit current = new HoldemSuit(KINDS);
  private long ownBefore;
  private final int[] countsBefore = new int[13];
  private boolean keeps;

  // The whole game.
  private long boards;
  private long raisedTwice;
  private long rankWins;
  private long wins;
  private long checkedBest;
  private long checkedBasic;
  private long checkedBasicThenBest;
  private long flopsRaised;
  private long flopsRaisedWorth;

  HoldemDeck(short[] blindByStrength) {
    blind = blindByStrength;
  }

  /** Weighs a hand; where {@code write} is set, what is best becomes its basic strategy. */
  void weigh(long own, long seen, HoldemBasic basic, boolean write) {
    boolean sameBasic = this.basic == basic;
    this.basic = basic;
    writes = write;
    look(own, seen);
    if (!(sameBasic && keeps && own == ownBefore && Arrays.equals(counts, countsBefore))) {
      known = 0;
      byRanks();
    }
    ownBefore = own;
    System.arraycopy(counts, 0, countsBefore, 0, 13);
    keeps = !writes && !counting;
    wins = rankWins;
    for (int suit = 0; suit < 4; suit++) {
      bySuit[suit] = counted(suit);
      wins += bySuit[suit].wins;
    }
    flops();
  }

  /** As it was counted before, if suits like this one were: those of which as much is held. */
  private HoldemSuit counted(int suit) {
    for (int i = 0; i < known && keeps; i++) {
      if (counted.get(i).isOf(ownSuits[suit], suits[suit])) {
        return counted.get(i);
      }
    }
    if (known == counted.size()) {
      counted.add(new HoldemSuit(KINDS));
    }
    current = counted.get(known++);
    current.begin(ownSuits[suit], suits[suit]);
    count(suit);
    return current;
  }

  /** How often basic strategy raises on the flop, or plays on the river behind a check. */
  HoldemTaken taken(long own, HoldemBasic basic) {
    counting = true;
    weigh(own, 0, basic, false);
    counting = false;
    return new HoldemTaken(flopsRaised, checkedBasic - flopsRaisedWorth);
  }

  private void look(long own, long seen) {
    unseen = Decks.ALL & ~own & ~seen;
    Decks.countRanks(unseen, counts);
    for (int suit = 0; suit < 4; suit++) {
      suits[suit] = Decks.ranksOf(unseen, suit);
      ownSuits[suit] = Decks.ranksOf(own, suit);
    }
    int high = (63 - Long.numberOfLeadingZeros(own)) >> 2;
    int low = Long.numberOfTrailingZeros(own) >> 2;
    showdowns = HoldemShowdowns.of(HoldemTables.pair(high, low));
    int cards = Long.bitCount(unseen);
    dealerHands = (int) Decks.choose(cards - 5, 2);
    boards = Decks.choose(cards, 5);
  }

  // ---- boards by their ranks ----

  private void byRanks() {
    for (int board = 0; board < BOARDS; board++) {
      System.arraycopy(counts, 0, left, 0, 13);
      if (!take(HoldemTables.BOARD_RANKS[board], 5)) {
        continue;
      }
      pairWays(left, ways);
      int at = board * PAIRS;
      int own = showdowns.own(board);
      boardLess[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, own);
      boardNotMore[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, own + 1);
      boardPairless[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, PAIR);
      boardBelowFlush[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, FLUSH);
      less = boardLess[board];
      notMore = boardNotMore[board];
      pairless = boardPairless[board];
      int play = onTheRiver(own, board);
      boardSums[BEST][board] = best;
      boardSums[BASIC][board] = asBefore;
      boardSums[RAISED][board] = play;
      boardWins[board] = less + notMore - dealerHands;
    }
    for (int flop = 0; flop < FLOPS; flop++) {
      System.arraycopy(counts, 0, left, 0, 13);
      if (!take(HoldemTables.FLOP_RANKS[flop], 3)) {
        continue;
      }
      pairWays(left, ways);
      int sumBest = 0;
      int sumBasic = 0;
      int sumRaised = 0;
      for (int pair = 0; pair < PAIRS; pair++) {
        if (ways[pair] != 0) {
          int board = HoldemTables.FLOP_AND_PAIR[flop * PAIRS + pair];
          sumBest += ways[pair] * boardSums[BEST][board];
          sumBasic += ways[pair] * boardSums[BASIC][board];
          sumRaised += ways[pair] * boardSums[RAISED][board];
        }
      }
      flopSums[BEST][flop] = sumBest;
      flopSums[BASIC][flop] = sumBasic;
      flopSums[RAISED][flop] = sumRaised;
    }
    rankWins = winsByRanks();
  }

  private boolean take(int ranks, int size) {
    for (int i = 0; i < size; i++) {
      if (--left[ranks >> (4 * i) & 15] < 0) {
        return false;
      }
    }
    return true;
  }

  /** One loop over all pairs of ranks; pairs of the same rank are put right behind it. */
  private static void pairWays(int[] cards, int[] ways) {
    for (int pair = 0; pair < PAIRS; pair++) {
      ways[pair] = cards[HIGHER[pair]] * cards[LOWER[pair]];
    }
    for (int rank = 0; rank < 13; rank++) {
      int same = HoldemTables.pair(rank, rank);
      ways[same] = (ways[same] - cards[rank]) >> 1;
    }
  }

  private int best;
  private int asBefore;

  /**
   * What the showdown that was just counted is worth: with the better choice and with the basic one
   * on the river; returns what it is worth behind a raise of 2×.
   */
  private int onTheRiver(int own, int place) {
    int more = dealerHands - notMore;
    int ante = own < PAIR ? pairless - dealerHands : less - pairless - more;
    int fixed = blind[own] * less + 2 * (ante - more);
    int net = 2 * (less - more);
    int fold = -4 * dealerHands;
    int play = fixed + net;
    best = Math.max(fold, play);
    if (writes) {
      basic.plays(place, play > fold);
    }
    asBefore = counting ? (basic.plays(place) ? 1 : 0) : basic.plays(place) ? play : fold;
    return play + net;
  }

  // ---- boards with three or more cards of a suit ----

  private void count(int suit) {
    int open = suits[suit];
    for (int rank = 0; rank < 13; rank++) {
      off[rank] = counts[rank] - (open >> rank & 1);
    }
    pairWays(off, offPairs);
    threes(suit, open);
    fours(suit, open);
    fives(suit, open);
    overTurnAndRiver(open);
  }

  private void threes(int suit, int open) {
    for (int place = 0; place < THREES; place++) {
      int set = HoldemTables.THREE_SETS[place];
      if ((set & ~open) != 0) {
        continue;
      }
      int rest = open & ~set;
      long lowPairs = HoldemShowdowns.lowPairs(rest);
      long highPairs = HoldemShowdowns.highPairs(rest);
      int ownSuited = SUITED[set | ownSuits[suit]];
      countFlushes(set, rest, ownSuited, 0);
      for (int pair = 0; pair < PAIRS; pair++) {
        if (offPairs[pair] == 0) {
          continue;
        }
        int board = HoldemTables.THREE_AND_PAIR[place * PAIRS + pair];
        int own = Math.max(showdowns.own(board), ownSuited);
        pairless = boardPairless[board] - HoldemShowdowns.pairless(board, lowPairs, highPairs);
        if (own < FLUSH) {
          less = boardLess[board] - showdowns.less(board, lowPairs, highPairs);
          notMore = boardNotMore[board] - showdowns.notMore(board, lowPairs, highPairs);
        } else {
          againstFlushes(board, own, own == ownSuited);
        }
        settle(
            three,
            place * PAIRS + pair,
            HoldemBasic.three(suit, place, pair),
            own,
            board,
            offPairs[pair]);
      }
    }
  }

  private void fours(int suit, int open) {
    int offCards = Long.bitCount(unseen) - Integer.bitCount(open);
    for (int place = 0; place < FOURS; place++) {
      int set = HoldemTables.FOUR_SETS[place];
      if ((set & ~open) != 0) {
        continue;
      }
      int rest = open & ~set;
      long lowPairs = HoldemShowdowns.lowPairs(rest);
      long highPairs = HoldemShowdowns.highPairs(rest);
      int ownSuited = SUITED[set | ownSuits[suit]];
      countFlushes(set, rest, ownSuited, offCards - 1);
      for (int rank = 0; rank < 13; rank++) {
        if (off[rank] == 0) {
          continue;
        }
        int board = HoldemTables.FOUR_AND_ONE[place * 13 + rank];
        int own = Math.max(showdowns.own(board), ownSuited);
        off[rank]--;
        pairless =
            boardPairless[board]
                - HoldemShowdowns.pairless(board, lowPairs, highPairs)
                - HoldemShowdowns.pairless(board, rest, off);
        if (own < FLUSH) {
          less =
              boardLess[board]
                  - showdowns.less(board, lowPairs, highPairs)
                  - showdowns.less(board, rest, off);
          notMore =
              boardNotMore[board]
                  - showdowns.notMore(board, lowPairs, highPairs)
                  - showdowns.notMore(board, rest, off);
        } else {
          againstFlushes(board, own, own == ownSuited);
        }
        off[rank]++;
        settle(four, place * 13 + rank, HoldemBasic.four(suit, place, rank), own, board, off[rank]);
      }
    }
  }

  /**
   * The dealer's flushes that the suit makes: from the own one on, above it, and straight ones.
   *
   * @param offCards cards of other suits that may lie beside a single one; none for a flush of two
   */
  private void countFlushes(int set, int rest, int own, int offCards) {
    flushesFrom = 0;
    flushesAbove = 0;
    straightFlushes = 0;
    for (int a = rest; a != 0; a &= a - 1) {
      int one = set | (a & -a);
      if (offCards != 0) {
        countFlush(SUITED[one], own, offCards);
      }
      for (int b = a & (a - 1); b != 0; b &= b - 1) {
        countFlush(SUITED[one | (b & -b)], own, 1);
      }
    }
  }

  private void countFlush(int flush, int own, int ways) {
    flushesFrom += flush >= own ? ways : 0;
    flushesAbove += flush > own ? ways : 0;
    straightFlushes += flush >= STRAIGHT_FLUSH ? ways : 0;
  }

  /**
   * An own flush or better. A dealer's flush never holds a full house besides, because the cards of
   * a suit differ in rank; so the flushes are the same for all boards with these cards of the suit,
   * and all that is left to count are the hands above a flush by ranks alone.
   */
  private void againstFlushes(int board, int own, boolean ownIsSuited) {
    if (ownIsSuited) {
      int lower = own < STRAIGHT_FLUSH ? boardBelowFlush[board] : dealerHands;
      less = lower - flushesFrom;
      notMore = lower - flushesAbove;
    } else {
      less = boardLess[board] - straightFlushes;
      notMore = boardNotMore[board] - straightFlushes;
    }
  }

  private void fives(int suit, int open) {
    for (int place = 0; place < FIVES; place++) {
      int set = HoldemTables.FIVE_SETS[place];
      if ((set & ~open) != 0) {
        continue;
      }
      int rest = open & ~set;
      int board = HoldemTables.FIVE_ALONE[place];
      int own = SUITED[set | ownSuits[suit]];
      int table = SUITED[set];
      int suitedCards = Integer.bitCount(rest);
      int offCards = Long.bitCount(unseen) - 5 - suitedCards;
      int neither = offCards * (offCards - 1) / 2;
      less = table < own ? neither : 0;
      notMore = neither;
      for (int a = rest; a != 0; a &= a - 1) {
        int bit = a & -a;
        int withOne = SUITED[set | bit];
        less += withOne < own ? offCards : 0;
        notMore += withOne <= own ? offCards : 0;
        for (int b = a & (a - 1); b != 0; b &= b - 1) {
          int withTwo = SUITED[set | bit | (b & -b)];
          less += withTwo < own ? 1 : 0;
          notMore += withTwo <= own ? 1 : 0;
        }
      }
      pairless = 0;
      settle(five, place, HoldemBasic.five(suit, place), own, board, 1);
    }
  }

  /** Enters what the suit changes against the same ranks without it. */
  private void settle(int[][] into, int at, int place, int own, int board, int boards) {
    int raised = onTheRiver(own, place);
    into[BEST][at] = best - boardSums[BEST][board];
    into[BASIC][at] = asBefore - boardSums[BASIC][board];
    into[RAISED][at] = raised - boardSums[RAISED][board];
    current.wins += (long) boards * (less + notMore - dealerHands - boardWins[board]);
  }

  // ---- flops ----

  private void overTurnAndRiver(int open) {
    for (int kind = 0; kind < KINDS; kind++) {
      oneOnTheFlop(current.one[kind], three[kind], open);
      twoOnTheFlop(current.two[kind], three[kind], four[kind], open);
      allOfTheFlop(current.all[kind], three[kind], four[kind], five[kind], open);
    }
  }

  /** One card of the suit on the flop, and both others. */
  private void oneOnTheFlop(int[] sums, int[] threes, int open) {
    for (int first = open; first != 0; first &= first - 1) {
      int bit = first & -first;
      int to = Integer.numberOfTrailingZeros(bit) * PAIRS;
      Arrays.fill(sums, to, to + PAIRS, 0);
      int rest = open & ~bit;
      for (int a = rest; a != 0; a &= a - 1) {
        for (int b = a & (a - 1); b != 0; b &= b - 1) {
          int from = HoldemTables.PLACE[bit | (a & -a) | (b & -b)] * PAIRS;
          for (int pair = 0; pair < PAIRS; pair++) {
            sums[to + pair] += threes[from + pair];
          }
        }
      }
    }
  }

  /** Two cards of the suit on the flop, and one more or both. */
  private void twoOnTheFlop(int[] sums, int[] threes, int[] fours, int open) {
    besideThree(threes, open);
    for (int a = open; a != 0; a &= a - 1) {
      int low = Integer.numberOfTrailingZeros(a);
      for (int b = a & (a - 1); b != 0; b &= b - 1) {
        int high = Integer.numberOfTrailingZeros(b);
        int flop = 1 << low | 1 << high;
        int to = HoldemTables.pair(high, low) * 13;
        Arrays.fill(sums, to, to + 13, 0);
        int rest = open & ~flop;
        for (int t = rest; t != 0; t &= t - 1) {
          int turn = flop | (t & -t);
          int from = HoldemTables.PLACE[turn] * 13;
          for (int other = 0; other < 13; other++) {
            sums[to + other] += besideThree[from + other];
          }
          for (int r = t & (t - 1); r != 0; r &= r - 1) {
            int at = HoldemTables.PLACE[turn | (r & -r)] * 13;
            for (int other = 0; other < 13; other++) {
              sums[to + other] += fours[at + other];
            }
          }
        }
      }
    }
  }

  /** Three cards of the suit and one other, over all fifth cards of other suits. */
  private void besideThree(int[] threes, int open) {
    for (int place = 0; place < THREES; place++) {
      if ((HoldemTables.THREE_SETS[place] & ~open) != 0) {
        continue;
      }
      int to = place * 13;
      int from = place * PAIRS;
      for (int high = 0; high < 13; high++) {
        int sum = 0;
        for (int low = 0; low < high; low++) {
          int change = threes[from++];
          sum += off[low] * change;
          besideThree[to + low] += off[high] * change;
        }
        besideThree[to + high] = sum + (off[high] - 1) * threes[from++];
      }
    }
  }

  private void allOfTheFlop(int[] sums, int[] threes, int[] fours, int[] fives, int open) {
    for (int place = 0; place < THREES; place++) {
      int set = HoldemTables.THREE_SETS[place];
      if ((set & ~open) != 0) {
        continue;
      }
      int sum = 0;
      int from = place * PAIRS;
      for (int pair = 0; pair < PAIRS; pair++) {
        sum += offPairs[pair] * threes[from + pair];
      }
      int rest = open & ~set;
      for (int t = rest; t != 0; t &= t - 1) {
        int turn = set | (t & -t);
        int at = HoldemTables.PLACE[turn] * 13;
        for (int rank = 0; rank < 13; rank++) {
          sum += off[rank] * fours[at + rank];
        }
        for (int r = t & (t - 1); r != 0; r &= r - 1) {
          sum += fives[HoldemTables.PLACE[turn | (r & -r)]];
        }
      }
      sums[place] = sum;
    }
  }

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
    int raised = sum(RAISED, a, b, c);
    int checked = sum(BEST, a, b, c);
    if (writes) {
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
    int sum = flopSums[kind][HoldemTables.FLOP_OF[ra * 169 + rb * 13 + rc]];
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
    return 20L * boards * dealerHands;
  }

  /** All turns, rivers and dealer's hands behind a flop, twice because amounts are in halves. */
  long dealsAfterFlop() {
    return 2 * Decks.choose(Long.bitCount(unseen) - 3, 2) * dealerHands;
  }

  /** A raise before the flop. */
  long raised(int times) {
    return raisedTwice + 20L * (times - 2) * wins;
  }

  /** Showdowns won less those lost, suits ignored. */
  private long winsByRanks() {
    long sum = 0;
    for (int board = 0; board < BOARDS; board++) {
      int ranks = HoldemTables.BOARD_RANKS[board];
      long many = 1;
      int run = 0;
      int before = -1;
      for (int i = 0; i < 5 && many != 0; i++) {
        int rank = ranks >> (4 * i) & 15;
        run = rank == before ? run + 1 : 1;
        many = many * (counts[rank] - run + 1) / run;
        before = rank;
      }
      sum += many * (many == 0 ? 0 : boardWins[board]);
    }
    return sum;
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
