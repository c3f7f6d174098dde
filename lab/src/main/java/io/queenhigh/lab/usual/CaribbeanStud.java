package io.queenhigh.lab.usual;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Rank;
import java.util.List;

/** Caribbean Stud: fold, or raise twice the Ante. */
final class CaribbeanStud extends AgainstDealer {

  private static final int FOLD = 0;
  private static final int RAISE = 1;
  private static final int JACK = 9;
  private static final int QUEEN = 10;
  private static final int KING = 11;
  private static final int ACE = 12;

  /** The weakest hand with an ace and a king: where the dealer starts to play. */
  private static final int ACE_KING =
      BestFive.strength(
          CardBits.of(ACE, 0)
              | CardBits.of(KING, 1)
              | CardBits.of(2, 2)
              | CardBits.of(1, 3)
              | CardBits.of(0, 0));

  /** A-K-J-8-3, from which on a well-known simple rule raises. */
  private static final int ACE_KING_JACK_EIGHT_THREE =
      BestFive.strength(
          CardBits.of(ACE, 0)
              | CardBits.of(KING, 1)
              | CardBits.of(9, 2)
              | CardBits.of(6, 3)
              | CardBits.of(1, 0));

  private final short[] pays;

  CaribbeanStud(UsualGame game) {
    super(game);
    pays = game.pays().fiveCards(0);
  }

  @Override
  List<Integer> boards() {
    return List.of(0);
  }

  @Override
  List<String> actions() {
    return List.of("fold", "raise");
  }

  @Override
  int added(int action) {
    return action == RAISE ? 2 : 0;
  }

  @Override
  int before() {
    return 1;
  }

  @Override
  DealerHands hands() {
    return new CaribbeanHands();
  }

  @Override
  void weigh(long own, DealerHands dealer, long[] worth) {
    int strength = BestFive.strength(own);
    long all = dealer.hands();
    long idle = dealer.below(ACE_KING);
    long beaten = strength < ACE_KING ? 0 : dealer.below(strength) - idle;
    long ahead = all - Math.max(idle, strength < ACE_KING ? 0 : dealer.below(strength + 1));
    worth[FOLD] = -2 * all;
    worth[RAISE] = 2 * idle + beaten * (2 + 2L * pays[strength]) - 6 * ahead;
  }

  @Override
  List<String> usualWords() {
    return List.of(
        "Raise with a pair or better. Fold with less than A-K.",
        "With A-K against an ace or king: raise if you hold a queen or jack.",
        "With A-K against a lower card: raise if you hold one of its rank, or if you hold a queen and your fourth highest"
            + " card beats it. Fold any other A-K.");
  }

  @Override
  int inWords(long own, int shown) {
    int strength = BestFive.strength(own);
    if (strength >= HoldemTables.PAIR || strength < ACE_KING) {
      return strength < ACE_KING ? FOLD : RAISE;
    }
    int rank = shown >> 2;
    boolean queen = count(own, QUEEN) > 0;
    if (rank >= KING) {
      return queen || count(own, JACK) > 0 ? RAISE : FOLD;
    }
    boolean lowerThanFourth = Long.bitCount(own >>> (4 * (rank + 1))) >= 4;
    return count(own, rank) > 0 || (queen && lowerThanFourth) ? RAISE : FOLD;
  }

  @Override
  int group(long own) {
    int strength = BestFive.strength(own);
    return strength < ACE_KING ? 0 : strength < HoldemTables.PAIR ? 1 : 2 + category(strength);
  }

  /** 0 to 12 for pairs by rank, 13 for more. */
  private static int category(int strength) {
    return Math.min(13, (strength - HoldemTables.PAIR) / 220);
  }

  @Override
  String groupName(int group) {
    return switch (group) {
      case 0 -> "less than A-K";
      case 1 -> "A-K high";
      case 15 -> "two pair or better";
      default -> "a pair of " + Rank.values()[group - 2].plural();
    };
  }

  @Override
  public List<String> ruleNames() {
    return List.of(
        "Raise with A-K-J-8-3 or better, fold the rest, whatever is seen",
        "The other three of the dealer's rank all seen or held: raise everything",
        "Two of the dealer's rank seen or held: raise A-K, too");
  }

  @Override
  int rule(int which, long own, int shown, long seen, int basic) {
    int strength = BestFive.strength(own);
    int copies = count(own | seen, shown >> 2);
    return switch (which) {
      case 0 -> strength >= ACE_KING_JACK_EIGHT_THREE ? RAISE : FOLD;
      case 1 -> copies == 3 ? RAISE : basic;
      default -> copies == 3 || (copies == 2 && strength >= ACE_KING) ? RAISE : basic;
    };
  }

  /** By hand, copies of the dealer's card, and aces and kings. */
  @Override
  int cell(long own, int shown, long seen) {
    long known = own | seen;
    int hand = Math.min(2, group(own));
    int high = count(known, ACE) + count(known, KING);
    return (hand * 4 + count(known, shown >> 2)) * 9 + high;
  }

  @Override
  public int cells() {
    return 3 * 4 * 9;
  }

  @Override
  public String cellsCount() {
    return "cards of the dealer's rank, and aces with kings, seen or held";
  }

  @Override
  public String cell(int cell, int action) {
    String[] hands = {"less than A-K", "A-K high", "a pair or better"};
    return "%s, %d of the dealer's rank, %d aces and kings: %s"
        .formatted(hands[cell / 36], cell / 9 % 4, cell % 9, actions().get(action));
  }
}
