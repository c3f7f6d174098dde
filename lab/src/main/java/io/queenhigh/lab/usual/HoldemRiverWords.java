package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemTables.BOARDS;
import static io.queenhigh.lab.usual.HoldemTables.BOARD_RANKS;
import static io.queenhigh.lab.usual.HoldemTables.FIVES;
import static io.queenhigh.lab.usual.HoldemTables.FOURS;
import static io.queenhigh.lab.usual.HoldemTables.PAIRS;
import static io.queenhigh.lab.usual.HoldemTables.STRENGTHS;
import static io.queenhigh.lab.usual.HoldemTables.SUITED;
import static io.queenhigh.lab.usual.HoldemTables.THREES;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.hands.FiveCardHand.Category;

/** The river of Ultimate Texas Hold'em as a person plays it: a pair of one's own, or few outs. */
final class HoldemRiverWords {

  /** With so many cards that beat the hand it is folded. */
  private static final int TOO_MANY = 21;

  private final int[] own;
  private final int ownPair;
  private final int[] ownSuits = new int[4];

  private HoldemRiverWords(long hand) {
    int high = (63 - Long.numberOfLeadingZeros(hand)) >> 2;
    int low = Long.numberOfTrailingZeros(hand) >> 2;
    own = new int[] {high, low};
    ownPair = HoldemTables.pair(high, low);
    for (int suit = 0; suit < 4; suit++) {
      ownSuits[suit] = CardBits.ranksOf(hand, suit);
    }
  }

  /** Writes down what the words do on every river. */
  static void write(long hand, HoldemBasic words) {
    new HoldemRiverWords(hand).write(words);
  }

  private void write(HoldemBasic words) {
    for (int board = 0; board < BOARDS; board++) {
      words.plays(board, plays(board, 0, 0));
    }
    for (int suit = 0; suit < 4; suit++) {
      int held = ownSuits[suit];
      for (int place = 0; place < THREES; place++) {
        for (int pair = 0; pair < PAIRS; pair++) {
          int board = HoldemTables.THREE_AND_PAIR[place * PAIRS + pair];
          words.plays(
              HoldemBasic.three(suit, place, pair),
              plays(board, HoldemTables.THREE_SETS[place], held));
        }
      }
      for (int place = 0; place < FOURS; place++) {
        for (int rank = 0; rank < 13; rank++) {
          int board = HoldemTables.FOUR_AND_ONE[place * 13 + rank];
          words.plays(
              HoldemBasic.four(suit, place, rank),
              plays(board, HoldemTables.FOUR_SETS[place], held));
        }
      }
      for (int place = 0; place < FIVES; place++) {
        words.plays(
            HoldemBasic.five(suit, place),
            plays(HoldemTables.FIVE_ALONE[place], HoldemTables.FIVE_SETS[place], held));
      }
    }
  }

  /**
   * On one board.
   *
   * @param set its ranks of the suit that has three or more cards, if one has
   * @param held the own ranks of that suit
   */
  private boolean plays(int board, int set, int held) {
    if (board < 0 || STRENGTHS[board * PAIRS + ownPair] == 0) {
      return false;
    }
    int mine = Math.max(STRENGTHS[board * PAIRS + ownPair], SUITED[set | held]);
    return isOwnMaking(board, set, mine) || outs(board, set, held, mine) < TOO_MANY;
  }

  /** Whether the own cards make the hand more than the board is for everybody. */
  private boolean isOwnMaking(int board, int set, int mine) {
    int shared = Math.max(strength(board, new int[0]), SUITED[set]);
    Category category = BestFive.category(mine);
    return category.compareTo(BestFive.category(shared)) > 0;
  }

  /** How many cards that are not seen would alone give the dealer a better hand. */
  private int outs(int board, int set, int held, int mine) {
    int outs = 0;
    for (int rank = 0; rank < 13; rank++) {
      int left = 4 - count(board, rank) - (own[0] == rank ? 1 : 0) - (own[1] == rank ? 1 : 0);
      if (left <= 0) {
        continue;
      }
      int plain = Math.max(strength(board, new int[] {rank}), SUITED[set]);
      boolean suited = ((set | held) >> rank & 1) == 0 && set != 0;
      int inSuit = suited ? Math.max(plain, SUITED[set | 1 << rank]) : plain;
      outs += (plain > mine ? left - (suited ? 1 : 0) : 0) + (suited && inSuit > mine ? 1 : 0);
    }
    return outs;
  }

  private static int count(int board, int rank) {
    int count = 0;
    for (int i = 0; i < 5; i++) {
      count += (BOARD_RANKS[board] >> (4 * i) & 15) == rank ? 1 : 0;
    }
    return count;
  }

  /** The board's ranks and these, suits ignored. */
  private static int strength(int board, int[] more) {
    long key = BestFive.NO_CARDS;
    for (int i = 0; i < 5; i++) {
      key += BestFive.rankKey(BOARD_RANKS[board] >> (4 * i) & 15);
    }
    for (int rank : more) {
      key += BestFive.rankKey(rank);
    }
    return BestFive.strength(key, 0);
  }
}
