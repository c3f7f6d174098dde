package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.TreeMap;

/**
 * Decks that were put away before there were keys: they are sealed before anything else happens. A
 * table with a line of hash format 2 has had keys; an open deck of such a table was put there by
 * somebody else, and stays as it is, to be refused.
 */
final class OldDecks {

  private static final String DECKS = "select id, body from kept where kind = 'deck'";
  private static final String LAST_NONCE =
      "select nonce from journal where stream = ? order by seq desc limit 1";
  private static final String SEAL =
      "update kept set body = ? where kind = 'deck' and id = ? and body = ?";

  private OldDecks() {}

  static void seal(Address address, Vault vault) {
    try (Connection connection = address.connect()) {
      for (Map.Entry<String, String> deck : open(connection).entrySet()) {
        String round = deck.getKey();
        if (!hasHadKeys(connection, "table/" + round.substring(0, round.lastIndexOf('.')))) {
          String sealed = vault.seal("deck/" + round, deck.getValue());
          try (PreparedStatement update = connection.prepareStatement(SEAL)) {
            update.setString(1, sealed);
            update.setString(2, round);
            update.setString(3, deck.getValue());
            update.executeUpdate();
          }
        }
      }
    } catch (SQLException e) {
      throw new StoreUnavailable(
          "%s cannot seal its decks (%s).".formatted(address.shown(), Reader.firstLine(e)), e);
    }
  }

  private static Map<String, String> open(Connection connection) throws SQLException {
    Map<String, String> decks = new TreeMap<>();
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(DECKS)) {
      while (rows.next()) {
        if (!Vault.isSealed(rows.getString(2)) && rows.getString(1).contains(".")) {
          decks.put(rows.getString(1), rows.getString(2));
        }
      }
    }
    return decks;
  }

  private static boolean hasHadKeys(Connection connection, String stream) throws SQLException {
    try (PreparedStatement last = connection.prepareStatement(LAST_NONCE)) {
      last.setString(1, stream);
      try (ResultSet rows = last.executeQuery()) {
        return rows.next() && rows.getString(1) != null;
      }
    }
  }
}
