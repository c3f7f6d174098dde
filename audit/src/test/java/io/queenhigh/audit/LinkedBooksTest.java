package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Counts;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a floor with progressive links has written down, line by line reckoned again. */
class LinkedBooksTest {

  private static final long SEED = Repeats.seed(LinkedBooksTest.class);

  @TempDir Path folder = Path.of("");

  @Test
  void nothingIsFoundInTheBooksOfLinkedTablesOnSqlite() throws Exception {
    nothingIsFound("sqlite:" + folder.resolve("floor.db"), Repeats.times(80, 1_000));
  }

  @Test
  void nothingIsFoundInTheBooksOfLinkedTablesOnPostgresql() throws Exception {
    nothingIsFound(Postgres.server().database("linked"), Repeats.times(40, 400));
  }

  /** In the middle of rounds, too, and after everything that can happen to a link. */
  private static void nothingIsFound(String address, int steps) throws Exception {
    try (LinkedFloor floor = new LinkedFloor(address, SEED)) {
      for (int i = 0; i < 4; i++) {
        floor.play(steps / 4);
        check(address);
      }
      floor.everythingOnce();
      check(address);
    }
    Counts counts = check(address);
    assertEquals(3, counts.links());
    assertTrue(counts.contributions() > steps / 20, counts::toString);
    assertTrue(counts.hits() > 4 && counts.awards() > 0, counts::toString);
  }

  private static Counts check(String address) {
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings(), () -> Repeats.repeat(SEED));
    return report.counts();
  }
}
