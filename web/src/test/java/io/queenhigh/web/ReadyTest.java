package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.store.Postgres;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever watches over the floor learns at once that it takes no commands. */
class ReadyTest {

  @TempDir Path folder = Path.of("");

  @Test
  void aDatabaseThatDoesNotAnswerIsNotWaitedFor() throws Exception {
    String database = Postgres.server().database("frozen");
    try (TestHouse house = new TestHouse(database)) {
      house.isReady();
      try (AutoCloseable _ = Postgres.server().freeze(database)) {
        TestPerson.Got got = house.stranger().get("/ready");
        while (got.status() == 200) {
          // What was good a moment ago is believed for a second.
          got = house.stranger().get("/ready");
        }
        got.expect(503);
        assertTrue(got.body().contains("has not answered within a second"), got.body());
        house.stranger().get("/health").expect(200);
      }
      while (house.stranger().get("/ready").status() != 200) {
        Thread.onSpinWait();
      }
    }
  }

  @Test
  void aFileThatIsGoneIsNotReadyRefusesCommandsAndIsCounted() throws Exception {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      assertEquals(0, troubles(house, "lost"));
      Files.delete(folder.resolve("floor.db"));
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(503);
      TestPerson.Got got = house.stranger().get("/ready");
      got.expect(503);
      assertTrue(got.body().contains("files were deleted or replaced"), got.body());
      assertTrue(troubles(house, "lost") > 0);
    }
  }

  private static long troubles(TestHouse house, String kind) {
    String line = "queenhigh_store_troubles_total{kind=\"%s\"} ".formatted(kind);
    return house
        .stranger()
        .get("/metrics")
        .expect(200)
        .body()
        .lines()
        .filter(each -> each.startsWith(line))
        .map(each -> (long) Double.parseDouble(each.substring(line.length())))
        .findFirst()
        .orElseThrow();
  }
}
