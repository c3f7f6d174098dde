package io.queenhigh.floor.store;

import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HexFormat;

/**
 * The sessions of one writer, one after the other. A server goes on with one that was given up: if
 * it waits for the standby, the next would wait in vain, too, and each of them keeps one of the few
 * connections that the server has.
 */
final class WriterSessions {

  /** Of the class by which a server is away. */
  private static final String DOES_NOT_ANSWER = "08006";

  private final Address address;
  private final String name;

  WriterSessions(Address address) {
    this.address = address;
    byte[] chosen = new byte[8];
    new SecureRandom().nextBytes(chosen);
    this.name = "queenhigh " + HexFormat.of().formatHex(chosen);
  }

  Vendor vendor() {
    return address.vendor();
  }

  /**
   * The next one.
   *
   * @throws SQLException also when an earlier one still waits for the standby
   */
  Connection next() throws SQLException {
    Connection connection = address.connectToWrite();
    try {
      if (vendor() == Vendor.POSTGRESQL) {
        connection.setAutoCommit(true);
        takeOver(connection);
        connection.setAutoCommit(false);
      }
      return connection;
    } catch (SQLException e) {
      connection.close();
      throw e;
    }
  }

  private void takeOver(Connection connection) throws SQLException {
    try (PreparedStatement waiting =
        connection.prepareStatement(
            "select 1 from pg_stat_activity where application_name = ? and wait_event = 'SyncRep'")) {
      waiting.setString(1, name);
      try (ResultSet rows = waiting.executeQuery()) {
        if (rows.next()) {
          throw new SQLException(
              "its standby does not answer: an earlier writing still waits for it",
              DOES_NOT_ANSWER);
        }
      }
    }
    try (PreparedStatement called =
        connection.prepareStatement("select set_config('application_name', ?, false)")) {
      called.setString(1, name);
      called.execute();
    }
  }
}
