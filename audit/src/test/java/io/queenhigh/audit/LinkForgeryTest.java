package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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

  /** What is kept beside a link's journal follows from it: pages, signed days, the link itself. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "win-page | update kept set body = replace(body, '\"awardCents\":', '\"awardCents\":1')",
        "win-page | update kept set body = replace(body, '\"taxReported\":', '\"taxReported\":true,\"x\":')",
        "win-page | update kept set body = replace(body, '\"paid\"', '\"due\"')",
        "win-page | delete from kept",
        "link-day-signed | update kept set body = replace(body, '\"wins\":', '\"wins\":1')",
        "link-day-signed | update kept set body = replace(body, '\"name\":\"', '\"name\":\"x')",
        "link-day-signed | delete from kept",
        "link | delete from kept",
        "link | update kept set id = replace(id, 'e', 'x')"
      })
  void aRowThatSaysAnotherThingThanTheJournalIsFound(String kind, String change) throws Exception {
    Path forged = folder.resolve("rows.db");
    Files.copy(sound, forged, StandardCopyOption.REPLACE_EXISTING);
    try (Forger forger = new Forger("sqlite:" + forged)) {
      assertTrue(forger.execute(change + " where kind = '" + kind + "'") > 0);
    }
    List<Finding> found =
        Audit.store("sqlite:" + forged, CardRoom.CATALOGUE, Progress.SILENT).findings();
    assertTrue(
        found.stream().anyMatch(one -> one.kind() == Kind.KEPT && one.expected().contains(kind)),
        found::toString);
  }

  @Test
  void theBooksAreSoundBeforeAnyoneHasBeenAtThem() {
    Report report = Audit.store("sqlite:" + sound, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }
}
