package io.queenhigh.lab;

import java.util.function.Supplier;

/**
 * How many processors a study takes: all of them, unless whoever asks for it shares the machine
 * with others, as a floor does with its visitors.
 */
public final class Processors {

  private static final ScopedValue<Integer> MOST = ScopedValue.newInstance();

  private Processors() {}

  /** Does something with so many processors at most. */
  public static <T> T atMost(int most, Supplier<T> work) {
    return ScopedValue.where(MOST, most).call(work::get);
  }

  /** For whoever shares work out. */
  public static int toUse() {
    return MOST.orElse(Runtime.getRuntime().availableProcessors());
  }
}
