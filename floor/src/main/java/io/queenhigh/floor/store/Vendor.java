package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.util.Map;

/** The two databases a floor can stand on, and the little in which they differ. */
enum Vendor {
  SQLITE("sqlite", "6", "text collate binary", "blob") {
    @Override
    Trouble trouble(SQLException e) {
      return switch (e.getErrorCode()) {
        case 18, 19, 20 -> Trouble.REFUSED;
        case 5, 6 -> Trouble.BUSY;
        case 13 -> Trouble.FULL;
        default -> Trouble.BROKEN;
      };
    }

    @Override
    void mark(Connection connection) {}
  },
  POSTGRESQL("postgresql", "7", "text collate \"C\"", "bytea") {
    @Override
    Trouble trouble(SQLException e) {
      String state = e.getSQLState() == null ? "" : e.getSQLState();
      return switch (state) {
        case "53100" -> Trouble.FULL;
        case "55P03" -> Trouble.BUSY;
        case "25P03", "57P01", "57P02", "57P03" -> Trouble.AWAY;
        default -> byClass(state.length() < 2 ? "" : state.substring(0, 2));
      };
    }

    @Override
    void mark(Connection connection) throws SQLException {
      try (PreparedStatement message =
          connection.prepareStatement("select pg_logical_emit_message(true, 'queenhigh', '')")) {
        message.execute();
      }
    }

    private Trouble byClass(String first) {
      return switch (first) {
        // Deadlocks and failed serializations are collisions with another node, like a taken key.
        case "22", "23", "40" -> Trouble.REFUSED;
        case "08" -> Trouble.AWAY;
        default -> Trouble.BROKEN;
      };
    }
  };

  /** Of the class by which a server is away. */
  private static final String UNKNOWN_WHETHER_DONE = "08007";

  private final String folder;
  private final String present;
  private final String keyType;
  private final String bytesType;

  Vendor(String folder, String present, String keyType, String bytesType) {
    this.folder = folder;
    this.present = present;
    this.keyType = keyType;
    this.bytesType = bytesType;
  }

  /** Where its own migrations are. */
  String folder() {
    return folder;
  }

  /** What its newest migration is numbered; a test holds the two together. */
  String present() {
    return present;
  }

  /** How the migrations spell text that is compared byte by byte, and bytes. */
  Map<String, String> types() {
    return Map.of("key", keyType, "bytes", bytesType);
  }

  abstract Trouble trouble(SQLException e);

  /**
   * Commits, to stay. Whoever has a server's sessions cancel what they wait for is told by a
   * warning alone that the standby may never have it.
   *
   * @throws SQLException when nobody knows whether it is committed, or whether it stays
   */
  static void commit(Connection connection) throws SQLException {
    connection.clearWarnings();
    connection.commit();
    SQLWarning warning = connection.getWarnings();
    if (warning != null) {
      throw new SQLException(warning.getMessage(), UNKNOWN_WHETHER_DONE, warning);
    }
  }

  /**
   * Writes something that nobody reads: its commit is waited for, by a standby too, and with it all
   * that was committed before. A file has no standby, and its log is flushed when it is opened.
   */
  abstract void mark(Connection connection) throws SQLException;
}
