package io.queenhigh.floor.stream;

/** Calls back after a while. */
@FunctionalInterface
public interface Timer {

  /** A call that is waited for. */
  @FunctionalInterface
  interface Alarm {
    void cancel();
  }

  Alarm after(long millis, Runnable call);
}
