package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.Overheard;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.web.TestPerson.Got;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A database that goes away while people ask: they hear a number, and nothing the driver said. */
class SilentTroubleTest {

  private static final int RESTARTS = 3;

  /**
   * Whatever a driver, a statement or an address could look like. An amount or a time in JSON may
   * begin as the port does, but follows a quote and a colon.
   */
  private static final Pattern LEAK =
      Pattern.compile(
          "(?i)jdbc|psql|postgres|fatal|terminating|batch entry|insert into|\\bselect\\b|I/O error"
              + "|exception|connection (to|attempt|refused|has been)|hostname|socket|session_|prev_hash"
              + "|(?<!\"):%d\\b|queenhigh@");

  @Test
  void whoeverMeasuresItMeanwhileReadsWhatIsKnownAndFillsNoLog() throws Exception {
    Postgres server = Postgres.server();
    List<String> said = new CopyOnWriteArrayList<>();
    try (TestHouse house = new TestHouse(server.database("measured"));
        Overheard _ = new Overheard("io.micrometer", said::add)) {
      assertTrue(
          house.stranger().get("/metrics").expect(200).body().contains("queenhigh_log_lag 0"));
      server.stop();
      try {
        Got measured = house.stranger().get("/metrics").expect(200);
        assertTrue(measured.body().contains("queenhigh_log_lag NaN"), measured.body());
      } finally {
        server.start();
      }
    }
    assertEquals(List.of(), said);
  }

  @Test
  void nothingOfTheDriverTheStatementsOrTheAddressIsInAnyAnswer() throws Exception {
    Postgres server = Postgres.server();
    Pattern leak = Pattern.compile(LEAK.pattern().formatted(server.port()));
    try (TestHouse house = new TestHouse(server.database("silence"))) {
      house.appointManager();
      house.appoint("olga", Role.AUDITOR);
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 2);
      TestPerson auditor = house.signedIn("olga");
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
      List<Supplier<Got>> questions =
          List.of(
              () -> house.stranger().get("/ready"),
              () -> house.stranger().post("/api/guest", "{}"),
              () ->
                  house
                      .stranger()
                      .post("/api/login", "{\"name\":\"olga\",\"password\":\"wrong horse\"}"),
              () -> auditor.get("/api/journal"),
              () -> auditor.get("/api/ledger"),
              () -> auditor.get("/api/rounds/t1.1"),
              () -> auditor.post("/api/audit", "{}"),
              () -> auditor.get("/api/audit"),
              () ->
                  ann.command(
                      "/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\""),
              () -> ann.command("/api/tables/t1/withdraw-bet", ",\"seat\":1,\"wager\":\"ante\""));

      Set<String> answers = ConcurrentHashMap.newKeySet();
      AtomicBoolean enough = new AtomicBoolean();
      Semaphore troubles = new Semaphore(0);
      List<Thread> people = new ArrayList<>();
      for (Supplier<Got> question : questions) {
        people.add(
            Thread.ofVirtual()
                .start(
                    () -> {
                      while (!enough.get()) {
                        Got got = question.get();
                        answers.add(got.body());
                        troubles.release(got.status() >= 500 ? 1 : 0);
                      }
                    }));
      }
      for (int i = 0; i < RESTARTS; i++) {
        server.stop();
        troubles.acquire(4 * questions.size());
        server.start();
      }
      enough.set(true);
      for (Thread person : people) {
        person.join();
      }

      assertTrue(answers.stream().anyMatch(body -> body.contains("(incident ")));
      assertEquals(List.of(), answers.stream().filter(body -> leak.matcher(body).find()).toList());
    }
  }
}
