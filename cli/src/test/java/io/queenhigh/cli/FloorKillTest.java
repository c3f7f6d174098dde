package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.Ordeals;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** However often a busy floor is killed, the auditor finds nothing wrong in what it left. */
class FloorKillTest {

  @TempDir Path folder = Path.of("");

  @Test
  void whatAKilledFloorAcknowledgedIsThereExactlyOnceAndVerifies() throws Exception {
    long seed = Repeats.seed(FloorKillTest.class);
    long acknowledged = Ordeals.of(folder, seed, FloorKillTest::verify);
    System.out.println("FloorKillTest: " + acknowledged + " acknowledged commands, none lost");
    assertTrue(acknowledged > Repeats.times(50, 1_000), "the floors were not busy");
  }

  private static void verify(String address) {
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }
}
