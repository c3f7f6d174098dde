package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.sql.Connection;
import java.sql.Statement;
import org.junit.jupiter.api.Test;

/** A node that freezes in the middle of a writing, while others take over what it had. */
class FrozenWriterTest {

  private static final String PAYS_IN = "update account set cents = cents + 1 where id = 'cage'";

  @Test
  void holdsItsRowsNotMuchLongerThanItLives() throws Exception {
    String address = Postgres.server().database("frozen");
    Store.open(address).close();
    try (Connection other = Address.of(address).connect();
        Statement taker = other.createStatement();
        Connection frozen = Address.of(address).connectToWrite();
        Statement writer = frozen.createStatement()) {
      taker.execute("insert into account (id, cents, least_cents) values ('cage', 0, 0)");
      writer.execute(PAYS_IN);
      // It says no more. Two seconds are the patience with whoever lives, and a few to spare.
      taker.execute("set lock_timeout = '6s'");
      assertEquals(1, taker.executeUpdate(PAYS_IN));
    }
  }
}
