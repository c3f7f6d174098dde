package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LinkedEvening;
import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever the floor takes, the auditor takes: buttons at the wrong time, a shuffler that fails in
 * the middle of a round, links that are suspended while hands are out.
 */
class EveningBooksTest {

  private static final int STEPS = Repeats.times(120, 10_000);

  @TempDir Path folder = Path.of("");

  @Test
  void whatTheFloorAcceptedTheAuditorAccepts() {
    long seed = Repeats.seed(EveningBooksTest.class);
    String address = "sqlite:" + folder.resolve("floor.db");
    LinkedEvening evening = new LinkedEvening(address, seed);
    evening.opens();
    evening.plays(STEPS);
    try (LinkedRoom _ = evening.linked()) {
      assertEquals(
          List.of(),
          Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings(),
          () -> Repeats.repeat(seed));
    }
  }
}
