package io.queenhigh.cli.floor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.floor.store.Postgres;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a node does before it has guests, which says nothing when it goes well. */
class WarmUpTest {

  @Test
  void aNodeHasPlayedBeforeItsFirstGuestComes() {
    assertDoesNotThrow(() -> WarmUp.play(Catalogue.approved()));
  }

  @TempDir Path folder = Path.of("");

  /** Warms up in a process of its own, whose environment is a house's. */
  public static void main(String[] arguments) throws SaidNo {
    WarmUp.play(Catalogue.approved());
  }

  @Test
  void nothingOfItStaysBesideTheKeyOfTheHouse() throws Exception {
    Path key = folder.resolve("house.key");
    Postgres.writeKey(key);
    ProcessBuilder alone =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("java.class.path"),
                WarmUpTest.class.getName())
            .inheritIO();
    alone.environment().put("QUEENHIGH_KEY_FILE", key.toString());
    assertEquals(0, alone.start().waitFor());
    try (Stream<Path> files = Files.list(folder)) {
      assertEquals(List.of(key), files.toList());
    }
  }
}
