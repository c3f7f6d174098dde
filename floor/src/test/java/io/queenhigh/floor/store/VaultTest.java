package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Secrets in a store, the keys that are not in it, and who may read the files. */
class VaultTest {

  private static final String ONE = "1".repeat(64);
  private static final String TWO = "2".repeat(64);

  @TempDir Path folder = Path.of("");

  private static Vault vault(String... keys) {
    return new Vault(StoreKeys.parse(String.join("\n", keys), "a test"));
  }

  @Test
  void whatIsSealedOpensAtItsPlaceAndTellsNothing() {
    String sealed = vault(ONE).seal("deck/wa-1.57", "As Kd Qh");
    assertTrue(sealed.startsWith("sealed/1:"), sealed);
    byte[] bytes = Base64.getDecoder().decode(sealed.substring(sealed.lastIndexOf(':') + 1));
    assertFalse(new String(bytes, StandardCharsets.ISO_8859_1).contains("As Kd Qh"), sealed);
    assertEquals("As Kd Qh", vault(ONE).open("deck/wa-1.57", sealed));
    assertNotEquals(sealed, vault(ONE).seal("deck/wa-1.57", "As Kd Qh"));
    assertThrows(IllegalStateException.class, () -> vault(ONE).open("deck/wa-1.58", sealed));
    String changed = sealed.substring(0, sealed.length() - 6) + "AAAAAA";
    assertThrows(IllegalStateException.class, () -> vault(ONE).open("deck/wa-1.57", changed));
  }

  @Test
  void keysRotate() {
    String old = vault(ONE).seal("here", "secret");
    assertEquals("secret", vault(TWO, ONE).open("here", old));
    String young = vault(TWO, ONE).seal("here", "secret");
    assertEquals("secret", vault(TWO).open("here", young));
    IllegalStateException without =
        assertThrows(IllegalStateException.class, () -> vault(TWO).open("here", old));
    assertTrue(String.valueOf(without.getMessage()).contains("was sealed with key"));
  }

  @Test
  void whatIsNotSealedIsNotTakenForSealed() {
    IllegalStateException no =
        assertThrows(IllegalStateException.class, () -> vault(ONE).open("here", "{\"round\":1}"));
    assertEquals("here is not sealed: somebody has been at it", no.getMessage());
  }

  private String store() {
    return "sqlite:" + folder.resolve("floor.db");
  }

  private static String rights(Path file) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
  }

  @Test
  void aNewStoreAndItsKeyAreTheOwnersAlone() throws IOException {
    try (Store _ = Store.open(store())) {
      for (String each : List.of("floor.db", "floor.db-wal", "floor.db-shm", "floor.db.key")) {
        assertEquals("rw-------", rights(folder.resolve(each)), each);
      }
    }
    assertEquals(65, Files.size(folder.resolve("floor.db.key")));
  }

  @Test
  void aStoreThatOthersCouldReadIsNarrowed() throws IOException {
    Store.open(store()).close();
    Path file = folder.resolve("floor.db");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    Store.open(store()).close();
    assertEquals("rw-------", rights(file));
  }

  @Test
  void aKeyThatOthersCouldReadIsRefused() throws IOException {
    Store.open(store()).close();
    Path key = folder.resolve("floor.db.key");
    Files.setPosixFilePermissions(key, PosixFilePermissions.fromString("rw-r-----"));
    assertEquals(
        "The key file %1$s may be read by others on this machine: chmod 600 %1$s, and if somebody did, take a new one."
            .formatted(key),
        refused(store()));
  }

  private static String refused(String address) {
    return assertThrows(StoreUnavailable.class, () -> Store.open(address).close()).sentence();
  }

  @Test
  void aStoreDoesNotOpenWithoutItsKeyNorWithAnother() throws IOException {
    Store.open(store()).close();
    Path key = folder.resolve("floor.db.key");
    String right = Files.readString(key);
    Files.delete(key);
    assertTrue(refused(store()).startsWith("The key file " + key + " is gone"));
    assertFalse(Files.exists(key), "a new key would hide that the old one is gone");
    OwnerOnly.create(key);
    Files.writeString(key, ONE);
    assertTrue(refused(store()).contains("was sealed with key"), refused(store()));
    Files.writeString(key, ONE + "\n" + right);
    Store.open(store()).close();
    Files.writeString(key, ONE);
    Store.open(store()).close();
    Files.writeString(key, right);
    assertTrue(refused(store()).contains("was sealed with key"), "the new key seals now");
    Files.writeString(key, "# nothing yet\n");
    assertTrue(refused(store()).contains("has no key"), refused(store()));
    Files.writeString(key, "open sesame");
    assertTrue(refused(store()).contains("is not a key file"), refused(store()));
  }

  @Test
  void postgresqlNeedsAKeyFromOutsideTheSameOnAllNodes() throws IOException {
    String named = Postgres.server().database("keys");
    String bare = named.substring(0, named.indexOf('?'));
    assertTrue(refused(bare).contains("needs a key that is not in the database"), refused(bare));
    Store.open(named).close();
    Path other = folder.resolve("other.key");
    OwnerOnly.create(other);
    Files.writeString(other, ONE);
    String wrong = refused(bare + "?keyFile=" + other);
    assertTrue(wrong.contains("Every node needs the same keys"), wrong);
  }

  @Test
  void theEnvironmentNamesAKeyFileOrHoldsTheKey() throws IOException {
    Path file = folder.resolve("floor.key");
    OwnerOnly.create(file);
    Files.writeString(file, TWO);
    Address address = Address.of("postgresql://floor@db/floor");
    assertEquals(
        StoreKeys.parse(TWO, "").toString(),
        StoreKeys.of(address, Optional.empty(), Map.of("QUEENHIGH_KEY_FILE", "" + file)::get)
            .toString());
    assertEquals(
        StoreKeys.parse(ONE, "").toString(),
        StoreKeys.of(address, Optional.empty(), Map.of("QUEENHIGH_KEY", ONE)::get).toString());
  }
}
