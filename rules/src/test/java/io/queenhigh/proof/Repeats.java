package io.queenhigh.proof;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * How often a test repeats itself, and by which chance: the one place where either is asked for.
 *
 * <p>The usual check takes a sample of every guarantee, {@code -Dqueenhigh.check=long} the full
 * count. {@code -Dqueenhigh.seed=N} repeats what a run has printed.
 */
public final class Repeats {

  private static final Check CHECK = check(System.getProperty("queenhigh.check", "sample"));

  enum Check {
    SAMPLE,
    LONG
  }

  private Repeats() {}

  static Check check(String asked) {
    return switch (asked) {
      case "sample" -> Check.SAMPLE;
      case "long" -> Check.LONG;
      default ->
          throw new IllegalArgumentException(
              "queenhigh.check is sample or long, not '" + asked + "'");
    };
  }

  /** So often in the usual check, and so often in the long one. */
  public static int times(int sample, int full) {
    return times(CHECK, sample, full);
  }

  static int times(Check check, int sample, int full) {
    if (sample < 1 || full < sample) {
      throw new IllegalArgumentException("a sample of " + sample + " out of " + full);
    }
    return switch (check) {
      case SAMPLE -> sample;
      case LONG -> full;
    };
  }

  /** So many of all cases, others in every run: where a single one is dear. */
  public static <T> List<T> some(Class<?> test, List<T> all, int count) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, new Random(seed(test)));
    return List.copyOf(shuffled.subList(0, count));
  }

  /** A new seed in every run, so that in time all of them are tried. */
  public static long seed(Class<?> test) {
    return seed(test, new Random().nextLong());
  }

  /** Always this seed unless another is asked for: where figures hold by a margin of error. */
  public static long seed(Class<?> test, long usual) {
    long seed = asked(System.getProperty("queenhigh.seed", "" + usual));
    System.out.println(test.getSimpleName() + ": repeat with " + repeat(seed));
    return seed;
  }

  static long asked(String seed) {
    try {
      return Long.parseLong(seed);
    } catch (NumberFormatException _) {
      throw new IllegalArgumentException("queenhigh.seed is a whole number, not '" + seed + "'");
    }
  }

  /** What to say beside something that went wrong. */
  public static String repeat(long seed) {
    return "-Dqueenhigh.seed=" + seed;
  }
}
