package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** What an administrator of PostgreSQL can do to a floor's sessions. */
public final class Sessions {

  private Sessions() {}

  /** Ends the sessions by which nodes live. */
  public static void cutLeases(String address) {
    try (Connection connection = Address.of(address).connect();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'"
              + " and classid = 20808 and database ="
              + " (select oid from pg_database where datname = current_database())");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
