package io.queenhigh.lab.usual;

import io.queenhigh.lab.usual.FourCardHand.Category;
import io.queenhigh.rules.cards.Rank;
import java.util.List;

/** Crazy 4 Poker: fold, bet the Ante once, or up to three times with a pair of aces or better. */
final class CrazyFour extends AgainstDealer {

  private static final int QUEEN = 10;
  private static final int KING = 11;
  private static final int ACE = 12;
  private static final int KING_HIGH = FourCards.order(Category.HIGH_CARD, KING, 0, 0, 0);
  private static final int KING_QUEEN_EIGHT_FOUR =
      FourCards.order(Category.HIGH_CARD, KING, 10, 6, 2);
  private static final int ACE_HIGH = FourCards.order(Category.HIGH_CARD, ACE, 0, 0, 0);
  private static final int ACES = FourCards.order(Category.PAIR, ACE, ACE, 0, 0);
  private static final int SIX_SPOTS = 6;
  private static final int STRAIGHT = FourCards.order(Category.STRAIGHT, 0, 0, 0, 0);

  CrazyFour(UsualGame game) {
    super(game);
  }

  @Override
  List<Integer> boards() {
    return List.of(0);
  }

  @Override
  List<String> actions() {
    return List.of("fold", "1x", "2x", "3x");
  }

  @Override
  int added(int action) {
    return action;
  }

  @Override
  int before() {
    return 2;
  }

  @Override
  DealerHands hands() {
    return new CrazyFourDealer();
  }

  @Override
  void weigh(long own, DealerHands dealer, long[] worth) {
    int strength = FourCards.strength(own);
    long all = dealer.hands();
    long idle = dealer.below(KING_HIGH);
    long notStronger = dealer.below(strength + 1);
    long beaten = strength < KING_HIGH ? 0 : dealer.below(strength) - idle;
    long ahead = all - Math.max(idle, notStronger);
    long higherIdle = Math.max(0, idle - notStronger);
    long bonus =
        strength >= STRAIGHT
            ? game().pays().fourCards(strength) * all
            : -2 * (ahead + (game().higherLoses() ? higherIdle : 0));
    worth[0] = -4 * all;
    for (int bet = 1; bet <= 3; bet++) {
      worth[bet] =
          bet == 1 || strength >= ACES
              ? bonus + 2L * bet * idle + 2L * (1 + bet) * (beaten - ahead)
              : Long.MIN_VALUE;
    }
  }

  @Override
  List<String> usualWords() {
    return List.of(
        "3x with a pair of aces or better.",
        "1x with anything else from K-Q-8-4 up; fold the rest.");
  }

  @Override
  int inWords(long own, int shown) {
    int strength = FourCards.strength(own);
    return strength >= ACES ? 3 : strength >= KING_QUEEN_EIGHT_FOUR ? 1 : 0;
  }

  @Override
  int group(long own) {
    int strength = FourCards.strength(own);
    if (strength < KING_HIGH) {
      return 0;
    }
    return switch (FourCards.category(strength)) {
      case HIGH_CARD -> strength < ACE_HIGH ? 1 : 2;
      case PAIR -> 3 + (strength >> 12 & 15);
      case TWO_PAIR, STRAIGHT, FLUSH, THREE_OF_A_KIND, STRAIGHT_FLUSH, FOUR_OF_A_KIND -> 16;
    };
  }

  @Override
  String groupName(int group) {
    return switch (group) {
      case 0 -> "less than king high";
      case 1 -> "king high";
      case 2 -> "ace high";
      case 16 -> "two pair or better";
      default -> "a pair of " + Rank.values()[group - 3].plural();
    };
  }

  @Override
  public List<String> ruleNames() {
    return List.of(
        "Play K-Q-8-4 or better, whatever is seen",
        "Fold king high unless an ace is seen",
        "King high by aces seen: play K-Q with half as many as there are spots, lower kings with three, or four from six"
            + " spots on; fold the rest");
  }

  @Override
  int rule(int which, long own, int shown, long seen, int basic) {
    int strength = FourCards.strength(own);
    boolean kingHigh = strength >= KING_HIGH && strength < ACE_HIGH;
    boolean queen = strength >= FourCards.order(Category.HIGH_CARD, KING, QUEEN, 0, 0);
    int spots = 1 + Long.bitCount(seen) / ownCards();
    int aces = count(seen, ACE);
    return switch (which) {
      case 0 -> strength >= KING_QUEEN_EIGHT_FOUR ? Math.max(1, basic) : 0;
      case 1 -> kingHigh && aces == 0 ? 0 : basic;
      default -> kingHigh ? aces >= (queen ? spots / 2 : spots < SIX_SPOTS ? 3 : 4) ? 1 : 0 : basic;
    };
  }

  /** By hand, and aces with kings. */
  @Override
  int cell(long own, int shown, long seen) {
    return group(own) * 9 + count(seen, ACE) + count(seen, KING);
  }

  @Override
  public int cells() {
    return 17 * 9;
  }

  @Override
  public String cellsCount() {
    return "aces and kings seen";
  }

  @Override
  public String cell(int cell, int action) {
    return "%s, %d aces and kings seen: %s"
        .formatted(groupName(cell / 9), cell % 9, actions().get(action));
  }
}
