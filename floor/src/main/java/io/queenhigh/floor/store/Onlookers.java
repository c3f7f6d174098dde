package io.queenhigh.floor.store;

import java.util.function.Supplier;

/**
 * Those who look things up and change nothing. They ask a store by connections of their own, so
 * that however many they are and however long their lists, a command finds its own free.
 */
public final class Onlookers {

  private static final ScopedValue<Boolean> LOOKING = ScopedValue.newInstance();

  private Onlookers() {}

  /**
   * Answers as an onlooker: whatever is read from a store meanwhile is read by their connections.
   */
  public static <T> T look(Supplier<T> answer) {
    return ScopedValue.where(LOOKING, true).call(answer::get);
  }

  static boolean isOne() {
    return LOOKING.isBound();
  }
}
