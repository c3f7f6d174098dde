package io.queenhigh.web.nodes;

import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.web.http.Answered;
import io.queenhigh.web.http.InnerStream;
import io.queenhigh.web.http.PassedOn;
import io.queenhigh.web.http.Response;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;

/** Where other nodes come in: only those with a certificate of this floor's. */
final class NodeServer implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(NodeServer.class.getName());

  /** As many events as a reader may lag behind, and some more. */
  private static final int MOST_WAITING = 1_000;

  private static final Duration BREATH = Duration.ofSeconds(1);

  /**
   * Whoever asks says hello more often, and has cut the connection by then if nothing came back: a
   * machine without power says no word, and its readers must not keep their seats.
   */
  private static final Duration SILENCE = Duration.ofSeconds(10);

  /** For how long a node that tries its certificate waits for an answer. */
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final NodeKeys keys;
  private final SSLServerSocket door;
  private final Function<PassedOn, Optional<Response>> answers;
  private final Consumer<String> standsUp;
  private final Runnable look;
  private final Set<Wire> wires = ConcurrentHashMap.newKeySet();

  /**
   * Opens.
   *
   * @param answers empty for what this node does not have
   */
  NodeServer(
      URI url,
      NodeKeys keys,
      Function<PassedOn, Optional<Response>> answers,
      Consumer<String> standsUp,
      Runnable look)
      throws IOException {
    this.keys = keys;
    this.door = keys.listen(url.getHost(), url.getPort());
    this.answers = answers;
    this.standsUp = standsUp;
    this.look = look;
    Thread.ofPlatform().name("nodes").daemon().start(this::welcome);
  }

  private void welcome() {
    while (!door.isClosed()) {
      try {
        SSLSocket socket = (SSLSocket) door.accept();
        Thread.ofVirtual().name("node " + socket.getInetAddress()).start(() -> serve(socket));
      } catch (IOException e) {
        if (!door.isClosed()) {
          LOG.log(Level.WARNING, "A node could not come in: " + e.getMessage());
          breathe();
        }
      }
    }
  }

  /** Without a file to spare the next try would fail as quickly, and fill the log. */
  private static void breathe() {
    try {
      Thread.sleep(BREATH);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** What is asked on a wire, from its first word on: it may be given up before it is answered. */
  private static final class Asked {
    private Optional<InnerStream> stream = Optional.empty();
    private boolean over;

    synchronized void begins(InnerStream answer) {
      stream = Optional.of(answer);
      if (over) {
        answer.end();
      }
    }

    synchronized void end() {
      over = true;
      stream.ifPresent(InnerStream::end);
    }
  }

  private void serve(SSLSocket socket) {
    Map<Long, Asked> open = new ConcurrentHashMap<>();
    try (socket) {
      NodeKeys.shakeHands(socket);
      try (Wire wire = new Wire(socket)) {
        wires.add(wire);
        wire.endsAfter(SILENCE);
        while (true) {
          Frame frame = wire.next();
          switch (frame.kind()) {
            case ASK -> {
              Asked asked = new Asked();
              open.put(frame.number(), asked);
              Thread.ofVirtual()
                  .name("asked")
                  .start(
                      () -> {
                        try {
                          answer(wire, frame, asked);
                        } finally {
                          open.remove(frame.number());
                        }
                      });
            }
            case END -> Optional.ofNullable(open.get(frame.number())).ifPresent(Asked::end);
            case LOOK -> look.run();
            case STANDS_UP -> standsUp.accept(new String(frame.bytes(), StandardCharsets.UTF_8));
            case ANSWER, NOT_MINE, EVENT -> throw new IOException("that is no question");
          }
        }
      }
    } catch (IOException gone) {
      LOG.log(Level.DEBUG, "A node has gone: " + gone.getMessage());
    } finally {
      open.values().forEach(Asked::end);
      wires.removeIf(wire -> !wire.isOpen());
    }
  }

  private void answer(Wire wire, Frame frame, Asked begun) {
    long number = frame.number();
    PassedOn asked;
    try {
      asked = frame.asked();
    } catch (IOException | RuntimeException strange) {
      // A later version may ask in words that we do not know; others on this wire are waiting.
      LOG.log(Level.WARNING, "What another node asked is not understood here: " + strange);
      notMine(wire, number);
      return;
    }
    try {
      Optional<Response> response = answers.apply(asked);
      if (response.isEmpty()) {
        notMine(wire, number);
      } else if (response.get() instanceof Response.Events events) {
        InnerStream stream =
            new InnerStream(
                events,
                MOST_WAITING,
                event -> wire.send(new Frame(Frame.Kind.EVENT, number, event)));
        begun.begins(stream);
        stream.run();
        wire.send(new Frame(Frame.Kind.END, number, new byte[0]));
      } else {
        wire.send(Frame.answer(number, Answered.of(response.get(), asked.path())));
      }
    } catch (IOException gone) {
      wire.close();
    } catch (RuntimeException mistake) {
      LOG.log(Level.ERROR, "What another node asked could not be answered", mistake);
      notMine(wire, number);
    }
  }

  private static void notMine(Wire wire, long number) {
    try {
      wire.send(new Frame(Frame.Kind.NOT_MINE, number, new byte[0]));
    } catch (IOException gone) {
      wire.close();
    }
  }

  /**
   * Comes in as another node would: what is wrong with this node's certificate, only the others
   * would hear.
   *
   * @param host by which the others call it
   * @throws IOException when they could not speak with it
   */
  void tryOneself(String host) throws IOException {
    InetAddress here = door.getInetAddress();
    if (here.isAnyLocalAddress()) {
      here = InetAddress.getLoopbackAddress();
    }
    sayHello(keys, host, new InetSocketAddress(here, port()));
  }

  /** Comes in, and waits for a word: only then has the other side looked at our certificate. */
  static void sayHello(NodeKeys keys, String host, InetSocketAddress at) throws IOException {
    try (Wire wire = new Wire(keys.connect(host, at))) {
      wire.endsAfter(PATIENCE);
      wire.send(Frame.ask(1, Peer.HELLO));
      Frame _ = wire.next();
    }
  }

  /**
   * Comes in and says nothing. Whoever is refused and speaks meanwhile may hear that the connection
   * is cut, and never why.
   *
   * @throws IOException why the other side lets nobody with these keys in, or says nothing either
   */
  static void hearWhyNot(NodeKeys keys, String host, InetSocketAddress at) throws IOException {
    try (Wire wire = new Wire(keys.connect(host, at))) {
      wire.endsAfter(PATIENCE);
      Frame _ = wire.next();
    }
  }

  int port() {
    return door.getLocalPort();
  }

  @Override
  public void close() {
    try {
      door.close();
    } catch (IOException _) {
      // It is shut either way.
    }
    wires.forEach(Wire::close);
  }
}
