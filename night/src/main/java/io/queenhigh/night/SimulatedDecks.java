package io.queenhigh.night;

import io.queenhigh.rules.cards.Card;
import java.security.Provider;
import java.security.SecureRandom;
import java.security.SecureRandomParameters;
import java.security.SecureRandomSpi;
import java.security.Security;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;

/**
 * Chance that can be replayed, in the place of the platform's own while a night is on. The floor's
 * shuffler has no way to be handed a seed, and gets none here: it is the simulation's Java that has
 * another generator. One deck in three is a player's dream, so that meters are hit.
 *
 * <p>Every night has a thread of its own, and its chance is that thread's. Only shufflers are
 * counted: whatever else asks for chance, perhaps once in the life of the process, moves no deck.
 */
final class SimulatedDecks extends Provider {

  private static final String NAME = "QueenhighNight";
  private static final String DRBG = "DRBG";

  private static final ThreadLocal<SimulatedDecks.Tonight> TONIGHT = new ThreadLocal<>();

  private static int nights;

  private static final class Tonight {
    private final long seed;
    private long shufflers;

    Tonight(long seed) {
      this.seed = seed;
    }
  }

  private SimulatedDecks() {
    super(NAME, "1", "decks of a simulated night");
    putService(
        new Service(this, "SecureRandom", DRBG, Generator.class.getName(), null, null) {
          @Override
          public Object newInstance(Object parameters) {
            return new Generator(chance(parameters != null));
          }
        });
  }

  private static Random chance(boolean ofAShuffler) {
    Tonight tonight = TONIGHT.get();
    if (tonight == null) {
      return new Random();
    }
    return new Random(ofAShuffler ? tonight.seed + 1_000_003 * tonight.shufflers++ : tonight.seed);
  }

  /** From now on shufflers that are started on this thread deal what the seed says. */
  static void begin(long seed) {
    TONIGHT.set(new Tonight(seed));
    synchronized (SimulatedDecks.class) {
      if (nights++ == 0) {
        Security.insertProviderAt(new SimulatedDecks(), 1);
      }
    }
  }

  /** The platform's chance again, once no night is on any more. */
  static void end() {
    TONIGHT.remove();
    synchronized (SimulatedDecks.class) {
      if (--nights == 0) {
        Security.removeProvider(NAME);
      }
    }
  }

  /** Bytes that a shuffle turns into the decks we want: worked out backwards, pick by pick. */
  private static final class Generator extends SecureRandomSpi {

    private static final int SALT = 32;

    private final Random random;
    private final Queue<Byte> bytes = new ArrayDeque<>();

    /** What the shuffler's self-test takes: a sample, then a block to warm up. */
    private int untilDecks = 2;

    Generator(Random random) {
      this.random = random;
    }

    @Override
    protected void engineNextBytes(byte[] wanted) {
      if (untilDecks > 0) {
        untilDecks--;
        random.nextBytes(wanted);
        return;
      }
      for (int i = 0; i < wanted.length; i++) {
        if (bytes.isEmpty()) {
          arrange();
        }
        wanted[i] = bytes.remove();
      }
    }

    @Override
    protected void engineNextBytes(byte[] wanted, SecureRandomParameters parameters) {
      engineNextBytes(wanted);
    }

    private void arrange() {
      List<Card> order = new ArrayList<>(Card.all());
      Collections.shuffle(order, random);
      switch (random.nextInt(6)) {
        case 0 -> {
          put(order, 0, "As", "Ks", "Qs");
          put(order, random.nextBoolean() ? 6 : 9, "Js", "Ts");
        }
        case 1 -> put(order, 3, "Ah", "Kh", "Qh");
        default -> {}
      }
      int[] rest = new int[52];
      Arrays.setAll(rest, i -> i);
      for (int left = 52; left > 1; left--) {
        int card = order.get(left - 1).index();
        int pick = 0;
        while (rest[pick] != card) {
          pick++;
        }
        rest[pick] = rest[left - 1];
        bytes.add((byte) (pick + left * random.nextInt(256 / left)));
      }
      for (int i = 0; i < SALT; i++) {
        bytes.add((byte) random.nextInt());
      }
    }

    private static void put(List<Card> order, int at, String... cards) {
      for (int i = 0; i < cards.length; i++) {
        Optional<Card> card = Card.parse(cards[i]);
        Collections.swap(order, at + i, order.indexOf(card.orElseThrow()));
      }
    }

    @Override
    protected void engineSetSeed(byte[] more) {}

    @Override
    protected byte[] engineGenerateSeed(int size) {
      byte[] chance = new byte[size];
      random.nextBytes(chance);
      return chance;
    }

    @Override
    protected void engineReseed(SecureRandomParameters parameters) {}
  }

  /** Chance for whoever asks for the system's, by a seed. */
  static SecureRandom seeded(long chance) {
    return new SecureRandom(new Generator(new Random(chance)), null) {};
  }
}
