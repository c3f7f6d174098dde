package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Counts;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreAuditTest {

  private static final long SEED = Long.getLong("queenhigh.seed", new Random().nextLong());

  @TempDir Path folder = Path.of("");

  @Test
  void nothingIsFoundInTheBooksOfManyTablesOfAllGames() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    PlayedStore.write(address, SEED, 80, 25);
    Report report = Audit.store(address, RandomTable.GAMES, Progress.SILENT);
    assertEquals(List.of(), report.findings(), () -> "seed " + SEED);
    Counts counts = report.counts();
    assertEquals(81, counts.streams());
    assertTrue(counts.settled() > 1_500 && counts.voided() > 10, counts::toString);
    assertTrue(counts.wagers() > 10_000 && counts.transfers() > 30_000, counts::toString);
    assertTrue(counts.decks() > 1_000 && counts.accounts() > 200, counts::toString);
  }
}
