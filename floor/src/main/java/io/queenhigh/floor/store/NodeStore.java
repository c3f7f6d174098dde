package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rows by which several nodes on one PostgreSQL know of each other, and the session by which
 * one of them lives. What stands here says who should take a stream's turns; who may write is
 * decided by the journal's key.
 */
public final class NodeStore implements AutoCloseable {

  /** The first half of the advisory locks' keys; the other is a node's number. */
  private static final int LOCKS = 0x5148;

  /** In the place of a node's number: all nodes share it, and who serves alone has it alone. */
  private static final int WHOLE_FLOOR = 0;

  /** The first half where the other says at which address a node is reached. */
  private static final int ADDRESSES = 0x5149;

  /**
   * A server forgets a session that has said nothing for so long: a frozen process does not close
   * its connection.
   */
  static final int SILENT_MILLIS = 2_000;

  private static final String LIVING =
      " exists (select 1 from pg_locks held where held.locktype = 'advisory' and held.granted"
          + " and held.classid = "
          + LOCKS
          + " and held.objid = node.id::oid and held.objsubid = 2"
          + " and held.database = (select oid from pg_database where datname = current_database()))";

  private final Address address;
  private @Nullable Connection desk;

  private NodeStore(Address address) {
    this.address = address;
  }

  /**
   * The nodes of a store.
   *
   * @throws IllegalArgumentException when it is not in PostgreSQL
   */
  public static NodeStore at(String store) {
    Address address = Address.of(store);
    if (address.vendor() != Vendor.POSTGRESQL) {
      throw new IllegalArgumentException(
          "Several nodes need one PostgreSQL; an SQLite file has one node.");
    }
    return new NodeStore(address);
  }

  /** A node that lives. */
  public record Living(long id, String url, String version, boolean leaving) {}

  /** Something that a node cannot have. */
  public record Unreadable(String stream, long node) {}

  /**
   * What a node sees when it looks around.
   *
   * @param changes counts what was claimed and handed over; as long as it stays, so do the owners
   */
  public record Sight(List<Living> living, List<Unreadable> unreadable, long changes) {}

  /** The session by which a node lives; its thread alone uses it. */
  public static final class Lease implements AutoCloseable {
    private final Connection connection;
    private final long id;

    private Lease(Connection connection, long id) {
      this.connection = connection;
      this.id = id;
    }

    /** The node's number as long as this session lasts. */
    public long id() {
      return id;
    }

    /** Who lives now; that the server answers is the sign of our own life. */
    public Sight look() throws SQLException {
      List<Living> living = livingBy(connection);
      if (living.stream().noneMatch(node -> node.id() == id)) {
        throw new SQLException("the lock of node " + id + " is gone");
      }
      List<Unreadable> unreadable = new ArrayList<>();
      try (PreparedStatement select =
              connection.prepareStatement("select stream, node from stream_unreadable");
          ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          unreadable.add(new Unreadable(rows.getString(1), rows.getLong(2)));
        }
      }
      try (PreparedStatement select =
              connection.prepareStatement(
                  "select coalesce(sum(epoch), 0) + count(*) from stream_owner");
          ResultSet rows = select.executeQuery()) {
        rows.next();
        return new Sight(List.copyOf(living), List.copyOf(unreadable), rows.getLong(1));
      }
    }

    /** Who has what, by what the rows say; whether he lives is another question. */
    public Map<String, Long> owners() throws SQLException {
      Map<String, Long> owners = new HashMap<>();
      try (PreparedStatement select =
              connection.prepareStatement("select stream, node from stream_owner");
          ResultSet rows = select.executeQuery()) {
        while (rows.next()) {
          owners.put(rows.getString(1), rows.getLong(2));
        }
      }
      return owners;
    }

    /** The server's time. */
    public long millis() throws SQLException {
      return millisBy(connection);
    }

    /** Says that this node is to be given nothing for now, or something again. */
    public void goes(boolean away) throws SQLException {
      try (PreparedStatement update =
          connection.prepareStatement("update node set leaving = ? where id = ?")) {
        update.setBoolean(1, away);
        update.setLong(2, id);
        update.executeUpdate();
      }
    }

