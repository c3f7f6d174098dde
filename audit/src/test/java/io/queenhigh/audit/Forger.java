package io.queenhigh.audit;

import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Somebody who has been at the books, and knows how to make the hashes fit again. */
public final class Forger implements AutoCloseable {

  private final Connection connection;
  private final Hashes hashes = new Hashes();

  public Forger(String address) throws SQLException {
    connection = DriverManager.getConnection("jdbc:" + address);
    dropTriggers();
  }

  /** A floor's store refuses changes by trigger; whoever holds the file can take those away. */
  private void dropTriggers() throws SQLException {
    List<String> triggers = new ArrayList<>();
    try (PreparedStatement select =
            connection.prepareStatement("select name from sqlite_master where type = 'trigger'");
        ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        triggers.add(rows.getString(1));
      }
    }
    for (String trigger : triggers) {
      execute("drop trigger " + trigger);
    }
  }

  public int execute(String sql, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      return statement.executeUpdate();
    }
  }

  /** The number of the first line of a kind whose payload has this in it. */
  long find(String stream, String type, String containing) throws SQLException {
    return find(stream, type, containing, 0);
  }

  long find(String stream, String type, String containing, long after) throws SQLException {
    for (JournalLine line : lines(stream)) {
      if (line.seq() > after && isOf(line, type) && line.payload().contains(containing)) {
        return line.seq();
      }
    }
    throw new AssertionError("no " + type + " with " + containing + " in " + stream);
  }

  /** A line of this name, whatever its version. */
  private static boolean isOf(JournalLine line, String type) {
    return line.type().equals(type) || line.type().startsWith(type + "/");
  }

  List<String> streams(String prefix) throws SQLException {
    List<String> streams = new ArrayList<>();
    try (PreparedStatement select =
            connection.prepareStatement("select distinct stream from journal order by stream");
        ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        if (rows.getString(1).startsWith(prefix)) {
          streams.add(rows.getString(1));
        }
      }
    }
    return streams;
  }

  int length(String stream) throws SQLException {
    return lines(stream).size();
  }

  String payload(String stream, long seq) throws SQLException {
    return lines(stream).get((int) seq - 1).payload();
  }

  /** Changes what a line says; the hashes stay as they are. */
  void say(String stream, long seq, UnaryOperator<String> change) throws SQLException {
    String before = payload(stream, seq);
    String after = change.apply(before);
    if (after.equals(before)) {
      throw new AssertionError("nothing to change in " + before);
    }
    execute("update journal set payload = ? where stream = ? and seq = ?", after, stream, seq);
  }

  /** Takes a line out, with what it moved, and closes the gap. */
  void remove(String stream, long seq) throws SQLException {
    execute("delete from journal where stream = ? and seq = ?", stream, seq);
    execute("delete from transfer where stream = ? and seq = ?", stream, seq);
    for (String table : List.of("journal", "transfer")) {
      execute(
          "update " + table + " set seq = seq + 1000000 where stream = ? and seq > ?", stream, seq);
      execute(
          "update " + table + " set seq = seq - 1000001 where stream = ? and seq > 1000000",
          stream);
    }
  }

  /** Two lines change places, with what they moved. */
  void swap(String stream, long one, long other) throws SQLException {
    for (String table : List.of("journal", "transfer")) {
      String move = "update " + table + " set seq = ? where stream = ? and seq = ?";
      execute(move, 1_000_000, stream, one);
      execute(move, one, stream, other);
      execute(move, other, stream, 1_000_000);
    }
  }

  /** Makes the chain of a stream fit what its lines say now. */
  public void rehash(String stream) throws SQLException {
    String last = Hashes.BEGINNING;
    connection.setAutoCommit(false);
    for (JournalLine line : lines(stream)) {
      JournalLine chained =
          new JournalLine(
              stream,
              line.seq(),
              line.type(),
              line.payload(),
              line.actor(),
              line.atMillis(),
              line.command(),
              line.nonce(),
              last,
              "");
      String hash = hashes.of(chained);
      execute(
          "update journal set prev_hash = ?, hash = ? where stream = ? and seq = ?",
          last,
          hash,
          stream,
          line.seq());
      last = hash;
    }
    connection.commit();
    connection.setAutoCommit(true);
  }

  List<JournalLine> lines(String stream) throws SQLException {
    List<JournalLine> lines = new ArrayList<>();
    try (PreparedStatement select =
        connection.prepareStatement(
            "select seq, type, payload, actor, at_millis, prev_hash, hash, command, nonce from journal"
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
                  Optional.ofNullable(rows.getString(8)),
                  Optional.ofNullable(rows.getBytes(9)).map(HexFormat.of()::formatHex),
                  rows.getString(6),
                  rows.getString(7)));
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
