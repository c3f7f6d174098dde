package io.queenhigh.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import io.queenhigh.rules.game.Wager;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games put together by hand for these tests are the ones that are shipped. */
class ShippedGamesTest {

  @ParameterizedTest(name = "{0}: Ante {1} %, Pair Plus {2} %")
  @CsvSource({
    "ca/6-card-bonus, 4.296372231, 4.380090498",
    "ca/three-card-poker, 1.802205661, 4.380090498",
    "ca/players-casino-ventura, 1.802205661, 4.380090498",
    "wa/three-card-poker, 3.372980944, 2.316742081"
  })
  void edges(String id, String ante, String pairPlus) {
    Pricing pricing = Pricing.of(open(id));

    assertEquals(ante, edge(pricing, Wager.ANTE).percent(9));
    assertEquals(pairPlus, edge(pricing, Wager.PAIR_PLUS).percent(9));
    assertEquals(Fraction.ZERO, pricing.paidHandsFolded());
  }

  private static Game open(String id) {
    return switch (Catalogue.approved().open(id, List.of())) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new AssertionError(why);
    };
  }

  private static Fraction edge(Pricing pricing, Wager wager) {
    return pricing.price(wager).orElseThrow().edge();
  }
}
