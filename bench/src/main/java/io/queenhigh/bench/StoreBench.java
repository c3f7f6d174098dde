package io.queenhigh.bench;

import io.queenhigh.floor.store.Fact;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Transfer;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;

/**
 * How fast the store takes commands of many tables, beside its ceiling: the same rows, inserted
 * without a store, in transactions of the same size.
 *
 * <p>A command is one or two lines and one transfer; each table waits for its answer before it goes
 * on. Arguments: seconds of each run (10), tables (500).
 */
public final class StoreBench {

  private static final String PAYLOAD =
      "{\"seat\":3,\"player\":\"guest-48151\",\"wager\":\"ante\",\"cents\":2500,\"at\":\"betting\"}";

  private final int tables;
  private final int seconds;

  private StoreBench(int seconds, int tables) {
    this.seconds = seconds;
    this.tables = tables;
  }

  public static void main(String[] arguments) throws Exception {
    int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
    int tables = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 500;
    StoreBench bench = new StoreBench(seconds, tables);
    Path folder = Files.createTempDirectory("queenhigh-bench");
    try {
      bench.run("SQLite", "sqlite:" + folder.resolve("a.db"), "sqlite:" + folder.resolve("b.db"));
    } finally {
      remove(folder);
    }
    Postgres server = Postgres.server();
    bench.run("PostgreSQL", server.database("bench"), server.database("bench"));
  }

