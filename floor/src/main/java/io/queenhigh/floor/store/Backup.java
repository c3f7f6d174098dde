package io.queenhigh.floor.store;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A copy of an SQLite store as it stood at one moment. Its keys are not in it. */
final class Backup {

  private Backup() {}

  static void of(Address address, Path file) {
    Path from =
        address
            .file()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "PostgreSQL is copied by its own pg_dump; umask 077 keeps the copy yours."));
    if (!Files.isRegularFile(from)) {
      throw new IllegalArgumentException("There is no file " + from);
    }
    try {
      OwnerOnly.create(file);
    } catch (IOException e) {
      throw new IllegalArgumentException(
          "%s cannot be made (%s): a backup is a new file.".formatted(file, e), e);
    }
    // Whoever may write carries the log into the store when he goes, and takes it away: after a
    // crash the next start would miss it.
    try (Connection connection = StoreSnapshot.file(from);
        PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
      copy.setString(1, file.toString());
      copy.execute();
    } catch (SQLException e) {
      throw new StoreUnavailable(
          "%s could not be copied (%s).".formatted(address.shown(), Reader.firstLine(e)), e);
    }
  }
}
