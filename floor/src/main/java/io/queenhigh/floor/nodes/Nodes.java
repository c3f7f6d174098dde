package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore;
import io.queenhigh.floor.store.NodeStore.Lease;
import io.queenhigh.floor.store.NodeStore.Living;
import io.queenhigh.floor.store.NodeStore.Sight;
import io.queenhigh.floor.store.NodeStore.Unreadable;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.stream.Tenure;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * This node among those that share its store: whether it lives, who else does, and who has what.
 * Whoever cannot be sure of his own life has nothing.
 */
public final class Nodes implements Tenure, AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Nodes.class.getName());

  /** How often the server is asked; it forgets whoever is silent for two seconds. */
  private static final int LOOK_MILLIS = 300;

  /** However many want to know, the server is asked no more often. */
  private static final int LEAST_MILLIS = 10;

  /**
   * Since the last good question was sent. Less than the server's patience, so that we have stopped
   * before anybody else begins.
   */
  private static final long SURE_NANOS = Duration.ofMillis(1_500).toNanos();

  private static final long READ_ON_NANOS = Duration.ofSeconds(1).toNanos();
  private static final long TURN_SECONDS = 10;
  private static final long RETRY_MILLIS = 200;

  private final NodeStore rows;
  private final String url;
  private final String version;
  private final NodeClock clock;
  private final Set<String> held = ConcurrentHashMap.newKeySet();
  private final Set<String> preparing = ConcurrentHashMap.newKeySet();
  private final Semaphore news = new Semaphore(0);
  private final Semaphore looks = new Semaphore(0);
  private final CountDownLatch over = new CountDownLatch(2);
  private volatile Optional<Seen> seen = Optional.empty();
  private volatile long goodNanos;
  private volatile boolean wasUnsure;
  private volatile boolean leaving;
  private volatile boolean begun;
  private volatile boolean closed;
  private volatile Runnable changed = () -> {};
  private volatile LongConsumer given = _ -> {};
  private volatile Supplier<Set<String>> ratherElsewhere = Set::of;
  private long ownChanges;

  // Only the thread that moves things touches it: what the log has heard.
  private final Set<String> told = new HashSet<>();

  /** A node, and what it has. */
  public record NodeView(
      long id, String url, String version, boolean leaving, boolean self, List<String> streams) {}

  private Nodes(NodeStore rows, String url, String version, InstantSource clock) {
    this.rows = rows;
    this.url = url;
    this.version = version;
    this.clock = new NodeClock(clock);
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

  /** Begins to live, and to have a share of what there is. */
  public void begin(Residents residents) {
    begun = true;
    Thread.ofPlatform().name("lease").daemon().start(() -> live(residents));
    Thread.ofPlatform().name("moving").daemon().start(() -> move(residents));
  }

  /** From now on somebody is told when nodes come or go; quickly, or lives are at stake. */
  public void whenSomebodyComesOrGoes(Runnable listener) {
    changed = listener;
  }

  /** From now on somebody is told whom something is about to be and was given, to tell him. */
  public void whenSomethingIsGiven(LongConsumer listener) {
    given = listener;
  }

  @Override
  public boolean holds(String stream) {
    return held.contains(stream) && isSure();
  }

  /** Whether this node knows that it lives, and what time it is. */
  public boolean isSure() {
    return seen.isPresent() && System.nanoTime() - goodNanos < SURE_NANOS && clock.isRight();
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
    return seen.map(now -> OptionalLong.of(now.me())).orElse(OptionalLong.empty());
  }

  /** Who has it, as far as he lives. */
  public Optional<Living> owner(String stream) {
    return seen.flatMap(now -> now.owner(stream));
  }

  /** All who live, this node among them. */
  public List<Living> living() {
    return seen.map(now -> now.sight().living()).orElse(List.of());
  }

  /** All who live, with what they have. */
  public List<NodeView> views() {
    return seen.map(
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
    Optional<Seen> now = seen;
    if (now.isEmpty()) {
      return;
    }
    try {
      if (rows.begun(stream, now.get().me())) {
        synchronized (this) {
          ownChanges++;
          if (seen.filter(still -> still.me() == now.get().me()).isPresent()) {
            seen = seen.map(still -> still.with(stream, still.me()));
            held.add(stream);
          }
        }
      }
    } catch (SQLException away) {
      LOG.log(Level.WARNING, "Nobody has " + stream + " yet: " + away.getMessage());
    }
  }

  @Override
  public void ratherElsewhere(Supplier<Set<String>> which) {
    ratherElsewhere = which;
  }

  // The lease.

  private void live(Residents residents) {
    while (!closed) {
      try (Lease lease = rows.join(url, version)) {
        LOG.log(Level.INFO, "Node " + lease.id() + " lives");
        while (!closed) {
          look(lease, residents);
          news.release();
          untilTheNextLook();
        }
      } catch (SQLException e) {
        lost(e);
      }
    }
    seen = Optional.empty();
    held.clear();
    over.countDown();
  }

  private void untilTheNextLook() {
    pause(LEAST_MILLIS);
    try {
      boolean _ = looks.tryAcquire(LOOK_MILLIS, TimeUnit.MILLISECONDS);
      looks.drainPermits();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /** Somebody knows that something has changed: looks before it is time. */
  public void lookNow() {
    looks.release();
  }

  private void look(Lease lease, Residents residents) throws SQLException {
    long sent = System.nanoTime();
    long ownChanges = ownChanges();
    Optional<Seen> before = seen;
    Sight sight = lease.look();
    lookAtTheClock(lease, sight);
    boolean asBefore = before.filter(then -> then.sight().changes() == sight.changes()).isPresent();
    see(new Seen(lease.id(), sight, asBefore ? before.get().owners() : lease.owners()), ownChanges);
    long goodBefore = goodNanos;
    goodNanos = sent;
    if (before.isPresent() && System.nanoTime() - goodBefore >= SURE_NANOS) {
      wasUnsure = true;
    }
    if (!before.map(then -> then.sight().living()).equals(Optional.of(sight.living()))) {
      changed.run();
    }
    // When all have died at once, with their server, the first to live again waits for the others.
    boolean isNew = before.filter(then -> then.me() == lease.id()).isEmpty();
    Set<String> unclaimed = isNew || clock.isAstray() ? Set.of() : unclaimed(residents.all());
    if (!unclaimed.isEmpty()) {
      long since = ownChanges();
      lease.claim(unclaimed);
      see(new Seen(lease.id(), sight, lease.owners()), since);
    }
  }

  /** Says, where that is news to the others, whether anything may be given to us. */
  private void lookAtTheClock(Lease lease, Sight sight) throws SQLException {
    boolean wasRight = clock.isRight();
    clock.compare(lease::millis);
    clock.judge(lease.id(), Seen.staying(sight));
    // The clocks of tables did not run on meanwhile.
    wasUnsure |= !wasRight && clock.isRight();
    boolean saysSo =
        sight.living().stream().anyMatch(one -> one.id() == lease.id() && one.leaving());
    if (saysSo != (clock.isAstray() || leaving)) {
      lease.goes(clock.isAstray() || leaving);
      if (leaving) {
        // Somebody may have said so in between.
        lease.goes(true);
      }
    }
  }

  private synchronized long ownChanges() {
    return ownChanges;
  }

  /** What we have given or begun while we looked is newer than what we saw. */
  private synchronized void see(Seen now, long sinceOwnChanges) {
    boolean stale = seen.isPresent() && ownChanges != sinceOwnChanges;
    seen = Optional.of(stale ? now.withOwners(seen.get().owners()) : now);
  }

  private Set<String> unclaimed(Set<String> all) {
    Seen now = seen.orElseThrow();
    return all.stream()
        .filter(stream -> now.owner(stream).isEmpty())
        .filter(stream -> now.isForUs(stream))
        .collect(Collectors.toSet());
  }

  /** Without a sign of life nothing is ours; what we had is taken by others, or by us anew. */
  private void lost(SQLException why) {
    boolean lived = seen.isPresent();
    synchronized (this) {
      seen = Optional.empty();
      held.clear();
    }
    if (lived) {
      LOG.log(Level.WARNING, "This node has lost its lease and starts over: " + why.getMessage());
      changed.run();
    }
    news.release();
    pause(RETRY_MILLIS);
  }

  private static void pause(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  // Taking and giving.

  private void move(Residents residents) {
    long readAt = System.nanoTime();
    Set<String> ours = new HashSet<>();
    while (!closed) {
      try {
        boolean _ = news.tryAcquire(READ_ON_NANOS, TimeUnit.NANOSECONDS);
        news.drainPermits();
        settle(residents, ours);
        if (System.nanoTime() - readAt >= READ_ON_NANOS) {
          residents.readOn();
          sayWhatIsUnreadable(residents);
          readAt = System.nanoTime();
        }
      } catch (StoreUnavailable | SQLException away) {
        LOG.log(Level.DEBUG, "Nothing moves while the store is away: " + away.getMessage());
      } catch (InterruptedException _) {
        break;
      } catch (RuntimeException mistake) {
        LOG.log(Level.ERROR, "Nothing could be moved", mistake);
        pause(RETRY_MILLIS);
      }
    }
    over.countDown();
  }

  /**
   * Brings what runs here together with what the rows say.
   *
   * @param ours what was running here
   */
  private void settle(Residents residents, Set<String> ours) throws SQLException {
    Optional<Seen> now = seen;
    Set<String> all = residents.all();
    for (String stream : new TreeSet<>(ours)) {
      if (!held.contains(stream) || now.filter(one -> one.isOwn(stream)).isEmpty()) {
        held.remove(stream);
        ours.remove(stream);
        CompletableFuture<?> _ = residents.rest(stream);
      }
    }
    if (now.isEmpty()) {
      return;
    }
    if (wasUnsure) {
      // Clocks may have stopped meanwhile.
      wasUnsure = false;
      ours.clear();
    }
    for (String stream : held) {
      if (ours.add(stream)) {
        residents.begin(stream);
      }
    }
    for (String stream : all) {
      if (now.get().isOwn(stream) && !held.contains(stream) && preparing.add(stream)) {
        prepare(residents, stream, now.get().me());
      }
    }
    sayWhatIsRatherElsewhere(now.get());
    handOverWhatIsForOthers(residents, ours, now.get());
  }

  /** What cannot be read now is tried again at the next look, and is nobody's until then. */
  private void prepare(Residents residents, String stream, long me) {
    CompletableFuture<?> _ =
        residents
            .prepare(stream)
            .whenComplete(
                (_, trouble) -> {
                  synchronized (this) {
                    preparing.remove(stream);
                    boolean still =
                        seen.filter(now -> now.me() == me && now.isOwn(stream)).isPresent();
                    if (trouble == null
                        && still
                        && !cannotHave(residents, stream)
                        && !isRatherElsewhere(stream)) {
                      held.add(stream);
                      news.release();
                    }
                  }
                });
  }

  /**
   * Whether somebody else should have it; not known before all have been told that we should not.
   */
  private boolean isRatherElsewhere(String stream) {
    return ratherElsewhere.get().contains(stream)
        && seen.filter(
                now ->
                    now.says(now.me(), Seen.RATHER_ELSEWHERE + stream)
                        && now.candidates(stream).contains(now.me()))
            .isEmpty();
  }

  /** One after the other, so that each is silent for no longer than its own move takes. */
  private void handOverWhatIsForOthers(Residents residents, Set<String> ours, Seen now)
      throws SQLException {
    Set<String> rather = ratherElsewhere.get();
    for (String stream : List.copyOf(now.owners().keySet())) {
      if (!now.isOwn(stream)
          || (!held.contains(stream)
              && !cannotHave(residents, stream)
              && !rather.contains(stream))) {
        continue;
      }
      Set<Long> others = new HashSet<>(now.candidates(stream));
      if (leaving || clock.isAstray() || cannotHave(residents, stream)) {
        others.remove(now.me());
      }
      Optional<Long> target = Rendezvous.choose(others, stream).filter(node -> node != now.me());
      if (target.isPresent()) {
        // A line to him that is not open yet is opened while the table still plays here.
        given.accept(target.get());
        held.remove(stream);
        ours.remove(stream);
        finish(residents.rest(stream));
        given(stream, target.get());
        rows.handOver(stream, now.me(), target.get());
        given(stream, target.get());
        given.accept(target.get());
      }
    }
  }

  private synchronized void given(String stream, long to) {
    ownChanges++;
    seen = seen.map(still -> still.with(stream, to));
  }

  private static boolean cannotHave(Residents residents, String stream) {
    return residents.unreadable().contains(stream);
  }

  /** A turn that does not end is no reason to keep it: its line is fenced like any other. */
  private static void finish(CompletableFuture<?> turn) {
    try {
      turn.get(TURN_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException late) {
      LOG.log(Level.WARNING, "A turn did not end in time: " + late.getMessage());
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private void sayWhatIsRatherElsewhere(Seen now) throws SQLException {
    Set<String> rather =
        ratherElsewhere.get().stream()
            .map(stream -> Seen.RATHER_ELSEWHERE + stream)
            .collect(Collectors.toSet());
    for (String name : rather) {
      if (!now.says(now.me(), name)) {
        if (told.add(name)) {
          LOG.log(
              Level.WARNING,
              name.substring(Seen.RATHER_ELSEWHERE.length())
                  + " stands still on this node, all of it or a table, for its game files or its journal: it goes to whoever can play it");
        }
        rows.cannotRead(name, now.me());
        lookNow();
      }
    }
    for (Unreadable said : now.sight().unreadable()) {
      if (said.node() == now.me()
          && said.stream().startsWith(Seen.RATHER_ELSEWHERE)
          && !rather.contains(said.stream())) {
        told.remove(said.stream());
        rows.canRead(said.stream(), now.me());
      }
    }
  }

  private void sayWhatIsUnreadable(Residents residents) throws SQLException {
    Optional<Seen> now = seen;
    if (now.isPresent()) {
      for (String stream : residents.unreadable()) {
        Unreadable said = new Unreadable(stream, now.get().me());
        if (!now.get().sight().unreadable().contains(said)) {
          rows.cannotRead(stream, now.get().me());
        }
      }
    }
  }

  /**
   * Gives everything to others, one after the other, as far as there are others.
   *
   * @return whether nothing is left here
   */
  public boolean leave(Duration patience) {
    leaving = true;
    Optional<Seen> now = seen;
    try {
      if (now.isPresent()) {
        rows.cannotRead(Seen.ENDING, now.get().me());
        rows.leaves(now.get().me());
      }
    } catch (SQLException away) {
      LOG.log(Level.WARNING, "Others are not told that this node goes: " + away.getMessage());
    }
    long until = System.nanoTime() + patience.toNanos();
    while (!held.isEmpty() && hasOthers() && System.nanoTime() - until < 0) {
      news.release();
      pause(10);
    }
    return held.isEmpty();
  }

  /** Where only nodes are left whose clocks are off, one of them stays as soon as it looks. */
  private boolean hasOthers() {
    return seen.filter(
            now -> Seen.staying(now.sight()).stream().anyMatch(one -> one.id() != now.me()))
        .isPresent();
  }

  /** Dies; what is still here is taken by others at once. */
  @Override
  public void close() {
    closed = true;
    news.release();
    looks.release();
    try {
      boolean _ = !begun || over.await(TURN_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    rows.close();
  }
}
