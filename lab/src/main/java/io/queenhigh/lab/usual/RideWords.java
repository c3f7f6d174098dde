package io.queenhigh.lab.usual;

import java.util.List;

/** Let It Ride as a person plays it by the usual table. */
final class RideWords {

  static final List<String> LINES =
      List.of(
          "First bet: let it ride with a pair of tens or better.",
          "Let it ride with three suited cards in a row from 3-4-5 up; with one gap if one of them is a ten or higher,"
              + " with two gaps if two are. Take it back with anything else.",
          "Second bet: let it ride with a pair of tens or better and with any four cards of a suit.",
          "Let it ride with four in a row if one of them is a ten or higher, and with any four cards from ten to ace."
              + " Take it back with anything else.");

  private static final int TEN = 8;
  private static final int ACE = 12;
  private static final int THREE = 1;

  private RideWords() {}

  static boolean first(long three) {
    Draws hand = new Draws(three);
    if (hand.pairFrom(TEN)) {
      return true;
    }
    if (!hand.suited() || !hand.noPair()) {
      return false;
    }
    return switch (hand.gaps()) {
      case 0 -> hand.lowest() >= THREE;
      case 1, 2 -> hand.from(TEN) >= hand.gaps();
      default -> false;
    };
  }

  static boolean second(long four) {
    Draws hand = new Draws(four);
    if (hand.pairFrom(TEN) || hand.suited()) {
      return true;
    }
    return hand.noPair()
        && (hand.from(TEN) == 4
            || (hand.gaps() == 0 && hand.from(TEN) > 0 && hand.highest() < ACE));
  }
}
