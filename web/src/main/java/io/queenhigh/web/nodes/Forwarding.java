package io.queenhigh.web.nodes;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.nodes.Nodes;
import io.queenhigh.floor.store.NodeStore.Living;
import io.queenhigh.web.http.Elsewhere;
import io.queenhigh.web.http.EventStream;
import io.queenhigh.web.http.InnerStream;
import io.queenhigh.web.http.PassedOn;
import io.queenhigh.web.http.Problem;
import io.queenhigh.web.http.Problem.Kind;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.http.Route;
import java.io.EOFException;
import java.io.IOException;
import java.net.ConnectException;
import java.net.InetSocketAddress;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.cert.CertificateExpiredException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.net.ssl.SSLHandshakeException;

/**
 * Answers what this node has, and asks the others for the rest. Who has what changes; so a question
 * that meets nobody is asked again, for a while, which is safe because it has an id.
 */
public final class Forwarding implements Elsewhere, AutoCloseable {

  /** How often somebody who cuts us off is asked for the reason. */
  private static final int TRIES = 40;

  private static final Duration PATIENCE = Duration.ofSeconds(12);
  private static final long LOOK_AGAIN_MILLIS = 15;

  /** Whoever has looked so often in vain waits for no hand-over, and looks more seldom. */
  private static final int SOON = 60;

  private static final long LOOK_MORE_SELDOM_MILLIS = 150;

  /** A node that has just lost its life begins anew within this, usually. */
  private static final Duration BREATH = Duration.ofSeconds(2);

  private static final Duration TO_MEET = Duration.ofSeconds(3);

  private static final String TABLE = "/api/tables/{table}";
  private static final String LINK = "/api/links/{link}";

