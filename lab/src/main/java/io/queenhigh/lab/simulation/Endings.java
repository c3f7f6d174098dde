package io.queenhigh.lab.simulation;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.settlement.AntePlay;

/**
 * The ways in which a round can end for one player, numbered. An ending knows what his three cards
 * are called, how he stood against the dealer (or that he folded), and what the best five of six
 * and the five with the community cards are called: all that any wager asks.
 */
final class Endings {

  /** The five ways of {@link AntePlay}, and folding. */
  static final int FINISHES = AntePlay.values().length + 1;

  static final int FOLDED = FINISHES - 1;

  /** Endings that differ only in the community cards stand together. */
  static final int WITH_COMMUNITY = Fives.KINDS;

  /** Endings that differ only in the best five of six stand together. */
  static final int WITH_SIX = Fives.KINDS * WITH_COMMUNITY;

  static final int COUNT = HandTable.KINDS * FINISHES * WITH_SIX;

  /** How many questions there are. */
  static final int QUESTIONS = 16;

  /** Which bit of a question says that the hand is played. */
  static final int PLAYS = 3;

  private Endings() {}

  /** The ending of a player's hand before anything else is known; a finish is added to it. */
  static int ofKind(int kind) {
    return kind * FINISHES * WITH_SIX;
  }

  static int kind(int ending) {
    return ending / WITH_SIX / FINISHES;
  }

  static int finish(int ending) {
    return ending / WITH_SIX % FINISHES;
  }

  static int six(int ending) {
    return ending / WITH_COMMUNITY % Fives.KINDS;
  }

  static int community(int ending) {
    return ending % WITH_COMMUNITY;
  }

  /** Four bits that decide how Ante and Play finish: plays, dealer qualifies, lower, higher. */
  static int question(int plays, int qualifies, int player, int dealer) {
    return (plays << PLAYS)
        | (isLess(qualifies, dealer + 1) << 2)
        | (isLess(player, dealer) << 1)
        | isLess(dealer, player);
  }

  /** 1 or 0, without a branch. */
  private static int isLess(int a, int b) {
    return (a - b) >>> 31;
  }

  /** The rule of the game, asked once for every question. */
  static short[] finishes(Game game) {
    short[] finishes = new short[QUESTIONS];
    for (int question = 0; question < finishes.length; question++) {
      boolean plays = (question >> PLAYS & 1) != 0;
      boolean dealerPlays = (question & 4) != 0;
      int lower = question >> 1 & 1;
      int higher = question & 1;
      int finish =
          plays
              ? AntePlay.of(game.qualifier().ante().is(), dealerPlays, higher, lower).ordinal()
              : FOLDED;
      finishes[question] = (short) (finish * WITH_SIX);
    }
    return finishes;
  }
}
