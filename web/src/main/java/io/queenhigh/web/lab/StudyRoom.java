package io.queenhigh.web.lab;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.usual.Stopped;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where one long study at a time is under way; it can be looked at and stopped. */
final class StudyRoom {

  private static final int MOST_KEPT = 20;

  private final Map<String, Work> works = new LinkedHashMap<>();
  private int next = 1;

  /** What takes a while; it hears an interruption, and may then have found something already. */
  interface Task {
    Optional<Map<String, Object>> run(Progress progress);
  }

  /** A study that was started. */
  private static final class Work {
    private final Thread thread;
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

  /** Starts a study, unless one is under way. */
  synchronized Optional<String> start(Map<String, Object> head, Task task) {
    if (works.values().stream().anyMatch(Work::isRunning)) {
      return Optional.empty();
    }
    if (works.size() >= MOST_KEPT) {
      works.remove(works.keySet().iterator().next());
    }
    Work work = new Work(head, task);
    String id = String.valueOf(next++);
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
