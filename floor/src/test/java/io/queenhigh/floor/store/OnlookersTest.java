package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Who only looks takes nothing that a command needs. */
class OnlookersTest {

  private static final int MANY = 16;

  @Test
  void whileOnlookersWaitCommandsReadAndWrite() throws SQLException {
    String address = Postgres.server().database("onlookers");
    try (Store store = Store.open(address);
        ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
        Connection owner = Address.of(address).connect()) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("one");
      owner.setAutoCommit(false);
      try (Statement statement = owner.createStatement()) {
        statement.execute("lock table log_tile, account in access exclusive mode");
        List<CompletableFuture<Long>> looking = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
          looking.add(
              CompletableFuture.supplyAsync(
                  () -> Onlookers.look(() -> store.balance("cage")), people));
        }
        awaitSomebodyWaiting(statement);
        assertEquals(1, store.read("table/1", 0, 10).size());
        assertInstanceOf(Written.Durable.class, scribe.write("two"));
        assertEquals(scribe.head(), store.head("table/1"));
        owner.rollback();
        looking.forEach(each -> assertEquals(0L, each.join()));
      }
    }
  }

  private static void awaitSomebodyWaiting(Statement statement) throws SQLException {
    int waiting = 0;
    while (waiting == 0) {
      try (ResultSet rows =
          statement.executeQuery("select count(*) from pg_locks where not granted")) {
        rows.next();
        waiting = rows.getInt(1);
      }
    }
  }

  @Test
  void manyRowsAreAskedForAtOnce() {
    try (Store store = Store.open(Postgres.server().database("rows"))) {
      List<Kept> rows = new ArrayList<>();
      List<String> ids = new ArrayList<>();
      for (int i = 0; i < 2_500; i++) {
        rows.add(new Kept("round", "t." + i, Optional.of("row " + i)));
        ids.add("t." + 2 * i);
      }
      store.write(Writing.keeping(rows)).join();
      Map<String, String> found = store.kept("round", ids);
      assertEquals(1_250, found.size());
      assertEquals("row 2498", found.get("t.2498"));
      assertEquals(Map.of(), store.kept("round", List.of()));
      assertEquals(Map.of(), store.kept("table", ids));
    }
  }
}