    /** Takes what nobody has, and what is held by nodes that do not live any more. */
    public void claim(Collection<String> streams) throws SQLException {
      try (PreparedStatement insert =
          connection.prepareStatement(
              "insert into stream_owner (stream, node, epoch) select unnest(?), ?, 1"
                  + " on conflict (stream) do update set node = excluded.node,"
                  + " epoch = stream_owner.epoch + 1"
                  + " where not exists (select 1 from node where node.id = stream_owner.node and"
                  + LIVING
                  + ")")) {
        insert.setArray(1, connection.createArrayOf("text", streams.toArray()));
        insert.setLong(2, id);
        insert.executeUpdate();
      }
    }

    /** Lets go of the lock, and so of life. */
    @Override
    public void close() {
      letGo(connection);
    }
  }

  /** The session by which one server has the floor to itself; its thread alone uses it. */
  public static final class Solitude implements AutoCloseable {
    private final Connection connection;

    private Solitude(Connection connection) {
      this.connection = connection;
    }

    /** Shows that the server lives, as long as the session does. */
    public void look() throws SQLException {
      millisBy(connection);
    }

    @Override
    public void close() {
      letGo(connection);
    }
  }

  /** Keeps everybody else from serving, alone or as a node; empty where somebody does. */
  public Optional<Solitude> alone() throws SQLException {
    Connection connection = connectToLive();
    try {
      if (locks(connection, "pg_try_advisory_lock(?, ?)", LOCKS, WHOLE_FLOOR)) {
        return Optional.of(new Solitude(connection));
      }
      letGo(connection);
      return Optional.empty();
    } catch (SQLException e) {
      letGo(connection);
      throw e;
    }
  }

  /** Whether a server that is no node has the floor to itself. */
  public synchronized boolean isServedAlone() throws SQLException {
    return onDesk(
        connection -> {
          boolean free = locks(connection, "pg_try_advisory_lock_shared(?, ?)", LOCKS, WHOLE_FLOOR);
          if (free) {
            boolean _ = locks(connection, "pg_advisory_unlock_shared(?, ?)", LOCKS, WHOLE_FLOOR);
          }
          return !free;
        });
  }

  private Connection connectToLive() throws SQLException {
    Connection connection = address.connectToLive();
    try (Statement statement = connection.createStatement()) {
      statement.execute("set idle_session_timeout = " + SILENT_MILLIS);
      statement.execute("set tcp_user_timeout = " + SILENT_MILLIS);
      statement.execute("set statement_timeout = " + SILENT_MILLIS);
      return connection;
    } catch (SQLException e) {
      letGo(connection);
      throw e;
    }
  }

  private static boolean locks(Connection connection, String lock, Object... values)
      throws SQLException {
    try (PreparedStatement select = connection.prepareStatement("select " + lock)) {
      for (int i = 0; i < values.length; i++) {
        select.setObject(i + 1, values[i]);
      }
      try (ResultSet rows = select.executeQuery()) {
        rows.next();
        return rows.getBoolean(1);
      }
    }
  }

  /** Begins to live, under a number that nobody had before. */
  public Lease join(String url, String version) throws SQLException {
    Connection connection = connectToLive();
    try (Statement statement = connection.createStatement()) {
      if (!locks(connection, "pg_try_advisory_lock_shared(?, ?)", LOCKS, WHOLE_FLOOR)) {
        throw new SQLException("a server that is no node has this floor to itself");
      }
      if (!locks(connection, "pg_try_advisory_lock(?, hashtext(?))", ADDRESSES, url)) {
        throw new SQLException("another node is reached at " + url);
      }
      forgetTheDead(statement);
      long id = register(connection, url, version);
      statement.execute("select pg_advisory_lock(" + LOCKS + ", " + id + ")");
      return new Lease(connection, id);
    } catch (SQLException e) {
      letGo(connection);
      throw e;
    }
  }

  /** Those who have just come may not have their lock yet, and have nothing either. */
  private static void forgetTheDead(Statement statement) throws SQLException {
    statement.execute(
        "delete from node where not"
            + LIVING
            + " and id < (select coalesce(max(id), 0) - 100 from node)"
            + " and not exists (select 1 from stream_owner where stream_owner.node = node.id)");
    statement.execute(
        "delete from stream_unreadable where not exists"
            + " (select 1 from node where node.id = stream_unreadable.node)");
  }

  private static long register(Connection connection, String url, String version)
      throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement("insert into node (url, version) values (?, ?) returning id")) {
      insert.setString(1, url);
      insert.setString(2, version);
      try (ResultSet rows = insert.executeQuery()) {
        rows.next();
        return rows.getLong(1);
      }
    }
  }

  /** Who lives now. */
  public synchronized List<Living> living() throws SQLException {
    return onDesk(NodeStore::livingBy);
  }

  private static List<Living> livingBy(Connection connection) throws SQLException {
    List<Living> living = new ArrayList<>();
    try (PreparedStatement select =
            connection.prepareStatement(
                "select id, url, version, leaving from node where" + LIVING + " order by id");
        ResultSet rows = select.executeQuery()) {
      while (rows.next()) {
        living.add(
            new Living(rows.getLong(1), rows.getString(2), rows.getString(3), rows.getBoolean(4)));
      }
    }
    return living;
  }

  /** The server's time. */
  public synchronized long millis() throws SQLException {
    return onDesk(NodeStore::millisBy);
  }

  private static long millisBy(Connection connection) throws SQLException {
    try (PreparedStatement select =
            connection.prepareStatement(
                "select (extract(epoch from clock_timestamp()) * 1000)::bigint");
        ResultSet rows = select.executeQuery()) {
      rows.next();
      return rows.getLong(1);
    }
  }

  /** Something has begun on this node; whoever has it already keeps it. */
  public synchronized boolean begun(String stream, long node) throws SQLException {
    return change(
        "insert into stream_owner (stream, node, epoch) values (?, ?, 1)"
            + " on conflict (stream) do nothing",
        stream,
        node);
  }

  /** Gives something to another node, if it is still ours to give. */
  public synchronized boolean handOver(String stream, long from, long to) throws SQLException {
    return change(
        "update stream_owner set node = ?, epoch = epoch + 1 where stream = ? and node = ?",
        to,
        stream,
        from);
  }

  /** Says that a node goes, and is to be given nothing any more. */
  public synchronized void leaves(long node) throws SQLException {
    change("update node set leaving = true where id = ?", node);
  }

  /** Says that a node does not understand all lines of something. */
  public synchronized void cannotRead(String stream, long node) throws SQLException {
    change(
        "insert into stream_unreadable (stream, node) values (?, ?)"
            + " on conflict (stream, node) do nothing",
        stream,
        node);
  }

  /** Takes back what {@link #cannotRead} said. */
  public synchronized void canRead(String stream, long node) throws SQLException {
    change("delete from stream_unreadable where stream = ? and node = ?", stream, node);
  }

  private boolean change(String sql, Object... values) throws SQLException {
    return onDesk(
        connection -> {
          try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) {
              statement.setObject(i + 1, values[i]);
            }
            return statement.executeUpdate() > 0;
          }
        });
  }

  private interface AtTheDesk<T> {
    T answer(Connection connection) throws SQLException;
  }

  /** The connection may have been cut off since it was last used; then a new one is tried. */
  private <T> T onDesk(AtTheDesk<T> work) throws SQLException {
    Optional<Connection> used = Optional.ofNullable(desk);
    if (used.isPresent()) {
      try {
        return work.answer(used.get());
      } catch (SQLException _) {
        letGo(used.get());
        desk = null;
      }
    }
    Connection fresh = address.connectToLive();
    try {
      T answer = work.answer(fresh);
      desk = fresh;
      return answer;
    } catch (SQLException e) {
      letGo(fresh);
      throw e;
    }
  }

  private static void letGo(Connection connection) {
    try {
      connection.close();
    } catch (SQLException _) {
      // It is gone either way.
    }
  }

  @Override
  public synchronized void close() {
    Optional.ofNullable(desk).ifPresent(NodeStore::letGo);
    desk = null;
  }
}
