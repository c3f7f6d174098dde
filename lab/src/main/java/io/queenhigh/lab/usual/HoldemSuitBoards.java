package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemRiver.BASIC;
import static io.queenhigh.lab.usual.HoldemRiver.BEST;
import static io.queenhigh.lab.usual.HoldemRiver.KINDS;
import static io.queenhigh.lab.usual.HoldemRiver.RAISED;
import static io.queenhigh.lab.usual.HoldemTables.FIVES;
import static io.queenhigh.lab.usual.HoldemTables.FLUSH;
import static io.queenhigh.lab.usual.HoldemTables.FOURS;
import static io.queenhigh.lab.usual.HoldemTables.PAIRS;
import static io.queenhigh.lab.usual.HoldemTables.STRAIGHT_FLUSH;
import static io.queenhigh.lab.usual.HoldemTables.SUITED;
import static io.queenhigh.lab.usual.HoldemTables.THREES;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The boards of Ultimate Texas Hold'em with three or more cards of a suit, counted by what the suit
 * changes against the same ranks without it.
 *
 * <p>Suits of which as much is held and unseen change the same, and are counted once as long as the
 * unseen ranks stay.
 */
final class HoldemSuitBoards {

  private final HoldemRiver river;
  private final HoldemRankBoards ranks;

  // Suits that were counted with these ranks unseen; the first so many are still true.
  private final List<HoldemSuit> counted = new ArrayList<>();
  private int known;

  private int[] unseen = new int[13];
  private int cards;
  private HoldemShowdowns showdowns = HoldemShowdowns.of(0);
  private HoldemSuit current = new HoldemSuit(KINDS);

  // What the suit changes with three, four or five cards on the board.
  private final int[][] three = new int[KINDS][THREES * PAIRS];
  private final int[][] four = new int[KINDS][FOURS * 13];
  private final int[][] five = new int[KINDS][FIVES];
  private final int[] besideThree = new int[THREES * 13];

  // Cards of other suits, one and two.
  private final int[] off = new int[13];
  private final int[] offPairs = new int[PAIRS];

  // The dealer's flushes.
  private int flushesFrom;
  private int flushesAbove;
  private int straightFlushes;

  HoldemSuitBoards(HoldemRiver river, HoldemRankBoards ranks) {
    this.river = river;
    this.ranks = ranks;
  }

  /** Other ranks are unseen, or another hand is held: nothing that was counted is true any more. */
  void begin(int[] unseenRanks, HoldemShowdowns ofTheHand) {
    unseen = unseenRanks;
    cards = Arrays.stream(unseenRanks).sum();
    showdowns = ofTheHand;
    known = 0;
  }

  /** As it was counted before, if a suit like this one was. */
  HoldemSuit of(int suit, int held, int open) {
    for (int i = 0; i < known && river.isBlindToSuits(); i++) {
      if (counted.get(i).isOf(held, open)) {
        return counted.get(i);
      }
    }
    if (known == counted.size()) {
      counted.add(new HoldemSuit(KINDS));
    }
    current = counted.get(known++);
    current.begin(held, open);
    count(suit, held, open);
    return current;
  }

  private void count(int suit, int held, int open) {
    for (int rank = 0; rank < 13; rank++) {
      off[rank] = unseen[rank] - (open >> rank & 1);
    }
    HoldemRankBoards.pairWays(off, offPairs);
    threes(suit, held, open);
    fours(suit, held, open);
    fives(suit, held, open);
    overTurnAndRiver(open);
  }

