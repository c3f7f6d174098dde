package io.queenhigh.games.progressive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.RowsByName;
import io.queenhigh.rules.progressive.WholeMeter;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Money below a cent, and the register that shares its rows. */
class SmallPartsTest {

  private static final List<Card> DECK = Cards.DECK.list();

  @ParameterizedTest(name = "{0} micro-cents are {1}")
  @CsvSource({
    "0, 0.00",
    "1, 0.00000001",
    "-1, -0.00000001",
    "1000000, 0.01",
    "12500000, 0.125",
    "100000000, 1.00",
    "123456789012, 1234.56789012",
    "-12345600000, -123.456"
  })
  void microCentsAsDollars(long microCents, String text) {
    assertEquals(text, MicroCents.text(microCents));
  }

  @Test
  void whatIsShownRoundsDownAndWhatIsHandedOverRoundsUp() {
    assertEquals(1, MicroCents.shownCents(1_999_999));
    assertEquals(2, MicroCents.begunCents(1_000_001));
    assertEquals(1, MicroCents.begunCents(1_000_000));
    assertEquals(100, MicroCents.share(1, 1));
    assertThrows(ArithmeticException.class, () -> MicroCents.ofCents(Long.MAX_VALUE));
  }

  @Test
  void theWholeMeterIsWonAsOftenAsAllHandsTogetherSay() {
    assertEquals(
        SomeTerms.chance("mini-royal-of-spades", 1, 22_100),
        WholeMeter.chance(SomeTerms.payTable(SomeTerms.gameManager())));
    assertEquals(
        SomeTerms.chance("royal-flush", 4, 2_598_960),
        WholeMeter.chance(SomeTerms.payTable(SomeTerms.multiGameLink())));
  }

  @Test
  void everyLineIsDealtAsOftenAsAllHandsDealtOutSay() {
    assertEquals(22_100, dealtOut(SomeTerms.payTable(SomeTerms.gameManager()), 3));
    assertEquals(2_598_960, dealtOut(SomeTerms.payTable(SomeTerms.multiGameLink()), 5));
  }

  /** The naive twin: every hand on its own. */
  private static long dealtOut(PayTable table, int size) {
    Map<PayLine, Long> ways = new HashMap<>();
    long hands = deal(table, Cards.NONE, 0, size, ways);
    assertEquals(ways, WholeMeter.ways(table));
    return hands;
  }

  private static long deal(
      PayTable table, Cards hand, int from, int missing, Map<PayLine, Long> ways) {
    if (missing == 0) {
      Optional<PayLine> line =
          hand.size() == 3
              ? table.lineFor(ThreeCardHand.of(hand))
              : table.lineFor(FiveCardHand.of(hand));
      line.ifPresent(pays -> ways.merge(pays, 1L, Long::sum));
      return 1;
    }
    long hands = 0;
    for (int next = from; next < DECK.size(); next++) {
      hands += deal(table, hand.plus(Cards.of(DECK.get(next))), next + 1, missing - 1, ways);
    }
    return hands;
  }

  @Test
  void theRegisterIsAMapThatNeverChanges() {
    Random random = new Random(Repeats.seed(SmallPartsTest.class, 1));
    RowsByName<Integer> register = RowsByName.empty();
    SortedMap<String, Integer> twin = new TreeMap<>();
    for (int i = 0; i < 5_000; i++) {
      String name = "t-" + random.nextInt(2_000);
      RowsByName<Integer> before = register;
      Optional<Integer> was = before.get(name);
      register = register.with(name, i);
      twin.put(name, i);
      assertEquals(was, before.get(name));
      assertEquals(Optional.of(i), register.get(name));
    }
    assertEquals(twin, register.asMap());
    assertEquals(register, RowsByName.of(twin));
    assertEquals(register.hashCode(), RowsByName.of(twin).hashCode());
    assertNotEquals(register, register.with("t-1", -1));
    assertEquals(Optional.empty(), register.get("nobody"));
    assertEquals("{a=1}", RowsByName.of(Map.of("a", 1)).toString());
  }

  @Test
  void namesWithOneHashAreDifferentRows() {
    // Both words have the hash 2112, and so have all their mixtures.
    assertEquals("Aa".hashCode(), "BB".hashCode());
    RowsByName<Integer> register =
        RowsByName.<Integer>empty().with("AaAa", 1).with("BBBB", 2).with("AaBB", 3).with("BBAa", 4);
    assertEquals(Map.of("AaAa", 1, "BBBB", 2, "AaBB", 3, "BBAa", 4), register.asMap());
    assertEquals(Optional.of(3), register.get("AaBB"));
    assertEquals(Optional.of(5), register.with("BBBB", 5).get("BBBB"));
    assertTrue(register.get("CaCa").isEmpty());
  }
}
