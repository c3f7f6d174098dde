package io.queenhigh.lab.usual;

import java.util.random.RandomGenerator;

/** Deals a game at random and decides every hand with and without the seen cards. */
public interface RandomDealing {

  /** One deal; what the seen cards change is entered at every size of table. */
  void deal(RandomGenerator random, GainTally tally);
}
