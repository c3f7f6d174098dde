package io.queenhigh.web.http;

import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * One reader's stream of events. Whoever speaks puts events into a short queue and never waits; one
 * virtual thread writes them out. A reader who lets the queue overflow is sent away and comes back
 * with the id of the last event he saw.
 */
public final class EventStream {
  private static final byte[] HEARTBEAT = ": \n\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NOTHING = {};

  /** Stands in the queue for whatever is to be shown when its turn comes. */
  private static final byte[] SHOWN = {};

  private final ServletOutputStream out;
  private final BlockingQueue<byte[]> queue;
  private final AtomicReference<byte @Nullable []> shown = new AtomicReference<>();
  private volatile boolean ending;

  EventStream(ServletOutputStream out, int most) {
    this.out = out;
    this.queue = new LinkedBlockingQueue<>(most);
  }

  /**
   * Puts an event into the queue; one too many ends the stream.
   *
   * @param id where a reader takes the stream up again; 0 for what leaves that place as it was
   */
  public void send(long id, String json) {
    if (!ending && !queue.offer(event(id, json))) {
      end();
    }
  }

  /**
   * Puts into the queue what counts only until the next of its kind: while one waits there, a newer
   * one takes its place.
   */
  public void show(String json) {
    if (!ending && shown.getAndSet(event(0, json)) == null && !queue.offer(SHOWN)) {
      end();
    }
  }

  /** The last thing the reader hears. */
  void bye(String json) {
    if (!ending) {
      queue.clear();
      boolean _ =
          queue.offer(("event: bye\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8));
      end();
    }
  }

  /** Writes what is in the queue and then closes. */
  public void end() {
    ending = true;
    boolean _ = queue.offer(NOTHING);
  }

  /** Writes until the stream ends, the reader is gone, or he is no longer welcome. */
  void write(byte[] greeting, Duration heartbeat, BooleanSupplier stillWelcome) throws IOException {
    out.write(greeting);
    // A reader who comes back may have nothing new to hear for a while, and still must know that he
    // is connected.
    out.flush();
    long askAt = System.nanoTime() + heartbeat.toNanos();
    while (true) {
      byte[] event = next(heartbeat);
      if (System.nanoTime() - askAt >= 0) {
        if (!stillWelcome.getAsBoolean()) {
          return;
        }
        askAt = System.nanoTime() + heartbeat.toNanos();
      }
      out.write(event == null ? HEARTBEAT : event);
      if (queue.isEmpty()) {
        out.flush();
        if (ending) {
          return;
        }
      }
    }
  }

  private byte @Nullable [] next(Duration heartbeat) {
    try {
      byte[] event = queue.poll(heartbeat.toMillis(), TimeUnit.MILLISECONDS);
      return event == SHOWN ? shown.getAndSet(null) : event;
    } catch (InterruptedException _) {
      ending = true;
      return NOTHING;
    }
  }

  private static byte[] event(long id, String json) {
    String line = id == 0 ? "" : "id: " + id + "\n";
    return (line + "data: " + json + "\n\n").getBytes(StandardCharsets.UTF_8);
  }
}