  /** The door for other nodes cannot be had: somebody else has its port, or nobody can. */
  public static final class NoDoor extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    NoDoor(URI url, IOException why) {
      super(url + " cannot be had: " + why.getMessage(), why);
    }
  }

  private final Floor floor;
  private final Nodes nodes;
  private final NodeKeys keys;
  private final BiFunction<Route, PassedOn, Response> here;
  private final BooleanSupplier knowsPeople;
  private final Map<String, Route> routes;
  private final Map<Long, Peer> peers = new ConcurrentHashMap<>();
  private final NodeServer server;
  private volatile boolean closed;

  /** The others would not understand this node, or take it for another. */
  public static final class StrangeKeys extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    StrangeKeys(URI url, IOException why) {
      super(
          "By its certificate, key and authority nobody can speak with this node as %s: %s"
              .formatted(url, why.getMessage()),
          why);
    }

    StrangeKeys(URI url, URI other, IOException why) {
      super(
          "By its certificate, key and authority the node at %s cannot speak with this one as %s: %s. One authority makes the folders of all nodes, with the same ca.key"
              .formatted(other, url, why.getMessage()),
          why);
    }
  }

  private Forwarding(
      Floor floor,
      Nodes nodes,
      NodeKeys keys,
      URI url,
      List<Route> routes,
      BiFunction<Route, PassedOn, Response> here,
      BooleanSupplier knowsPeople)
      throws IOException {
    this.floor = floor;
    this.nodes = nodes;
    this.keys = keys;
    this.here = here;
    this.knowsPeople = knowsPeople;
    this.routes = routes.stream().collect(Collectors.toMap(Forwarding::name, Function.identity()));
    this.server = new NodeServer(url, keys, this::forAnother, floor::standsUpHere, nodes::lookNow);
  }

  /**
   * Opens the door to other nodes.
   *
   * @param here answers by this node's own handlers
   * @param knowsPeople whether this node knows what others have just written about people
   * @throws NoDoor when the port cannot be had, with the reason
   * @throws StrangeKeys when the others could not speak with this node, with the reason
   */
  public static Forwarding open(
      Floor floor,
      Nodes nodes,
      NodeKeys keys,
      URI url,
      List<Route> routes,
      BiFunction<Route, PassedOn, Response> here,
      BooleanSupplier knowsPeople) {
    try {
      Forwarding forwarding = new Forwarding(floor, nodes, keys, url, routes, here, knowsPeople);
      forwarding.tryOneself(url);
      forwarding.tryTheOthers(url);
      nodes.whenSomebodyComesOrGoes(forwarding::lookAround);
      nodes.whenSomethingIsGiven(forwarding::tellToLook);
      floor.whenSomebodyStandsUp(forwarding::standsUp);
      forwarding.lookAround();
      return forwarding;
    } catch (IOException e) {
      throw new NoDoor(url, e);
    }
  }

  private void tryOneself(URI url) {
    try {
      server.tryOneself(url.getHost());
    } catch (IOException e) {
      close();
      throw new StrangeKeys(url, e);
    }
  }

  /**
   * Whoever is of another authority would be given tables that nobody could ask for. One with whom
   * this node can speak is enough: the rest may be strange to both.
   */
  private void tryTheOthers(URI url) {
    Optional<StrangeKeys> strange = Optional.empty();
    for (URI other : nodes.others()) {
      InetSocketAddress at = new InetSocketAddress(other.getHost(), other.getPort());
      try {
        NodeServer.sayHello(keys, other.getHost(), at);
        return;
      } catch (IOException e) {
        IOException why = isOfAnotherAuthority(e) ? e : whyNot(other.getHost(), at, e);
        if (isOfAnotherAuthority(why)) {
          strange = Optional.of(new StrangeKeys(url, other, why));
        }
      }
    }
    if (strange.isPresent()) {
      close();
      throw strange.get();
    }
  }

  /** A connection that is cut while hands are shaken may lose the reason; another may not. */
  private IOException whyNot(String host, InetSocketAddress at, IOException first) {
    IOException last = first;
    for (int i = 0; i < TRIES && !isOfAnotherAuthority(last) && isCut(last); i++) {
      try {
        NodeServer.hearWhyNot(keys, host, at);
        return first;
      } catch (IOException why) {
        last = why;
      }
    }
    return last;
  }

  /** Whoever is not there, or does not answer, will not say why. */
  private static boolean isCut(IOException why) {
    return !(why instanceof ConnectException || why instanceof SocketTimeoutException);
  }

  /**
   * Who is dead or frozen says nothing, and a certificate of theirs that has ended is no reason.
   */
  private static boolean isOfAnotherAuthority(IOException why) {
    return why instanceof SSLHandshakeException
        && Stream.<Throwable>iterate(why, Objects::nonNull, Throwable::getCause)
            .noneMatch(
                cause ->
                    cause instanceof EOFException || cause instanceof CertificateExpiredException);
  }

  private static String name(Route route) {
    return route.verb() + " " + route.path();
  }

  @Override
  public boolean isShared(Route route) {
    return route.path().startsWith(TABLE) || route.path().startsWith(LINK);
  }

  @Override
  public Optional<Problem> cutOff(Route route) {
    if (!route.path().startsWith("/api/") || nodes.isSure()) {
      return Optional.empty();
    }
    long until = System.nanoTime() + BREATH.toNanos();
    while (!nodes.isAstray() && System.nanoTime() - until < 0) {
      pause();
      if (nodes.isSure()) {
        return Optional.empty();
      }
    }
    return Optional.of(
        Problem.of(
                Kind.UNAVAILABLE,
                (nodes.isAstray()
                        ? "This node's clock is off"
                        : "This node is cut off from the others")
                    + "; ask again, and another may answer.")
            .retryAfter(1));
  }

  /**
   * Returns when this node lives and has spoken with all others who do, so that its first guest
   * waits for neither; or after a while, because one of them may be frozen.
   */
  public void meetTheOthers() {
    long until = System.nanoTime() + TO_MEET.toNanos();
    while (!nodes.isSure() && System.nanoTime() - until < 0) {
      pause();
    }
    long me = nodes.me().orElse(-1);
    List<Living> others = nodes.living().stream().filter(node -> node.id() != me).toList();
    CountDownLatch answers = new CountDownLatch(others.size());
    for (Living node : others) {
      Thread.ofVirtual()
          .name("meet")
          .start(
              () -> {
                peer(node).ifPresent(peer -> peer.meet(TO_MEET));
                answers.countDown();
              });
    }
    try {
      boolean _ = answers.await(until - System.nanoTime(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** How many nodes live that this one cannot speak with. */
  public long outOfReach() {
    return peers.values().stream().filter(Peer::isOutOfReach).count();
  }

  /** By how much this node's clock is off the database's. */
  public double clockOffSeconds() {
    return nodes.clockOffMillis() / 1_000.0;
  }

  /** Whether this node would take a command. */
  public boolean isSure() {
    return nodes.isSure();
  }

  @Override
  public Response answer(Route route, PassedOn asked, Supplier<Optional<Response>> lost) {
    if (heldBy(asked).isEmpty()) {
      return here.apply(route, asked);
    }
    return route.path().endsWith("/events") ? stream(route, asked) : ask(route, asked, lost);
  }

  /** By what the table or link that is asked for is held; empty when there is none. */
  private Optional<String> heldBy(PassedOn asked) {
    Map<String, String> parts = asked.parts();
    return parts.containsKey("table")
        ? floor.tableHeldBy(parts.getOrDefault("table", ""))
        : floor.linkHeldBy(parts.getOrDefault("link", ""));
  }

  private Response ask(Route route, PassedOn asked, Supplier<Optional<Response>> lost) {
    long until = System.nanoTime() + PATIENCE.toNanos();
    int tries = 0;
    do {
      Optional<Response> answer = ours(route, asked).or(() -> theirs(asked, until));
      if (answer.isPresent()) {
        return answer.get();
      }
      nodes.lookNow();
      pause(++tries);
      // He has waited long enough to be somebody else by now.
      Optional<Response> no = lost.get();
      if (no.isPresent()) {
        return no.get();
      }
    } while (System.nanoTime() - until < 0 && !closed);
    return new Response.No(
        Problem.of(
                Kind.UNAVAILABLE,
                "No node has it just now; ask again with the same id, which is safe.")
            .retryAfter(1));
  }

  /** The answer of this node, unless another has it, or got it while we were asked. */
  private Optional<Response> ours(Route route, PassedOn asked) {
    if (!isOurs(asked)) {
      return Optional.empty();
    }
    Response answer = here.apply(route, asked);
    boolean moved =
        answer instanceof Response.No(Problem problem)
            && problem.kind() == Kind.UNAVAILABLE
            && !isOurs(asked);
    return moved ? Optional.empty() : Optional.of(answer);
  }

  private boolean isOurs(PassedOn asked) {
    return heldBy(asked).filter(nodes::holds).isPresent();
  }

  private Optional<Response> theirs(PassedOn asked, long untilNanos) {
    return peer(asked)
        .flatMap(peer -> peer.ask(asked, Duration.ofNanos(untilNanos - System.nanoTime())))
        .map(answered -> answered.response());
  }

  private Optional<Peer> peer(PassedOn asked) {
    return heldBy(asked)
        .flatMap(nodes::owner)
        .filter(owner -> owner.id() != nodes.me().orElse(owner.id()))
        .flatMap(this::peer);
  }

  /**
   * Nobody knocks at the door of one who has just died: a frozen node's system would let him in.
   */
  private Optional<Peer> peer(Living node) {
    Peer peer = peers.computeIfAbsent(node.id(), _ -> new Peer(URI.create(node.url()), keys));
    if (nodes.living().stream().anyMatch(one -> one.id() == node.id())) {
      return Optional.of(peer);
    }
    peers.remove(node.id());
    peer.close();
    return Optional.empty();
  }

  /** What another node asks of us; empty when we do not have it. */
  private Optional<Response> forAnother(PassedOn asked) {
    Optional<Route> route =
        Optional.ofNullable(routes.get(asked.verb() + " " + asked.route())).filter(this::isShared);
    // Whether somebody may play is judged here, by what this node knows of him.
    if (route.isEmpty() || closed || !knowsPeople.getAsBoolean()) {
      return Optional.empty();
    }
    Optional<Response> answer = ours(route.get(), asked);
    if (answer.isEmpty()) {
      nodes.lookNow();
      // Another link may have made it ours, in a line that we have not read.
      Optional.ofNullable(asked.parts().get("table"))
          .flatMap(floor::findTable)
          .ifPresent(table -> table.readOn().join());
    }
    return answer.or(() -> ours(route.get(), asked));
  }

  // Event streams.

  private Response stream(Route route, PassedOn asked) {
    return new Response.Events(
        asked.who(),
        stream -> {
          Relay relay = new Relay(route, asked, stream);
          Thread.ofVirtual().name("relay").start(relay);
          return relay;
        });
  }

  /** One reader's stream, from wherever its table is. */
  private final class Relay implements Runnable, AutoCloseable {
    private final Route route;
    private final PassedOn asked;
    private final EventStream reader;
    private volatile long last;
    private volatile long heard;
    private volatile boolean over;
    private volatile Runnable stop = () -> {};

    Relay(Route route, PassedOn asked, EventStream reader) {
      this.route = route;
      this.asked = asked;
      this.reader = reader;
    }

    /**
     * Until the reader goes, or nothing has been heard for so long that he does better to come back
     * by another node.
     */
    @Override
    public void run() {
      int tries = 0;
      long until = System.nanoTime() + PATIENCE.toNanos();
      while (!over && !closed) {
        long before = heard;
        PassedOn now = last == 0 ? asked : asked.after(last);
        if (isOurs(now)) {
          fromHere(now);
        } else {
          peer(now).ifPresent(peer -> fromThere(peer, now));
        }
        if (heard > before) {
          tries = 0;
          until = System.nanoTime() + PATIENCE.toNanos();
        }
        if (System.nanoTime() - until > 0) {
          reader.end();
          return;
        }
        if (!over) {
          nodes.lookNow();
          pause(++tries);
        }
      }
    }

    private void fromHere(PassedOn now) {
      if (here.apply(route, now) instanceof Response.Events events) {
        InnerStream inner = new InnerStream(events, MOST_WAITING, this::pass);
        stopBy(inner::end);
        inner.run();
      }
    }

    private void fromThere(Peer peer, PassedOn now) {
      CountDownLatch ended = new CountDownLatch(1);
      try (Peer.Passing _ = peer.events(now, this::pass, ended::countDown)) {
        stopBy(ended::countDown);
        ended.await();
      } catch (IOException _) {
        // Then somebody else will have it soon.
      } catch (InterruptedException _) {
        over = true;
      }
    }

    private void stopBy(Runnable how) {
      stop = how;
      if (over) {
        how.run();
      }
    }

    /** Nobody hears anything twice: what comes again after a move is left out. */
    private synchronized void pass(byte[] event) {
      heard++;
      long id = InnerStream.id(event).orElse(0);
      boolean isHeartbeat = event[0] == ':';
      if (over || isHeartbeat || (id > 0 && id <= last)) {
        return;
      }
      last = Math.max(last, id);
      reader.pass(event);
    }

    @Override
    public void close() {
      over = true;
      stop.run();
    }
  }

  private static final int MOST_WAITING = 1_000;

  // Who is there.

  /** Connections to those who live are opened, those to the dead are cut. */
  private void lookAround() {
    List<Living> living = nodes.living();
    peers.forEach(
        (id, peer) -> {
          if (living.stream().noneMatch(node -> node.id() == id)) {
            peers.remove(id);
            Thread.ofVirtual().name("cut").start(peer::close);
          }
        });
    long me = nodes.me().orElse(-1);
    living.stream()
        .filter(node -> node.id() != me)
        .forEach(
            node ->
                Thread.ofVirtual().name("greet").start(() -> peer(node).ifPresent(Peer::greet)));
  }

  /**
   * He looks by himself soon: whoever could not be reached is not tried again for every table,
   * which would wait for him each time.
   */
  private void tellToLook(long node) {
    nodes.living().stream()
        .filter(one -> one.id() == node)
        .findFirst()
        .flatMap(this::peer)
        .filter(peer -> !peer.isOutOfReach())
        .ifPresent(peer -> peer.tell(new Frame(Frame.Kind.LOOK, 0, new byte[0])));
  }

  private void standsUp(String player) {
    Frame word = new Frame(Frame.Kind.STANDS_UP, 0, player.getBytes(StandardCharsets.UTF_8));
    peers.values().forEach(peer -> peer.tell(word));
  }

  private static void pause() {
    pause(0);
  }

  private static void pause(int tries) {
    try {
      Thread.sleep(tries < SOON ? LOOK_AGAIN_MILLIS : LOOK_MORE_SELDOM_MILLIS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed = true;
    server.close();
    peers.values().forEach(Peer::close);
  }
}
