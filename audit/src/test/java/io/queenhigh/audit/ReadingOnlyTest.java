package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Kind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The auditor leaves no trace in a store, finds what a crash has left, and says what is none. */
class ReadingOnlyTest {

  @TempDir Path folder = Path.of("");

  @Test
  void theFileIsTheSameAfterwards() throws Exception {
    Path file = folder.resolve("floor.db");
    PlayedStore.writeOneOfEach("sqlite:" + file, 1, 3);
    byte[] before = Files.readAllBytes(file);
    assertTrue(Audit.store("sqlite:" + file, RandomTable.GAMES, Progress.SILENT).isClean());
    assertArrayEquals(before, Files.readAllBytes(file));
  }

  /** After a crash the newest lines are in the log beside the file, and must stay there. */
  @Test
  void whatACrashHasLeftInTheLogIsReadAndLeftThere() throws Exception {
    Path file = folder.resolve("floor.db");
    Path crashed = Files.createDirectory(folder.resolve("crashed")).resolve("floor.db");
    try (SqlScribe scribe = new SqlScribe("sqlite:" + file)) {
      scribe.write("house", "SittingStarted", "{\"name\":\"ann\"}", List.of());
      scribe.save();
      scribe.write("house", "SittingStarted", "{\"name\":\"bob\"}", List.of());
      scribe.save();
      for (String part : List.of("", "-wal")) {
        Files.copy(Path.of(file + part), Path.of(crashed + part));
      }
    }
    byte[] log = Files.readAllBytes(Path.of(crashed + "-wal"));
    byte[] before = Files.readAllBytes(crashed);
    Report report = Audit.store("sqlite:" + crashed, RandomTable.GAMES, Progress.SILENT);
    assertEquals(List.of(), report.findings());
    assertEquals(2, report.counts().lines());
    assertArrayEquals(log, Files.readAllBytes(Path.of(crashed + "-wal")));
    assertArrayEquals(before, Files.readAllBytes(crashed));
  }

  @Test
  void progressEndsWithTheLastLine() throws Exception {
    Path file = folder.resolve("floor.db");
    PlayedStore.writeOneOfEach("sqlite:" + file, 1, 3);
    List<Long> heard = new ArrayList<>();
    Report report =
        Audit.store("sqlite:" + file, RandomTable.GAMES, (lines, of) -> heard.add(of - lines));
    assertTrue(report.counts().lines() > 100);
    assertEquals(0, heard.getLast());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "sqlite:/nowhere/floor.db",
        "mysql://somewhere",
        "postgresql://127.0.0.1:1/none?connectTimeout=1"
      })
  void whatIsNoStoreIsSaidToBeNone(String address) {
    Report report = Audit.store(address, RandomTable.GAMES, Progress.SILENT);
    assertEquals(Kind.UNREADABLE, report.findings().getFirst().kind());
  }

  @Test
  void anotherFileIsSaidToBeNoStore() throws Exception {
    Path file = folder.resolve("letter.txt");
    Files.writeString(file, "Dear Sirs, ".repeat(100));
    Report report = Audit.store("sqlite:" + file, RandomTable.GAMES, Progress.SILENT);
    assertFalse(report.isClean());
    assertEquals(Kind.UNREADABLE, report.findings().getFirst().kind());
  }
}
