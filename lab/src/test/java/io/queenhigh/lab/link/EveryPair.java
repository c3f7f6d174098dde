package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.Arrays;
import java.util.Optional;

/**
 * Two players of one round, with every hand that wins a fixed award, where folded hands qualify.
 */
final class EveryPair {

  private final PayTable table;
  private final long[] byStrength = new long[BestFive.CLASSES];
  private long deals;
  private long won;
  private long squares;
  private long together;

  private EveryPair(Game game) {
    table = game.rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
    Arrays.fill(byStrength, -1);
    if (game.communityCards() == 0) {
      beside(0, 1);
      return;
    }
    for (int high = 0; high < 13; high++) {
      beside(3L << (4 * high), 6);
      for (int low = 0; low < high; low++) {
        beside(1L << (4 * high) | 1L << (4 * low), 4);
        beside(1L << (4 * high) | 1L << (4 * low + 1), 12);
      }
    }
  }

  /** How the fixed awards of two players go together: 0 if not at all, 1 if they are the same. */
  static Fraction correlation(Game game) {
    EveryPair pair = new EveryPair(game);
    long cards = 52L - game.communityCards();
    long hands = cards * (cards - 1) * (cards - 2) / 6;
    long others = (cards - 3) * (cards - 4) * (cards - 5) / 6;
    Fraction mean = Fraction.of(pair.won, pair.deals * hands);
    Fraction variance = Fraction.of(pair.squares, pair.deals * hands).minus(mean.squared());
    Fraction both = Fraction.of(pair.together, pair.deals * hands).over(Fraction.of(others));
    return both.minus(mean.squared()).over(variance);
  }

  /** Community cards, and how many others only differ from them by a swap of suits. */
  private void beside(long community, long alike) {
    long[] own = new long[22_100];
    long[] wins = new long[22_100];
    int paid = 0;
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          long three = 1L << a | 1L << b | 1L << c;
          long odds = (three & community) == 0 ? odds(three | community) : 0;
          if (odds > 0) {
            own[paid] = three;
            wins[paid++] = odds;
          }
        }
      }
    }
    deals += alike;
    for (int first = 0; first < paid; first++) {
      won += alike * wins[first];
      squares += alike * wins[first] * wins[first];
      long with = 0;
      for (int second = 0; second < paid; second++) {
        with += (own[first] & own[second]) == 0 ? wins[second] : 0;
      }
      together += alike * wins[first] * with;
    }
  }

  private long odds(long cards) {
    if (Long.bitCount(cards) == 3) {
      return odds(table.lineFor(ThreeCardHand.of(new Cards(cards))));
    }
    int strength = BestFive.strength(cards);
    if (byStrength[strength] < 0) {
      byStrength[strength] = odds(table.lineFor(FiveCardHand.of(new Cards(cards))));
    }
    return byStrength[strength];
  }

  private static long odds(Optional<PayLine> line) {
    return line.map(PayLine::pays)
        .map(
            pays ->
                switch (pays) {
                  case Pays.ForOne(long odds) -> odds;
                  case Pays.ToOne(long odds) -> odds + 1;
                  case Pays.MeterShare _ -> 0L;
                })
        .orElse(0L);
  }
}
