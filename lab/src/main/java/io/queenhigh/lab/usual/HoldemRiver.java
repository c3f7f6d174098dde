package io.queenhigh.lab.usual;

import static io.queenhigh.lab.usual.HoldemTables.PAIR;

/**
 * The end of Ultimate Texas Hold'em on one board: what 1×, folding and an earlier raise are worth
 * against all hands of the dealer together, in halves of the Ante.
 */
final class HoldemRiver {

  /**
   * What is added up over boards: the best play on the river, basic play there, and a raise of 2×.
   */
  static final int BEST = 0;

  static final int BASIC = 1;
  static final int RAISED = 2;
  static final int KINDS = 3;

  private final short[] blind;
  private HoldemBasic basic = HoldemBasic.NONE;
  private boolean writes;
  private boolean counting;
  private int dealerHands;

  // The dealer's hands that are weaker than the own one, no stronger, and without a pair.
  int less;
  int notMore;
  int pairless;

  // What that is worth: with the better choice, with the basic one, and behind a raise of 2×.
  int best;
  int asBasic;
  int raised;

  HoldemRiver(short[] blindByStrength) {
    blind = blindByStrength;
  }

  /**
   * From now on by this basic strategy.
   *
   * @param write what is best becomes basic strategy
   * @param count basic strategy is worth 1 where it plays and 0 where it folds
   */
  void begin(HoldemBasic strategy, boolean write, boolean count) {
    basic = strategy;
    writes = write;
    counting = count;
  }

  /** Whether all suits are treated alike: not where each writes or counts at places of its own. */
  boolean isBlindToSuits() {
    return !writes && !counting;
  }

  HoldemBasic basic() {
    return basic;
  }

  boolean writes() {
    return writes;
  }

  void against(int hands) {
    dealerHands = hands;
  }

  int dealerHands() {
    return dealerHands;
  }

  /** Showdowns won less those lost. */
  int wins() {
    return less + notMore - dealerHands;
  }

  /** With an own hand of this strength, at its place in basic strategy. */
  void decide(int own, int place) {
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
    asBasic = counting ? (basic.plays(place) ? 1 : 0) : basic.plays(place) ? play : fold;
    raised = play + net;
  }
}
