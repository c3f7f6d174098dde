package io.queenhigh.lab.usual;

import io.queenhigh.lab.usual.FourCardHand.Category;
import io.queenhigh.rules.cards.Rank;
import java.util.List;

/** Four Card Poker: fold, or bet one to three times the Ante. */
final class FourCardPoker extends AgainstDealer {

  private static final int NINE = 7;
  private static final int TEN = 8;
  private static final int KING = 11;

  /** The rule that adds up points. */
  private static final int BY_COUNT = 3;

  FourCardPoker(UsualGame game) {
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
    return 1;
  }

  @Override
  DealerHands hands() {
    return new FourCardDealer();
  }

  @Override
  void weigh(long own, DealerHands dealer, long[] worth) {
    int strength = FourCards.strength(own);
    long all = dealer.hands();
    long won = dealer.below(strength + 1);
    long bonus = game().pays().fourCards(strength) * all;
    worth[0] = -2 * all;
    for (int bet = 1; bet <= 3; bet++) {
      worth[bet] = bonus + 2L * (1 + bet) * (2 * won - all);
    }
  }

  @Override
  List<String> usualWords() {
    return List.of(
        "3x with a pair of kings or better.",
        "3x with a pair of 9s, 10s, jacks or queens unless the dealer's card is higher than the pair; then 1x.",
        "1x with a pair of 3s to 8s, and with a pair of 2s against a 2. Fold the rest.");
  }

  @Override
  int inWords(long own, int shown) {
    int strength = FourCards.strength(own);
    int pair = strength >> 12 & 15;
    return switch (FourCards.category(strength)) {
      case HIGH_CARD -> 0;
      case PAIR ->
          pair >= KING || (pair >= NINE && shown >> 2 <= pair)
              ? 3
              : pair > 0 || shown >> 2 == 0 ? 1 : 0;
      case TWO_PAIR, STRAIGHT, FLUSH, THREE_OF_A_KIND, STRAIGHT_FLUSH, FOUR_OF_A_KIND -> 3;
    };
  }

  @Override
  int group(long own) {
    int strength = FourCards.strength(own);
    return switch (FourCards.category(strength)) {
      case HIGH_CARD -> 0;
      case PAIR -> 1 + (strength >> 12 & 15);
      case TWO_PAIR -> 14;
      case STRAIGHT, FLUSH, THREE_OF_A_KIND, STRAIGHT_FLUSH, FOUR_OF_A_KIND -> 15;
    };
  }

  @Override
  String groupName(int group) {
    return switch (group) {
      case 0 -> "no pair";
      case 14 -> "two pair";
      case 15 -> "a straight or better";
      default -> "a pair of " + Rank.values()[group - 1].plural();
    };
  }

  @Override
  public List<String> ruleNames() {
    return List.of(
        "The strategy in words, whatever is seen",
        "Two or more of the dealer's rank seen or held: 1x with a pair of 2s, 3x from a pair of 10s",
        "The same, and none of the dealer's rank seen or held: fold a pair of 3s",
        FourCardCount.RULE);
  }

  @Override
  int rule(int which, long own, int shown, long seen, int basic) {
    int strength = FourCards.strength(own);
    int copies = count(own | seen, shown >> 2);
    boolean pair = FourCards.category(strength) == Category.PAIR;
    int rank = strength >> 12 & 15;
    if (which == 0) {
      return inWords(own, shown);
    }
    if (which == BY_COUNT) {
      return pair && shown >> 2 > rank ? FourCardCount.bet(rank, shown >> 2, own, seen) : basic;
    }
    if (pair && copies >= 2) {
      return rank == 0 ? 1 : rank >= TEN ? 3 : basic;
    }
    return which == 2 && pair && copies == 0 && rank == 1 ? 0 : basic;
  }

  /** By hand, copies of the dealer's card, and cards above the own pair, in steps of three. */
  @Override
  int cell(long own, int shown, long seen) {
    int group = group(own);
    int higher = 0;
    for (int rank = Math.max(0, Math.min(13, group)); rank < 13; rank++) {
      higher += count(seen, rank);
    }
    return (group * 4 + count(own | seen, shown >> 2)) * STEPS + Math.min(STEPS - 1, higher / 3);
  }

  private static final int STEPS = 6;

  @Override
  public int cells() {
    return 16 * 4 * STEPS;
  }

  @Override
  public String cellsCount() {
    return "cards of the dealer's rank seen or held, and cards seen above the own pair";
  }

  @Override
  public String cell(int cell, int action) {
    int higher = cell % STEPS * 3;
    return "%s, %d of the dealer's rank, %s higher cards seen: %s"
        .formatted(
            groupName(cell / STEPS / 4),
            cell / STEPS % 4,
            higher == 3 * (STEPS - 1) ? higher + " or more" : higher + " to " + (higher + 2),
            actions().get(action));
  }
}
