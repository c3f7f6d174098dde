package io.queenhigh.lab.simulation;

import java.util.random.RandomGenerator;

/**
 * Cards by chance, every deal as likely as any other.
 *
 * <p>A hand for the player, one for the dealer and the card he shows are drawn independently, and
 * drawn again if a card came twice. Numbers are drawn by multiplying 32 random bits with their
 * count. That would favour some numbers by one part in many thousands; the few products that make
 * the difference are drawn again as well.
 *
 * <p>Where there are community cards, one product of 64 random bits tells all: what overflows when
 * the bits are multiplied with the count of hands is the player's hand, what is left is multiplied
 * on. The community cards are counted among the cards that are left, so that none comes twice.
 */
final class Deals {

  /** The dealer's hands, each with every one of its cards as the shown one. */
  static final int DEALER_HANDS = 3 * HandTable.COUNT;

  private static final long LOW = 0xffff_ffffL;
  private static final long PLAYER_SURPLUS = (1L << 32) % HandTable.COUNT;
  private static final long DEALER_SURPLUS = (1L << 32) % DEALER_HANDS;

  /** Two of the cards that are left when both hands are dealt. */
  private static final int PAIRS = 46 * 45 / 2;

  private static final long WITH_COMMUNITY = (long) HandTable.COUNT * DEALER_HANDS * PAIRS;
  private static final long COMMUNITY_SURPLUS =
      Long.remainderUnsigned(-WITH_COMMUNITY, WITH_COMMUNITY);

  /** Every two of 46 cards. */
  private static final long[] PAIR = new long[PAIRS];

  static {
    int next = 0;
    for (int a = 1; a < 46; a++) {
      for (int b = 0; b < a; b++) {
        PAIR[next++] = 1L << a | 1L << b;
      }
    }
  }

  /**
   * One deal.
   *
   * @param dealer three times the hand, plus the place of the shown card
   * @param community the community cards, one bit each; none where the game has none
   */
  record Deal(int player, int dealer, long community) {}

  private Deals() {}

  /** The next deal that counts. */
  static Deal next(RandomGenerator random, boolean withCommunity) {
    while (true) {
      long bits = random.nextLong();
      int player = withCommunity ? playerBeside(bits) : player(bits);
      int dealer = withCommunity ? dealerBeside(bits) : dealer(bits);
      long own = HandTable.HAND[player];
      long theirs = HandTable.HAND[dealer / 3];
      int counts = withCommunity ? countsBeside(bits, own, theirs) : counts(bits, own, theirs);
      if (counts != 0) {
        return new Deal(player, dealer, withCommunity ? community(bits, own, theirs) : 0);
      }
    }
  }

  /** The player's hand in 64 random bits. */
  static int player(long bits) {
    return (int) (((bits >>> 32) * HandTable.COUNT) >>> 32);
  }

  /** Three times the dealer's hand, plus the place of the shown card in it. */
  static int dealer(long bits) {
    return (int) (((bits & LOW) * DEALER_HANDS) >>> 32);
  }

  /** 1 for a deal that counts, 0 for one to draw again. A number, so that no branch is guessed. */
  static int counts(long bits, long player, long dealer) {
    long playerRoom = (((bits >>> 32) * HandTable.COUNT) & LOW) - PLAYER_SURPLUS;
    long dealerRoom = (((bits & LOW) * DEALER_HANDS) & LOW) - DEALER_SURPLUS;
    long again = HandTable.mask(player & dealer) | ((playerRoom | dealerRoom) >>> 63);
    return isNothing(again);
  }

  private static int isNothing(long bits) {
    return 1 - (int) ((bits | -bits) >>> 63);
  }

  // The same where the bits tell of community cards as well.

  static int playerBeside(long bits) {
    return (int) Math.unsignedMultiplyHigh(bits, HandTable.COUNT);
  }

  static int dealerBeside(long bits) {
    return (int) Math.unsignedMultiplyHigh(bits * HandTable.COUNT, DEALER_HANDS);
  }

  /** Two community cards beside what was dealt. */
  static long community(long bits, long player, long dealer) {
    long rest = bits * HandTable.COUNT * DEALER_HANDS;
    long pair = PAIR[(int) Math.unsignedMultiplyHigh(rest, PAIRS)];
    return Long.expand(pair, HandTable.mask(~(player | dealer)));
  }

  static int countsBeside(long bits, long player, long dealer) {
    long room = bits * WITH_COMMUNITY;
    long again = Long.compareUnsigned(room, COMMUNITY_SURPLUS) < 0 ? 1 : 0;
    return isNothing(HandTable.mask(player & dealer) | again);
  }

  /** A hand that holds none of the cards already dealt. */
  static int hand(RandomGenerator random, long dealt) {
    while (true) {
      long product = (random.nextInt() & LOW) * HandTable.COUNT;
      int hand = (int) (product >>> 32);
      if ((HandTable.HAND[hand] & dealt) == 0 && (product & LOW) >= PLAYER_SURPLUS) {
        return hand;
      }
    }
  }

  /** The same for the dealer: three times the hand, plus the place of the shown card. */
  static int dealerHand(RandomGenerator random, long dealt) {
    while (true) {
      long product = (random.nextInt() & LOW) * DEALER_HANDS;
      int hand = (int) (product >>> 32);
      if ((HandTable.HAND[hand / 3] & dealt) == 0 && (product & LOW) >= DEALER_SURPLUS) {
        return hand;
      }
    }
  }
}
