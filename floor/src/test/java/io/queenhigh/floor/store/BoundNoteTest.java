package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("That rows have been bound")
class BoundNoteTest {

  @TempDir Path folder = Path.of("");

  private static BoundNote of(String store, Map<String, String> environment) {
    return BoundNote.of(Address.of(store), environment::get);
  }

  @Test
  @DisplayName("is kept beside the key, for each store that has it")
  void isKeptBesideTheKeyForEachStore() throws IOException {
    Path key = folder.resolve("shared.key");
    Map<String, String> named = Map.of("QUEENHIGH_KEY_FILE", key.toString());
    of("postgresql://floor@db/one", named).write();
    of("postgresql://floor@db/one", named).write();
    assertTrue(of("postgresql://floor@db/one", named).isThere());
    assertTrue(of("postgresql://floor@db/one?keyFile=" + key, Map.of()).isThere());
    assertFalse(of("postgresql://floor@db/two", named).isThere());
    assertEquals(1, Files.readAllLines(folder.resolve("shared.key.bound")).size());

    String own = "sqlite:" + folder.resolve("floor.db");
    assertFalse(of(own, Map.of()).isThere());
    of(own, Map.of()).write();
    assertTrue(of(own, Map.of()).isThere());
    assertTrue(Files.exists(folder.resolve("floor.db.key.bound")));
  }

  @Test
  @DisplayName("is said by the environment where nothing can be written")
  void isSaidByTheEnvironmentWhereNothingCanBeWritten() {
    String store = "postgresql://floor@db/one";
    Map<String, String> key = Map.of("QUEENHIGH_KEY", "0".repeat(64));
    of(store, key).write();
    assertFalse(of(store, key).isThere(), "there is no place for it");
    Map<String, String> both =
        Map.of("QUEENHIGH_KEY", "0".repeat(64), "QUEENHIGH_PEOPLE_BOUND", "yes");
    assertTrue(of(store, both).isThere());

    Map<String, String> nowhere =
        Map.of("QUEENHIGH_KEY_FILE", folder.resolve("no/such/folder/key").toString());
    of(store, nowhere).write();
    assertFalse(of(store, nowhere).isThere());
  }
}
