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

  @TempDir Path folder = Path.of("");

  @Test
  void nothingIsFoundInTheBooksOfManyTablesOfAllGames() throws Exception {
    String address = "sqlite:" + folder.resolve("floor.db");
    PlayedStore.write(address, SEED, 80, 25);
    Report report = Audit.store(address, RandomTable.GAMES, Progress.SILENT);
    assertEquals(List.of(), report.findings(), () -> Repeats.repeat(SEED));
    Counts counts = report.counts();
    assertEquals(81, counts.streams());
    assertTrue(counts.settled() > 1_500 && counts.voided() > 10, counts::toString);
    assertTrue(counts.wagers() > 10_000 && counts.transfers() > 30_000, counts::toString);
    assertTrue(counts.decks() > 1_000 && counts.accounts() > 200, counts::toString);
  }
}
