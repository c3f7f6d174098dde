package io.queenhigh.floor.store;

import io.queenhigh.floor.store.Sums.Sum;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Puts pages into rows, a table at a time. Every node takes rows in the same order, so that two of
 * them never wait for each other.
 */
final class RowWriter {

  /** The world outside has issued at most this many cents, so that no sum of them overflows. */
  private static final long LEAST_OF_THE_CAGE = -1_000_000_000_000_000_000L;

  private final PreparedStatement journal;
  private final PreparedStatement transfer;
  private final PreparedStatement opening;
  private final PreparedStatement account;
  private final PreparedStatement keeping;
  private final PreparedStatement givingUp;

  RowWriter(Connection connection) throws SQLException {
    journal =
        connection.prepareStatement(
            "insert into journal"
                + " (stream, seq, type, payload, actor, at_millis, command, prev_hash, hash, nonce)"
                + " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    transfer =
        connection.prepareStatement(
            "insert into transfer (stream, seq, line, at_millis, debit, credit, cents)"
                + " values (?, ?, ?, ?, ?, ?, ?)");
    opening =
        connection.prepareStatement(
            "insert into account (id, cents, least_cents) values (?, 0, ?)"
                + " on conflict (id) do nothing");
    // The row is there already. The one that is offered is judged before the databases see that,
    // and therefore may be as low as it likes; the limit that counts is the one of the row there.
    account =
        connection.prepareStatement(
            "insert into account (id, cents, least_cents) values (?, ?, "
                + Long.MIN_VALUE
                + ") on conflict (id) do update set cents = account.cents + excluded.cents");
    keeping =
        connection.prepareStatement(
            "insert into kept (kind, id, body) values (?, ?, ?)"
                + " on conflict (kind, id) do update set body = excluded.body");
    givingUp = connection.prepareStatement("delete from kept where kind = ? and id = ?");
  }

  /** How low an account may go. Players' own limits are no money: what they grant, they owe. */
  static long least(String id) {
    return id.equals("cage") || id.startsWith("limit/") ? LEAST_OF_THE_CAGE : 0;
  }

  /** Writes the rows of the pages, which go to the accounts as the sums say. */
  void write(List<QueuedWriting> pages, NavigableMap<String, Sum> sums, WriterCache known)
      throws SQLException {
    List<QueuedWriting> sorted =
        pages.stream().sorted(Comparator.comparing(page -> page.writing().stream())).toList();
    for (QueuedWriting page : sorted) {
      for (Entry entry : page.entries()) {
        add(entry);
      }
    }
    journal.executeBatch();
    for (QueuedWriting page : sorted) {
      addTransfers(page.writing());
    }
    transfer.executeBatch();
    move(sums, known);
    keep(pages);
  }

  /** Writes one line, to see whether it can be. */
  void tryOut(Entry entry) throws SQLException {
    add(entry);
    journal.executeBatch();
  }

  private void add(Entry entry) throws SQLException {
    journal.setString(1, entry.stream());
    journal.setLong(2, entry.seq());
    journal.setString(3, entry.type());
    journal.setString(4, entry.payload());
    journal.setString(5, entry.actor());
    journal.setLong(6, entry.atMillis());
    if (entry.command().isPresent()) {
      journal.setString(7, entry.command().get());
    } else {
      journal.setNull(7, Types.VARCHAR);
    }
    journal.setString(8, entry.prevHash());
    journal.setString(9, entry.hash());
    journal.setBytes(10, entry.nonce().map(HexFormat.of()::parseHex).orElse(null));
    journal.addBatch();
  }

  private void addTransfers(Writing writing) throws SQLException {
    int[] lines = new int[writing.facts().size()];
    for (Transfer each : writing.transfers()) {
      transfer.setString(1, writing.stream());
      transfer.setLong(2, writing.after() + 1 + each.fact());
      transfer.setInt(3, ++lines[each.fact()]);
      transfer.setLong(4, writing.atMillis());
      transfer.setString(5, each.from());
      transfer.setString(6, each.to());
      transfer.setLong(7, each.cents());
      transfer.addBatch();
    }
  }

  /** An account that was lower on the way goes down there first, where the database judges it. */
  private void move(NavigableMap<String, Sum> sums, WriterCache known) throws SQLException {
    for (String id : sums.keySet()) {
      if (!known.hasAccount(id)) {
        opening.setString(1, id);
        opening.setLong(2, least(id));
        opening.addBatch();
      }
    }
    opening.executeBatch();
    for (var each : sums.entrySet()) {
      Sum sum = each.getValue();
      addMove(each.getKey(), sum.dips() ? sum.lowest() : sum.net());
    }
    account.executeBatch();
    for (var each : sums.entrySet()) {
      Sum sum = each.getValue();
      if (sum.dips()) {
        addMove(each.getKey(), sum.net() - sum.lowest());
      }
    }
    account.executeBatch();
  }

  private void addMove(String id, long cents) throws SQLException {
    if (cents != 0) {
      account.setString(1, id);
      account.setLong(2, cents);
      account.addBatch();
    }
  }

  private record Place(String kind, String id) {
    static final Comparator<Place> ORDER =
        Comparator.comparing(Place::kind).thenComparing(Place::id);
  }

  /** Of several under one id the last stays. */
  private void keep(List<QueuedWriting> pages) throws SQLException {
    NavigableMap<Place, Optional<String>> last = new TreeMap<>(Place.ORDER);
    for (QueuedWriting page : pages) {
      for (Kept kept : page.writing().kept()) {
        last.put(new Place(kept.kind(), kept.id()), kept.body());
      }
    }
    for (var each : last.entrySet()) {
      Optional<String> body = each.getValue();
      PreparedStatement row = body.isPresent() ? keeping : givingUp;
      row.setString(1, each.getKey().kind());
      row.setString(2, each.getKey().id());
      if (body.isPresent()) {
        row.setString(3, body.get());
      }
      row.addBatch();
    }
    keeping.executeBatch();
    givingUp.executeBatch();
  }

  /** Forgets the rows that were not sent. */
  void drop() throws SQLException {
    for (PreparedStatement rows :
        new PreparedStatement[] {journal, transfer, opening, account, keeping, givingUp}) {
      rows.clearBatch();
    }
  }
}
