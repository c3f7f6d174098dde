package io.queenhigh.web;

import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.floor.store.Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

/**
 * A copy of a floor's books in which somebody has told one line otherwise and made all hashes after
 * it fit, so that only a reader of what the lines say can object.
 */
final class RewrittenBooks implements AutoCloseable {

  private final Connection connection;
  private final Hashes hashes = new Hashes();

  private RewrittenBooks(Path copy) throws SQLException {
    connection = DriverManager.getConnection("jdbc:sqlite:" + copy);
  }

  /** The same line with another author. */
  static Path by(String actor, Entry line, Path books, Path copy) throws Exception {
    return rewritten(
        books, copy, line, "update journal set actor = ? where stream = ? and seq = ?", actor);
  }

  /** Another line in its place. */
  static Path saying(String type, String payload, Entry line, Path books, Path copy)
      throws Exception {
    return rewritten(
        books,
        copy,
        line,
        "update journal set type = ?, payload = ? where stream = ? and seq = ?",
        type,
        payload);
  }

  private static Path rewritten(Path books, Path copy, Entry line, String update, String... instead)
      throws Exception {
    Files.copy(books, copy);
    try (RewrittenBooks rewritten = new RewrittenBooks(copy)) {
      rewritten.dropTriggers();
      List<Object> values = new ArrayList<>(List.of(instead));
      values.addAll(List.of(line.stream(), line.seq()));
      rewritten.connection.setAutoCommit(false);
      rewritten.execute(update, values.toArray());
      rewritten.rehash(line.stream());
      rewritten.connection.commit();
    }
    return copy;
  }

  /** The store refuses changes by trigger; whoever holds the file can take those away. */
  private void dropTriggers() throws SQLException {
    for (String trigger : texts("select name from sqlite_master where type = 'trigger'")) {
      execute("drop trigger " + trigger);
    }
  }

  private List<String> texts(String sql) throws SQLException {
    List<String> texts = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(sql);
        ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        texts.add(rows.getString(1));
      }
    }
    return texts;
  }

  private void execute(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }

  private void rehash(String stream) throws SQLException {
    String last = Hashes.BEGINNING;
    for (JournalLine line : lines(stream)) {
      String hash = hashes.of(after(last, line));
      execute(
          "update journal set prev_hash = ?, hash = ? where stream = ? and seq = ?",
          last,
          hash,
          stream,
          line.seq());
      last = hash;
    }
  }

  private static JournalLine after(String last, JournalLine line) {
    return new JournalLine(
        line.stream(),
        line.seq(),
        line.type(),
        line.payload(),
        line.actor(),
        line.atMillis(),
        line.command(),
        line.nonce(),
        last,
        "");
  }

  private List<JournalLine> lines(String stream) throws SQLException {
    List<JournalLine> lines = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "select seq, type, payload, actor, at_millis, command, nonce from journal"
                + " where stream = ? order by seq")) {
      select.setString(1, stream);
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          lines.add(
              new JournalLine(
                  stream,
                  rows.getLong(1),
                  rows.getString(2),
                  rows.getString(3),
                  rows.getString(4),
                  rows.getLong(5),
                  Optional.ofNullable(rows.getString(6)),
                  Optional.ofNullable(rows.getBytes(7)).map(HexFormat.of()::formatHex),
                  "",
                  ""));
        }
      }
    }
    return lines;
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
