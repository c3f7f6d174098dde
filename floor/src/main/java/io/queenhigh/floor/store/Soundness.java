package io.queenhigh.floor.store;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** What an SQLite file can find wrong with itself before anybody plays on it. */
final class Soundness {

  private Soundness() {}

  /**
   * Looks at every page and row.
   *
   * @throws StoreUnavailable when the file is damaged, in words
   */
  static void check(Address address) {
    // An empty file is not touched: how large its pages are is for whoever makes its tables.
    if (address.file().filter(file -> file.toFile().length() > 0).isEmpty()) {
      return;
    }
    try (Connection connection = address.connect();
        Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery("pragma quick_check(1)")) {
      String found = rows.next() ? rows.getString(1) : "nothing";
      if (!found.equals("ok")) {
        throw damaged(address.file().get(), found);
      }
    } catch (SQLException e) {
      throw damaged(address.file().get(), Incidents.said(e));
    }
  }

  private static StoreUnavailable damaged(Path file, String found) {
    return new StoreUnavailable(
        "%s is damaged (%s): keep it, and put the last backup in its place."
            .formatted(file, found.strip().lines().findFirst().orElse("")),
        null);
  }
}