  static void remove(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
    }
  }

  private void run(String name, String first, String second) throws Exception {
    Measured store = store(first);
    Store.open(second).close();
    double ceiling = ceiling(second, store.group());
    System.out.printf(
        "%-10s  %,7.0f commands/s in groups of %d, p50 %.1f ms, p99 %.1f ms, worst %.1f ms;"
            + " ceiling %,7.0f/s, ratio %.2f%n",
        name,
        store.perSecond(),
        store.group(),
        store.millis(0.50),
        store.millis(0.99),
        store.millis(1),
        ceiling,
        store.perSecond() / ceiling);
  }

  /** Nanoseconds that each command took, sorted. */
  private record Measured(double perSecond, int group, long[] nanos) {

    double millis(double share) {
      return nanos[(int) Math.min(nanos.length - 1L, (long) (nanos.length * share))] / 1e6;
    }
  }

  private Measured store(String address) throws InterruptedException {
    try (Store store = Store.open(address)) {
      work(store, 3);
      long groups = store.pulse().groups();
      long began = System.nanoTime();
      long[] nanos = work(store, seconds);
      double took = (System.nanoTime() - began) / 1e9;
      int group = Math.toIntExact(nanos.length / Math.max(1, store.pulse().groups() - groups));
      if (!store.wrongInTheBooks().isEmpty()) {
        throw new IllegalStateException(store.wrongInTheBooks().toString());
      }
      return new Measured(nanos.length / took, Math.max(1, group), nanos);
    }
  }

  private long[] work(Store store, int duration) throws InterruptedException {
    AtomicBoolean enough = new AtomicBoolean();
    List<List<Long>> taken = new ArrayList<>();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < tables; t++) {
      String table = "bench-" + t;
      List<Long> mine = new ArrayList<>();
      taken.add(mine);
      threads.add(Thread.ofVirtual().start(() -> play(store, table, enough, mine)));
    }
    Thread.sleep(duration * 1_000L);
    enough.set(true);
    for (Thread thread : threads) {
      thread.join();
    }
    long[] nanos = taken.stream().flatMap(List::stream).mapToLong(Long::longValue).toArray();
    Arrays.sort(nanos);
    return nanos;
  }

  private static void play(Store store, String table, AtomicBoolean enough, List<Long> taken) {
    Head head = store.head("table/" + table);
    while (!enough.get()) {
      Writing writing = command(table, head);
      long began = System.nanoTime();
      switch (store.write(writing).join()) {
        case Written.Durable(long seq, String hash) -> head = new Head(seq, hash);
        case Written other -> throw new IllegalStateException(other.toString());
      }
      taken.add(System.nanoTime() - began);
    }
  }

  private static Writing command(String table, Head head) {
    Fact bet = new Fact("BetPlaced", PAYLOAD);
    boolean second = head.seq() % 3 == 0;
    return new Writing(
        "table/" + table,
        head.seq(),
        head.hash(),
        "guest-48151",
        System.currentTimeMillis(),
        Optional.of(table + "-" + head.seq()),
        second ? List.of(bet, new Fact("SaidReady", "{\"seat\":3}")) : List.of(bet),
        List.of(new Transfer(0, "cage", "rack/" + table + "/" + head.seq() % 7, 25_00)),
        List.of());
  }

  /** A connection of the plainest kind to where a store is. */
  static Connection connect(String address) throws SQLException {
    if (address.startsWith("sqlite:")) {
      return DriverManager.getConnection(
          "jdbc:"
              + address
              + "?journal_mode=WAL&synchronous=FULL&cache_size=-64000&wal_autocheckpoint=16000");
    }
    String host = address.substring(address.indexOf('@') + 1).split("\\?", 2)[0];
    return DriverManager.getConnection(
        "jdbc:postgresql://" + host + "?user=queenhigh&reWriteBatchedInserts=true");
  }

  /** Commands a second when the same rows are inserted by the plainest program there is. */
  private double ceiling(String address, int group) throws SQLException {
    try (Connection connection = connect(address);
        PreparedStatement journal =
            connection.prepareStatement(
                "insert into journal (stream, seq, type, payload, actor, at_millis, command,"
                    + " prev_hash, hash) values (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        PreparedStatement transfer =
            connection.prepareStatement(
                "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
                    + " values (?, ?, ?, ?, ?, ?, ?)");
        PreparedStatement account =
            connection.prepareStatement(
                "insert into account (id, cents, least_cents) values (?, ?, -1000000000000)"
                    + " on conflict (id) do update set cents = account.cents + excluded.cents")) {
      connection.setAutoCommit(false);
      long[] heads = new long[tables];
      long began = System.nanoTime();
      int next = 0;
      long counted = 0;
      long warm = began + 3_000_000_000L;
      long end = warm + seconds * 1_000_000_000L;
      for (long now = began; now < end; now = System.nanoTime()) {
        for (int i = 0; i < group; i++) {
          int t = (next + i) % tables;
          heads[t] = rows(journal, transfer, account, "bench-" + t, heads[t]);
        }
        account.setString(1, "cage");
        account.setLong(2, -25_00L * group);
        account.addBatch();
        next = (next + group) % tables;
        journal.executeBatch();
        transfer.executeBatch();
        account.executeBatch();
        connection.commit();
        counted += now < warm ? 0 : group;
      }
      return counted / ((System.nanoTime() - warm) / 1e9);
    }
  }

  private static long rows(
      PreparedStatement journal,
      PreparedStatement transfer,
      PreparedStatement account,
      String table,
      long head)
      throws SQLException {
    int lines = head % 3 == 0 ? 2 : 1;
    for (int line = 1; line <= lines; line++) {
      String hash = "%064x".formatted(head * 31 + table.hashCode());
      journal.setString(1, "table/" + table);
      journal.setLong(2, head + line);
      journal.setString(3, line == 1 ? "BetPlaced" : "SaidReady");
      journal.setString(4, line == 1 ? PAYLOAD : "{\"seat\":3}");
      journal.setString(5, "guest-48151");
      journal.setLong(6, head);
      if (line == lines) {
        journal.setString(7, table + "-" + head);
      } else {
        journal.setNull(7, Types.VARCHAR);
      }
      journal.setString(8, hash);
      journal.setString(9, hash);
      journal.addBatch();
    }
    transfer.setString(1, "table/" + table);
    transfer.setLong(2, head + 1);
    transfer.setInt(3, 1);
    transfer.setLong(4, head);
    transfer.setString(5, "cage");
    transfer.setString(6, "rack/" + table + "/" + head % 7);
    transfer.setLong(7, 25_00);
    transfer.addBatch();
    account.setString(1, "rack/" + table + "/" + head % 7);
    account.setLong(2, 25_00);
    account.addBatch();
    return head + lines;
  }
}
