package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The store's writer as anybody would write it: one writing after the other, a transaction each,
 * everything looked up before anything is written. The fast one must do exactly the same.
 */
final class PlainWriter implements AutoCloseable {

  private final Connection connection;

  PlainWriter(String address) throws SQLException {
    connection = Address.of(address).connectToWrite();
  }

  Written write(Writing writing) throws SQLException {
    Written written = writing.facts().isEmpty() ? keepOnly(writing) : judgeAndWrite(writing);
    if (written instanceof Written.Durable) {
      connection.commit();
    } else {
      connection.rollback();
    }
    return written;
  }

  private Written keepOnly(Writing writing) throws SQLException {
    keep(writing);
    return new Written.Durable(writing.after(), writing.prevHash());
  }

  private Written judgeAndWrite(Writing writing) throws SQLException {
    if (writing.command().isPresent()) {
      List<List<Object>> before =
          select(
              "select seq from journal where stream = ? and command = ?",
              writing.stream(),
              writing.command().get());
      if (!before.isEmpty()) {
        return new Written.Repeated(((Number) before.getFirst().getFirst()).longValue());
      }
    }
    if (!head(writing.stream()).equals(new Head(writing.after(), writing.prevHash()))) {
      return new Written.Fenced();
    }
    Map<String, Long> balances = new TreeMap<>();
    for (Transfer transfer : writing.transfers()) {
      for (String id : List.of(transfer.from(), transfer.to())) {
        balances.putIfAbsent(id, balance(id));
      }
      balances.merge(transfer.from(), -transfer.cents(), Long::sum);
      balances.merge(transfer.to(), transfer.cents(), Long::sum);
    }
    for (Map.Entry<String, Long> each : balances.entrySet()) {
      if (each.getValue() < 0 && !each.getKey().equals("cage")) {
        return new Written.Overdrawn(each.getKey());
      }
    }
    return write(writing, balances);
  }

  private Written write(Writing writing, Map<String, Long> balances) throws SQLException {
    Head head = new Head(writing.after(), writing.prevHash());
    for (Entry entry : writing.entries()) {
      execute(
          "insert into journal"
              + " (stream, seq, type, payload, actor, at_millis, command, prev_hash, hash, nonce)"
              + " values (?, ?, ?, ?, ?, ?, nullif(?, ''), ?, ?, ?)",
          entry.stream(),
          entry.seq(),
          entry.type(),
          entry.payload(),
          entry.actor(),
          entry.atMillis(),
          entry.command().orElse(""),
          entry.prevHash(),
          entry.hash(),
          HexFormat.of().parseHex(entry.nonce().orElseThrow()));
      head = entry.head();
    }
    for (int i = 0; i < writing.transfers().size(); i++) {
      Transfer transfer = writing.transfers().get(i);
      long line =
          writing.transfers().subList(0, i + 1).stream()
              .filter(other -> other.fact() == transfer.fact())
              .count();
      execute(
          "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
              + " values (?, ?, ?, ?, ?, ?, ?)",
          writing.stream(),
          writing.after() + 1 + transfer.fact(),
          line,
          writing.atMillis(),
          transfer.from(),
          transfer.to(),
          transfer.cents());
    }
    for (Map.Entry<String, Long> each : balances.entrySet()) {
      long least = each.getKey().equals("cage") ? -1_000_000_000_000_000_000L : 0;
      execute(
          "insert into account (id, cents, least_cents) values (?, 0, ?)"
              + " on conflict (id) do nothing",
          each.getKey(),
          least);
      execute("update account set cents = ? where id = ?", each.getValue(), each.getKey());
    }
    keep(writing);
    return new Written.Durable(head.seq(), head.hash());
  }

  private void keep(Writing writing) throws SQLException {
    for (Kept kept : writing.kept()) {
      execute("delete from kept where kind = ? and id = ?", kept.kind(), kept.id());
      if (kept.body().isPresent()) {
        execute(
            "insert into kept (kind, id, body) values (?, ?, ?)",
            kept.kind(),
            kept.id(),
            kept.body().get());
      }
    }
  }

  Head head(String stream) throws SQLException {
    List<List<Object>> rows =
        select("select seq, hash from journal where stream = ? order by seq", stream);
    return rows.isEmpty()
        ? Head.NONE
        : new Head(
            ((Number) rows.getLast().get(0)).longValue(), String.valueOf(rows.getLast().get(1)));
  }

  private long balance(String id) throws SQLException {
    List<List<Object>> rows = select("select cents from account where id = ?", id);
    return rows.isEmpty() ? 0 : ((Number) rows.getFirst().getFirst()).longValue();
  }

  /** Every row of every table, in order. */
  String everything() throws SQLException {
    StringBuilder text = new StringBuilder();
    for (String query :
        List.of(
            "select * from journal order by stream, seq",
            "select * from transfer order by stream, seq, line",
            "select * from account order by id",
            "select * from kept where kind <> 'key' order by kind, id")) {
      text.append(query).append('\n');
      select(query).forEach(row -> text.append(row).append('\n'));
    }
    connection.rollback();
    return text.toString();
  }

  private List<List<Object>> select(String query, Object... values) throws SQLException {
    List<List<Object>> found = new ArrayList<>();
    try (PreparedStatement select = connection.prepareStatement(query)) {
      for (int i = 0; i < values.length; i++) {
        select.setObject(i + 1, values[i]);
      }
      try (ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          List<Object> row = new ArrayList<>();
          for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
            row.add(
                rows.getObject(i) instanceof byte[] bytes
                    ? HexFormat.of().formatHex(bytes)
                    : rows.getObject(i));
          }
          found.add(row);
        }
      }
    }
    return found;
  }

  private void execute(String change, Object... values) throws SQLException {
    try (PreparedStatement statement = connection.prepareStatement(change)) {
      for (int i = 0; i < values.length; i++) {
        statement.setObject(i + 1, values[i]);
      }
      statement.executeUpdate();
    }
  }

  @Override
  public void close() throws SQLException {
    connection.close();
  }
}
