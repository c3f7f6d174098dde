package io.queenhigh.web.lab;

import io.queenhigh.lab.json.UsualJson;
import io.queenhigh.lab.usual.Base;
import io.queenhigh.lab.usual.Gains;
import io.queenhigh.lab.usual.Stopped;
import io.queenhigh.lab.usual.Studied;
import io.queenhigh.lab.usual.Study;
import io.queenhigh.lab.usual.Studying;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where one long study at a time is under way; it can be looked at and stopped. */
final class StudyRoom {

  private static final int MOST_KEPT = 20;

  private final Map<String, Work> works = new LinkedHashMap<>();
  private int next = 1;

  /** A study that was started. */
  private static final class Work {
    private final Thread thread;
    private final Map<String, Object> head;
    private volatile long done;
    private volatile long total = 1;
    private volatile String state = "running";
    private volatile @Nullable Map<String, Object> found;

    private Work(Studied game, Map<String, Object> head, int spots) {
      this.head = head;
      thread = Thread.ofPlatform().daemon().name("face-up study").unstarted(() -> run(game, spots));
    }

    private void run(Studied game, int spots) {
      try {
        Base base = game.base(this::at);
        Study study =
            new Studying(game, List.of(spots), Gains.WISHED, Optional.empty(), 1, false)
                .run(base, Optional.empty(), this::at, _ -> {});
        if (study.tables().getFirst().deals() > 1) {
          found = UsualJson.at(study.base(), study.tables().getFirst());
        }
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
  synchronized Optional<String> start(Studied game, Map<String, Object> head, int spots) {
    if (works.values().stream().anyMatch(Work::isRunning)) {
      return Optional.empty();
    }
    if (works.size() >= MOST_KEPT) {
      works.remove(works.keySet().iterator().next());
    }
    Work work = new Work(game, head, spots);
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
