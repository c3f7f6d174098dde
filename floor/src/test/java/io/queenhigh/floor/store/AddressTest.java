package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
  void ofSeveralServersTheOneThatTakesWritingsIsMeant() {
    Address two = Address.of("postgresql://floor@db1:5432,db2:5433/floor?sslmode=require");
    assertTrue(two.jdbc().startsWith("jdbc:postgresql://db1:5432,db2:5433/floor?"), two.jdbc());
    assertTrue(two.jdbc().contains("&targetServerType=primary"), two.jdbc());
    assertEquals("postgresql://floor@db1:5432,db2:5433/floor?sslmode=require", two.shown());
    assertFalse(
        Address.of("postgresql://floor@db/floor?a=1,2").jdbc().contains("targetServerType"));
  }

  @Test
  void aPasswordComesFromAFileOrFromTheEnvironment(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("password");
    OwnerOnly.create(file);
    Files.writeString(file, "sesame\n");
    String named = "postgresql://floor@db/floor?passwordFile=" + file + "&sslmode=require";
    Address address = Address.of(named, _ -> "another");
    assertEquals("sesame", address.login().getProperty("password"));
    assertTrue(address.jdbc().startsWith("jdbc:postgresql://db/floor?sslmode=require&"));
    assertEquals("postgresql://floor@db/floor?sslmode=require", address.shown());

    Map<String, String> environment = Map.of("QUEENHIGH_STORE_PASSWORD", "open");
    assertEquals(
        "open",
        Address.of("postgresql://floor@db/floor", environment::get)
            .login()
            .getProperty("password"));

    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    StoreUnavailable wide = assertThrows(StoreUnavailable.class, () -> Address.of(named));
    assertTrue(wide.sentence().startsWith("The password file " + file + " may be read by others"));
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
