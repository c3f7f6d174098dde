package io.queenhigh.floor.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.floor.cards.DeckCounts.Suspicion;
import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("Over many decks")
class ShuffleStatisticsTest {

  private static final int REAL_DECKS = Repeats.times(100_000, 500_000);
  private static final int TWIN_DECKS = 50_000;

  @Test
  @Clause({"CA-6CB Deck Shuffler", "CA-6CB Dealing 6", "CA-TCP Deck 1"})
  @DisplayName("the shuffler gives nothing but chance: places, hands, runs, and round after round")
  void nothingButChance() {
    Shuffler shuffler = Shuffler.start();
    DeckCounts evidence = new DeckCounts();
    for (int i = 0; i < REAL_DECKS; i++) {
      evidence.add(order(shuffler.shuffle()));
    }

    Map<Suspicion, Double> chances = new TreeMap<>();
    for (Suspicion suspicion : Suspicion.values()) {
      chances.put(suspicion, evidence.chance(suspicion));
    }
    assertEquals(Set.of(), evidence.suspicions(), chances::toString);
  }

  private static int[] order(Shuffled shuffled) {
    return switch (shuffled) {
      case ShuffledDeck shuffledDeck ->
          shuffledDeck.deck().order().stream().mapToInt(card -> card.index()).toArray();
      case Shuffled.Failed(String why) -> fail(why);
    };
  }

  static List<BiasedTwin> biasedTwins() {
    return BiasedTwin.all();
  }

  @ParameterizedTest(name = "a twin is caught that {0}")
  @MethodSource("biasedTwins")
  void caught(BiasedTwin twin) {
    Set<Suspicion> found = evidence(twin.shuffle()).suspicions();

    assertTrue(found.containsAll(twin.givenAwayBy()), found::toString);
  }

  @Test
  @DisplayName("a twin without a mistake is not")
  void notCaught() {
    assertEquals(Set.of(), evidence(BiasedTwin.RIGHT).suspicions());
  }

  /** Seeded, so that a twin is caught every time or never. */
  private static DeckCounts evidence(BiasedTwin.Shuffle shuffle) {
    Random random = new Random(3);
    DeckCounts evidence = new DeckCounts();
    int[] order = BiasedTwin.inOrder();
    for (int i = 0; i < TWIN_DECKS; i++) {
      order = shuffle.next(order, random);
      evidence.add(order);
    }
    return evidence;
  }
}
