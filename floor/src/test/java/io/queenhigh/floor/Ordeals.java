package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.FloorVictim.Acknowledged;
import io.queenhigh.floor.journal.Snapshots;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Busy floors that are killed again and again at moments that nobody chose; nothing they have
 * acknowledged may be lost, done twice or changed.
 */
public final class Ordeals {

  private static final int FLOORS_ON_SQLITE = Repeats.times(1, 6);
  private static final int FLOORS_ON_POSTGRESQL = Repeats.times(1, 4);
  private static final int KILLS_OF_A_FLOOR = Repeats.times(5, 20);

  /** The fewest commands that a floor has acknowledged when it is killed under load. */
  private static final int LEAST_ACKNOWLEDGED = 15;

  private static final int REPEATED_AFTER_A_KILL = 60;

  private final Path folder;
  private final Consumer<String> verify;

  private Ordeals(Path folder, Consumer<String> verify) {
    this.folder = folder;
    this.verify = verify;
  }

  /**
   * Kills floors on both databases again and again, two hundred times in a long check, and inspects
   * each after every kill; in the end somebody else verifies the whole store. Gives how many
   * commands were acknowledged.
   */
  public static long of(Path folder, long seed, Consumer<String> verify) throws Exception {
    return new Ordeals(folder, verify).undergo(seed);
  }

  private long undergo(long seed) throws Exception {
    QuickStart quickly = QuickStart.rehearsed(folder);
    try (ExecutorService both = Executors.newFixedThreadPool(2)) {
      Future<Long> sqlite = both.submit(() -> killSqliteFloors(quickly, seed));
      Future<Long> postgresql = both.submit(() -> killPostgresqlFloors(quickly, seed + 1));
      return sqlite.get() + postgresql.get();
    }
  }

  private long killSqliteFloors(QuickStart quickly, long seed) throws Exception {
    long acknowledged = 0;
    for (int floor = 0; floor < FLOORS_ON_SQLITE; floor++) {
      String address = "sqlite:" + folder.resolve("floor" + floor + ".db");
      acknowledged += new Ordeal(quickly, address, seed + 2L * floor, () -> false).kills();
    }
    return acknowledged;
  }

  private long killPostgresqlFloors(QuickStart quickly, long seed) throws Exception {
    long acknowledged = 0;
    for (int floor = 0; floor < FLOORS_ON_POSTGRESQL; floor++) {
      String address = Postgres.server().database("killed");
      acknowledged +=
          new Ordeal(quickly, address, seed + 2L * floor, () -> cutOff(address)).kills();
    }
    return acknowledged;
  }

  /** The server may still be busy with what the dead floor sent; afterwards it is not. */
  private static boolean cutOff(String address) throws SQLException {
    String jdbc = "jdbc:postgresql://" + address.substring(address.indexOf('@') + 1);
    try (Connection connection = DriverManager.getConnection(jdbc, "queenhigh", "");
        Statement statement = connection.createStatement()) {
      return statement.execute(
          "select pg_terminate_backend(pid, 10000) from pg_stat_activity"
              + " where datname = current_database() and pid <> pg_backend_pid()");
    }
  }

  /** One floor, and all that it has to go through. */
  private final class Ordeal {
    private final QuickStart quickly;
    private final String address;
    private final Random random;
    private final Callable<Boolean> wake;
    private final NavigableMap<String, Inspector> tables = new TreeMap<>();

    Ordeal(QuickStart quickly, String address, long seed, Callable<Boolean> wake) {
      this.quickly = quickly;
      this.address = address;
      this.random = new Random(seed);
      this.wake = wake;
    }

    long kills() throws Exception {
      long acknowledged = 0;
      for (int kill = 0; kill < KILLS_OF_A_FLOOR; kill++) {
        List<Acknowledged> told = killed(kill > 0 && random.nextInt(10) == 0);
        wake.call();
        inspect(told);
        acknowledged += told.size();
      }
      verify.accept(address);
      assertEquals(KilledFloor.TABLES, tables.size());
      return acknowledged;
    }

    private List<Acknowledged> killed(boolean whileItStarts) throws Exception {
      FloorVictim victim = FloorVictim.start(quickly, address, random.nextLong());
      if (whileItStarts) {
        return victim.killAfter(random.nextInt(1_000));
      }
      double share = random.nextDouble();
      return victim.killAfterAcknowledging(
          LEAST_ACKNOWLEDGED + (int) Math.round(285 * share * share));
    }

    private void inspect(List<Acknowledged> told) {
      try (Store store = Store.open(address);
          ExecutorService hands = Executors.newFixedThreadPool(2)) {
        Inspector.checkHouse(store);
        store.keptOf("table").keySet().forEach(id -> tables.computeIfAbsent(id, Inspector::new));
        tables.values().forEach(table -> table.readOn(store));
        told.forEach(one -> assertEquals(Optional.of(one.seq()), lineOf(one), one.toString()));
        for (Inspector table : tables.values()) {
          table.checkDeckPutAway(store);
          table.checkLedger(store);
        }
        assertEquals(sealedRounds(), List.copyOf(store.keptOf(DeckBox.kind()).keySet()));
        repeat(CardRoom.services(store, hands), told);
      }
    }

    private Optional<Long> lineOf(Acknowledged one) {
      return Optional.ofNullable(tables.get(one.table()))
          .flatMap(table -> table.lineOf(one.command()));
    }

    private List<String> sealedRounds() {
      return tables.values().stream()
          .map(Inspector::state)
          .filter(state -> state.seal().isPresent())
          .map(TableState::roundId)
          .sorted()
          .toList();
    }

    /**
     * Puts the tables together as the next start will, and asks again for what was done: the answer
     * is the first one, and nothing else happens.
     */
    private void repeat(Services services, List<Acknowledged> told) {
      SortedMap<String, Head> before = services.store().heads();
      SortedMap<String, String> snapshots = services.store().keptOf(Snapshots.kind());
      NavigableMap<String, LiveTable> live = new TreeMap<>();
      tables.forEach(
          (id, table) -> {
            Optional<String> snapshot = Optional.ofNullable(snapshots.get(id));
            live.put(id, new LiveTable(services, id, snapshot));
            assertEquals(table.state(), live.get(id).state());
          });
      List<Acknowledged> some = new ArrayList<>(told);
      Collections.shuffle(some, random);
      some.stream()
          .filter(one -> one.wish().isPresent())
          .limit(REPEATED_AFTER_A_KILL)
          .forEach(
              one -> {
                LiveTable table = Optional.ofNullable(live.get(one.table())).orElseThrow();
                Answer answer = table.ask(one.wish().orElseThrow().ask(one.id())).join();
                assertEquals(new Answer.Done(one.seq()), answer, one.toString());
              });
      assertEquals(before, services.store().heads());
      Inspector.checkHouse(services.store());
    }
  }
}
