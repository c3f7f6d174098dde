package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StrategyMapTest {

  private static Game game(String id) {
    Opening opening = Catalogue.approved().open(id, List.of());
    return assertInstanceOf(Opening.Opened.class, opening, opening::toString).game();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wa/three-card-poker", "ca/6-card-bonus"})
  void everyHandIsOnTheMapOnce(String id) {
    StrategyMap map = StrategyMap.of(game(id));

    assertEquals(741, map.rows().size());
    assertEquals(22_100, map.rows().stream().mapToInt(StrategyMap.Row::hands).sum());
    int columns = map.shown().isEmpty() ? 1 : 13;
    assertTrue(map.rows().stream().allMatch(row -> row.play().size() == columns));
  }

  @Test
  void whereNothingIsShownTheMapTurnsAtTheThreshold() {
    Game game = game("wa/three-card-poker");
    Fraction fold = Fraction.of(-1);
    StrategyMap.Row weakest =
        StrategyMap.of(game).rows().stream()
            .filter(row -> row.play().getFirst().compareTo(fold) > 0)
            .reduce((_, last) -> last)
            .orElseThrow();

    assertEquals(
        Strategy.of(game).thresholds().getFirst().weakest().orElseThrow().strength(),
        weakest.example().strength());
  }
}
