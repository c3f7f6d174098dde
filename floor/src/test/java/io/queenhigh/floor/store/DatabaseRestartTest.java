package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** A database server that goes away and comes back. */
class DatabaseRestartTest {

  private static final int TABLES = 30;
  private static final int RESTARTS = Repeats.times(2, 10);

  @Test
  void whileItIsAwayEverybodyIsToldSo() {
    Postgres server = Postgres.server();
    try (Store store = Store.open(server.database("away"))) {
      Scribe scribe = new Scribe(store, "table/1");
      assertInstanceOf(Written.Durable.class, scribe.write("before"));
      server.stop();
      for (int i = 0; i < 3; i++) {
        String why = assertInstanceOf(Written.Failed.class, scribe.write("meanwhile")).why();
        assertTrue(why.startsWith("The database does not answer ("), why);
        assertTrue(
            why.endsWith(
                " Nothing was written; see that it runs and can be reached and try again."),
            why);
      }
      String why = assertThrows(StoreUnavailable.class, () -> store.head("table/1")).sentence();
      assertTrue(why.startsWith("The store cannot be read just now ("), why);
      server.start();
      assertInstanceOf(Written.Durable.class, scribe.write("after"));
      assertEquals(
          List.of("before", "after"),
          store.read("table/1", 0, 10).stream().map(Entry::payload).toList());
    }
  }

  @Test
  void underLoadNothingAcknowledgedIsLostAndNothingIsDoubled() throws InterruptedException {
    Postgres server = Postgres.server();
    String address = server.database("restarted");
    List<Table> tables = new ArrayList<>();
    try (Store store = Store.open(address)) {
      AtomicBoolean enough = new AtomicBoolean();
      Semaphore acknowledged = new Semaphore(0);
      List<Thread> threads = new ArrayList<>();
      for (int t = 0; t < TABLES; t++) {
        Table table = new Table(store, "table/" + t, enough, acknowledged);
        tables.add(table);
        threads.add(Thread.ofVirtual().start(table::play));
      }
      for (int i = 0; i < RESTARTS; i++) {
        acknowledged.acquire(1_000);
        server.restart();
        acknowledged.drainPermits();
      }
      acknowledged.acquire(1_000);
      enough.set(true);
      for (Thread thread : threads) {
        thread.join();
      }
    }
    try (Store store = Store.open(address)) {
      for (Table table : tables) {
        List<Entry> entries = store.read(table.stream, 0, 1_000_000);
        Chained.check(entries);
        assertEquals(List.of(), table.surprises);
        assertEquals(table.scribe.head().seq(), entries.size());
        assertEquals(entries.size(), store.balance("rack/" + table.stream));
      }
    }
  }

  /**
   * Plays on, and repeats what has failed. A failure means that nothing was written: the repetition
   * is neither fenced nor known already.
   */
  private static final class Table {

    private final String stream;
    private final Scribe scribe;
    private final AtomicBoolean enough;
    private final Semaphore acknowledged;
    private final List<Written> surprises = new CopyOnWriteArrayList<>();

    Table(Store store, String stream, AtomicBoolean enough, Semaphore acknowledged) {
      this.stream = stream;
      this.scribe = new Scribe(store, stream);
      this.enough = enough;
      this.acknowledged = acknowledged;
    }

    private void play() {
      while (!enough.get()) {
        Written written =
            scribe.write(
                "bet",
                List.of(new Transfer(0, "cage", "rack/" + stream, 1)),
                Optional.of("bet-" + scribe.head().seq()));
        switch (written) {
          case Written.Durable _ -> acknowledged.release();
          case Written.Failed _ -> {}
          case Written.Repeated _, Written.Fenced _, Written.Overdrawn _, Written.OverCeiling _ -> {
            surprises.add(written);
            return;
          }
        }
      }
    }
  }
}
