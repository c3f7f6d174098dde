package io.queenhigh.night;

import java.util.Random;

/**
 * Something that happens in a night at a time of its own. What it comes to depends on how the floor
 * stands then and on chance of its own, so that any of them can be left out and the others stay.
 *
 * @param table where, by number in the room
 */
record NightStep(long atMillis, Doer doer, int table, long chance) {

  /** Whose turn it is. */
  sealed interface Doer {
    /** Guests, house dealers, the pit, the office of the links, the cage, or an onlooker. */
    record Person(Role role) implements Doer {}

    record Goes(Fault wrong) implements Doer {}
  }

  /** Who has something to do in a room. */
  enum Role {
    GUEST,
    DEALER,
    PIT,
    OFFICE,
    CAGE,
    ONLOOKER
  }

  Random random() {
    return new Random(chance);
  }
}
