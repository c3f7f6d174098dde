package io.queenhigh.lab;

/** Hears how far long work has come; called from the thread that asked for the work. */
public interface Progress {

  /** Nobody listens. */
  Progress UNHEARD = (_, _) -> {};

  /**
   * Some more is done.
   *
   * @param done parts of the work, from 0 to {@code total}
   */
  void at(long done, long total);
}
