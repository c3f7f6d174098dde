package io.queenhigh.audit;

import io.queenhigh.audit.anchor.LogAudit;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.ledger.Move;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A store opened for reading only, as it stood at one moment. Rows come in portions, so that a
 * journal of any length passes through the same memory.
 */
final class StoreReader implements AutoCloseable {

  /** How the names of wallets, coin-in and money in transit begin, in seven letters. */
  private static final String SHARED = "'wallet/', 'allowan', 'coin-in', 'transit'";

  private static final int PORTION = 2_000;

  private final Connection connection;

  /** Whether the store is of a time when lines have nonces. */
  private final boolean nonces;

  private StoreReader(Connection connection, boolean nonces) {
    this.connection = connection;
    this.nonces = nonces;
  }

  /** Opens {@code sqlite:FILE} or {@code postgresql://…}. */
  static StoreReader open(String store) throws SQLException {
    Connection connection = Address.connect(store);
    connection.setAutoCommit(false);
    try (ResultSet column = connection.getMetaData().getColumns(null, null, "journal", "nonce")) {
      return new StoreReader(connection, column.next());
    }
  }

  /** What an SQLite file finds wrong with itself: pages, rows, and indexes against rows. */
  List<String> wrongWithItself() throws SQLException {
    List<String> wrong = new ArrayList<>();
    if (connection.getMetaData().getDatabaseProductName().equals("SQLite")) {
      try (PreparedStatement check = prepare("pragma integrity_check(5)");
          ResultSet rows = check.executeQuery()) {
        while (rows.next()) {
          wrong.add(text(rows, 1));
        }
      }
      wrong.remove("ok");
    }
    return wrong;
  }

  /** How many lines there are in all. */
  long lines() throws SQLException {
    try (PreparedStatement select = prepare("select count(*) from journal");
        ResultSet rows = select.executeQuery()) {
      return rows.next() ? rows.getLong(1) : 0;
    }
  }

