package io.queenhigh.floor.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("The seal on a deck")
class DeckSealTest {

  private static final Deck IN_ORDER = new Deck(Card.all());
  private static final String SALT = "00ff".repeat(16);

  @Test
  @DisplayName("is the SHA-256 of four lines of text, as sha256sum counts it")
  void knownAnswer() {
    assertEquals(
        "fcccd49a9f5bc2c1d4e35aa713ea530fb5b5848f743167426e0cb3aad13f12ae",
        DeckSeal.seal("wa-1.57", IN_ORDER, SALT));
  }

  @Test
  @DisplayName("opens with its round, deck and salt and with no others")
  void checks() {
    String seal = DeckSeal.seal("wa-1.57", IN_ORDER, SALT);
    List<Card> swapped = new ArrayList<>(Card.all());
    Collections.swap(swapped, 50, 51);

    assertTrue(DeckSeal.check(seal, "wa-1.57", IN_ORDER, SALT));
    assertFalse(DeckSeal.check(seal, "wa-1.58", IN_ORDER, SALT));
    assertFalse(DeckSeal.check(seal, "wa-1.57", new Deck(swapped), SALT));
    assertFalse(DeckSeal.check(seal, "wa-1.57", IN_ORDER, "00fe".repeat(16)));
  }

  @ParameterizedTest(name = "takes no round id that could stand for two lines: {0}")
  @ValueSource(strings = {"", "wa-1\n57", "wa 1", "wä-1"})
  void oneLine(String roundId) {
    assertThrows(IllegalArgumentException.class, () -> DeckSeal.seal(roundId, IN_ORDER, SALT));
  }

  @ParameterizedTest(name = "takes no salt but 64 small hex digits: {0}")
  @ValueSource(strings = {"", "00FF", "00ff"})
  void salt(String salt) {
    assertThrows(IllegalArgumentException.class, () -> DeckSeal.seal("wa-1.57", IN_ORDER, salt));
  }
}
