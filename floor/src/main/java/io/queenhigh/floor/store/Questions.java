package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the writer has to ask the database when it cannot go by what it knows. */
final class Questions {

  /** Both databases have a limit on the values of one statement; this is well below. */
  private static final int MOST_AT_ONCE = 1_000;

  /** A command of a stream. */
  record Command(String stream, String id) {}

  /** What an account holds, and the least it may hold. */
  record Account(long cents, long least) {}

  private interface Row {
    void read(ResultSet row) throws SQLException;
  }

  private final Connection connection;

  Questions(Connection connection) {
    this.connection = connection;
  }

  /**
   * Where the streams stand, those without a line included. Here and below every name is looked up
   * in an index by itself: a planner that joins instead may read the whole journal.
   */
  Map<String, Head> heads(Collection<String> streams) throws SQLException {
    Map<String, Head> heads = new HashMap<>();
    streams.forEach(stream -> heads.put(stream, Head.NONE));
    ask(
        "with asked(stream) as (values %s) select stream,"
            + " (select seq from journal where journal.stream = asked.stream"
            + " order by seq desc limit 1),"
            + " (select hash from journal where journal.stream = asked.stream"
            + " order by seq desc limit 1) from asked",
        streams.stream().map(List::of).toList(),
        row -> {
          if (row.getLong(2) > 0) {
            heads.put(row.getString(1), new Head(row.getLong(2), row.getString(3)));
          }
        });
    return heads;
  }

  /** The lines of those commands that were written before. */
  Map<Command, Long> lines(Collection<Command> commands) throws SQLException {
    Map<Command, Long> lines = new HashMap<>();
    ask(
        "with asked(stream, command) as (values %s) select stream, command,"
            + " (select seq from journal where journal.stream = asked.stream"
            + " and journal.command is not null and "
            + CommandId.ID_OF_COMMAND
            + " = asked.command) from asked",
        commands.stream().map(command -> List.of(command.stream(), command.id())).toList(),
        row -> {
          if (row.getLong(3) > 0) {
            lines.put(new Command(row.getString(1), row.getString(2)), row.getLong(3));
          }
        });
    return lines;
  }

  Map<String, Account> accounts(Collection<String> ids) throws SQLException {
    Map<String, Account> accounts = new HashMap<>();
    ask(
        "select id, cents, least_cents from account where id in (values %s)",
        ids.stream().map(List::of).toList(),
        row -> accounts.put(row.getString(1), new Account(row.getLong(2), row.getLong(3))));
    return accounts;
  }

  /** What a wallet has brought to the tables since a time, less what came back. */
  long brought(Ceiling ceiling) throws SQLException {
    return moved(ceiling, "debit", "credit") - moved(ceiling, "credit", "debit");
  }

  /** Worded so that the wallet is found by its index. */
  private long moved(Ceiling ceiling, String wallet, String rack) throws SQLException {
    String query =
        ("select coalesce(sum(cents), 0) from transfer where %1$s = ? and at_millis >= ?"
                + " and %1$s >= 'wallet/' and %1$s < 'wallet0'"
                + " and %2$s >= 'rack/' and %2$s < 'rack0'")
            .formatted(wallet, rack);
    try (PreparedStatement select = connection.prepareStatement(query)) {
      select.setString(1, ceiling.wallet());
      select.setLong(2, ceiling.sinceMillis());
      try (ResultSet rows = select.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    }
  }

  Optional<String> hash(String stream, long seq) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement("select hash from journal where stream = ? and seq = ?")) {
      select.setString(1, stream);
      select.setLong(2, seq);
      try (ResultSet rows = select.executeQuery()) {
        return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
      }
    }
  }

  private void ask(String query, List<List<String>> keys, Row row) throws SQLException {
    for (int from = 0; from < keys.size(); from += MOST_AT_ONCE) {
      List<List<String>> some = keys.subList(from, Math.min(keys.size(), from + MOST_AT_ONCE));
      String key = "(" + String.join(",", Collections.nCopies(some.getFirst().size(), "?")) + ")";
      String values = String.join(",", Collections.nCopies(some.size(), key));
      List<String> words = new ArrayList<>();
      some.forEach(words::addAll);
      try (PreparedStatement select = connection.prepareStatement(query.formatted(values))) {
        for (int i = 0; i < words.size(); i++) {
          select.setString(i + 1, words.get(i));
        }
        try (ResultSet rows = select.executeQuery()) {
          while (rows.next()) {
            row.read(rows);
          }
        }
      }
    }
  }
}
