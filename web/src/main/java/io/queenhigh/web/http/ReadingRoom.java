package io.queenhigh.web.http;

import io.queenhigh.floor.store.Onlookers;
import io.queenhigh.web.http.Problem.Kind;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * Where answers are made that have to be looked up in the store, and others that keep a core busy:
 * a placard, a drill, a long text that is packed. A few threads of its own do that and nothing
 * else, so that whoever asks for long lists waits for others who do, and no command waits for any
 * of them: on virtual threads, which nobody interrupts, hundreds of them stood in front of it.
 * Addresses take turns: one that asks a thousand times stands in front of nobody else.
 *
 * <pre>
 *   GET /api/rounds ─▶ who waits, by address ─▶ desk, desk (platform threads, connections of onlookers)
 *   POST …/bet      ─▶ its own virtual thread, the writer
 * </pre>
 */
final class ReadingRoom implements AutoCloseable {

  /**
   * How much room there is.
   *
   * @param desks how many look something up at once
   * @param mostWaiting how many may wait for a desk
   * @param mostOfAnAddress how many of them may come from one address
   * @param patience how long somebody waits before he is sent away
   */
  record Size(int desks, int mostWaiting, int mostOfAnAddress, Duration patience) {

    /** Half of the machine, as the lab has it, but never one desk alone. */
    static Size usual() {
      return new Size(
          Math.max(2, Runtime.getRuntime().availableProcessors() / 2),
          500,
          100,
          Duration.ofSeconds(10));
    }
  }

  private record Asked(Supplier<Response> answer, CompletableFuture<Response> told) {}

  private final Size size;
  private final List<Thread> desks = new ArrayList<>();
  private final Map<String, Deque<Asked>> waiting = new LinkedHashMap<>();
  private int waitingInAll;
  private boolean closed;

  ReadingRoom(Size size) {
    this.size = size;
    for (int desk = 1; desk <= size.desks(); desk++) {
      desks.add(Thread.ofPlatform().daemon().name("reading-" + desk).start(this::serve));
    }
  }

  /** The answer to somebody's question, when it is his turn. */
  Response answer(String address, Supplier<Response> answer) {
    Asked asked = new Asked(answer, new CompletableFuture<>());
    if (!queue(address, asked)) {
      return later();
    }
    try {
      return asked.told().get(size.patience().toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException _) {
      leave(address, asked);
      return later();
    } catch (InterruptedException _) {
      leave(address, asked);
      Thread.currentThread().interrupt();
      return later();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof RuntimeException mistake) {
        throw mistake;
      }
      throw new IllegalStateException(e.getCause());
    }
  }

  private static Response later() {
    return new Response.No(
        Problem.of(
                Kind.UNAVAILABLE,
                "Too many people are looking things up right now; ask again in a moment.")
            .retryAfter(2));
  }

  synchronized int waiting() {
    return waitingInAll;
  }

  private synchronized boolean queue(String address, Asked asked) {
    Deque<Asked> his = waiting.getOrDefault(address, new ArrayDeque<>());
    if (closed || waitingInAll >= size.mostWaiting() || his.size() >= size.mostOfAnAddress()) {
      return false;
    }
    his.add(asked);
    waiting.putIfAbsent(address, his);
    waitingInAll++;
    notify();
    return true;
  }

  private synchronized void leave(String address, Asked asked) {
    Deque<Asked> his = waiting.getOrDefault(address, new ArrayDeque<>());
    if (his.remove(asked)) {
      waitingInAll--;
    }
    if (his.isEmpty()) {
      waiting.remove(address);
    }
  }

  private void serve() {
    for (Optional<Asked> asked = next(); asked.isPresent(); asked = next()) {
      CompletableFuture<Response> told = asked.get().told();
      try {
        told.complete(Onlookers.look(asked.get().answer()));
      } catch (RuntimeException | Error e) {
        told.completeExceptionally(e);
      }
    }
  }

  /**
   * The first of the address whose turn it is; then that address goes to the end of the line.
   * Nobody once the room is closed.
   */
  private synchronized Optional<Asked> next() {
    while (waiting.isEmpty()) {
      if (closed) {
        return Optional.empty();
      }
      try {
        wait();
      } catch (InterruptedException _) {
        // Nobody has a reason to interrupt a desk; it ends when the room is closed.
      }
    }
    Map.Entry<String, Deque<Asked>> first = waiting.entrySet().iterator().next();
    Deque<Asked> his = first.getValue();
    waiting.remove(first.getKey());
    Asked asked = his.remove();
    if (!his.isEmpty()) {
      waiting.put(first.getKey(), his);
    }
    waitingInAll--;
    return Optional.of(asked);
  }

  /** Who still waits is served; nobody is let in any more. */
  @Override
  public synchronized void close() {
    closed = true;
    notifyAll();
  }
}
