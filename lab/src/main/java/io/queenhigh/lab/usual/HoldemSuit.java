package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemTables.PAIRS;
import static io.queenhigh.lab.usual.HoldemTables.THREES;

/**
 * What one suit changes on the boards of Ultimate Texas Hold'em that have three or more of its
 * cards, added up over turn and river for flops with one, two or three of them.
 *
 * <p>With the same ranks unseen, all this depends on is which of the suit's cards are held and
 * which are unseen; so decks that differ by suits alone share it.
 */
final class HoldemSuit {

  /** By what is added up, then by the flop's cards of the suit and its others. */
  final int[][] one;

  final int[][] two;
  final int[][] all;

  /** Showdowns won less those lost. */
  long wins;

  private int held;
  private int open;

  HoldemSuit(int kinds) {
    one = new int[kinds][13 * PAIRS];
    two = new int[kinds][PAIRS * 13];
    all = new int[kinds][THREES];
  }

  void begin(int heldRanks, int openRanks) {
    held = heldRanks;
    open = openRanks;
    wins = 0;
  }

  boolean isOf(int heldRanks, int openRanks) {
    return held == heldRanks && open == openRanks;
  }
}
