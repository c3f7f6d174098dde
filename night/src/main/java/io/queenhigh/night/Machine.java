package io.queenhigh.night;

import io.queenhigh.floor.stream.Timer;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.function.Supplier;

/**
 * What one process runs on from its start to its end: hands, a timer and a clock that may be wrong.
 * When it has died nothing of it runs any more; while it is frozen, everything waits.
 */
final class Machine implements Executor, Timer, InstantSource {

  private final VirtualTime time;
  private final MachineClock clock;
  private final Supplier<Mischief> mischief;
  private boolean dead;
  private long frozenUntil;

  Machine(VirtualTime time, MachineClock clock, Supplier<Mischief> mischief) {
    this.time = time;
    this.clock = clock;
    this.mischief = mischief;
  }

  @Override
  public void execute(Runnable task) {
    later(0, task);
  }

  @Override
  public Alarm after(long millis, Runnable call) {
    boolean[] cancelled = {false};
    later(
        millis,
        () -> {
          if (!cancelled[0] && mischief.get().rings(millis)) {
            call.run();
          }
        });
    return () -> cancelled[0] = true;
  }

  private void later(long millis, Runnable task) {
    time.after(millis, () -> whenAwake(task));
  }

  private void whenAwake(Runnable task) {
    if (dead) {
      return;
    }
    if (time.now() < frozenUntil) {
      time.at(frozenUntil, () -> whenAwake(task));
      return;
    }
    task.run();
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(clock.millis(time.now()));
  }

  void dies() {
    dead = true;
  }

  void freezes(long millis) {
    frozenUntil = Math.max(frozenUntil, time.now() + millis);
  }

  boolean isDead() {
    return dead;
  }

  boolean isFrozen() {
    return time.now() < frozenUntil;
  }
}
