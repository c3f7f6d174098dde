package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore;
import io.queenhigh.floor.store.NodeStore.Living;
import io.queenhigh.floor.stream.Tenure;
import java.lang.System.Logger.Level;
import java.net.URI;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/**
 * This node among those that share its store: whether it lives, who else does, and who has what.
 * Whoever cannot be sure of his own life has nothing.
 */
public final class Nodes implements Tenure, AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Nodes.class.getName());

  private static final Duration PATIENCE = Duration.ofSeconds(10);

  /** Longer than the server's patience with a session that says nothing. */
  private static final Duration TO_BE_FORGOTTEN = Duration.ofSeconds(3);

  private static final long ASK_AGAIN_MILLIS = 200;

  private final NodeStore rows;
  private final String url;
  private final NodeClock clock;
  private final Share share;
  private final Life life;
  private final Moving moving;
  private volatile List<Thread> threads = List.of();

  /** A node, and what it has. */
  public record NodeView(
      long id, String url, String version, boolean leaving, boolean self, List<String> streams) {}

  private Nodes(NodeStore rows, String url, String version, InstantSource time) {
    this.rows = rows;
    this.url = url;
    this.clock = new NodeClock(time);
    this.share = new Share(clock);
    this.moving = new Moving(rows, clock, share, this::lookNow);
    this.life = new Life(rows, url, version, clock, share, moving::news);
  }

  /**
   * A node that has nothing yet.
   *
   * @param store where all nodes of the floor are, in PostgreSQL
   * @param url where the others reach this one
   */
  public static Nodes of(String store, String url, String version) {
    return of(store, url, version, InstantSource.system());
  }

  /**
   * A node that has nothing yet.
   *
   * @param clock what this node's floor goes by
   */
  public static Nodes of(String store, String url, String version, InstantSource clock) {
    return new Nodes(NodeStore.at(store), url, version, clock);
  }

  /** Where nodes that serve a store can be reached; a file has none. */
  public static List<String> serving(String store) {
    if (!store.startsWith("postgresql:")) {
      return List.of();
    }
    try (NodeStore rows = NodeStore.at(store)) {
      return rows.living().stream().map(Living::url).toList();
    } catch (SQLException away) {
      LOG.log(Level.DEBUG, "Nobody says which nodes live: " + away.getMessage());
      return List.of();
    }
  }

  /** Why this machine's clock does not do for one of several nodes, in a sentence. */
  public Optional<String> wrongClock() {
    try {
      // The first answer may have had to wait for a connection.
      clock.compare(rows::millis);
      clock.compare(rows::millis);
    } catch (SQLException away) {
      LOG.log(Level.DEBUG, "Nobody says what time it is: " + away.getMessage());
    }
    return clock.isOff()
        ? Optional.of(
            "This machine's clock is %s, and nodes may be a second off: set the one that is wrong, and let both be kept right (chrony, systemd-timesyncd)."
                .formatted(clock.howMuch()))
        : Optional.empty();
  }

  /**
   * Whether the others reach a node already where this one says that it is: what only one of them
   * has, they would ask the other for. One that has just died is waited for until it is forgotten.
   */
  public boolean isReachedElsewhere() {
    return isSoFor(() -> rows.living().stream().anyMatch(one -> one.url().equals(url)));
  }

  /** Where the others can be reached, also before this one lives. */
  public List<URI> others() {
    try {
      return rows.living().stream()
          .map(Living::url)
          .filter(other -> !other.equals(url))
          .map(URI::create)
          .toList();
    } catch (SQLException away) {
      LOG.log(Level.DEBUG, "Nobody says which nodes live: " + away.getMessage());
      return List.of();
    }
  }

  /** Whether a server that is no node serves this floor; it is waited for in the same way. */
  public boolean isServedAlone() {
    return isSoFor(rows::isServedAlone);
  }

  private interface Looking {
    boolean look() throws SQLException;
  }

  private static boolean isSoFor(Looking what) {
    long until = System.nanoTime() + TO_BE_FORGOTTEN.toNanos();
    try {
      while (what.look()) {
        if (System.nanoTime() - until > 0) {
          return true;
        }
        Life.pause(ASK_AGAIN_MILLIS);
      }
    } catch (SQLException away) {
      LOG.log(Level.DEBUG, "Nobody says who serves: " + away.getMessage());
    }
    return false;
  }

  /** Begins to live, and to have a share of what there is. */
  public void begin(Residents residents) {
    threads =
        List.of(
            Thread.ofPlatform().name("lease").daemon().start(() -> life.live(residents)),
            Thread.ofPlatform().name("moving").daemon().start(() -> moving.move(residents)));
  }

  /** From now on somebody is told when nodes come or go; quickly, or lives are at stake. */
  public void whenSomebodyComesOrGoes(Runnable listener) {
    life.whenSomebodyComesOrGoes(listener);
  }

  /** From now on somebody is told whom something is about to be and was given, to tell him. */
  public void whenSomethingIsGiven(LongConsumer listener) {
    moving.whenSomethingIsGiven(listener);
  }

  @Override
  public void ratherElsewhere(Supplier<Set<String>> which) {
    moving.ratherElsewhere(which);
  }

  /** Somebody knows that something has changed: looks before it is time. */
  public void lookNow() {
    life.lookNow();
  }

  @Override
  public boolean holds(String stream) {
    return share.held().contains(stream) && isSure();
  }

  /** Whether this node knows that it lives, and what time it is. */
  public boolean isSure() {
    return share.isSure();
  }

  /** Whether this node may go by its clock. */
  public boolean knowsTheTime() {
    return clock.isRight();
  }

  /** Whether this node has nothing because its clock is off, and others have it. */
  public boolean isAstray() {
    return clock.isAstray();
  }

  /** By how much this node's clock is ahead of the database's, or, below nothing, behind. */
  public long clockOffMillis() {
    return clock.offMillis();
  }

  /** The number of this node, as long as it lives. */
  public OptionalLong me() {
    return share.seen().map(now -> OptionalLong.of(now.me())).orElse(OptionalLong.empty());
  }

  /** Who has it, as far as he lives. */
  public Optional<Living> owner(String stream) {
    return share.seen().flatMap(now -> now.owner(stream));
  }

  /** All who live, this node among them. */
  public List<Living> living() {
    return share.seen().map(now -> now.sight().living()).orElse(List.of());
  }

  /** All who live, with what they have. */
  public List<NodeView> views() {
    return share
        .seen()
        .map(
            now ->
                now.sight().living().stream()
                    .map(
                        one ->
                            new NodeView(
                                one.id(),
                                one.url(),
                                one.version(),
                                one.leaving(),
                                one.id() == now.me(),
                                of(now, one.id())))
                    .toList())
        .orElse(List.of());
  }

  private static List<String> of(Seen now, long node) {
    return now.owners().entrySet().stream()
        .filter(each -> each.getValue() == node)
        .map(Map.Entry::getKey)
        .sorted()
        .toList();
  }

  @Override
  public void begun(String stream) {
    Optional<Seen> now = share.seen();
    try {
      if (now.isPresent() && rows.begun(stream, now.get().me())) {
        share.begun(stream, now.get().me());
      }
    } catch (SQLException away) {
      LOG.log(Level.WARNING, "Nobody has " + stream + " yet: " + away.getMessage());
    }
  }

  /**
   * Gives everything to others, one after the other, as far as there are others.
   *
   * @return whether nothing is left here
   */
  public boolean leave(Duration patience) {
    long began = System.nanoTime();
    share.leaves();
    Optional<Seen> now = share.seen();
    try {
      if (now.isPresent()) {
        rows.cannotRead(Seen.ENDING, now.get().me());
        rows.leaves(now.get().me());
      }
    } catch (SQLException away) {
      LOG.log(Level.WARNING, "Others are not told that this node goes: " + away.getMessage());
    }
    life.lookNow();
    while (!share.held().isEmpty()
        && System.nanoTime() - began < patience.toNanos()
        && (mayHaveOthers(began) || hasOthers())) {
      moving.news();
      Life.pause(10);
    }
    return share.held().isEmpty();
  }

  /** Somebody may have come who was not seen yet. */
  private boolean mayHaveOthers(long began) {
    return share.seen().isPresent() && !share.hasLookedSince(began);
  }

  /** Where only nodes are left whose clocks are off, one of them stays as soon as it looks. */
  private boolean hasOthers() {
    return share
        .seen()
        .filter(now -> Seen.staying(now.sight()).stream().anyMatch(one -> one.id() != now.me()))
        .isPresent();
  }

  /** Dies; what is still here is taken by others at once. */
  @Override
  public void close() {
    life.end();
    moving.end();
    try {
      for (Thread one : threads) {
        boolean _ = one.join(PATIENCE);
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    rows.close();
  }
}
