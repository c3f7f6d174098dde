package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemRiver.BASIC;
import static io.queenhigh.lab.usual.HoldemRiver.BEST;
import static io.queenhigh.lab.usual.HoldemRiver.KINDS;
import static io.queenhigh.lab.usual.HoldemRiver.RAISED;
import static io.queenhigh.lab.usual.HoldemTables.BOARDS;
import static io.queenhigh.lab.usual.HoldemTables.FLOPS;
import static io.queenhigh.lab.usual.HoldemTables.FLUSH;
import static io.queenhigh.lab.usual.HoldemTables.HIGHER;
import static io.queenhigh.lab.usual.HoldemTables.LOWER;
import static io.queenhigh.lab.usual.HoldemTables.PAIR;
import static io.queenhigh.lab.usual.HoldemTables.PAIRS;
import static io.queenhigh.lab.usual.HoldemTables.STRENGTHS;

/**
 * The boards of Ultimate Texas Hold'em by their ranks alone: those with the same ranks are one
 * showdown as long as no suit has three cards on them.
 */
final class HoldemRankBoards {

  /** By what is added up, then by board. */
  final int[][] sums = new int[KINDS][BOARDS];

  /** Showdowns won less those lost, by board. */
  final int[] boardWins = new int[BOARDS];

  /** The dealer's hands on each board: weaker, no stronger, without a pair, below a flush. */
  final int[] less = new int[BOARDS];

  final int[] notMore = new int[BOARDS];
  final int[] pairless = new int[BOARDS];
  final int[] belowFlush = new int[BOARDS];

  /** The sums over all turns and rivers, by the flop's ranks. */
  final int[][] flopSums = new int[KINDS][FLOPS];

  private final HoldemRiver river;
  private final int[] ways = new int[PAIRS];
  private final int[] left = new int[13];
  private long wins;

  HoldemRankBoards(HoldemRiver river) {
    this.river = river;
  }

  /** With so many cards of each rank unseen. */
  void count(int[] unseen, HoldemShowdowns showdowns) {
    boards(unseen, showdowns);
    flops(unseen);
    wins = allWins(unseen);
  }

  /** Showdowns won less those lost, over all boards. */
  long wins() {
    return wins;
  }

  private void boards(int[] unseen, HoldemShowdowns showdowns) {
    for (int board = 0; board < BOARDS; board++) {
      if (!deal(unseen, HoldemTables.BOARD_RANKS[board], 5)) {
        continue;
      }
      pairWays(left, ways);
      int at = board * PAIRS;
      int own = showdowns.own(board);
      less[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, own);
      notMore[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, own + 1);
      pairless[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, PAIR);
      belowFlush[board] = RankSets.below(STRENGTHS, at, ways, PAIRS, FLUSH);
      river.less = less[board];
      river.notMore = notMore[board];
      river.pairless = pairless[board];
      river.decide(own, board);
      sums[BEST][board] = river.best;
      sums[BASIC][board] = river.asBasic;
      sums[RAISED][board] = river.raised;
      boardWins[board] = river.wins();
    }
  }

  private void flops(int[] unseen) {
    for (int flop = 0; flop < FLOPS; flop++) {
      if (!deal(unseen, HoldemTables.FLOP_RANKS[flop], 3)) {
        continue;
      }
      pairWays(left, ways);
      int sumBest = 0;
      int sumBasic = 0;
      int sumRaised = 0;
      for (int pair = 0; pair < PAIRS; pair++) {
        if (ways[pair] != 0) {
          int board = HoldemTables.FLOP_AND_PAIR[flop * PAIRS + pair];
          sumBest += ways[pair] * sums[BEST][board];
          sumBasic += ways[pair] * sums[BASIC][board];
          sumRaised += ways[pair] * sums[RAISED][board];
        }
      }
      flopSums[BEST][flop] = sumBest;
      flopSums[BASIC][flop] = sumBasic;
      flopSums[RAISED][flop] = sumRaised;
    }
  }

  private long allWins(int[] unseen) {
    long sum = 0;
    for (int board = 0; board < BOARDS; board++) {
      int ranks = HoldemTables.BOARD_RANKS[board];
      long many = 1;
      int run = 0;
      int before = -1;
      for (int i = 0; i < 5 && many != 0; i++) {
        int rank = ranks >> (4 * i) & 15;
        run = rank == before ? run + 1 : 1;
        many = many * (unseen[rank] - run + 1) / run;
        before = rank;
      }
      sum += many * (many == 0 ? 0 : boardWins[board]);
    }
    return sum;
  }

  /** Takes these ranks from what is unseen, if they are there. */
  private boolean deal(int[] unseen, int ranks, int size) {
    System.arraycopy(unseen, 0, left, 0, 13);
    for (int i = 0; i < size; i++) {
      if (--left[ranks >> (4 * i) & 15] < 0) {
        return false;
      }
    }
    return true;
  }

  /** One loop over all pairs of ranks; pairs of the same rank are put right behind it. */
  static void pairWays(int[] cards, int[] ways) {
    for (int pair = 0; pair < PAIRS; pair++) {
      ways[pair] = cards[HIGHER[pair]] * cards[LOWER[pair]];
    }
    for (int rank = 0; rank < 13; rank++) {
      int same = HoldemTables.pair(rank, rank);
      ways[same] = (ways[same] - cards[rank]) >> 1;
    }
  }
}
