package io.queenhigh.lab.usual;

import java.util.random.RandomGenerator;

/** The top of a shuffled deck, card by card. */
final class TopOfDeck {

  private final int[] cards = new int[52];

  TopOfDeck() {
    for (int card = 0; card < 52; card++) {
      cards[card] = card;
    }
  }

  /** Shuffles so many cards to the top. */
  void shuffle(RandomGenerator random, int top) {
    for (int i = 0; i < top; i++) {
      int other = random.nextInt(i, 52);
      int card = cards[i];
      cards[i] = cards[other];
      cards[other] = card;
    }
  }

  int card(int place) {
    return cards[place];
  }

  long set(int from, int to) {
    long set = 0;
    for (int i = from; i < to; i++) {
      set |= 1L << cards[i];
    }
    return set;
  }
}
