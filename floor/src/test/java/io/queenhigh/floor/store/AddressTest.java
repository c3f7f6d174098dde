package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class AddressTest {

  @Test
  void aWrongAddressIsRefusedWithoutItsPassword() {
    IllegalArgumentException wrong =
        assertThrows(
            IllegalArgumentException.class, () -> Address.of("mysql://ann:secret@host/floor"));
    assertEquals(
        "a store is sqlite:FILE or postgresql://HOST/DATABASE, not mysql://ann:…@host/floor",
        wrong.getMessage());
    assertThrows(IllegalArgumentException.class, () -> Address.of("sqlite:"));
    assertThrows(IllegalArgumentException.class, () -> Address.of("sqlite::memory:"));
  }

  @Test
  void whoLogsInMayStandBeforeTheHost() {
    Address address = Address.of("postgresql://ann:p%40ss:w@db.example:5433/floor?sslmode=require");
    assertEquals("ann", address.login().getProperty("user"));
    assertEquals("p@ss:w", address.login().getProperty("password"));
    assertTrue(
        address.jdbc().startsWith("jdbc:postgresql://db.example:5433/floor?sslmode=require&"));
    assertEquals("postgresql://ann:…@db.example:5433/floor?sslmode=require", address.shown());
  }

  @Test
  void aServerThatIsNotThereIsReportedInASentence() {
    StoreUnavailable away =
        assertThrows(
            StoreUnavailable.class, () -> Store.open("postgresql://ann:secret@127.0.0.1:1/floor"));
    assertTrue(
        away.sentence().startsWith("postgresql://ann:…@127.0.0.1:1/floor cannot be opened ("),
        away.sentence());
  }
}
