package io.queenhigh.floor.store;

import java.lang.System.Logger.Level;
import java.security.SecureRandom;
import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What went wrong, in full for the log and by a number for everybody else. A driver's text has
 * values of other people's rows in it and the address of the database.
 */
public final class Incidents {

  private static final System.Logger LOG = System.getLogger(Incidents.class.getName());
  private static final SecureRandom CHANCE = new SecureRandom();

  private Incidents() {}

  /** Logs a mistake of ours; the number is all that leaves the house. */
  public static String note(String what, Throwable mistake) {
    String number = number();
    LOG.log(Level.ERROR, "Incident %s: %s".formatted(number, what), mistake);
    return number;
  }

  /** Logs what a driver says. */
  static String note(String what, SQLException trouble) {
    return note(what, said(trouble));
  }

  public static String note(String what, String why) {
    String number = number();
    LOG.log(Level.WARNING, "Incident %s: %s: %s".formatted(number, what, why));
    return number;
  }

  private static String number() {
    return HexFormat.of().toHexDigits(CHANCE.nextInt());
  }

  /** A batch names the rows that it was to write, cards and all; what went wrong comes after it. */
  static String said(SQLException trouble) {
    if (!(trouble instanceof BatchUpdateException)) {
      return String.valueOf(trouble.getMessage());
    }
    return Stream.of(
            Optional.<Throwable>ofNullable(trouble.getNextException()),
            Optional.ofNullable(trouble.getCause()))
        .flatMap(Optional::stream)
        .map(behind -> String.valueOf(behind.getMessage()))
        .findFirst()
        .orElse("a batch was refused, " + trouble.getSQLState());
  }
}
