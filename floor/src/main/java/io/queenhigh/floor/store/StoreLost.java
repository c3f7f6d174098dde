package io.queenhigh.floor.store;

import java.sql.SQLException;

/**
 * The files of a store were deleted or replaced while it was open: what is written from now on
 * would be gone with the process, and nobody is told that it is written.
 */
final class StoreLost extends SQLException {

  StoreLost(String why) {
    super(why);
  }
}
