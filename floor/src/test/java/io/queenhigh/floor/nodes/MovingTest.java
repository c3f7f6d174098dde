package io.queenhigh.floor.nodes;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Three tables, one of which nobody can get along with. */
class MovingTest {

  private static final Set<String> ALL = Set.of("table/1", "table/2", "table/3");
  private static final Set<String> OTHERS = Set.of("table/1", "table/3");
  private static final String DIFFICULT = "table/2";
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final String address = Postgres.server().database("moving");

  @BeforeEach
  void prepare() {
    Store.open(address).close();
  }

  @Test
  void aClockThatCannotBeginKeepsNoOtherTableStillAndIsGivenAway() {
    Tables here =
        new Tables() {
          @Override
          public void begin(String stream) {
            stumbleAt(stream);
            super.begin(stream);
          }
        };
    try (Nodes one = begun("one", here)) {
      NodeRoom.await("the others play", () -> here.playing.equals(OTHERS));
      NodeRoom.await("it is tried again", () -> here.stumbled.get() >= 2);
      goesToAnother(one, here);
    }
  }

  @Test
  void aTurnThatCannotEndKeepsNoTableHere() {
    Tables here =
        new Tables() {
          @Override
          public CompletableFuture<?> rest(String stream) {
            stumbleAt(stream);
            return super.rest(stream);
          }
        };
    try (Nodes one = begun("one", here)) {
      NodeRoom.await("all play", () -> here.playing.equals(ALL));
      goesToAnother(one, here);
    }
  }

  @Test
  void whatCannotBeReadIsTriedAgain() {
    Tables here =
        new Tables() {
          @Override
          public CompletableFuture<?> prepare(String stream) {
            if (stumbled.get() < 2) {
              stumbleAt(stream);
            }
            return super.prepare(stream);
          }
        };
    try (Nodes _ = begun("one", here)) {
      NodeRoom.await("all play", () -> here.playing.equals(ALL));
    }
  }

  /** Whoever goes may not have seen yet who has just come. */
  @Test
  void whoeverGoesLooksOnceMoreForSomebodyWhoStays() {
    Tables before = new Tables();
    Nodes last = begun("one", before);
    NodeRoom.await("all play", () -> before.playing.equals(ALL));
    for (String name : List.of("two", "three", "four", "five")) {
      Tables here = new Tables();
      Nodes next = begun(name, here);
      assertTrue(last.leave(PATIENCE), name);
      last.close();
      NodeRoom.await("all play", () -> here.playing.equals(ALL));
      last = next;
    }
    last.close();
  }

  private void goesToAnother(Nodes one, Tables here) {
    Tables there = new Tables();
    try (Nodes _ = begun("two", there)) {
      NodeRoom.await("each knows the other", () -> one.living().size() == 2);
      assertTrue(one.leave(PATIENCE));
      NodeRoom.await("all play there", () -> there.playing.equals(ALL));
      NodeRoom.await("none plays here", () -> Set.of(DIFFICULT).containsAll(here.playing));
    }
  }

  private Nodes begun(String name, Residents residents) {
    Nodes nodes = Nodes.of(address, "https://" + name + ".test:1", "today");
    nodes.begin(residents);
    NodeRoom.await(name + " lives", nodes::isSure);
    return nodes;
  }

  private static class Tables implements Residents {
    final Set<String> playing = ConcurrentHashMap.newKeySet();
    final AtomicInteger stumbled = new AtomicInteger();

    void stumbleAt(String stream) {
      if (stream.equals(DIFFICULT)) {
        stumbled.incrementAndGet();
        throw new IllegalStateException("nobody gets along with it");
      }
    }

    @Override
    public Set<String> all() {
      return ALL;
    }

    @Override
    public Set<String> unreadable() {
      return Set.of();
    }

    @Override
    public CompletableFuture<?> prepare(String stream) {
      return CompletableFuture.completedFuture(stream);
    }

    @Override
    public void begin(String stream) {
      playing.add(stream);
    }

    @Override
    public CompletableFuture<?> rest(String stream) {
      playing.remove(stream);
      return CompletableFuture.completedFuture(stream);
    }

    @Override
    public void readOn() {}
  }
}