  private void threes(int suit, int held, int open) {
    for (int place = 0; place < THREES; place++) {
      int set = HoldemTables.THREE_SETS[place];
      if ((set & ~open) != 0) {
        continue;
      }
      int rest = open & ~set;
      long lowPairs = HoldemShowdowns.lowPairs(rest);
      long highPairs = HoldemShowdowns.highPairs(rest);
      int ownSuited = SUITED[set | held];
      countFlushes(set, rest, ownSuited, 0);
      for (int pair = 0; pair < PAIRS; pair++) {
        if (offPairs[pair] == 0) {
          continue;
        }
        int board = HoldemTables.THREE_AND_PAIR[place * PAIRS + pair];
        int own = Math.max(showdowns.own(board), ownSuited);
        river.pairless =
            ranks.pairless[board] - HoldemShowdowns.pairless(board, lowPairs, highPairs);
        if (own < FLUSH) {
          river.less = ranks.less[board] - showdowns.less(board, lowPairs, highPairs);
          river.notMore = ranks.notMore[board] - showdowns.notMore(board, lowPairs, highPairs);
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

  private void fours(int suit, int held, int open) {
    int offCards = cards - Integer.bitCount(open);
    for (int place = 0; place < FOURS; place++) {
      int set = HoldemTables.FOUR_SETS[place];
      if ((set & ~open) != 0) {
        continue;
      }
      int rest = open & ~set;
      long lowPairs = HoldemShowdowns.lowPairs(rest);
      long highPairs = HoldemShowdowns.highPairs(rest);
      int ownSuited = SUITED[set | held];
      countFlushes(set, rest, ownSuited, offCards - 1);
      for (int rank = 0; rank < 13; rank++) {
        if (off[rank] == 0) {
          continue;
        }
        int board = HoldemTables.FOUR_AND_ONE[place * 13 + rank];
        int own = Math.max(showdowns.own(board), ownSuited);
        off[rank]--;
        river.pairless =
            ranks.pairless[board]
                - HoldemShowdowns.pairless(board, lowPairs, highPairs)
                - HoldemShowdowns.pairless(board, rest, off);
        if (own < FLUSH) {
          river.less =
              ranks.less[board]
                  - showdowns.less(board, lowPairs, highPairs)
                  - showdowns.less(board, rest, off);
          river.notMore =
              ranks.notMore[board]
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
      int lower = own < STRAIGHT_FLUSH ? ranks.belowFlush[board] : river.dealerHands();
      river.less = lower - flushesFrom;
      river.notMore = lower - flushesAbove;
    } else {
      river.less = ranks.less[board] - straightFlushes;
      river.notMore = ranks.notMore[board] - straightFlushes;
    }
  }

  private void fives(int suit, int held, int open) {
    for (int place = 0; place < FIVES; place++) {
      int set = HoldemTables.FIVE_SETS[place];
      if ((set & ~open) != 0) {
        continue;
      }
      int rest = open & ~set;
      int board = HoldemTables.FIVE_ALONE[place];
      int own = SUITED[set | held];
      int table = SUITED[set];
      int suitedCards = Integer.bitCount(rest);
      int offCards = cards - 5 - suitedCards;
      int neither = offCards * (offCards - 1) / 2;
      river.less = table < own ? neither : 0;
      river.notMore = neither;
      for (int a = rest; a != 0; a &= a - 1) {
        int bit = a & -a;
        int withOne = SUITED[set | bit];
        river.less += withOne < own ? offCards : 0;
        river.notMore += withOne <= own ? offCards : 0;
        for (int b = a & (a - 1); b != 0; b &= b - 1) {
          int withTwo = SUITED[set | bit | (b & -b)];
          river.less += withTwo < own ? 1 : 0;
          river.notMore += withTwo <= own ? 1 : 0;
        }
      }
      river.pairless = 0;
      settle(five, place, HoldemBasic.five(suit, place), own, board, 1);
    }
  }

  /** Enters what the suit changes against the same ranks without it. */
  private void settle(int[][] into, int at, int place, int own, int board, int boards) {
    river.decide(own, place);
    into[BEST][at] = river.best - ranks.sums[BEST][board];
    into[BASIC][at] = river.asBasic - ranks.sums[BASIC][board];
    into[RAISED][at] = river.raised - ranks.sums[RAISED][board];
    current.wins += (long) boards * (river.wins() - ranks.boardWins[board]);
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
}
