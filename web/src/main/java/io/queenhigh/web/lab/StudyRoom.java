package io.queenhigh.web.lab;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.usual.Stopped;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Where one long study at a time is under way; it can be looked at and stopped by whoever knows its
 * number. Anybody may start one, so that none has the machine to itself: after a minute it makes
 * room for the next, and after ten it ends. What it has found stays.
 */
final class StudyRoom {

  private static final int MOST_KEPT = 20;

  /** One that works, and one that has not heard yet that its turn is over. */
  private static final int MOST_AT_WORK = 2;

  private static final long TURN_NANOS = Duration.ofMinutes(1).toNanos();
  private static final long LONGEST_NANOS = Duration.ofMinutes(10).toNanos();

  private final Map<String, Work> works = new LinkedHashMap<>();
  private final SecureRandom chance = new SecureRandom();
  private final LongSupplier nanos;

  StudyRoom() {
    this(System::nanoTime);
  }

  StudyRoom(LongSupplier nanos) {
    this.nanos = nanos;
  }

  /** What takes a while; it hears an interruption, and may then have found something already. */
  interface Task {
    Optional<Map<String, Object>> run(Progress progress);
  }

  /** A study that was started. */
  private final class Work {
    private final Thread thread;
    private final long began = nanos.getAsLong();
    private final Map<String, Object> head;
    private volatile long done;
    private volatile long total = 1;
    private volatile String state = "running";
    private volatile @Nullable Map<String, Object> found;

    private Work(Map<String, Object> head, Task task) {
      this.head = head;
      thread = Thread.ofPlatform().daemon().name("lab study").unstarted(() -> run(task));
    }

    private void run(Task task) {
      try {
        task.run(this::at).ifPresent(result -> found = result);
        state = Thread.currentThread().isInterrupted() ? "stopped" : "done";
      } catch (Stopped _) {
        state = "stopped";
      } catch (RuntimeException failed) {
        state = "failed";
        throw failed;
      }
    }

    private void at(long so, long many) {
      done = so;
      total = many;
      if (hasHad(LONGEST_NANOS)) {
        thread.interrupt();
      }
    }

    private boolean hasHad(long time) {
      return nanos.getAsLong() - began >= time;
    }

    private boolean isRunning() {
      return state.equals("running");
    }

    private Map<String, Object> json(String id) {
      Map<String, Object> object = new LinkedHashMap<>(head);
      object.put("study", id);
      object.put("state", state);
      object.put("done", done);
      object.put("total", total);
      Map<String, Object> result = found;
      if (result != null) {
        object.put("result", result);
      }
      return object;
    }
  }

  /** Starts a study, unless one is under way that has not had its turn. */
  synchronized Optional<String> start(Map<String, Object> head, Task task) {
    List<Work> atWork = works.values().stream().filter(Work::isRunning).toList();
    if (atWork.size() >= MOST_AT_WORK || !atWork.stream().allMatch(one -> one.hasHad(TURN_NANOS))) {
      return Optional.empty();
    }
    atWork.forEach(one -> one.thread.interrupt());
    if (works.size() >= MOST_KEPT) {
      works.remove(works.keySet().iterator().next());
    }
    Work work = new Work(head, task);
    String id = HexFormat.of().toHexDigits(chance.nextLong());
    works.put(id, work);
    work.thread.start();
    return Optional.of(id);
  }

  synchronized Optional<Map<String, Object>> look(String id) {
    return Optional.ofNullable(works.get(id)).map(work -> work.json(id));
  }

  /** Asks a study to end; what it has found so far stays. */
  Optional<Map<String, Object>> stop(String id) {
    Work work;
    synchronized (this) {
      work = works.get(id);
    }
    if (work == null) {
      return Optional.empty();
    }
    work.thread.interrupt();
    return look(id);
  }
}
