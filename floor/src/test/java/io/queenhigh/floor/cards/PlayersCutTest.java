package io.queenhigh.floor.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Deck;
import java.util.HexFormat;
import java.util.NavigableMap;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** From a sealed deck and the players' values to the deck that is dealt. */
class PlayersCutTest {

  private static final Deck IN_ORDER = new Deck(Card.all());
  private static final int DECKS = 50_000;

  private static String hex(Random random) {
    byte[] value = new byte[32];
    random.nextBytes(value);
    return HexFormat.of().formatHex(value);
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void theDerivationAndItsNaiveTwinAgree() {
    long seed = new Random().nextLong();
    System.out.println("PlayersCutTest: seed " + seed);
    Random random = new Random(seed);
    for (int i = 0; i < 5_000; i++) {
      NavigableMap<Integer, String> values = new TreeMap<>();
      for (int cuts = random.nextInt(5); cuts > 0; cuts--) {
        values.put(1 + random.nextInt(9), hex(random));
      }
      String round = "wa-" + random.nextInt(9) + "." + random.nextInt(100);
      String seal = hex(random);
      assertEquals(
          NaiveCut.of(round, seal, IN_ORDER, values), PlayersCut.of(round, seal, IN_ORDER, values));
    }
  }

  /** One honest value is enough: over many of them every card is everywhere equally often. */
  @Test
  @Clause("FLOOR Players' cuts")
  void aDeckThatTheHouseChoseIsByOneHonestValueAsGoodAsShuffled() {
    long seed = new Random().nextLong();
    System.out.println("PlayersCutTest: seed " + seed);
    Random random = new Random(seed);
    DeckCounts evidence = new DeckCounts();
    for (int i = 0; i < DECKS; i++) {
      NavigableMap<Integer, String> values = new TreeMap<>();
      values.put(1, "0".repeat(64));
      values.put(2, hex(random));
      Deck cut = PlayersCut.of("wa-1.57", "f".repeat(64), IN_ORDER, values);
      evidence.add(cut.order().stream().mapToInt(Card::index).toArray());
    }
    assertEquals(Set.of(), evidence.suspicions(), "seed " + seed);
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void withoutAValueTheSealedDeckIsDealtAsItLies() {
    assertEquals(IN_ORDER, PlayersCut.of("wa-1.57", "f".repeat(64), IN_ORDER, new TreeMap<>()));
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void whatIsPublishedOfAValueHoldsItsRoundAndSeat() {
    String value = "00".repeat(32);
    String seal = PlayersCut.seal("wa-1.57", 1, value);
    assertNotEquals(seal, PlayersCut.seal("wa-1.57", 2, value));
    assertNotEquals(seal, PlayersCut.seal("wa-1.58", 1, value));
    assertNotEquals(seal, PlayersCut.seal("wa-1.57", 1, "00".repeat(31) + "01"));
  }

  /** Worked out once by another program, so that neither twin can drift from what is published. */
  @Test
  @Clause("FLOOR Players' cuts")
  void aKnownCutGivesAKnownDeck() {
    NavigableMap<Integer, String> values = new TreeMap<>();
    values.put(1, "11".repeat(32));
    values.put(3, "ab".repeat(32));
    assertEquals(
        "ea03fe028e383a47c15550aca669b60a3cf6b26ee83aa47bd56bc5bf6fec8fe6",
        PlayersCut.seal("wa-1.57", 3, "ab".repeat(32)));
    assertEquals(
        "9d 5h Ts 9s Qh 2s 4h Ad Qs 8s 8c 7c Jd 2h 9c Js 5s 9h 5c Ah 3d 4c As Jc 5d Td "
            + "4d 8d Jh 7d Ks 7s 4s Kc 2d 6h 6s 2c Qc Kh 7h 6d Tc Qd Kd 3s 3c Th 3h Ac 8h 6c",
        Cards.text(PlayersCut.of("wa-1.57", "f".repeat(64), IN_ORDER, values).order()));
  }
}
