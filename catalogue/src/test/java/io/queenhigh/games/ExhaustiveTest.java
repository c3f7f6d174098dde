package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Qualifier;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.settlement.AntePlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Every player hand against every dealer hand, 407,170,400 pairs, by both rules for a dealer who
 * does not qualify: the engine's word against a naive reading of the clauses written apart from it.
 */
class ExhaustiveTest {

  private static final int[][] HANDS = allHands();

  @Test
  @Clause({
    "CA-6CB Winners 1.b",
    "CA-6CB Winners 2.a",
    "CA-TCP Round 5.a",
    "CA-TCP Round 5.b.i",
    "CA-TCP Round 5.b.ii",
    "WA-TCP Ways 1",
    "QH Tie",
    "QH Tie below the qualifier"
  })
  void everyPairOfHandsHasTheNaiveOutcome() {
    int count = HANDS.length;
    assertEquals(22_100, count);
    long[] mask = new long[count];
    int[] strength = new int[count];
    boolean[] plays = new boolean[count];
    int[] naive = new int[count];
    boolean[] naivePlays = new boolean[count];
    Qualifier rule = TestTable.open("wa/three-card-poker").qualifier();
    for (int i = 0; i < count; i++) {
      Cards cards = Cards.of(Card.of(HANDS[i][0]), Card.of(HANDS[i][1]), Card.of(HANDS[i][2]));
      ThreeCardHand hand = ThreeCardHand.of(cards);
      mask[i] = cards.mask();
      strength[i] = hand.strength();
      plays[i] = hand.isAtLeastHigh(rule.high().is());
      naive[i] = naiveScore(HANDS[i]);
      naivePlays[i] = naive[i] >= naiveScore(new int[] {40, 4, 1}); // Q-3-2 of mixed suits
    }
    long pairs =
        IntStream.range(0, count)
            .parallel()
            .mapToLong(
                player -> {
                  long seen = 0;
                  for (int dealer = 0; dealer < count; dealer++) {
                    if ((mask[player] & mask[dealer]) != 0) {
                      continue;
                    }
                    seen++;
                    for (Qualifier.Ante ante : Qualifier.Ante.values()) {
                      AntePlay engine =
                          AntePlay.of(ante, plays[dealer], strength[player], strength[dealer]);
                      boolean higherOnly = ante == Qualifier.Ante.WINS_IF_HIGHER_ELSE_PUSHES;
                      int word =
                          naiveWord(higherOnly, naivePlays[dealer], naive[player], naive[dealer]);
                      if (code(engine) != word) {
                        fail(
                            Arrays.toString(HANDS[player])
                                + " against "
                                + Arrays.toString(HANDS[dealer])
                                + ": "
                                + engine);
                      }
                    }
                  }
                  return seen;
                })
            .sum();
    assertEquals(407_170_400L, pairs);
  }

  /** Units won on the Ante times ten, plus units won on Play: 11 both win, 10 the Ante alone, … */
  private static int naiveWord(boolean higherOnly, boolean dealerPlays, int player, int dealer) {
    if (!dealerPlays) {
      return higherOnly && player <= dealer ? 0 : 10;
    }
    return 11 * Integer.compare(player, dealer);
  }

  private static int code(AntePlay outcome) {
    return switch (outcome) {
      case ANTE_WINS_PLAY_PUSHES -> 10;
      case NO_ACTION, TIES_THE_DEALER -> 0;
      case BEATS_THE_DEALER -> 11;
      case LOSES_TO_THE_DEALER -> -11;
    };
  }

  /** A three-card score from ranks and suits as numbers, in a way the engine does not work. */
  private static int naiveScore(int[] cards) {
    int[] r = {cards[0] / 4 + 2, cards[1] / 4 + 2, cards[2] / 4 + 2};
    Arrays.sort(r);
    boolean suited = cards[0] % 4 == cards[1] % 4 && cards[1] % 4 == cards[2] % 4;
    boolean wheel = r[0] == 2 && r[1] == 3 && r[2] == 14;
    boolean run = wheel || (r[0] + 1 == r[1] && r[1] + 1 == r[2]);
    int runTop = wheel ? 3 : r[2];
    if (run && suited) {
      return 6_000_000 + runTop;
    }
    if (r[0] == r[2]) {
      return 5_000_000 + r[0];
    }
    if (run) {
      return 4_000_000 + runTop;
    }
    int high = r[2] * 10_000 + r[1] * 100 + r[0];
    if (suited) {
      return 3_000_000 + high;
    }
    if (r[0] == r[1] || r[1] == r[2]) {
      int kicker = r[0] == r[1] ? r[2] : r[0];
      return 2_000_000 + r[1] * 100 + kicker;
    }
    return high;
  }

  private static int[][] allHands() {
    List<int[]> hands = new ArrayList<>();
    for (int a = 0; a < 52; a++) {
      for (int b = 0; b < a; b++) {
        for (int c = 0; c < b; c++) {
          hands.add(new int[] {a, b, c});
        }
      }
    }
    return hands.toArray(int[][]::new);
  }
}
