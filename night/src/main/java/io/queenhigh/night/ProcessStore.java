package io.queenhigh.night;

import io.queenhigh.floor.store.Ceiling;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/**
 * The store as one process of the floor sees it: through a queue of its own, late, and in the
 * weather that it is. What has not reached the disk when its process dies or its machine loses
 * power never does.
 */
final class ProcessStore extends StoreBehind {

  private final VirtualTime time;
  private final Machine machine;
  private final Disk disk;
  private final StoreWeather weather;
  private final Counts counts;
  private final Deque<Pending> queue = new ArrayDeque<>();
  private final Runnable stuck;

  private static final class Pending {
    private final Writing writing;
    private final Optional<Ceiling> ceiling;
    private final CompletableFuture<Written> told = new CompletableFuture<>();

    /** Whether the database has it, so that it is written even if the process stops here. */
    private boolean sent;

    Pending(Writing writing, Optional<Ceiling> ceiling) {
      this.writing = writing;
      this.ceiling = ceiling;
    }
  }

  /**
   * The store of one process.
   *
   * @param stuck is told when a writing will never be answered
   */
  ProcessStore(
      VirtualTime time,
      Machine machine,
      Disk disk,
      StoreWeather weather,
      Counts counts,
      Runnable stuck) {
    this.time = time;
    this.machine = machine;
    this.disk = disk;
    this.weather = weather;
    this.counts = counts;
    this.stuck = stuck;
  }

  @Override
  public CompletableFuture<Written> write(Writing writing) {
    return write(new Pending(writing, Optional.empty()));
  }

  @Override
  public CompletableFuture<Written> write(Writing writing, Ceiling ceiling) {
    return write(new Pending(writing, Optional.of(ceiling)));
  }

  private CompletableFuture<Written> write(Pending page) {
    queue.add(page);
    disk.mischief().acknowledgedTooEarly(page.writing).ifPresent(page.told::complete);
    if (queue.size() == 1) {
      takeNext();
    }
    return page.told;
  }

  private void takeNext() {
    if (!queue.isEmpty()) {
      Pending page = queue.element();
      page.sent = !machine.isFrozen();
      time.after(disk.mischief().flushMillis(weather.latencyMillis()), () -> commit(page));
    }
  }

  private void commit(Pending page) {
    if (queue.peek() != page) {
      return; // Its process is gone, and it with it.
    }
    if (machine.isFrozen() && !page.sent) {
      machine.execute(() -> commit(page));
      return;
    }
    queue.remove();
    Optional<String> why = weather.why();
    if (why.isPresent()) {
      answer(page, new Written.Failed(why.get()), 0);
    } else {
      weather
          .mishap()
          .ifPresentOrElse(mishap -> mishap(page, mishap), () -> answer(page, onDisk(page), 0));
    }
    takeNext();
  }

  private void mishap(Pending page, StoreWeather.Mishap mishap) {
    Written written =
        mishap.written() ? onDisk(page) : new Written.Failed("Cut off. Nothing was written.");
    if (mishap.fault() == Fault.NO_ANSWER) {
      stuck.run();
    } else if (mishap.fault() == Fault.ANSWER_LOST) {
      answer(
          page,
          new Written.Failed("Whether this was written is not known; read the stream."),
          mishap.millis());
    } else {
      // Late, or cut off: the store finds out what became of it before it says anything.
      answer(page, written, mishap.millis());
    }
  }

  private Written onDisk(Pending page) {
    Written written = disk.write(page.writing, page.ceiling);
    if (written instanceof Written.Fenced) {
      counts.fenced++;
    }
    return written;
  }

  private void answer(Pending page, Written written, long millis) {
    time.after(millis, () -> machine.execute(() -> page.told.complete(written)));
  }

  /**
   * The process is killed. What the database has already got of it may still be written.
   *
   * @param through whether it is
   */
  void dies(boolean through) {
    if (!queue.isEmpty() && queue.element().sent && through && weather.why().isEmpty()) {
      disk.write(queue.element().writing, queue.element().ceiling);
    }
    queue.clear();
  }

  @Override
  Store read() {
    if (weather.isAway()) {
      counts.fault(Fault.AWAY);
      throw new StoreUnavailable("The database cannot be reached; try again later.", null);
    }
    return disk.store();
  }

  @Override
  public Vault vault() {
    return disk.store().vault();
  }

  @Override
  public Optional<Entry> lineOf(String stream, String command) {
    return disk.mischief().lineOf(super.lineOf(stream, command));
  }
}
