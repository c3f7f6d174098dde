package io.queenhigh.floor.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Deck;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.security.ProviderException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

@DisplayName("The shuffler")
class ShufflerTest {

  @Test
  @Clause({"CA-6CB Deck Shuffler", "CA-TCP Deck 1"})
  @DisplayName("gives one complete deck at a time, with a salt of 64 hex digits")
  void oneDeckAtATime() {
    ShuffledDeck shuffled = deckOf(Shuffler.start());

    assertEquals(Cards.DECK, Cards.of(shuffled.deck().order()));
    assertTrue(shuffled.salt().matches("[0-9a-f]{64}"));
    assertTrue(DeckSeal.check(shuffled.seal("wa-1.1"), "wa-1.1", shuffled.deck(), shuffled.salt()));
  }

  @Test
  @Clause({"CA-6CB Deck b", "CA-TCP Deck 3.b"})
  @DisplayName("shuffles the next deck while one is in play, and leaves that one as it is")
  void theOtherDeck() {
    Shuffler shuffler = Shuffler.start();
    ShuffledDeck inPlay = deckOf(shuffler);
    List<Card> order = List.copyOf(inPlay.deck().order());

    ShuffledDeck other = deckOf(shuffler);

    assertEquals(order, inPlay.deck().order());
    assertNotEquals(order, other.deck().order());
    assertNotEquals(inPlay.salt(), other.salt());
  }

  @Test
  @DisplayName("serves many tables at once and gives no deck or salt twice")
  void manyTables() throws Exception {
    Shuffler shuffler = Shuffler.start();
    Set<ShuffledDeck> decks = new HashSet<>();
    Set<String> salts = new HashSet<>();
    try (ExecutorService tables = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<ShuffledDeck>>> all = new ArrayList<>();
      for (int table = 0; table < 500; table++) {
        all.add(
            tables.submit(
                () -> {
                  List<ShuffledDeck> own = new ArrayList<>();
                  for (int round = 0; round < 20; round++) {
                    own.add(deckOf(shuffler));
                  }
                  return own;
                }));
      }
      for (Future<List<ShuffledDeck>> table : all) {
        decks.addAll(table.get());
        table.get().forEach(deck -> salts.add(deck.salt()));
      }
    }

    assertEquals(10_000, decks.size());
    assertEquals(10_000, salts.size());
  }

  @Test
  @DisplayName("says who makes its chance and how strong it is, and nothing of what it holds")
  void describes() {
    Shuffler shuffler = Shuffler.start();

    assertTrue(
        shuffler.describe().matches("DRBG of SUN .*_DRBG.*256.*, fresh entropy every 131072 bytes"),
        shuffler::describe);
    assertEquals("Shuffler", shuffler.toString());
    assertEquals("a shuffled deck", deckOf(shuffler).toString());
  }

  @Test
  @DisplayName("cannot be given chance from outside: no public constructor, no parameter")
  void noSeeds() throws NoSuchMethodException {
    for (Constructor<?> constructor : Shuffler.class.getDeclaredConstructors()) {
      assertEquals(0, constructor.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED));
    }
    assertFalse(Modifier.isPublic(Chance.class.getModifiers()));
    assertEquals(0, Shuffler.class.getMethod("start").getParameterCount());
    assertEquals(0, Shuffler.class.getMethod("shuffle").getParameterCount());
  }

  @Nested
  @Clause({"WA-TCP Irregularities 2", "QH Irregularities in California"})
  @DisplayName("gives no deck")
  class GivesNoDeck {

    @Test
    @DisplayName("from a generator that is stuck at the start")
    void stuck() {
      assertFails("The generator gave the same byte 9 times in a row", () -> constant(255));
    }

    @Test
    @DisplayName("when two generators start alike")
    void alike() {
      assertFails("Two generators gave the same bytes", () -> seeded(7));
    }

    @Test
    @DisplayName("when the generator does not start")
    void doesNotStart() {
      assertFails(
          "The generator does not start: ProviderException",
          () -> {
            throw new ProviderException("no entropy");
          });
    }

    @Test
    @DisplayName("when the generator breaks down")
    void breaksDown() {
      assertFails(
          "The generator broke down: ProviderException",
          () ->
              filling(
                  _ -> {
                    throw new ProviderException("no entropy");
                  }));
    }

    @Test
    @DisplayName("when hardly a byte is low enough to be used")
    void tooHigh() {
      Random random = new Random(5);
      assertFails(
          "The generator's bytes are too high too often",
          () -> filling(bytes -> setAll(bytes, () -> 208 + random.nextInt(48))));
    }

    @Test
    @DisplayName("from the moment the generator fails until a person has it replaced")
    void untilReplaced() {
      Shuffler shuffler = ColdDeck.failingAfter(2);
      int decks = 0;
      while (shuffler.shuffle() instanceof ShuffledDeck) {
        decks++;
      }

      Shuffled.Failed failed =
          new Shuffled.Failed("The generator gave the same byte 9 times in a row");
      assertTrue(decks > 80, () -> "two blocks are enough for more decks");
      assertEquals(failed, shuffler.shuffle());
      assertEquals(failed, shuffler.shuffle());
      assertEquals(Optional.of(failed.why()), shuffler.failure());
      assertEquals("out of order: " + failed.why(), shuffler.describe());

      assertEquals(Optional.empty(), shuffler.replaceGenerator());
      assertEquals(Optional.empty(), shuffler.failure());
      assertInstanceOf(ShuffledDeck.class, shuffler.shuffle());
    }

    private void assertFails(String why, Supplier<Chance> generators) {
      Shuffler shuffler = new Shuffler(generators);
      assertEquals(new Shuffled.Failed(why), shuffler.shuffle());
      assertEquals(Optional.of(why), shuffler.failure());
    }
  }

  @Test
  @DisplayName("gives tests of tables the decks they ask for, then what the seed brings")
  void coldDecks() {
    Deck first = ColdDeck.startingWith("Qs 6h 4d Ah Kh Qh");
    Deck second = ColdDeck.startingWith("2c 2d 2h");
    List<Deck> wanted = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      wanted.add(i % 2 == 0 ? first : second);
    }

    Shuffler cold = ColdDeck.dealing(1, wanted);
    Shuffler again = ColdDeck.dealing(1, wanted);

    for (Deck deck : wanted) {
      assertEquals(deck, deckOf(cold).deck());
      deckOf(again);
    }
    assertEquals(deckOf(cold), deckOf(again));
  }

  private static ShuffledDeck deckOf(Shuffler shuffler) {
    return assertInstanceOf(ShuffledDeck.class, shuffler.shuffle());
  }

  private interface Fill {
    void fill(byte[] bytes);
  }

  private static Chance constant(int value) {
    Random start = new Random();
    boolean[] sampled = {false};
    return filling(
        bytes -> {
          Arrays.fill(bytes, (byte) value);
          if (!sampled[0]) {
            start.nextBytes(bytes);
            sampled[0] = true;
          }
        });
  }

  private static Chance seeded(long seed) {
    Random random = new Random(seed);
    return filling(random::nextBytes);
  }

  private static Chance filling(Fill fill) {
    return new Chance() {
      @Override
      public void fill(byte[] bytes) {
        fill.fill(bytes);
      }

      @Override
      public String describe() {
        return "a generator for tests";
      }
    };
  }

  private static void setAll(byte[] bytes, Supplier<Integer> value) {
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (int) value.get();
    }
  }
}
