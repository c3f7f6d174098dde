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

  @TempDir Path folder;

  @Test
  void nothingIsFoundInTheBooksOfManyTablesOfAllGames() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    PlayedStore.write(address, SEED, 200, 30);
    Report report = Audit.store(address, LiveTable.GAMES, Progress.SILENT);
    assertEquals(List.of(), report.findings(), () -> "seed " + SEED);
    Counts counts = report.counts();
    assertEquals(201, counts.streams());
    assertTrue(counts.settled() > 4_000 && counts.voided() > 20, counts::toString);
    assertTrue(counts.wagers() > 20_000 && counts.transfers() > 50_000, counts::toString);
    assertTrue(counts.decks() > 3_000 && counts.accounts() > 200, counts::toString);
  }
}
