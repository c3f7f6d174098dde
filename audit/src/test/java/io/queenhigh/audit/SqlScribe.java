package io.queenhigh.audit;

import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Move;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a store's rows as the floor does, by plain SQL. */
final class SqlScribe implements AutoCloseable {

  private final Connection connection;
  private final PreparedStatement journal;
  private final PreparedStatement transfer;
  private final Hashes hashes = new Hashes();
  private final Map<String, JournalLine> heads = new HashMap<>();
  private final Map<String, Long> balances = new HashMap<>();
  private long written;

  SqlScribe(String address) throws SQLException {
    connection = DriverManager.getConnection("jdbc:" + address);
    if (address.startsWith("sqlite:")) {
      execute("pragma journal_mode = wal");
      execute("pragma synchronous = off");
    }
    connection.setAutoCommit(false);
    tables(address.startsWith("sqlite:"));
    journal =
        connection.prepareStatement(
            "insert into journal (stream, seq, type, payload, actor, at_millis, prev_hash, hash)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?)");
    transfer =
        connection.prepareStatement(
            "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
                + " values (?, ?, ?, ?, ?, ?, ?)");
  }

  private void tables(boolean sqlite) throws SQLException {
    execute(
        "create table journal (stream varchar(64) not null, seq bigint not null,"
            + " type varchar(64) not null, payload text not null, actor varchar(64) not null,"
            + " at_millis bigint not null, command varchar(96), prev_hash char(64) not null,"
            + " hash char(64) not null, nonce "
            + (sqlite ? "blob" : "bytea")
            + ", primary key (stream, seq))");
    execute(
        "create table transfer (stream varchar(64) not null, seq bigint not null,"
            + " line int not null, at_millis bigint not null,"
            + " debit varchar(96) not null, credit varchar(96) not null,"
            + " cents bigint not null check (cents > 0), primary key (stream, seq, line))");
    execute(
        "create table account (id varchar(96) not null primary key, cents bigint not null,"
            + " least_cents bigint not null)");
    execute(
        "create table kept (kind varchar(64) not null, id varchar(96) not null,"
            + " body text not null, primary key (kind, id))");
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  long balance(String account) {
    return balances.getOrDefault(account, 0L);
  }

  JournalLine write(String stream, String type, String payload, List<Move> moves) {
    JournalLine head =
        heads.getOrDefault(stream, line(stream, 0, "", "", "", 0, "", Hashes.BEGINNING));
    JournalLine unsigned =
        line(
            stream,
            head.seq() + 1,
            type,
            payload,
            "test",
            1_800_000_000_000L + written++ / 10,
            head.hash(),
            "");
    JournalLine line =
        line(
            stream,
            unsigned.seq(),
            type,
            payload,
            unsigned.actor(),
            unsigned.atMillis(),
            unsigned.prevHash(),
            hashes.of(unsigned));
    heads.put(stream, line);
    try {
      insert(line, moves);
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
    return line;
  }

  /** Of format 1, as lines were when this was written. */
  private static JournalLine line(
      String stream,
      long seq,
      String type,
      String payload,
      String actor,
      long atMillis,
      String prevHash,
      String hash) {
    return new JournalLine(
        stream,
        seq,
        type,
        payload,
        actor,
        atMillis,
        Optional.empty(),
        Optional.empty(),
        prevHash,
        hash);
  }

  private void insert(JournalLine line, List<Move> moves) throws SQLException {
    journal.setString(1, line.stream());
    journal.setLong(2, line.seq());
    journal.setString(3, line.type());
    journal.setString(4, line.payload());
    journal.setString(5, line.actor());
    journal.setLong(6, line.atMillis());
    journal.setString(7, line.prevHash());
    journal.setString(8, line.hash());
    journal.addBatch();
    int number = 0;
    for (Move move : moves) {
      transfer.setString(1, line.stream());
      transfer.setLong(2, line.seq());
      transfer.setInt(3, ++number);
      transfer.setLong(4, line.atMillis());
      transfer.setString(5, move.from());
      transfer.setString(6, move.to());
      transfer.setLong(7, move.cents());
      transfer.addBatch();
      balances.merge(move.from(), -move.cents(), Long::sum);
      balances.merge(move.to(), move.cents(), Long::sum);
    }
    if (written % 1_000 == 0) {
      flush();
    }
  }

  void keep(String kind, String id, String body) {
    try (PreparedStatement keep =
        connection.prepareStatement("insert into kept values (?, ?, ?)")) {
      keep.setString(1, kind);
      keep.setString(2, id);
      keep.setString(3, body);
      keep.executeUpdate();
    } catch (SQLException e) {
      throw new AssertionError(e);
    }
  }

  void save() throws SQLException {
    flush();
    connection.commit();
  }

  private void flush() throws SQLException {
    journal.executeBatch();
    transfer.executeBatch();
  }

  @Override
  public void close() throws SQLException {
    flush();
    try (PreparedStatement account =
        connection.prepareStatement("insert into account values (?, ?, ?)")) {
      for (Map.Entry<String, Long> one : balances.entrySet()) {
        account.setString(1, one.getKey());
        account.setLong(2, one.getValue());
        account.setLong(3, one.getKey().equals("cage") ? Long.MIN_VALUE : 0);
        account.addBatch();
      }
      account.executeBatch();
    }
    connection.commit();
    connection.close();
  }
}
