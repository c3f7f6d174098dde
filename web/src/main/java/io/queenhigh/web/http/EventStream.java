package io.queenhigh.web.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One reader's stream of events. Whoever speaks puts events into a short queue and never waits; one
 * virtual thread writes them out. A reader who lets the queue overflow is sent away and comes back
 * with the id of the last event he saw.
 */
public final class EventStream {
  private static final byte[] HEARTBEAT = ": \n\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NOTHING = {};

  /** No event is told to somebody who was asked about longer ago. */
  private static final Duration ASK = Duration.ofSeconds(1);

  /** Whoever nobody can tell about for so long does better to come back, by another node. */
  private static final Duration PATIENCE = Duration.ofSeconds(12);

  private final OutputStream out;
  private final BlockingQueue<Supplier<byte[]>> queue;
  private final AtomicReference<byte @Nullable []> shown = new AtomicReference<>();
  private volatile boolean ending;

  EventStream(OutputStream out, int most) {
    this.out = out;
    this.queue = new LinkedBlockingQueue<>(most);
  }

  /**
   * Puts an event into the queue; one too many ends the stream.
   *
   * @param id where a reader takes the stream up again; 0 for what leaves that place as it was
   */
  public void send(long id, String json) {
    if (!ending && !queue.offer(said(event(id, json)))) {
      end();
    }
  }

  /**
   * Puts into the queue what counts only until the next of its kind: while one waits there, a newer
   * one takes its place.
   */
  public void show(String json) {
    if (!ending && shown.getAndSet(event(0, json)) == null && !queue.offer(this::takeShown)) {
      end();
    }
  }

  /** Puts an event into the queue as another stream has spelled it. */
  public void pass(byte[] event) {
    if (!ending && !queue.offer(said(event))) {
      end();
    }
  }

  /** The last thing the reader hears. */
  void bye(String json) {
    if (!ending) {
      queue.clear();
      boolean _ =
          queue.offer(
              said(("event: bye\ndata: " + json + "\n\n").getBytes(StandardCharsets.UTF_8)));
      end();
    }
  }

  /** Writes what is in the queue and then closes. */
  public void end() {
    ending = true;
    boolean _ = queue.offer(said(NOTHING));
  }

  /** Writes until the stream ends, the reader is gone, or he is no longer welcome. */
  void write(byte[] greeting, Duration heartbeat, Supplier<Welcome> stillWelcome)
      throws IOException {
    out.write(greeting);
    // A reader who comes back may have nothing new to hear for a while, and still must know that he
    // is connected.
    out.flush();
    long askNanos = Math.min(heartbeat.toNanos(), ASK.toNanos());
    long askAt = System.nanoTime() + askNanos;
    while (true) {
      byte[] event = next(heartbeat);
      if (System.nanoTime() - askAt >= 0) {
        if (!isWelcome(stillWelcome)) {
          return;
        }
        askAt = System.nanoTime() + askNanos;
      }
      out.write(event == null ? HEARTBEAT : event);
      if (queue.isEmpty()) {
        out.flush();
        // Asked in this order: what was put in before the end was said is still to be written.
        if (ending && queue.isEmpty()) {
          return;
        }
      }
    }
  }

  /** He hears nothing as long as nobody can tell: what happens at other nodes is not for all. */
  private boolean isWelcome(Supplier<Welcome> still) throws IOException {
    long until = System.nanoTime() + PATIENCE.toNanos();
    Welcome now = still.get();
    while (now == Welcome.NOBODY_KNOWS && System.nanoTime() - until < 0 && !ending) {
      out.write(HEARTBEAT);
      out.flush();
      breathe();
      now = still.get();
    }
    return now == Welcome.YES;
  }

  private void breathe() {
    try {
      Thread.sleep(ASK);
    } catch (InterruptedException _) {
      ending = true;
    }
  }

  private byte @Nullable [] next(Duration heartbeat) {
    try {
      Supplier<byte[]> event = queue.poll(heartbeat.toMillis(), TimeUnit.MILLISECONDS);
      return event == null ? null : event.get();
    } catch (InterruptedException _) {
      ending = true;
      return NOTHING;
    }
  }

  private byte[] takeShown() {
    byte[] newest = shown.getAndSet(null);
    return newest == null ? NOTHING : newest;
  }

  private static Supplier<byte[]> said(byte[] event) {
    return () -> event;
  }

  private static byte[] event(long id, String json) {
    String line = id == 0 ? "" : "id: " + id + "\n";
    return (line + "data: " + json + "\n\n").getBytes(StandardCharsets.UTF_8);
  }
}
