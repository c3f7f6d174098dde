package io.queenhigh.floor.cards;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The shuffling machine of the house: every call takes one complete deck and gives it back in an
 * order nobody can foresee.
 *
 * <p>One machine serves all tables and any number of threads. When a test of its generator fails,
 * it gives no more decks until a person has the generator replaced.
 */
public final class Shuffler {

  private final Supplier<? extends Chance> generators;
  private Condition condition;

  /** Whether decks may be dealt from it. */
  private sealed interface Condition {
    record Fit(TestedBytes bytes) implements Condition {}

    record Unfit(String why) implements Condition {}
  }

  /** Switches the machine on. If its self-test fails, every shuffle says so. */
  public static Shuffler start() {
    return new Shuffler(Drbg::new);
  }

  Shuffler(Supplier<? extends Chance> generators) {
    this.generators = generators;
    this.condition = selfTested(generators);
  }

  /** The next deck of any table: no wager, seat or player has a part in it. */
  public synchronized Shuffled shuffle() {
    return switch (condition) {
      case Condition.Fit(TestedBytes bytes) -> shuffle(bytes);
      case Condition.Unfit(String why) -> new Shuffled.Failed(why);
    };
  }

  /** Why the machine gives no decks, if it does not. */
  public synchronized Optional<String> failure() {
    return switch (condition) {
      case Condition.Fit(TestedBytes _) -> Optional.empty();
      case Condition.Unfit(String why) -> Optional.of(why);
    };
  }

  /**
   * Takes a new generator through the self-test, as a person asked; says why it fails, if it does.
   */
  public synchronized Optional<String> replaceGenerator() {
    condition = selfTested(generators);
    return failure();
  }

  /** Provider, mechanism and strength of the generator, for the record of the start-up. */
  public synchronized String describe() {
    return switch (condition) {
      case Condition.Fit(TestedBytes bytes) -> bytes.describe();
      case Condition.Unfit(String why) -> "out of order: " + why;
    };
  }

  @Override
  public String toString() {
    return "Shuffler";
  }

  private static Condition selfTested(Supplier<? extends Chance> generators) {
    try {
      return new Condition.Fit(SelfTest.pass(generators));
    } catch (GeneratorFailed failed) {
      return new Condition.Unfit(failed.why());
    }
  }

  private Shuffled shuffle(TestedBytes bytes) {
    try {
      return new ShuffledDeck(deck(bytes), salt(bytes));
    } catch (GeneratorFailed failed) {
      condition = new Condition.Unfit(failed.why());
      return new Shuffled.Failed(failed.why());
    }
  }

  static Deck deck(TestedBytes bytes) throws GeneratorFailed {
    Picks picks = new Picks(bytes);
    List<Card> order = new ArrayList<>(52);
    for (int card : FisherYates.order(52, picks::below)) {
      order.add(Card.of(card));
    }
    return new Deck(order);
  }

  private static String salt(TestedBytes bytes) throws GeneratorFailed {
    byte[] salt = new byte[32];
    for (int i = 0; i < salt.length; i++) {
      salt[i] = (byte) bytes.next();
    }
    return HexFormat.of().formatHex(salt);
  }
}
