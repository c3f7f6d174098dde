package io.queenhigh.web.surveillance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.FaceUpChance;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The chance of a player who never looks, and how it fares with players who do and do not. */
class UnlikelyCountTest {

  private static final Game GAME = game();

  private static final Map<Cards, Double> CHANCES = new HashMap<>();

  private static Game game() {
    return switch (Catalogue.approved().open("wa/three-card-poker", List.of("face-up"))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new IllegalStateException(why);
    };
  }

  @Test
  void equalChancesAreCountedLikeTheBinomialDistribution() {
    assertEquals(1, UnlikelyCount.atLeast(0, List.of(0.5, 0.5)), 0);
    assertEquals(0.75, UnlikelyCount.atLeast(1, List.of(0.5, 0.5)), 0);
    assertEquals(0.25, UnlikelyCount.atLeast(2, List.of(0.5, 0.5)), 0);
    assertEquals(0.3 * 0.2 * 0.1, UnlikelyCount.atLeast(3, List.of(0.1, 0.2, 0.3)), 1e-16);
    assertEquals(176.0 / 1024, UnlikelyCount.atLeast(7, Collections.nCopies(10, 0.5)), 1e-15);
  }

  /** By cards dealt at random, always the same ones: these figures hold by a margin. */
  @Test
  void ofPlayersWhoNeverLookHardlyAnybodyStandsOutAndWhoLooksDoes() {
    int players = 20;
    int suspected = 0;
    for (int player = 0; player < players; player++) {
      suspected += chance(new Random(player), 100, false) < 0.01 ? 1 : 0;
    }
    assertTrue(suspected <= 1, suspected + " of " + players + " who never looked");
    double looks = chance(new Random(1), 200, true);
    assertTrue(looks < 0.001, "who looks: " + looks);
  }

  /**
   * A player's rounds with six cards of others in sight. Who does not look plays any queen or
   * better, which is wrong near the border where seen cards matter most.
   */
  private static double chance(Random random, int rounds, boolean looks) {
    List<Card> deck = new ArrayList<>(Cards.DECK.list());
    List<Double> chances = new ArrayList<>();
    int followed = 0;
    for (int i = 0; i < rounds; i++) {
      Collections.shuffle(deck, random);
      Cards hand = Cards.of(deck.subList(0, 3));
      Choice basic = weighed(hand, Cards.NONE).best();
      PlayOrFold odds = weighed(hand, Cards.of(deck.subList(3, 9)));
      Choice informed = odds.atStake().sign() == 0 ? basic : odds.best();
      Choice chose = looks ? informed : clumsy(hand, random, basic);
      if (chose != basic) {
        chances.add(CHANCES.computeIfAbsent(hand, UnlikelyCountTest::chanceOf));
        followed += informed == chose ? 1 : 0;
      }
    }
    return UnlikelyCount.atLeast(followed, chances);
  }

  private static Choice clumsy(Cards hand, Random random, Choice basic) {
    boolean near = weighed(hand, Cards.NONE).atStake().compareTo(Fraction.of(1, 5)) < 0;
    return near && random.nextInt(3) > 0
        ? (basic == Choice.PLAY ? Choice.FOLD : Choice.PLAY)
        : basic;
  }

  private static PlayOrFold weighed(Cards hand, Cards seen) {
    return PlayOrFold.of(GAME, hand, Optional.empty(), seen);
  }

  private static double chanceOf(Cards hand) {
    return FaceUpChance.of(GAME, hand, Optional.empty(), 6).most().approximately();
  }
}
