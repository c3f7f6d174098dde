package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemTables.BOARDS;
import static io.queenhigh.lab.usual.HoldemTables.FIVES;
import static io.queenhigh.lab.usual.HoldemTables.FOURS;
import static io.queenhigh.lab.usual.HoldemTables.PAIRS;
import static io.queenhigh.lab.usual.HoldemTables.THREES;

/** Basic strategy with one hand of Ultimate Texas Hold'em: what it does on every flop and river. */
final class HoldemBasic {

  private static final int THREE = THREES * PAIRS;
  private static final int FOUR = FOURS * 13;
  private static final int SUIT = THREE + FOUR + FIVES;
  private static final int ALL = BOARDS + 4 * SUIT;
  private static final int FLOPS = 22_100;

  static final HoldemBasic NONE = new HoldemBasic();

  private final boolean[] plays = new boolean[ALL];
  private final boolean[] raises = new boolean[FLOPS];

  /** The multiple of the Ante that is bet before the flop, or 0. */
  private int bet;

  /** Where boards with three cards of a suit and two others are written. */
  static int three(int suit, int place, int pair) {
    return BOARDS + suit * SUIT + place * PAIRS + pair;
  }

  static int four(int suit, int place, int rank) {
    return BOARDS + suit * SUIT + THREE + place * 13 + rank;
  }

  static int five(int suit, int place) {
    return BOARDS + suit * SUIT + THREE + FOUR + place;
  }

  boolean plays(int river) {
    return plays[river];
  }

  void plays(int river, boolean yes) {
    plays[river] = yes;
  }

  boolean raises(int flop) {
    return raises[flop];
  }

  void raises(int flop, boolean yes) {
    raises[flop] = yes;
  }

  int bet() {
    return bet;
  }

  void bet(int multiple) {
    bet = multiple;
  }
}
