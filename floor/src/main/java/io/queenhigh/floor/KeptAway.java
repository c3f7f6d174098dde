package io.queenhigh.floor;

import java.util.function.Predicate;

/**
 * Who has asked to be kept from the tables. People are not the floor's business: whoever keeps them
 * says how to ask.
 */
final class KeptAway {

  private volatile Predicate<String> asked = _ -> false;

  void ask(Predicate<String> who) {
    asked = who;
  }

  boolean is(String player) {
    return asked.test(player);
  }
}
