package io.queenhigh.bench;

import io.queenhigh.floor.store.Store;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a floor wrote to journal and ledger in some seconds, inserted once more by the plainest
 * program there is. What it keeps beside them is left out, to the ceiling's advantage.
 */
final class RawRows {

  /** Lines that are not counted, while everything warms up. */
  private static final int FIRST = 20_000;

  private final List<Object[]> journal;
  private final List<Object[]> transfers;

  private RawRows(List<Object[]> journal, List<Object[]> transfers) {
    this.journal = journal;
    this.transfers = transfers;
  }

  static RawRows of(String address, long fromMillis, long untilMillis) throws SQLException {
    try (Connection connection = StoreBench.connect(address)) {
      return new RawRows(
          rows(
              connection,
              "select stream, seq, type, payload, actor, at_millis, command, prev_hash, hash,"
                  + " nonce from journal where at_millis between ? and ? order by at_millis, stream, seq",
              fromMillis,
              untilMillis),
          rows(
              connection,
              "select stream, seq, line, at_millis, debit, credit, cents from transfer"
                  + " where at_millis between ? and ? order by at_millis, stream, seq, line",
              fromMillis,
              untilMillis));
    }
  }

  private static List<Object[]> rows(Connection connection, String query, long from, long until)
      throws SQLException {
    List<Object[]> found = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(query)) {
      select.setLong(1, from);
      select.setLong(2, until);
      try (ResultSet rows = select.executeQuery()) {
        int columns = rows.getMetaData().getColumnCount();
        while (rows.next()) {
          Object[] row = new Object[columns];
          for (int i = 0; i < columns; i++) {
            row[i] = rows.getObject(i + 1);
          }
          found.add(row);
        }
      }
    }
    return found;
  }

  long lines() {
    return journal.size();
  }

  /** When these rows are so many commands, written in so many groups, and the disk is all. */
  long commandsPerSecond(String address, long commands, long groups) throws SQLException {
    Store.open(address).close();
    try (Connection connection = StoreBench.connect(address);
        PreparedStatement line =
            connection.prepareStatement(
                "insert into journal (stream, seq, type, payload, actor, at_millis, command,"
                    + " prev_hash, hash, nonce) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        PreparedStatement transfer =
            connection.prepareStatement(
                "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
                    + " values (?, ?, ?, ?, ?, ?, ?)");
        PreparedStatement account =
            connection.prepareStatement(
                "insert into account (id, cents, least_cents) values (?, ?, -1000000000000)"
                    + " on conflict (id) do update set cents = account.cents + excluded.cents")) {
      connection.setAutoCommit(false);
      long began = System.nanoTime();
      long counted = 0;
      for (long group = 0; group < groups; group++) {
        int to = (int) (journal.size() * (group + 1) / groups);
        for (Object[] row : journal.subList((int) (journal.size() * group / groups), to)) {
          add(line, row);
        }
        line.executeBatch();
        Map<Object, Long> sums = new TreeMap<>();
        int last = (int) (transfers.size() * (group + 1) / groups);
        for (Object[] row : transfers.subList((int) (transfers.size() * group / groups), last)) {
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
        if (to < FIRST) {
          began = System.nanoTime();
          counted = to;
        }
      }
      double share = (journal.size() - counted) / (double) journal.size();
      return (long) (commands * share * 1e9 / (System.nanoTime() - began));
    }
  }

  private static void add(PreparedStatement statement, Object... values) throws SQLException {
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    statement.addBatch();
  }
}
