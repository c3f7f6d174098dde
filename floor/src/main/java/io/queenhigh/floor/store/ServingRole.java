package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/**
 * The PostgreSQL role that serves a floor. It reads, it adds to every table, and it changes only
 * what has no history or can be reckoned again: balances, what is kept as it is now, the tiles of
 * the log, who of several nodes has what. It owns nothing, so that it cannot give itself more.
 */
final class ServingRole {

  private ServingRole() {}

  static void grant(Address address, String role) {
    if (address.vendor() != Vendor.POSTGRESQL) {
      throw new IllegalArgumentException(
          "Only PostgreSQL has roles; an SQLite file has its owner.");
    }
    String to = '"' + role.replace("\"", "\"\"") + '"';
    try (Connection connection = address.connect();
        Statement statement = connection.createStatement()) {
      connection.setAutoCommit(false);
      String schema;
      try (ResultSet rows = statement.executeQuery("select quote_ident(current_schema())")) {
        rows.next();
        schema = rows.getString(1);
      }
      for (String each :
          List.of(
              "revoke all on all tables in schema %1$s from %2$s",
              "revoke create on schema %1$s from %2$s",
              "grant usage on schema %1$s to %2$s",
              "grant select, insert on all tables in schema %1$s to %2$s",
              "revoke insert on flyway_schema_history from %2$s",
              "grant update on account, kept, log_tile to %2$s",
              "grant delete on kept to %2$s",
              "grant update, delete on node, stream_owner, stream_unreadable to %2$s")) {
        statement.execute(each.formatted(schema, to));
      }
      connection.commit();
    } catch (SQLException e) {
      throw new StoreUnavailable(
          "%s could not be given its rights on %s (%s)."
              .formatted(role, address.shown(), Reader.firstLine(e)),
          e);
    }
  }
}
