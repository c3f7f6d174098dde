package io.queenhigh.bench;

import io.queenhigh.floor.store.Store;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a floor wrote to journal and ledger in some seconds, inserted once more by the plainest
 * program there is, into a store that holds all that the floor's had held until then. What the
 * floor keeps beside them is left out, to the ceiling's advantage.
 */
final class RawRows {

  /** Lines that are not counted, while everything warms up. */
  private static final int FIRST = 20_000;

  /** What lay there before comes in pieces, and is not timed. */
  private static final int PIECE = 5_000;

  private static final String JOURNAL =
      "select stream, seq, type, payload, actor, at_millis, command, prev_hash, hash, nonce"
          + " from journal";
  private static final String TRANSFERS =
      "select stream, seq, line, at_millis, debit, credit, cents from transfer";

  private final String floor;
  private final long fromMillis;
  private final Rows written;

  /** Rows of journal and ledger, each in the order in which they came. */
  private record Rows(List<Object[]> journal, List<Object[]> transfers) {

    /** One of so many groups, in which as much of either is. */
    Rows group(long number, long groups) {
      return new Rows(group(journal, number, groups), group(transfers, number, groups));
    }

    private static List<Object[]> group(List<Object[]> rows, long number, long groups) {
      int from = (int) (rows.size() * number / groups);
      return rows.subList(from, (int) (rows.size() * (number + 1) / groups));
    }
  }

  private interface Taker {
    void take(Object[] row) throws SQLException;
  }

  private RawRows(String floor, long fromMillis, Rows written) {
    this.floor = floor;
    this.fromMillis = fromMillis;
    this.written = written;
  }

  static RawRows of(String address, long fromMillis, long untilMillis) throws SQLException {
    Rows written = new Rows(new ArrayList<>(), new ArrayList<>());
    try (Connection connection = StoreBench.connect(address)) {
      String then = " where at_millis between " + fromMillis + " and " + untilMillis;
      String order = " order by at_millis, stream, seq";
      select(connection, JOURNAL + then + order, written.journal::add);
      select(connection, TRANSFERS + then + order + ", line", written.transfers::add);
    }
    return new RawRows(address, fromMillis, written);
  }

  /** Row by row, whatever their number. */
  private static void select(Connection connection, String query, Taker taker) throws SQLException {
    connection.setAutoCommit(false);
    try (Statement select = connection.createStatement()) {
      select.setFetchSize(PIECE);
      try (ResultSet rows = select.executeQuery(query)) {
        int columns = rows.getMetaData().getColumnCount();
        while (rows.next()) {
          Object[] row = new Object[columns];
          for (int i = 0; i < columns; i++) {
            row[i] = rows.getObject(i + 1);
          }
          taker.take(row);
        }
      }
    }
    connection.commit();
  }

  long lines() {
    return written.journal.size();
  }

  /** When these rows are so many commands, written in so many groups, and the disk is all. */
  long commandsPerSecond(String address, long commands, long groups) throws SQLException {
    Store.open(address).close();
    try (Connection connection = StoreBench.connect(address);
        Inserts inserts = new Inserts(connection)) {
      layWhatWasThere(inserts);
      long began = System.nanoTime();
      long counted = 0;
      long lines = 0;
      for (long number = 0; number < groups; number++) {
        Rows group = written.group(number, groups);
        inserts.commit(group);
        lines += group.journal.size();
        if (lines < FIRST) {
          began = System.nanoTime();
          counted = lines;
        }
      }
      double share = (lines() - counted) / (double) lines();
      return (long) (commands * share * 1e9 / (System.nanoTime() - began));
    }
  }

  private void layWhatWasThere(Inserts inserts) throws SQLException {
    try (Connection from = StoreBench.connect(floor)) {
      Rows piece = new Rows(new ArrayList<>(), new ArrayList<>());
      String before = " where at_millis < " + fromMillis;
      select(from, JOURNAL + before, row -> lay(piece, piece.journal, row, inserts));
      select(from, TRANSFERS + before, row -> lay(piece, piece.transfers, row, inserts));
      inserts.commit(piece);
    }
  }

  private static void lay(Rows piece, List<Object[]> rows, Object[] row, Inserts inserts)
      throws SQLException {
    rows.add(row);
    if (rows.size() == PIECE) {
      inserts.commit(piece);
      piece.journal.clear();
      piece.transfers.clear();
    }
  }

  /** The plainest program there is. */
  private static final class Inserts implements AutoCloseable {
    private final Connection connection;
    private final PreparedStatement line;
    private final PreparedStatement transfer;
    private final PreparedStatement account;

    Inserts(Connection connection) throws SQLException {
      this.connection = connection;
      connection.setAutoCommit(false);
      line =
          connection.prepareStatement(
              "insert into journal (stream, seq, type, payload, actor, at_millis, command,"
                  + " prev_hash, hash, nonce) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
      transfer =
          connection.prepareStatement(
              "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
                  + " values (?, ?, ?, ?, ?, ?, ?)");
      account =
          connection.prepareStatement(
              "insert into account (id, cents, least_cents) values (?, ?, -1000000000000)"
                  + " on conflict (id) do update set cents = account.cents + excluded.cents");
    }

    void commit(Rows group) throws SQLException {
      for (Object[] row : group.journal) {
        add(line, row);
      }
      line.executeBatch();
      Map<Object, Long> sums = new TreeMap<>();
      for (Object[] row : group.transfers) {
        add(transfer, row);
        long cents = ((Number) row[6]).longValue();
        sums.merge(row[4], -cents, Long::sum);
        sums.merge(row[5], cents, Long::sum);
      }
      transfer.executeBatch();
      for (var sum : sums.entrySet()) {
        add(account, sum.getKey(), sum.getValue());
      }
      account.executeBatch();
      connection.commit();
    }

    private static void add(PreparedStatement statement, Object... values) throws SQLException {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.addBatch();
    }

    @Override
    public void close() throws SQLException {
      line.close();
      transfer.close();
      account.close();
    }
  }
}
