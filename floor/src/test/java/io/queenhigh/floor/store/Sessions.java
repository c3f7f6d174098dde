package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/** What an administrator of PostgreSQL can do to a floor's sessions. */
public final class Sessions {

  private Sessions() {}

  /** Ends the sessions by which nodes live. */
  public static void cutLeases(String address) {
    cut(
        address,
        "pg_locks where locktype = 'advisory' and classid = 20808 and database ="
            + " (select oid from pg_database where datname = current_database())");
  }

  /** Ends all sessions, in the middle of whatever they do. */
  public static void cutAll(String address) {
    cut(address, "pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()");
  }

  private static void cut(String address, String whose) {
    try (Connection connection = Address.of(address).connect();
        Statement statement = connection.createStatement()) {
      statement.execute("select pg_terminate_backend(pid) from " + whose);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
