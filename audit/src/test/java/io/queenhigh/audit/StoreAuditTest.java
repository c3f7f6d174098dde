package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Counts;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StoreAuditTest {

  private static final long SEED = Repeats.seed(StoreAuditTest.class);
  private static final int TABLES = Repeats.times(24, 160);

  @TempDir Path folder = Path.of("");

  @Test
  void nothingIsFoundInTheBooksOfManyTablesOfAllGames() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    PlayedStore.write(address, SEED, TABLES, 25);
    Report report = Audit.store(address, RandomTable.GAMES, Progress.SILENT);
    assertEquals(List.of(), report.findings(), () -> Repeats.repeat(SEED));
    Counts counts = report.counts();
    assertEquals(TABLES + 1, counts.streams());
    assertTrue(counts.settled() > 18L * TABLES && counts.voided() > TABLES / 10, counts::toString);
    assertTrue(
        counts.wagers() > 120L * TABLES && counts.transfers() > 350L * TABLES, counts::toString);
    assertTrue(counts.decks() > 12L * TABLES && counts.accounts() > 2L * TABLES, counts::toString);
  }
}
