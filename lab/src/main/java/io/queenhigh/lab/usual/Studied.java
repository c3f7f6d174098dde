package io.queenhigh.lab.usual;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import java.util.List;
import java.util.Optional;

/** A game with decisions, seen cards and an unseen deck. */
public interface Studied {

  /** The most spots of a table that is studied. */
  int MOST_SPOTS = 7;

  String id();

  String title();

  /** How many cards every spot is dealt. */
  int ownCards();

  /** Why there is nothing to decide in this situation, if so. */
  Optional<String> refusal(Situation situation);

  /** Every action's exact worth. */
  WeighedActions weigh(Situation situation);

  /** The strategy as a person learns it; empty where none was written for these pays. */
  List<String> inWords();

  /** The game with nothing seen, exactly. */
  Base base(Progress progress);

  /**
   * What seen cards are worth at this number of spots, exactly, where that takes minutes.
   *
   * @param counted parts that were counted before, and where those to come are kept
   */
  Optional<Fraction> exactGain(int spots, CountedParts counted, Progress progress);

  /** How many deals a shard has: about as many as take a second. */
  int dealsPerShard();

  /** Deals at random, on one thread, at tables of several sizes at once. */
  RandomDealing dealing(List<Integer> spots);

  /** The simple rules whose price is sampled, by name; they come from {@link RandomDealing}. */
  List<String> ruleNames();

  /** How many cells a person's table of the game has: 0 where there is none. */
  default int cells() {
    return 0;
  }

  /** How many actions there are in a cell. */
  default int cellActions() {
    return 0;
  }

  /** What a cell of a person's table says, with one of its actions. */
  default String cell(int cell, int action) {
    return "";
  }

  /** What a person counts to use the table. */
  default String cellsCount() {
    return "";
  }

  /** What a kind of changed decision is called. */
  String kind(int kind);

  /** How many cards of other players are seen. */
  default int seen(int spots) {
    return (spots - 1) * ownCards();
  }

  /** Why no table with so many spots is studied, if so. */
  default Optional<String> spotsRefusal(int spots) {
    if (spots < 2 || spots > MOST_SPOTS) {
      return Optional.of(
          "From 2 to %d spots are studied, not %d: with one spot nothing is seen, and a layout has no more than %d."
              .formatted(MOST_SPOTS, spots, MOST_SPOTS));
    }
    return Optional.empty();
  }
}
