package io.queenhigh.lab.sheet;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.Strategy.Known;
import io.queenhigh.lab.Strategy.Threshold;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StrategyInWordsTest {

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource({
    "4d Qs 6h, Q-6-4",
    "9s Kd 9h, 9-9-K",
    "7d 9d 8d, 9-8-7 suited",
    "2d Kd 8d, K-8-2 suited",
    "As 2d 3c, 3-2-A",
    "Ts Td Tc, T-T-T"
  })
  void handsByTheirRanks(String cards, String name) {
    assertEquals(name, StrategyInWords.name(hand(cards)));
  }

  @Test
  void neighbouringRanksWithOneThresholdAreOneLine() {
    Strategy strategy =
        strategy(
            threshold(Rank.ACE, "As 9h 2d", false),
            threshold(Rank.KING, "5s 3h 2d", true),
            threshold(Rank.QUEEN, "5s 3h 2d", true),
            new Threshold(Optional.of(Rank.JACK), Optional.empty(), false));
    assertEquals(
        "against A play A-9-2 or better; against K to Q play everything; against J fold everything",
        StrategyInWords.sentence(strategy));
  }

  @Test
  void aStrategyIsToldOnce() {
    Known same = new Known("Q-6-4 or better", Fraction.of(1, 30), Fraction.ZERO);
    Known mimic = new Known("Mimic the dealer", Fraction.of(1, 29), Fraction.of(1, 870));
    Strategy strategy =
        new Strategy(List.of(), Fraction.of(1, 30), Fraction.ZERO, List.of(same, mimic, mimic));
    assertEquals(List.of(mimic), StrategyInWords.others(strategy));
  }

  private static Strategy strategy(Threshold... thresholds) {
    return new Strategy(List.of(thresholds), Fraction.ZERO, Fraction.ZERO, List.of());
  }

  private static Threshold threshold(Rank shown, String weakest, boolean all) {
    return new Threshold(Optional.of(shown), Optional.of(hand(weakest)), all);
  }

  private static ThreeCardHand hand(String cards) {
    List<Card> list = new ArrayList<>();
    for (String card : cards.split(" ", -1)) {
      list.add(Card.parse(card).orElseThrow());
    }
    return ThreeCardHand.of(list);
  }
}
