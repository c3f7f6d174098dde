package io.queenhigh.night;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.LedgerRow;
import io.queenhigh.floor.store.MemoryStore;
import io.queenhigh.floor.store.Store;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;

/**
 * Carries what a night has left in memory into an SQLite store, row by row, so that the auditor
 * reads it as he reads any floor's.
 */
final class CopiedBooks {

  private static final String EMPTY = "empty.db";
  private static final String COPY = "night.db";
  private static final String KEY = "night.key";

  private CopiedBooks() {}

  /** The store's address. Each copy replaces the one before. */
  static String of(MemoryStore store, Path folder) {
    try {
      Path empty = folder.resolve(EMPTY);
      if (!Files.exists(empty)) {
        Files.writeString(folder.resolve(KEY), MemoryStore.KEY + "\n");
        Store.migrate("sqlite:" + empty, Optional.empty());
      }
      Path copy = folder.resolve(COPY);
      Files.copy(empty, copy, StandardCopyOption.REPLACE_EXISTING);
      write(store, copy);
      return "sqlite:" + copy + "?keyFile=" + folder.resolve(KEY);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (SQLException failed) {
      throw new IllegalStateException("the books of a night cannot be copied", failed);
    }
  }

  private static void write(MemoryStore store, Path file) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file)) {
      try (Statement pragma = connection.createStatement()) {
        pragma.execute("pragma synchronous = off");
        pragma.execute("pragma journal_mode = memory");
      }
      connection.setAutoCommit(false);
      for (String stream : store.streams()) {
        journal(store, stream, connection);
        transfers(store, stream, connection);
      }
      accounts(store, connection);
      kept(store, connection);
      connection.commit();
    }
  }

  private static void journal(MemoryStore store, String stream, Connection connection)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into journal (stream, seq, type, payload, actor, at_millis, command,"
                + " prev_hash, hash, nonce) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")) {
      for (Entry line : store.read(stream, 0, Integer.MAX_VALUE)) {
        insert.setString(1, line.stream());
        insert.setLong(2, line.seq());
        insert.setString(3, line.type());
        insert.setString(4, line.payload());
        insert.setString(5, line.actor());
        insert.setLong(6, line.atMillis());
        insert.setString(7, line.command().orElse(null));
        insert.setString(8, line.prevHash());
        insert.setString(9, line.hash());
        insert.setBytes(10, line.nonce().map(HexFormat.of()::parseHex).orElse(null));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void transfers(MemoryStore store, String stream, Connection connection)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
                + " values (?, ?, ?, ?, ?, ?, ?)")) {
      long seq = 0;
      int line = 0;
      for (LedgerRow row : store.transfers(stream, 1, Long.MAX_VALUE)) {
        line = row.seq() == seq ? line + 1 : 1;
        seq = row.seq();
        insert.setString(1, stream);
        insert.setLong(2, seq);
        insert.setInt(3, line);
        insert.setLong(4, store.read(stream, seq - 1, 1).getFirst().atMillis());
        insert.setString(5, row.from());
        insert.setString(6, row.to());
        insert.setLong(7, row.cents());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void accounts(MemoryStore store, Connection connection) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "insert into account (id, cents, least_cents) values (?, ?, ?)")) {
      for (Map.Entry<String, Long> account : store.balances("").entrySet()) {
        insert.setString(1, account.getKey());
        insert.setLong(2, account.getValue());
        insert.setLong(3, Math.min(0, account.getValue()));
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }

  private static void kept(MemoryStore store, Connection connection) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("insert into kept (kind, id, body) values (?, ?, ?)")) {
      for (Kept row : store.everythingKept()) {
        insert.setString(1, row.kind());
        insert.setString(2, row.id());
        insert.setString(3, row.body().orElseThrow());
        insert.addBatch();
      }
      insert.executeBatch();
    }
  }
}
