package io.queenhigh.floor.cards;

import static io.queenhigh.floor.cards.DeckCounts.Suspicion.ASCENDING_RUNS;
import static io.queenhigh.floor.cards.DeckCounts.Suspicion.CARD_BY_POSITION;
import static io.queenhigh.floor.cards.DeckCounts.Suspicion.COLOUR_RUNS;
import static io.queenhigh.floor.cards.DeckCounts.Suspicion.FIRST_HAND;
import static io.queenhigh.floor.cards.DeckCounts.Suspicion.FROM_ROUND_TO_ROUND;
import static io.queenhigh.floor.cards.DeckCounts.Suspicion.SEVENTH_HAND;

import io.queenhigh.floor.cards.DeckCounts.Suspicion;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** A shuffler that was written a little wrong, and what must give it away. */
record BiasedTwin(String mistake, Shuffle shuffle, Set<Suspicion> givenAwayBy) {

  /** The next deck, from the last one and chance. */
  interface Shuffle {
    int[] next(int[] last, Random random);
  }

  /** Not biased: shows that the others are caught for their mistakes. */
  static final Shuffle RIGHT = (_, random) -> drawn(2, random::nextInt);

  static List<BiasedTwin> all() {
    return List.of(
        new BiasedTwin(
            "swaps with any place",
            (_, random) -> drawn(1, _ -> random.nextInt(52)),
            Set.of(CARD_BY_POSITION)),
        new BiasedTwin(
            "takes a byte modulo the bound",
            (_, random) -> drawn(2, bound -> random.nextInt(256) % bound),
            Set.of(CARD_BY_POSITION)),
        new BiasedTwin(
            "never picks the last",
            (_, random) -> drawn(2, bound -> random.nextInt(bound - 1)),
            Set.of(CARD_BY_POSITION)),
        new BiasedTwin(
            "stops one card early",
            (_, random) -> drawn(3, random::nextInt),
            Set.of(CARD_BY_POSITION)),
        new BiasedTwin(
            "picks below one more and takes the last for it",
            (_, random) -> drawn(2, bound -> Math.min(bound - 1, random.nextInt(bound + 1))),
            Set.of(CARD_BY_POSITION)),
        new BiasedTwin(
            "goes on from the last deck with too few swaps",
            BiasedTwin::tooFewSwaps,
            Set.of(FROM_ROUND_TO_ROUND)),
        new BiasedTwin(
            "only cuts",
            (last, random) -> cut(last, random.nextInt(52)),
            Set.of(ASCENDING_RUNS, COLOUR_RUNS)),
        new BiasedTwin(
            "puts every card everywhere, yet keeps ranks together",
            (_, random) -> clumped(random),
            Set.of(FIRST_HAND, SEVENTH_HAND)));
  }

  static int[] inOrder() {
    return IntStream.range(0, 52).toArray();
  }

  private static int[] drawn(int fewest, IntUnaryOperator below) {
    int[] order = inOrder();
    for (int left = 52; left >= fewest; left--) {
      swap(order, left - 1, below.applyAsInt(left));
    }
    return order;
  }

  private static int[] tooFewSwaps(int[] last, Random random) {
    int[] order = last.clone();
    for (int i = 0; i < 60; i++) {
      swap(order, random.nextInt(52), random.nextInt(52));
    }
    return order;
  }

  private static int[] cut(int[] order, int at) {
    return IntStream.range(0, 52).map(place -> order[(place + at) % 52]).toArray();
  }

  private static int[] clumped(Random random) {
    int[] ranks = IntStream.range(0, 13).toArray();
    for (int left = 13; left > 1; left--) {
      swap(ranks, left - 1, random.nextInt(left));
    }
    int[] order =
        Arrays.stream(ranks)
            .flatMap(rank -> IntStream.range(0, 4).map(suit -> 4 * rank + suit))
            .toArray();
    return cut(order, random.nextInt(52));
  }

  private static void swap(int[] order, int one, int other) {
    int card = order[one];
    order[one] = order[other];
    order[other] = card;
  }

  @Override
  public String toString() {
    return mistake;
  }
}
