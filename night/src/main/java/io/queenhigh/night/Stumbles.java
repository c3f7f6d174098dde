package io.queenhigh.night;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;

/**
 * Listens to the floor's log while a night is on: what it calls an error is a mistake of ours.
 * Nights on other threads have listeners of their own.
 */
final class Stumbles extends Handler {

  private static final Logger FLOOR = Logger.getLogger("io.queenhigh.floor");

  private static int listeners;

  private final Consumer<Broken> broken;
  private final Thread night = Thread.currentThread();

  private Stumbles(Consumer<Broken> broken) {
    this.broken = broken;
  }

  static Stumbles listen(Consumer<Broken> broken) {
    Stumbles stumbles = new Stumbles(broken);
    FLOOR.addHandler(stumbles);
    count(1);
    return stumbles;
  }

  /** The log is nobody else's while any night is on. */
  private static synchronized void count(int more) {
    listeners += more;
    FLOOR.setUseParentHandlers(listeners == 0);
  }

  @Override
  public void publish(LogRecord line) {
    if (Thread.currentThread().equals(night)
        && line.getLevel().intValue() >= Level.SEVERE.intValue()) {
      Throwable thrown = line.getThrown();
      broken.accept(
          Broken.of(
              Property.NO_MISTAKE,
              thrown == null ? "logged" : FaultyWire.kindOf(thrown),
              line.getMessage() + (thrown == null ? "" : ": " + thrown + where(thrown))));
    }
  }

  private static String where(Throwable thrown) {
    return Arrays.stream(thrown.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith("io.queenhigh"))
        .limit(4)
        .map(frame -> " at " + frame)
        .collect(Collectors.joining());
  }

  @Override
  public void flush() {}

  @Override
  public void close() {
    FLOOR.removeHandler(this);
    count(-1);
  }
}
