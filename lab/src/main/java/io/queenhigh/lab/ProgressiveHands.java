package io.queenhigh.lab;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The hands that a progressive pays off the meter, card by card: what is needed to follow the
 * players of one round together, who share a deck and community cards.
 */
public final class ProgressiveHands {

  private static final int RANKS = 13;

  private final PayTable table;
  private final boolean foldedHandsQualify;

  /** Hands that are played, by what all hands have in common that differ by a swap of suits. */
  private final BitSet played = new BitSet();

  /**
   * A hand that takes a share of the meter.
   *
   * @param community the community cards it needs, one bit each; none where the table reads three
   * @param own the player's own three cards
   */
  public record MeterHand(long community, long own, int percent) {}

  private ProgressiveHands(SideWager wager, AntePlayCount antePlay) {
    table = wager.table();
    foldedHandsQualify = !wager.isForfeitedByFolding();
    for (int hand = 0; !foldedHandsQualify && hand < HandClasses.COUNT; hand++) {
      if (antePlay.plays(hand)) {
        played.set(
            alike(HandClasses.FIRST[hand], HandClasses.SECOND[hand], HandClasses.THIRD[hand]));
      }
    }
  }

  /** Nothing where a shown dealer card has a say in which hands are folded out of it. */
  static Optional<ProgressiveHands> of(SideWager wager, AntePlayCount antePlay) {
    return wager.isForfeitedByFolding() && antePlay.terms().showsDealerCard()
        ? Optional.empty()
        : Optional.of(new ProgressiveHands(wager, antePlay));
  }

  /** Every hand that wins a share of the meter. */
  public List<MeterHand> onTheMeter() {
    return switch (table.reads()) {
      case OWN_THREE -> threesOnTheMeter();
      case THREE_AND_COMMUNITY -> fivesOnTheMeter();
      case BEST_FIVE_OF_SIX -> throw new IllegalArgumentException("it reads the dealer's cards");
    };
  }

  private List<MeterHand> threesOnTheMeter() {
    int[] percents =
        Arrays.stream(OwnThree.values()).mapToInt(kind -> percent(kind.lineOf(table))).toArray();
    List<MeterHand> hands = new ArrayList<>();
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          long own = 1L << a | 1L << b | 1L << c;
          add(hands, 0, own, percents[OwnThree.of(own).ordinal()]);
        }
      }
    }
    return hands;
  }

  /** Few fives are on the meter, so that each is looked for first and split up afterwards. */
  private List<MeterHand> fivesOnTheMeter() {
    int[] percents =
        Arrays.stream(BestFiveKind.values())
            .mapToInt(kind -> percent(kind.lineOf(table)))
            .toArray();
    List<MeterHand> hands = new ArrayList<>();
    int[] cards = {0, 1, 2, 3, 4};
    do {
      long mask = 0;
      long sum = BestFive.NO_CARDS;
      for (int card : cards) {
        mask |= 1L << card;
        sum += BestFive.key(card);
      }
      int percent = percents[BestFiveKind.of(BestFive.strength(sum, mask)).ordinal()];
      for (int first = 1; percent > 0 && first < 5; first++) {
        for (int second = 0; second < first; second++) {
          long community = 1L << cards[first] | 1L << cards[second];
          add(hands, community, mask & ~community, percent);
        }
      }
    } while (next(cards));
    return hands;
  }

  private void add(List<MeterHand> hands, long community, long own, int percent) {
    if (percent > 0 && isLive(own)) {
      hands.add(new MeterHand(community, own, percent));
    }
  }

  private boolean isLive(long own) {
    int high = 63 - Long.numberOfLeadingZeros(own);
    int low = Long.numberOfTrailingZeros(own);
    int middle = Long.numberOfTrailingZeros(own & ~(1L << high | 1L << low));
    return foldedHandsQualify || played.get(alike(high, middle, low));
  }

  /** What is left of three cards, from high to low, when suits only matter where they agree. */
  private static int alike(int high, int middle, int low) {
    int ranks = ((high >> 2) * RANKS + (middle >> 2)) * RANKS + (low >> 2);
    int highAndMiddle = (high & 3) == (middle & 3) ? 1 : 0;
    int middleAndLow = (middle & 3) == (low & 3) ? 1 : 0;
    int highAndLow = (high & 3) == (low & 3) ? 1 : 0;
    boolean isPair = high >> 2 == middle >> 2 || middle >> 2 == low >> 2;
    // Which card of a pair agrees with the third does not matter either.
    int suits =
        isPair
            ? highAndMiddle + middleAndLow + highAndLow
            : highAndMiddle | middleAndLow << 1 | highAndLow << 2;
    return ranks * 8 + suits;
  }

  private static int percent(Optional<PayLine> line) {
    return line.map(
            each ->
                switch (each.pays()) {
                  case Pays.ToOne _, Pays.ForOne _ -> 0;
                  case Pays.MeterShare(int percent) -> percent;
                })
        .orElse(0);
  }

  /** The next five cards of a deck, in an order that goes through all of them. */
  private static boolean next(int[] cards) {
    int at = 0;
    while (at < 4 && cards[at] + 1 == cards[at + 1]) {
      cards[at] = at;
      at++;
    }
    cards[at]++;
    return cards[at] < 52;
  }
}
