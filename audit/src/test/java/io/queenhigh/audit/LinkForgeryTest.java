package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.CardRoom;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One thing is changed in the sound books of linked tables: it is found, and named. */
class LinkForgeryTest {

  @TempDir static Path folder = Path.of("");

  private static Path sound = Path.of("");

  @BeforeAll
  static void playAnEvening() throws Exception {
    sound = folder.resolve("sound.db");
    try (LinkedFloor floor = new LinkedFloor("sqlite:" + sound, 20_261_115)) {
      floor.play(60);
      floor.everythingOnce();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("io.queenhigh.audit.LinkForgeries#all")
  void isFoundAndNamed(Forgeries.Forgery forgery) throws Exception {
    ForgeryTest.isFound(forgery, sound, folder);
  }

  @Test
  void theBooksAreSoundBeforeAnyoneHasBeenAtThem() {
    Report report = Audit.store("sqlite:" + sound, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }
}
