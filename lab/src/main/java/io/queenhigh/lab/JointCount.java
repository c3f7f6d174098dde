package io.queenhigh.lab;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Sums of results, and of products of two results, over every pair of hands and every choice of the
 * shown card.
 */
final class JointCount {

  private static final int ANTE = 0;
  private static final int PAIR_PLUS = 1;
  private static final int SIX = 2;

  private final AntePlay antePlay;
  private final Terms terms;
  private final long[] pairPlus = new long[OwnThree.values().length];
  private boolean pairPlusForfeited;
  private final long[] six = new long[BestFive.CLASSES];
  private boolean sixForfeited;
  private final List<Wager> wagers = new ArrayList<>(List.of(Wager.ANTE));

  private final long[] sums = new long[3];
  private final long[][] products = new long[3][3];

  private JointCount(AntePlay antePlay) {
    this.antePlay = antePlay;
    this.terms = antePlay.terms();
  }

  static JointCount of(
      AntePlay antePlay, Optional<SideWager> pairPlus, Optional<SideWager> sixCardBonus) {
    JointCount count = new JointCount(antePlay);
    pairPlus.ifPresent(count::readPairPlus);
    sixCardBonus.ifPresent(count::readSixCardBonus);
    IntStream.range(0, HandClasses.COUNT)
        .parallel()
        .mapToObj(count::ofHand)
        .forEachOrdered(count::add);
    return count;
  }

  List<Wager> wagers() {
    return List.copyOf(wagers);
  }

  long sum(Wager wager) {
    return sums[place(wager)];
  }

  long product(Wager a, Wager b) {
    int i = place(a);
    int j = place(b);
    return products[Math.min(i, j)][Math.max(i, j)];
  }

  private static int place(Wager wager) {
    return switch (wager) {
      case ANTE -> ANTE;
      case PAIR_PLUS -> PAIR_PLUS;
      case SIX_CARD_BONUS -> SIX;
      case PLAY, ANTE_BONUS, PROGRESSIVE ->
          throw new IllegalArgumentException(wager.title() + " is not counted by itself");
    };
  }

  private void readPairPlus(SideWager wager) {
    wagers.add(wager.wager());
    pairPlusForfeited = wager.isForfeitedByFolding();
    for (OwnThree kind : OwnThree.values()) {
      pairPlus[kind.ordinal()] = kind.lineOf(wager.table()).map(Terms::oddsToOne).orElse(-1L);
    }
  }

  private void readSixCardBonus(SideWager wager) {
    wagers.add(wager.wager());
    sixForfeited = wager.isForfeitedByFolding();
    long[] byKind = new long[BestFiveKind.values().length];
    for (BestFiveKind kind : BestFiveKind.values()) {
      byKind[kind.ordinal()] = kind.lineOf(wager.table()).map(Terms::oddsToOne).orElse(-1L);
    }
    for (int strength = 0; strength < six.length; strength++) {
      six[strength] = byKind[BestFiveKind.of(strength).ordinal()];
    }
  }

  /** The sums and products of one hand of the player, weighted. */
  private OfHand ofHand(int hand) {
    OfHand sums = new OfHand(hand);
    sums.againstEveryHand();
    return sums;
  }

  private void add(OfHand hand) {
    for (int i = 0; i < 3; i++) {
      sums[i] += hand.sums[i];
      for (int j = i; j < 3; j++) {
        products[i][j] += hand.products[i][j];
      }
    }
  }

  /**
   * One hand of the player against every hand of the dealer, kept apart by how many of the dealer's
   * cards would make the player fold and by how the hand would end if played.
   */
  private final class OfHand {

    private static final int RESULTS = 5;
    private static final int LOWEST_RESULT = -2;

    private final long[] sums = new long[3];
    private final long[][] products = new long[3][3];
    private final int hand;
    private final int strength;
    private final long mask;
    private final long[] deals = new long[4 * RESULTS];
    private final long[] sixSums = new long[4 * RESULTS];
    private final long[] sixSquares = new long[4 * RESULTS];

    private OfHand(int hand) {
      this.hand = hand;
      strength = HandClasses.STRENGTH[hand];
      mask = HandClasses.mask(hand);
    }

    private void againstEveryHand() {
      long own =
          BestFive.NO_CARDS
              + BestFive.key(HandClasses.FIRST[hand])
              + BestFive.key(HandClasses.SECOND[hand])
              + BestFive.key(HandClasses.THIRD[hand]);
      int[] others =
          new Cards(Cards.DECK.mask() & ~mask).list().stream().mapToInt(Card::index).toArray();
      int[] folds = new int[52];
      for (int card : others) {
        folds[card] = RESULTS * folds(card);
      }
      for (int i = 0; i < others.length; i++) {
        int a = others[i];
        for (int j = i + 1; j < others.length; j++) {
          int b = others[j];
          long sum = own + BestFive.key(a) + BestFive.key(b);
          long set = mask | 1L << a | 1L << b;
          int foldsAb = folds[a] + folds[b] - LOWEST_RESULT;
          for (int k = j + 1; k < others.length; k++) {
            int c = others[k];
            long bestFive = six[BestFive.strength(sum + BestFive.key(c), set | 1L << c)];
            int place = foldsAb + folds[c] + result(ThreeCards.strength(a, b, c));
            deals[place]++;
            sixSums[place] += bestFive;
            sixSquares[place] += bestFive * bestFive;
          }
        }
      }
      addUp();
    }

    private int folds(int card) {
      boolean plays = terms.showsDealerCard() ? antePlay.plays(hand, card) : antePlay.plays(hand);
      return plays ? 0 : 1;
    }

    private int result(int dealer) {
      if (dealer < terms.qualifies()) {
        return terms.anteAlwaysWins() || strength > dealer ? 1 : 0;
      }
      return 2 * Integer.signum(strength - dealer);
    }

    private void addUp() {
      OwnThree kind = HandClasses.KIND[hand];
      long weight = HandClasses.WEIGHT[hand];
      long paid = pairPlus[kind.ordinal()];
      for (int place = 0; place < deals.length; place++) {
        long folded = place / RESULTS * weight;
        long played = 3 * weight - folded;
        long ante = place % RESULTS + LOWEST_RESULT + terms.bonus(kind);
        add(played, ante, paid, deals[place], sixSums[place], sixSquares[place]);
        long stays = pairPlusForfeited ? -1 : paid;
        if (sixForfeited) {
          add(folded, -1, stays, deals[place], -deals[place], deals[place]);
        } else {
          add(folded, -1, stays, deals[place], sixSums[place], sixSquares[place]);
        }
      }
    }

    private void add(long times, long ante, long paid, long count, long sixSum, long sixSquare) {
      sums[ANTE] += times * ante * count;
      sums[PAIR_PLUS] += times * paid * count;
      sums[SIX] += times * sixSum;
      products[ANTE][ANTE] += times * ante * ante * count;
      products[ANTE][PAIR_PLUS] += times * ante * paid * count;
      products[ANTE][SIX] += times * ante * sixSum;
      products[PAIR_PLUS][PAIR_PLUS] += times * paid * paid * count;
      products[PAIR_PLUS][SIX] += times * paid * sixSum;
      products[SIX][SIX] += times * sixSquare;
    }
  }
}
