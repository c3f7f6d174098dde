package io.queenhigh.floor.store;

import java.sql.Connection;
import java.sql.SQLException;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.MigrationVersion;

/** A database with the tables of some version, as a floor of that time has left it. */
public final class OldTables {

  private OldTables() {}

  /** Brings an empty database up to a version and no further. */
  public static void create(String store, String version) {
    Address address = Address.of(store);
    Flyway.configure()
        .dataSource(
            address.jdbc(),
            address.login().getProperty("user"),
            address.login().getProperty("password"))
        .locations("classpath:db/common", "classpath:db/" + address.vendor().folder())
        .placeholders(address.vendor().types())
        .target(MigrationVersion.fromVersion(version))
        .load()
        .migrate();
  }

  /** A connection past the store, to look at rows or to fill them in. */
  public static Connection connect(String store) throws SQLException {
    return Address.of(store).connect();
  }
}
