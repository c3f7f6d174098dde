package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/**
 * The name of the key that seals in a store, kept there, so that a node with other keys is turned
 * away before it seals what the others cannot open.
 */
final class KeyInUse {

  private static final String READ = "select body from kept where kind = 'key' and id = 'sealing'";

  /** The first of several nodes names the key; a later one may name another that it has as well. */
  private static final String WRITE =
      "insert into kept (kind, id, body) values ('key', 'sealing', ?) on conflict (kind, id) do ";

  private KeyInUse() {}

  /** The keys for a store, of which its sealing key is now the first. */
  static StoreKeys of(Address address) {
    try (Connection connection = address.connect()) {
      Optional<String> before = read(connection);
      StoreKeys keys = StoreKeys.of(address, before);
      String own = keys.sealing().id();
      if (before.isEmpty()) {
        write(connection, WRITE + "nothing", own);
        return StoreKeys.of(address, read(connection));
      }
      if (!before.get().equals(own)) {
        write(connection, WRITE + "update set body = excluded.body", own);
      }
      return keys;
    } catch (SQLException e) {
      throw new StoreUnavailable(
          "%s cannot be asked for its key (%s).".formatted(address.shown(), Reader.firstLine(e)),
          e);
    }
  }

  private static Optional<String> read(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(READ)) {
      return rows.next() ? Optional.of(rows.getString(1)) : Optional.empty();
    }
  }

  private static void write(Connection connection, String how, String key) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement(how)) {
      insert.setString(1, key);
      insert.executeUpdate();
    }
  }
}
