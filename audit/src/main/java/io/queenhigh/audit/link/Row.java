package io.queenhigh.audit.link;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A table as its link's journal knows it; it stays when the table leaves. */
final class Row {

  enum Lock {
    NONE,
    LOCKED,
    KEPT,
    RETURNED,
    OVER;

    boolean holdsWagers() {
      return this == LOCKED || this == KEPT;
    }
  }

  boolean joined;
  long round;
  Lock lock = Lock.NONE;
  List<Locked> wagers = new ArrayList<>();

  /** What the last round fed to the meter and to the reserve. */
  long fed;

  long reserveFed;

  /** What the table owes the link for all its rounds. */
  long owed;

  /** Seats of the last round that have won. */
  final Set<Integer> claimed = new TreeSet<>();

  /** Ways to win the whole meter, of so many hands. */
  Optional<Odds> odds = Optional.empty();

  record Odds(String hand, BigInteger ways, BigInteger of) {
    boolean areThoseOf(Odds other) {
      return hand.equals(other.hand) && ways.multiply(other.of).equals(other.ways.multiply(of));
    }
  }
}
