package io.queenhigh.web.nodes;

import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.web.http.Answered;
import io.queenhigh.web.http.InnerStream;
import io.queenhigh.web.http.PassedOn;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Another node, as long as it lives: two lasting connections to it, opened beforehand. */
final class Peer implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Peer.class.getName());

  private static final int WIRES = 2;
  private static final long PATIENCE_SECONDS = 10;

  private final URI url;
  private final NodeKeys keys;
  private final AtomicLong numbers = new AtomicLong();
  private final List<Line> lines = new ArrayList<>();
  private volatile boolean closed;

  Peer(URI url, NodeKeys keys) {
    this.url = url;
    this.keys = keys;
    for (int i = 0; i < WIRES; i++) {
      lines.add(new Line());
    }
  }

  /** Who waits for words under a number. */
  private interface Ear {
    void hears(Frame frame) throws IOException;

    void cutOff();
  }

  /** One connection, or none at the moment. */
  private final class Line {
    private final ReentrantLock opening = new ReentrantLock();
    private final Map<Long, Ear> ears = new ConcurrentHashMap<>();
    private volatile @Nullable Wire wire;

    Wire open() throws IOException {
      opening.lock();
      try {
        Wire used = wire;
        if (used != null && used.isOpen()) {
          return used;
        }
        if (closed) {
          throw new IOException("that node is gone");
        }
        Wire fresh = new Wire(keys.connect(url.getHost(), url.getPort()));
        wire = fresh;
        Thread.ofVirtual().name("peer " + url.getAuthority()).start(() -> listen(fresh));
        return fresh;
      } finally {
        opening.unlock();
      }
    }

    private void listen(Wire to) {
      try {
        while (true) {
          Frame frame = to.next();
          Ear ear = ears.get(frame.number());
          if (ear != null) {
            ear.hears(frame);
          }
        }
      } catch (IOException gone) {
        LOG.log(Level.DEBUG, url + " does not speak any more: " + gone.getMessage());
      } finally {
        cut(to);
      }
    }

    /** Whoever waits is told first: closing a connection to a frozen node may take its time. */
    void cut(Wire to) {
      List<Ear> all = List.copyOf(ears.values());
      ears.clear();
      all.forEach(Ear::cutOff);
      to.close();
    }

    void say(long number, Frame frame, Ear ear) throws IOException {
      Wire to = open();
      ears.put(number, ear);
      try {
        to.send(frame);
      } catch (IOException gone) {
        cut(to);
        throw gone;
      }
      if (!to.isOpen()) {
        // It was cut off before it knew of us.
        ear.cutOff();
      }
    }

    void close() {
      Wire used = wire;
      if (used != null) {
        cut(used);
      }
    }
  }

  private Line line(long number) {
    return lines.get((int) (number % WIRES));
  }

  /** Opens its connections, so that nobody waits for them later. */
  void greet() {
    for (Line line : lines) {
      try {
        line.open();
      } catch (IOException later) {
        LOG.log(Level.WARNING, url + " cannot be reached yet: " + later.getMessage());
      }
    }
  }

  /** What it answers; empty when it is not its to answer, or it does not. */
  Optional<Answered> ask(PassedOn asked) {
    long number = numbers.incrementAndGet();
    CompletableFuture<Optional<Answered>> answer = new CompletableFuture<>();
    Line line = line(number);
    try {
      line.say(
          number,
          Frame.ask(number, asked),
          new Ear() {
            @Override
            public void hears(Frame frame) throws IOException {
              answer.complete(
                  frame.kind() == Frame.Kind.ANSWER
                      ? Optional.of(frame.answered())
                      : Optional.empty());
            }

            @Override
            public void cutOff() {
              answer.complete(Optional.empty());
            }
          });
      return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (IOException | ExecutionException | TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    } finally {
      line.ears.remove(number);
    }
  }

  /** A stream that this node passes through. */
  interface Passing extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * Begins to pass a stream through.
   *
   * @param ended called once, when nothing more comes
   * @throws IOException when it cannot be reached
   */
  Passing events(PassedOn asked, InnerStream.Sink sink, Runnable ended) throws IOException {
    long number = numbers.incrementAndGet();
    Line line = line(number);
    line.say(
        number,
        Frame.ask(number, asked),
        new Ear() {
          @Override
          public void hears(Frame frame) throws IOException {
            if (frame.kind() == Frame.Kind.EVENT) {
              sink.event(frame.bytes());
            } else {
              line.ears.remove(number);
              ended.run();
            }
          }

          @Override
          public void cutOff() {
            ended.run();
          }
        });
    return () -> {
      if (line.ears.remove(number) != null) {
        try {
          line.open().send(new Frame(Frame.Kind.END, number, new byte[0]));
        } catch (IOException _) {
          // Then it has ended anyway.
        }
      }
    };
  }

  /** Says something that wants no answer. */
  void tell(Frame frame) {
    try {
      line(0).open().send(frame);
    } catch (IOException gone) {
      LOG.log(Level.DEBUG, url + " was not told: " + gone.getMessage());
    }
  }

  /** It lives no more: whoever waits for it looks elsewhere. */
  @Override
  public void close() {
    closed = true;
    lines.forEach(Line::close);
  }
}
