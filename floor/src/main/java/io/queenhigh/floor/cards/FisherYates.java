package io.queenhigh.floor.cards;

/** Draws cards one by one from what is left: each order comes from exactly one row of picks. */
final class FisherYates {

  /** Picks a number from 0 to {@code bound - 1}. */
  @FunctionalInterface
  interface Pick<E extends Exception> {
    int below(int bound) throws E;
  }

  private FisherYates() {}

  /** The numbers 0 to {@code size - 1} in the order in which they were picked. */
  static <E extends Exception> int[] order(int size, Pick<E> pick) throws E {
    int[] order = new int[size];
    for (int i = 0; i < size; i++) {
      order[i] = i;
    }
    for (int left = size; left > 1; left--) {
      int picked = pick.below(left);
      int card = order[picked];
      order[picked] = order[left - 1];
      order[left - 1] = card;
    }
    return order;
  }
}
