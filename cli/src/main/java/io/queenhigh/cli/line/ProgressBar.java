package io.queenhigh.cli.line;

import io.queenhigh.lab.Progress;
import java.util.function.LongSupplier;

/**
 * How far long work has come, drawn over itself on standard error when a person watches. Work that
 * ends within two seconds is not worth a bar.
 */
public final class ProgressBar implements Progress, AutoCloseable {

  private static final long QUIET_NANOS = 2_000_000_000L;
  private static final long BETWEEN_NANOS = 100_000_000L;
  private static final int WIDTH = 30;

  private final String what;
  private final Terminal terminal;
  private final LongSupplier nanos;
  private final long start;
  private long next;
  private boolean drawn;

  public ProgressBar(String what, Terminal terminal) {
    this(what, terminal, System::nanoTime);
  }

  public ProgressBar(String what, Terminal terminal, LongSupplier nanos) {
    this.what = what;
    this.terminal = terminal;
    this.nanos = nanos;
    start = nanos.getAsLong();
    next = start + QUIET_NANOS;
  }

  @Override
  public void at(long done, long total) {
    long now = nanos.getAsLong();
    if (!terminal.isWatched() || now - next < 0 || done <= 0) {
      return;
    }
    next = now + BETWEEN_NANOS;
    drawn = true;
    double part = (double) done / total;
    int full = (int) (part * WIDTH);
    terminal.redraw(
        "%s  %s%s %3d %%  %s left"
            .formatted(
                what,
                "█".repeat(full),
                "░".repeat(WIDTH - full),
                (int) (100 * part),
                time((long) ((now - start) * (1 - part) / part))));
  }

  /** Wipes the bar, so that what follows starts on a clean line. */
  @Override
  public void close() {
    if (drawn) {
      terminal.redraw("");
      drawn = false;
    }
  }

  private static String time(long nanos) {
    long seconds = nanos / 1_000_000_000L + 1;
    return seconds < 60 ? seconds + " s" : seconds / 60 + " min " + seconds % 60 + " s";
  }
}
