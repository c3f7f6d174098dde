package io.queenhigh.floor.cards;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.Random;

/** Shufflers whose decks are known beforehand, for tests only: the machine itself allows none. */
public final class ColdDeck {

  private ColdDeck() {}

  /** A shuffler whose decks depend on the seed alone. */
  public static Shuffler seeded(long seed) {
    return dealing(seed, List.of());
  }

  /** A shuffler that gives these decks first, and then what the seed brings. */
  public static Shuffler dealing(long seed, List<Deck> decks) {
    Generators generators = new Generators(seed, decks);
    return new Shuffler(generators::next);
  }

  /** A shuffler that gives so many blocks of bytes, and then only zeros until it is replaced. */
  public static Shuffler failingAfter(int blocks) {
    return new Shuffler(() -> new WearingOut(blocks));
  }

  /** A deck with these cards on top and the rest in order below. */
  public static Deck startingWith(String cards) {
    List<Card> order = new ArrayList<>();
    for (String card : cards.trim().split("\\s+", -1)) {
      order.add(Card.parse(card).orElseThrow());
    }
    for (Card card : Card.all()) {
      if (!order.contains(card)) {
        order.add(card);
      }
    }
    return new Deck(order);
  }

  /** The self-test takes two generators that must differ; the first one is used. */
  private static final class Generators {
    private final long seed;
    private final List<Deck> decks;
    private int started;

    Generators(long seed, List<Deck> decks) {
      this.seed = seed;
      this.decks = decks;
    }

    Chance next() {
      return new Arranged(new Random(seed + started++), started == 1 ? decks : List.of());
    }
  }

  private static final class Arranged implements Chance {

    /** What the self-test takes: a sample, then a block to warm up. */
    private int untilDecks = 2;

    private final Random random;
    private final Queue<Byte> arranged = new ArrayDeque<>();

    Arranged(Random random, List<Deck> decks) {
      this.random = random;
      for (Deck deck : decks) {
        arrange(deck);
      }
    }

    /** Works out backwards which picks put the cards where they are wanted. */
    private void arrange(Deck deck) {
      int[] rest = new int[52];
      Arrays.setAll(rest, i -> i);
      for (int left = 52; left > 1; left--) {
        int wanted = deck.order().get(left - 1).index();
        int pick = 0;
        while (rest[pick] != wanted) {
          pick++;
        }
        rest[pick] = rest[left - 1];
        arranged.add((byte) (pick + left * random.nextInt(256 / left)));
      }
      for (int salt = 0; salt < 32; salt++) {
        arranged.add((byte) random.nextInt());
      }
    }

    @Override
    public void fill(byte[] bytes) {
      random.nextBytes(bytes);
      if (untilDecks > 0) {
        untilDecks--;
        return;
      }
      for (int i = 0; i < bytes.length && !arranged.isEmpty(); i++) {
        bytes[i] = arranged.remove();
      }
    }

    @Override
    public String describe() {
      return "a cold deck, for tests";
    }
  }

  private static final class WearingOut implements Chance {
    private int blocks;

    WearingOut(int blocks) {
      this.blocks = blocks + 2;
    }

    @Override
    public void fill(byte[] bytes) {
      if (blocks-- > 0) {
        new Random().nextBytes(bytes);
      } else {
        Arrays.fill(bytes, (byte) 0);
      }
    }

    @Override
    public String describe() {
      return "a generator that wears out, for tests";
    }
  }
}