  /** Every stream that has lines or transfers. */
  List<String> streams() throws SQLException {
    List<String> streams = new ArrayList<>();
    try (PreparedStatement select =
            prepare("select stream from journal union select stream from transfer order by 1");
        ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        streams.add(text(rows, 1));
      }
    }
    return streams;
  }

  /** One stream's lines, in order. */
  Rows<JournalLine> journal(String stream) throws SQLException {
    PreparedStatement select =
        prepare(
            "select seq, type, payload, actor, at_millis, prev_hash, hash, command, "
                + (nonces ? "nonce" : "null")
                + " from journal where stream = ? order by seq");
    select.setString(1, stream);
    return new Rows<>(
        select,
        row ->
            new JournalLine(
                stream,
                row.getLong(1),
                text(row, 2),
                text(row, 3),
                text(row, 4),
                row.getLong(5),
                Optional.ofNullable(row.getString(8)),
                Optional.ofNullable(row.getBytes(9)).map(HexFormat.of()::formatHex),
                text(row, 6),
                text(row, 7)));
  }

  /** A transfer and the line that made it. */
  record Transferred(String stream, long seq, long atMillis, Move move) {

    boolean isOf(JournalLine line) {
      return stream.equals(line.stream()) && seq == line.seq();
    }

    boolean isBefore(String other, long line) {
      return stream.equals(other) && seq < line;
    }
  }

  /** What all lines moved, stream after stream, in the order of {@link #streams}. */
  Rows<Transferred> transfers() throws SQLException {
    PreparedStatement select =
        prepare(
            "select stream, seq, at_millis, debit, credit, cents from transfer"
                + " order by stream, seq, line");
    return new Rows<>(select, StoreReader::transferred);
  }

  private static Transferred transferred(ResultSet row) throws SQLException {
    return new Transferred(
        text(row, 1),
        row.getLong(2),
        row.getLong(3),
        new Move(text(row, 4), text(row, 5), row.getLong(6)));
  }

  /**
   * What went into and out of accounts that several streams move, in the order of time; what goes
   * out comes as much later as the clocks of two machines may differ.
   */
  Rows<Transferred> sharedTransfers(long clocksDifferMillis) throws SQLException {
    PreparedStatement select =
        prepare(
            "select stream, seq, at_millis, debit, credit, cents from transfer"
                + " where substr(debit, 1, 7) in ("
                + SHARED
                + ") or substr(credit, 1, 7) in ("
                + SHARED
                + ") order by at_millis"
                + " + case when substr(debit, 1, 7) in ("
                + SHARED
                + ") then ? else 0 end");
    select.setLong(1, clocksDifferMillis);
    return new Rows<>(select, StoreReader::transferred);
  }

  /** A sealed deck that lies apart from the journal until its round is over. */
  Optional<String> keptDeck(String round) throws SQLException {
    try (PreparedStatement select =
        prepare("select body from kept where kind = 'deck' and id = ?")) {
      select.setString(1, round);
      try (ResultSet rows = select.executeQuery()) {
        return rows.next() ? Optional.of(text(rows, 1)) : Optional.empty();
      }
    }
  }

  /** Whether it has a transparency log: stores of earlier versions have none. */
  boolean hasLog() throws SQLException {
    try (ResultSet tables = connection.getMetaData().getTables(null, null, "log_run", null)) {
      return tables.next();
    }
  }

  /** What the log took in, in its order. */
  Rows<LogAudit.Run> logRuns() throws SQLException {
    return new Rows<>(
        prepare("select first, stream, from_seq, to_seq, secret from log_run order by first"),
        row ->
            new LogAudit.Run(
                row.getLong(1), text(row, 2), row.getLong(3), row.getLong(4), text(row, 5)));
  }

  /** The hashes of some lines of a stream. */
  Rows<LogAudit.Line> hashes(String stream, long from, long to) throws SQLException {
    PreparedStatement select =
        prepare(
            "select seq, hash from journal where stream = ? and seq >= ? and seq <= ?"
                + " order by seq");
    select.setString(1, stream);
    select.setLong(2, from);
    select.setLong(3, to);
    return new Rows<>(select, row -> new LogAudit.Line(row.getLong(1), text(row, 2)));
  }

  /** Whether the log has kept anything of its tree. */
  boolean hasTiles() throws SQLException {
    try (PreparedStatement select = prepare("select 1 from log_tile limit 1");
        ResultSet rows = select.executeQuery()) {
      return rows.next();
    }
  }

  /** A tile of the log's tree, in base64; nothing where it is gone. */
  Optional<String> logTile(int level, long number) throws SQLException {
    try (PreparedStatement select =
        prepare("select hashes from log_tile where level = ? and number = ?")) {
      select.setInt(1, level);
      select.setLong(2, number);
      try (ResultSet rows = select.executeQuery()) {
        return rows.next() ? Optional.of(text(rows, 1)) : Optional.empty();
      }
    }
  }

  /** Something kept beside the journal. */
  Optional<String> kept(String kind, String id) throws SQLException {
    try (PreparedStatement select = prepare("select body from kept where kind = ? and id = ?")) {
      select.setString(1, kind);
      select.setString(2, id);
      try (ResultSet rows = select.executeQuery()) {
        return rows.next() ? Optional.of(text(rows, 1)) : Optional.empty();
      }
    }
  }

  /**
   * A root that the store says was signed.
   *
   * @param note the signed note itself
   */
  record SignedRoot(String origin, long size, String root, String note) {}

  Rows<SignedRoot> signedRoots() throws SQLException {
    return new Rows<>(
        prepare("select origin, size, root, note from log_checkpoint order by size"),
        row -> new SignedRoot(text(row, 1), row.getLong(2), text(row, 3), text(row, 4)));
  }

  /** The last line of every stream. */
  Map<String, Long> lastLines() throws SQLException {
    Map<String, Long> last = new TreeMap<>();
    try (PreparedStatement select =
            prepare("select stream, max(seq) from journal group by stream");
        ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        last.put(text(rows, 1), rows.getLong(2));
      }
    }
    return last;
  }

  /** Something that is kept, under its id. */
  record Kept(String id, String body) {}

  Rows<Kept> kept(String kind) throws SQLException {
    PreparedStatement select = prepare("select id, body from kept where kind = ? order by id");
    select.setString(1, kind);
    return new Rows<>(select, row -> new Kept(text(row, 1), text(row, 2)));
  }

  /** What is kept of a kind under ids that have this in them. */
  Map<String, String> keptWithin(String kind, String part) throws SQLException {
    Map<String, String> found = new TreeMap<>();
    try (Rows<Kept> rows = kept(kind)) {
      for (Optional<Kept> row = rows.next(); row.isPresent(); row = rows.next()) {
        if (row.get().id().contains(part)) {
          found.put(row.get().id(), row.get().body());
        }
      }
    }
    return found;
  }

  long howManyKept(String kind) throws SQLException {
    try (PreparedStatement select = prepare("select count(*) from kept where kind = ?")) {
      select.setString(1, kind);
      try (ResultSet rows = select.executeQuery()) {
        return rows.next() ? rows.getLong(1) : 0;
      }
    }
  }

  /** What the store says an account holds, and how little it may hold. */
  record Account(String id, long cents, long leastCents) {}

  Rows<Account> accounts() throws SQLException {
    return new Rows<>(
        prepare("select id, cents, least_cents from account order by id"),
        row -> new Account(text(row, 1), row.getLong(2), row.getLong(3)));
  }

  /** A column that somebody has emptied says nothing. */
  private static String text(ResultSet row, int column) throws SQLException {
    return Objects.requireNonNullElse(row.getString(column), "");
  }

  private PreparedStatement prepare(String query) throws SQLException {
    PreparedStatement select = connection.prepareStatement(query);
    select.setFetchSize(PORTION);
    return select;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
