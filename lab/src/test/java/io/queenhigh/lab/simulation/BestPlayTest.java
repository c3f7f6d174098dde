package io.queenhigh.lab.simulation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.WagerOutcome;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BestPlayTest {

  @ParameterizedTest(name = "{0} folds as often as its exact price says")
  @ValueSource(strings = {"wa/three-card-poker", "ca/three-card-poker", "ca/6-card-bonus"})
  void folds(String words) {
    Game game = ApprovedGames.open(words);
    long[] plays = BestPlay.of(game);
    long folded = 0;
    long all = 0;
    for (int hand = 0; hand < HandTable.COUNT; hand++) {
      long others = ~HandTable.cards(hand).mask() & Cards.DECK.mask();
      all += Long.bitCount(others);
      folded += Long.bitCount(others & ~plays[hand]);
    }

    Fraction exact =
        Pricing.of(game).price(Wager.ANTE).orElseThrow().outcomes().stream()
            .filter(outcome -> outcome.title().equals("Folds"))
            .map(WagerOutcome::chance)
            .findFirst()
            .orElseThrow();
    assertEquals(exact, Fraction.of(folded, all));
  }

  @Test
  @DisplayName("hands of a suit class are decided as each would be by itself")
  void suitClasses() {
    Game game = ApprovedGames.open("ca/6-card-bonus");
    long[] plays = BestPlay.of(game);
    SplittableRandom random = new SplittableRandom(Repeats.seed(BestPlayTest.class, 11));
    for (int i = 0; i < 20_000; i++) {
      int hand = random.nextInt(HandTable.COUNT);
      Card shown = Card.of(random.nextInt(52));
      if (!HandTable.cards(hand).contains(shown)) {
        PlayOrFold decision =
            PlayOrFold.of(game, HandTable.cards(hand), Optional.of(shown), Cards.NONE);
        assertEquals(
            decision.best() == PlayOrFold.Choice.PLAY,
            (plays[hand] >>> shown.index() & 1) == 1,
            () -> HandTable.cards(hand) + " against " + shown);
      }
    }
  }
}
