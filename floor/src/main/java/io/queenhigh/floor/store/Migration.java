package io.queenhigh.floor.store;

import java.util.Map;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.logging.Log;
import org.flywaydb.core.api.logging.LogFactory;

/** Brings the tables of a database up to the present version. */
final class Migration {

  private Migration() {}

  static void run(Address address) {
    LogFactory.setFallbackLogCreator(_ -> new Silence());
    try {
      Flyway.configure()
          .dataSource(
              address.jdbc(),
              address.login().getProperty("user"),
              address.login().getProperty("password"))
          .locations("classpath:db/common", "classpath:db/" + address.vendor().folder())
          .placeholders(Map.of("key", address.vendor().keyType()))
          .load()
          .migrate();
    } catch (FlywayException e) {
      throw new StoreUnavailable(
          "%s cannot be opened (%s). See that it can be reached and is not of a later version."
              .formatted(address.shown(), Reader.firstLine(e)),
          e);
    }
  }

  /** What goes wrong is thrown; the rest is of no interest to a card room. */
  private static final class Silence implements Log {

    @Override
    public void debug(String message) {}

    @Override
    public void info(String message) {}

    @Override
    public void warn(String message) {}

    @Override
    public void error(String message) {}

    @Override
    public void error(String message, Exception e) {}

    @Override
    public void notice(String message) {}
  }
}
