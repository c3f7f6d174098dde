package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.OptionalLong;

/** What an administrator of PostgreSQL can do to a floor's sessions, and see of its nodes. */
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

  private static final String WAIT_FOR_THE_STANDBY =
      "pg_stat_activity where datname = current_database() and wait_event = 'SyncRep'";

  /** How many sessions wait for the standby to have what they commit. */
  public static int waitingForTheStandby(String address) {
    try (Connection connection = Address.of(address).connect();
        PreparedStatement select =
            connection.prepareStatement("select count(*) from " + WAIT_FOR_THE_STANDBY);
        ResultSet rows = select.executeQuery()) {
      rows.next();
      return rows.getInt(1);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Ends those sessions: what they commit can be read then, and the standby does not have it. */
  public static void cutThoseWhoWaitForTheStandby(String address) {
    cut(address, WAIT_FOR_THE_STANDBY);
  }

  /** Lets those sessions wait no longer, as a limit on how long statements take does. */
  public static void hurryThoseWhoWaitForTheStandby(String address) {
    does("pg_cancel_backend", address, WAIT_FOR_THE_STANDBY);
  }

  /** The number of the node that has a stream, whether or not it still lives. */
  public static OptionalLong holder(String address, String stream) {
    try (Connection connection = Address.of(address).connect();
        PreparedStatement select =
            connection.prepareStatement("select node from stream_owner where stream = ?")) {
      select.setString(1, stream);
      try (ResultSet rows = select.executeQuery()) {
        return rows.next() ? OptionalLong.of(rows.getLong(1)) : OptionalLong.empty();
      }
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Sets the clock that sessions see from now on. */
  public static void tellsAnotherTime(String address, String later) {
    try (Connection connection = Address.of(address).connect();
        Statement statement = connection.createStatement()) {
      statement.execute(
          "create function clock_timestamp() returns timestamptz language sql as"
              + " $$ select pg_catalog.clock_timestamp() + interval '"
              + later
              + "' $$");
      statement.execute(
          "do $$ begin execute format('alter database %I set search_path = public, pg_catalog',"
              + " current_database()); end $$");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * As a server would answer to which the last lines have not come: those from this one on are gone
   * with their decks.
   */
  public static void losesFrom(String address, String stream, long seq) {
    try (Connection connection = Address.of(address).connect();
        Statement statement = connection.createStatement()) {
      statement.execute("set session_replication_role = replica");
      statement.execute("set synchronous_commit = local");
      statement.execute("delete from kept where kind = 'deck'");
      statement.execute("delete from journal where stream = '" + stream + "' and seq >= " + seq);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void cut(String address, String whose) {
    does("pg_terminate_backend", address, whose);
  }

  private static void does(String what, String address, String whose) {
    try (Connection connection = Address.of(address).connect();
        Statement statement = connection.createStatement()) {
      statement.execute("select " + what + "(pid) from " + whose);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }
}
