package io.queenhigh.lab.usual;

/**
 * The same decision over and over with other cards, on one thread, without making anything anew:
 * what sampling does, and what benchmarks measure. Cards are bits by their place in the deck.
 */
public interface QuickDecision {

  /** What the best first action is worth, in halves of the Ante added up over all that may come. */
  long best(long own, int shown, long seen);
}
