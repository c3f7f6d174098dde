package io.queenhigh.lab.usual;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.lab.usual.FourCardHand.Category;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * What hands are paid, to 1.
 *
 * @param halves in halves of a unit, so that 3 to 2 is a whole number; best hand first
 */
public record UsualPayTable(String id, String about, SequencedMap<String, Integer> halves) {

  /** The most that a line may pay to 1. */
  public static final int MOST = 5_000;

  /** How many kickers a pair can have. */
  private static final int KICKERS = 220;

  private static final int TENS = 8;
  private static final int JACKS = 9;
  private static final int SIXES = 4;

  public UsualPayTable {
    halves = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(halves));
  }

  /** Reads {@code 11} or {@code 3:2}; empty for what is not a number of half units. */
  static Optional<Integer> read(String text) {
    if (text.matches("\\d{1,4}")) {
      int whole = Integer.parseInt(text);
      return whole <= MOST ? Optional.of(2 * whole) : Optional.empty();
    }
    if (text.matches("\\d{1,4}:[12]")) {
      int[] parts = List.of(text.split(":", -1)).stream().mapToInt(Integer::parseInt).toArray();
      int twice = 2 * parts[0] / parts[1];
      return twice <= 2 * MOST ? Optional.of(twice) : Optional.empty();
    }
    return Optional.empty();
  }

  /** {@code 11} or {@code 3:2}. */
  public static String spelled(int halves) {
    return halves % 2 == 0 ? String.valueOf(halves / 2) : halves + ":2";
  }

  /** What is wrong with paying so, if anything: a line missing, or a better hand paid less. */
  Optional<String> refusal(Play play) {
    int better = Integer.MAX_VALUE;
    String before = "";
    for (String hand : play.lines()) {
      Integer pays = halves.get(hand);
      if (pays == null) {
        return Optional.of("Table " + id + " has no line for " + hand + ".");
      }
      if (pays > better) {
        return Optional.of(
            "%s pays %s and %s only %s: a better hand must pay at least as much."
                .formatted(hand, spelled(pays), before, spelled(better)));
      }
      better = pays;
      before = hand;
    }
    return Optional.empty();
  }

  /** This table with some lines changed. */
  UsualPayTable with(Map<String, Integer> changes) {
    LinkedHashMap<String, Integer> changed = new LinkedHashMap<>(halves);
    changed.putAll(changes);
    return changed.equals(halves)
        ? this
        : new UsualPayTable(id + "*", about + ", changed", changed);
  }

  int pays(String hand) {
    return halves.getOrDefault(hand, 0);
  }

  // ---- by strength ----

  /** By the strength of five cards; hands below the table get this. */
  short[] fiveCards(int otherwise) {
    short[] pays = new short[BestFive.CLASSES];
    for (int strength = 0; strength < pays.length; strength++) {
      pays[strength] = (short) fiveCards(strength, otherwise);
    }
    return pays;
  }

  private int fiveCards(int strength, int otherwise) {
    return switch (BestFive.category(strength)) {
      case STRAIGHT_FLUSH -> pays(BestFive.isRoyal(strength) ? "royal-flush" : "straight-flush");
      case FOUR_OF_A_KIND -> pays("four-of-a-kind");
      case FULL_HOUSE -> pays("full-house");
      case FLUSH -> pays("flush");
      case STRAIGHT -> pays("straight");
      case THREE_OF_A_KIND -> halves.getOrDefault("three-of-a-kind", otherwise);
      case TWO_PAIR -> halves.getOrDefault("two-pair", otherwise);
      case PAIR -> pair(strength, otherwise);
      case HIGH_CARD -> halves.getOrDefault("pair-or-less", otherwise);
    };
  }

  private int pair(int strength, int otherwise) {
    int rank = (strength - HoldemTables.PAIR) / KICKERS;
    if (rank >= TENS && halves.containsKey("tens-or-better")) {
      return pays("tens-or-better");
    }
    if (rank >= JACKS && halves.containsKey("jacks-or-better")) {
      return pays("jacks-or-better");
    }
    if (rank >= SIXES && rank < JACKS && halves.containsKey("sixes-to-tens")) {
      return pays("sixes-to-tens");
    }
    return halves.getOrDefault("pair-or-less", otherwise);
  }

  /** By the strength of four cards. */
  int fourCards(int strength) {
    Category category = FourCards.category(strength);
    return switch (category) {
      case FOUR_OF_A_KIND ->
          (strength & 15) == 12 && halves.containsKey("four-aces")
              ? pays("four-aces")
              : pays("four-of-a-kind");
      case STRAIGHT_FLUSH -> pays("straight-flush");
      case THREE_OF_A_KIND -> pays("three-of-a-kind");
      case FLUSH -> pays("flush");
      case STRAIGHT -> pays("straight");
      case TWO_PAIR, PAIR, HIGH_CARD -> 0;
    };
  }
}
