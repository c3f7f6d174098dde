package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody who buys in everywhere at once brings no more than his limit. */
class RacingBuyInsTest {
  private static final int TABLES = 10;
  private static final WebSettings SETTINGS = WebSettings.usual().at("127.0.0.1", 0).withoutRates();

  @TempDir Path folder = Path.of("");

  @Test
  @Clause("FLOOR Play limits")
  void onOneNodeOnSqlite() throws Exception {
    try (TestHouse house = new TestHouse(folder, SETTINGS)) {
      openTables(house);
      race(List.of(house));
    }
  }

  @Test
  @Clause("FLOOR Play limits")
  void onTwoNodesOnPostgresql() throws Exception {
    String address = Postgres.server().database("racing");
    try (TestHouse first = new TestHouse(address, SETTINGS)) {
      openTables(first);
      try (TestHouse second = new TestHouse(address, SETTINGS)) {
        race(List.of(first, second));
      }
    }
  }

  private static void openTables(TestHouse house) {
    for (int i = 0; i < TABLES; i++) {
      house.table("t" + i, "wa/three-card-poker", CardRoom.PATIENT, 0);
    }
  }

  private static void race(List<TestHouse> houses) throws Exception {
    TestPerson ann = houses.getFirst().guest();
    ann.send("PUT", "/api/me/limits", "{\"deposit\":\"100\"}").expect(200);
    CountDownLatch start = new CountDownLatch(1);
    int in = 0;
    try (ExecutorService street = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<TestPerson.Got>> asked = new ArrayList<>();
      for (int i = 0; i < TABLES; i++) {
        TestPerson somewhere = ann.at(houses.get(i % houses.size()).url());
        String sit = "/api/tables/t" + i + "/sit";
        asked.add(
            street.submit(
                () -> {
                  start.await();
                  return somewhere.command(sit, ",\"seat\":1,\"buyIn\":\"100\"");
                }));
      }
      start.countDown();
      for (Future<TestPerson.Got> one : asked) {
        TestPerson.Got got = one.get();
        if (got.status() == 200) {
          in++;
        } else {
          assertEquals("deposit-limit-reached", got.expect(409).json().path("reason").asString());
        }
      }
    }
    long left = ann.get("/api/me").expect(200).json().path("walletCents").asLong();
    assertTrue(in == 1 && left == 900_00, in + " of " + TABLES + " came in, " + left + " is left");
  }
}
