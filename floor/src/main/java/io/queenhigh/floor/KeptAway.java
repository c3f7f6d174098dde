package io.queenhigh.floor;

import java.util.function.Predicate;

/**
 * Who has asked to be kept from the tables. People are not the floor's business: whoever keeps them
 * says how to ask.
 */
final class KeptAway {

  private volatile Predicate<String> asked = _ -> false;
  private volatile boolean anybody;

  void ask(Predicate<String> who) {
    asked = who;
    anybody = true;
  }

  /** Whether there is anybody to ask about. */
  boolean isAnybody() {
    return anybody;
  }

  boolean is(String player) {
    return asked.test(player);
  }
}
