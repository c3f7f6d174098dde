package io.queenhigh.floor.nodes;

import io.queenhigh.floor.store.NodeStore;
import io.queenhigh.floor.store.NodeStore.Unreadable;
import io.queenhigh.floor.store.StoreUnavailable;
import java.lang.System.Logger.Level;
import java.sql.SQLException;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Takes what is ours and gives others what is theirs, as the rows say. */
final class Moving {

  private static final System.Logger LOG = System.getLogger(Moving.class.getName());

  private static final long READ_ON_NANOS = Duration.ofSeconds(1).toNanos();
  private static final long TURN_SECONDS = 10;
  private static final long RETRY_MILLIS = 200;

  private final NodeStore rows;
  private final NodeClock clock;
  private final Share share;
  private final Runnable lookNow;
  private final Set<String> preparing = ConcurrentHashMap.newKeySet();
  private final Semaphore news = new Semaphore(0);
  private volatile LongConsumer given = _ -> {};
  private volatile Supplier<Set<String>> ratherElsewhere = Set::of;
  private volatile boolean over;

  /** What could not be moved when it was last tried, and how loudly the log has heard of it. */
  private final Map<String, Level> stumbled = new ConcurrentHashMap<>();

  // Only the thread that moves things touches it: what the log has heard.
  private final Set<String> told = new HashSet<>();

  Moving(NodeStore rows, NodeClock clock, Share share, Runnable lookNow) {
    this.rows = rows;
    this.clock = clock;
    this.share = share;
    this.lookNow = lookNow;
  }

  void whenSomethingIsGiven(LongConsumer listener) {
    given = listener;
  }

  void ratherElsewhere(Supplier<Set<String>> which) {
    ratherElsewhere = which;
  }

  /** There may be something to take or to give. */
  void news() {
    news.release();
  }

  void end() {
    over = true;
    news.release();
  }

  void move(Residents residents) {
    long readAt = System.nanoTime();
    Set<String> ours = new HashSet<>();
    while (!over) {
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
      } catch (RuntimeException | Error mistake) {
        LOG.log(Level.ERROR, "Nothing could be moved", mistake);
        // Some may not have been begun again.
        share.noteUnsure();
        Life.pause(RETRY_MILLIS);
      }
    }
  }

  /**
   * Brings what runs here together with what the rows say.
   *
   * @param ours what was running here
   */
  private void settle(Residents residents, Set<String> ours) throws SQLException {
    Optional<Seen> now = share.seen();
    Set<String> held = share.held();
    Set<String> all = residents.all();
    for (String stream : new TreeSet<>(ours)) {
      if (!held.contains(stream) || now.filter(one -> one.isOwn(stream)).isEmpty()) {
        share.giveUp(stream);
        ours.remove(stream);
        attempt(stream, () -> unheard(residents.rest(stream)));
      }
    }
    if (now.isEmpty()) {
      return;
    }
    // Clocks may have stopped meanwhile.
    boolean again = share.takeUnsure();
    for (String stream : held) {
      if (ours.add(stream) || again || stumbled.containsKey(stream)) {
        attempt(stream, () -> residents.begin(stream));
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

  /**
   * A mistake at one table or link keeps no other from moving: the log hears of it once, and the
   * next look tries again.
   */
  private void attempt(String stream, Runnable step) {
    try {
      step.run();
      stumbled.remove(stream);
    } catch (RuntimeException mistake) {
      noteStumbled(stream, mistake);
    }
  }

  private void noteStumbled(String stream, Throwable mistake) {
    Level level = mistake instanceof StoreUnavailable ? Level.DEBUG : Level.ERROR;
    if (stumbled.put(stream, level) != level) {
      LOG.log(level, stream + " could not be moved", mistake);
    }
  }

  private static void unheard(CompletableFuture<?> turn) {
    CompletableFuture<?> _ = turn;
  }

  /** What cannot be read now is tried again at the next look, and is nobody's until then. */
  private void prepare(Residents residents, String stream, long me) {
    CompletableFuture<?> _ =
        prepared(residents, stream)
            .whenComplete(
                (_, trouble) -> {
                  preparing.remove(stream);
                  if (trouble != null) {
                    noteStumbled(stream, cause(trouble));
                  } else if (share.take(stream, me, () -> mayHave(residents, stream))) {
                    news.release();
                  }
                });
  }

  private static CompletableFuture<?> prepared(Residents residents, String stream) {
    try {
      return residents.prepare(stream);
    } catch (RuntimeException mistake) {
      return CompletableFuture.failedFuture(mistake);
    }
  }

  private static Throwable cause(Throwable trouble) {
    return trouble instanceof CompletionException && trouble.getCause() != null
        ? trouble.getCause()
        : trouble;
  }

  private boolean mayHave(Residents residents, String stream) {
    return !cannotHave(residents, stream) && !isRatherElsewhere(stream);
  }

  /**
   * Whether somebody else should have it; not known before all have been told that we should not.
   */
  private boolean isRatherElsewhere(String stream) {
    return ratherElsewhere.get().contains(stream)
        && share
            .seen()
            .filter(
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
          || (!share.held().contains(stream)
              && !cannotHave(residents, stream)
              && !rather.contains(stream))) {
        continue;
      }
      Set<Long> others = new HashSet<>(now.candidates(stream));
      if (share.isLeaving() || clock.isAstray() || cannotHave(residents, stream)) {
        others.remove(now.me());
      }
      Optional<Long> target = Rendezvous.choose(others, stream).filter(node -> node != now.me());
      if (target.isPresent()) {
        // A line to him that is not open yet is opened while the table still plays here.
        given.accept(target.get());
        share.giveUp(stream);
        ours.remove(stream);
        attempt(stream, () -> finish(residents.rest(stream)));
        share.given(stream, target.get());
        rows.handOver(stream, now.me(), target.get());
        share.given(stream, target.get());
        given.accept(target.get());
      }
    }
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
        lookNow.run();
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
    Optional<Seen> now = share.seen();
    if (now.isPresent()) {
      for (String stream : residents.unreadable()) {
        Unreadable said = new Unreadable(stream, now.get().me());
        if (!now.get().sight().unreadable().contains(said)) {
          rows.cannotRead(stream, now.get().me());
        }
      }
    }
  }
}
