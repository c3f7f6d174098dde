package io.queenhigh.web.nodes;

import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.web.http.Answered;
import io.queenhigh.web.http.InnerStream;
import io.queenhigh.web.http.PassedOn;
import io.queenhigh.web.http.Route.Verb;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Another node, as long as it lives: two lasting connections to it, opened beforehand. */
final class Peer implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Peer.class.getName());

  private static final int WIRES = 2;

  /** A word that is nobody's to answer: whoever hears it says just that, and so that he lives. */
  static final PassedOn HELLO =
      new PassedOn(
          Verb.GET, "", "", Map.of(), Map.of(), Map.of(), Optional.empty(), "", new byte[0]);

  private static final Duration BETWEEN_HELLOS = Duration.ofMillis(1_500);

  /**
   * A firewall may forget a connection without a word to either side: one on which nothing has been
   * heard for so long, not even an answer to a hello, is cut, and the next word opens another.
   */
  private static final Duration SILENCE = Duration.ofSeconds(5);

  private final URI url;
  private final NodeKeys keys;
  private final AtomicLong numbers = new AtomicLong();
  private final List<Line> lines = new ArrayList<>();
  private final AtomicBoolean outOfReach = new AtomicBoolean();
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

  /** What is said on one connection, and who waits for what is said on it. */
  private final class Talk {
    private final Wire wire;
    private final Map<Long, Ear> ears = new ConcurrentHashMap<>();
    private volatile boolean over;

    Talk(Wire wire) {
      this.wire = wire;
    }

    boolean isOn() {
      return !over && wire.isOpen();
    }

    /** As long as it is open, so that silence means something. */
    private void greet() {
      try {
        while (isOn()) {
          wire.send(Frame.ask(numbers.incrementAndGet(), HELLO));
          Thread.sleep(BETWEEN_HELLOS);
        }
      } catch (IOException _) {
        // Whoever listens hears of it.
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }

    private void listen() {
      try {
        while (true) {
          Frame frame = wire.next();
          noteInReach();
          hear(frame);
        }
      } catch (SocketTimeoutException silent) {
        noteOutOfReach(silent);
      } catch (IOException gone) {
        LOG.log(Level.DEBUG, url + " does not speak any more: " + gone.getMessage());
      } finally {
        cut();
      }
    }

    /** What one of them cannot make sense of, of a later version perhaps, cuts off nobody else. */
    private void hear(Frame frame) {
      Ear ear = ears.get(frame.number());
      if (ear != null) {
        try {
          ear.hears(frame);
        } catch (IOException | RuntimeException strange) {
          LOG.log(Level.DEBUG, url + " says what nobody understands: " + strange.getMessage());
          cutOff(frame.number());
        }
      }
    }

    /**
     * Whoever waits is told first: closing a connection to a frozen node may take its time. Whoever
     * comes after that sees that it is over.
     */
    void cut() {
      over = true;
      ears.keySet().forEach(this::cutOff);
      wire.close();
    }

    private void cutOff(long number) {
      Optional.ofNullable(ears.remove(number)).ifPresent(Ear::cutOff);
    }

    void say(long number, Frame frame, Ear ear) throws IOException {
      ears.put(number, ear);
      try {
        wire.send(frame);
      } catch (IOException gone) {
        cut();
        throw gone;
      }
      if (!isOn()) {
        // It was cut off before it knew of us.
        cutOff(number);
      }
    }

    /** Nobody waits for it any more; whether somebody still did. */
    boolean forget(long number) {
      return ears.remove(number) != null;
    }
  }

  /** One connection, or none at the moment. */
  private final class Line {
    private final ReentrantLock opening = new ReentrantLock(true);
    private volatile @Nullable Talk talk;
    private long failedNanos = System.nanoTime();

    Talk open() throws IOException {
      Optional<Talk> used = used();
      return used.isPresent() ? used.get() : opened();
    }

    private Optional<Talk> used() {
      return Optional.ofNullable(talk).filter(Talk::isOn);
    }

    /**
     * One tries, and all who have come meanwhile hear how that went: if each of a crowd tried for
     * himself, what the last one asks would be heard minutes after he has gone.
     */
    private Talk opened() throws IOException {
      long came = System.nanoTime();
      opening.lock();
      try {
        Optional<Talk> used = used();
        if (used.isPresent()) {
          return used.get();
        }
        if (closed) {
          throw new IOException("that node is gone");
        }
        if (failedNanos - came > 0) {
          throw new IOException("somebody else has just tried in vain");
        }
        return begin();
      } finally {
        opening.unlock();
      }
    }

    private Talk begin() throws IOException {
      try {
        Wire fresh = new Wire(keys.connect(url.getHost(), url.getPort()));
        fresh.endsAfter(SILENCE);
        Talk begun = new Talk(fresh);
        talk = begun;
        if (closed) {
          // Whoever closed it did not see this one.
          begun.cut();
          throw new IOException("that node is gone");
        }
        Thread.ofVirtual().name("peer " + url.getAuthority()).start(begun::listen);
        Thread.ofVirtual().name("hello " + url.getAuthority()).start(begun::greet);
        return begun;
      } catch (IOException unreachable) {
        failedNanos = System.nanoTime();
        noteOutOfReach(unreachable);
        throw unreachable;
      }
    }

    void close() {
      Optional.ofNullable(talk).ifPresent(Talk::cut);
    }
  }

  /** Said once, however many want to speak with it. */
  private void noteOutOfReach(IOException why) {
    if (!closed && outOfReach.compareAndSet(false, true)) {
      LOG.log(
          Level.WARNING,
          url + " lives and cannot be reached; what is asked about its tables waits: " + why);
    }
  }

  private void noteInReach() {
    if (outOfReach.compareAndSet(true, false)) {
      LOG.log(Level.INFO, url + " can be reached again");
    }
  }

  boolean isOutOfReach() {
    return outOfReach.get();
  }

  private Line line(long number) {
    return lines.get((int) (number % WIRES));
  }

  /** Opens its connections, so that nobody waits for them later. */
  void greet() {
    for (Line line : lines) {
      try {
        line.open();
      } catch (IOException _) {
        // It has been said, and whoever wants to speak with it tries again.
      }
    }
  }

  /** Speaks with it once, for so long at most, so that nobody waits for the first words later. */
  void meet(Duration patience) {
    Optional<Answered> _ = ask(HELLO, patience);
  }

  /** What it answers within so long; empty when it is not its to answer, or it does not. */
  Optional<Answered> ask(PassedOn asked, Duration patience) {
    long number = numbers.incrementAndGet();
    CompletableFuture<Optional<Answered>> answer = new CompletableFuture<>();
    try {
      Talk talk = line(number).open();
      try {
        talk.say(
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
        return answer.get(patience.toNanos(), TimeUnit.NANOSECONDS);
      } finally {
        boolean _ = talk.forget(number);
      }
    } catch (IOException | ExecutionException | TimeoutException e) {
      return Optional.empty();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return Optional.empty();
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
    Talk talk = line(number).open();
    talk.say(
        number,
        Frame.ask(number, asked),
        new Ear() {
          @Override
          public void hears(Frame frame) throws IOException {
            if (frame.kind() == Frame.Kind.EVENT) {
              sink.event(frame.bytes());
            } else {
              boolean _ = talk.forget(number);
              ended.run();
            }
          }

          @Override
          public void cutOff() {
            ended.run();
          }
        });
    return () -> {
      if (talk.forget(number)) {
        try {
          talk.wire.send(new Frame(Frame.Kind.END, number, new byte[0]));
        } catch (IOException _) {
          // Then it has ended anyway.
        }
      }
    };
  }

  /** Says something that wants no answer. */
  void tell(Frame frame) {
    try {
      line(0).open().wire.send(frame);
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
