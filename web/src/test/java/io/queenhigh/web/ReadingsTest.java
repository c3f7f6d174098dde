package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Whoever reads what is not for everybody is on record; whoever is signed in knows where. */
class ReadingsTest {

  @TempDir Path folder = Path.of("");

  @Test
  void whoReadTheBooksIsOnRecordForTheAuditor() {
    try (TestHouse house = new TestHouse(folder)) {
      house.appointManager();
      house.appoint("olga", Role.AUDITOR);
      TestPerson mia = house.signedIn(TestHouse.MANAGER);
      mia.get("/api/people").expect(200);
      mia.get("/api/journal/house?after=1").expect(200);
      mia.get("/api/journal/house?after=2").expect(200);
      mia.get("/api/ledger/accounts/wallet/ann").expect(200);
      mia.get("/api/journal.csv?stream=table/t1").expect(200);
      mia.get("/api/ledger.csv?stream=table/t1&account=wallet/bob").expect(200);
      mia.get("/api/ledger/accounts?prefix=wallet/&stream=house").expect(200);
      mia.get("/api/tables").expect(200);
      TestPerson olga = house.signedIn("olga");
      olga.get("/api/ledger/accounts").expect(200);

      List<String> read = new ArrayList<>();
      long after = 0;
      while (true) {
        JsonNode page = olga.get("/api/readings?most=2&after=" + after).expect(200).json();
        if (page.path("readings").isEmpty()) {
          break;
        }
        assertTrue(page.path("readings").size() <= 2);
        page.path("readings")
            .forEach(
                one -> read.add(one.path("name").asString() + " " + one.path("what").asString()));
        after = page.path("after").asLong();
      }
      assertEquals(
          List.of(
              "mia /api/people",
              "mia /api/journal/house",
              "mia /api/ledger/accounts/wallet/ann",
              "mia /api/journal.csv table/t1",
              "mia /api/ledger.csv wallet/bob",
              "mia /api/ledger/accounts wallet/",
              "olga /api/ledger/accounts"),
          read);
      house.guest().get("/api/readings").expect(403);
    }
  }

  @Test
  void somebodySeesHisSessionsAndEndsThemAll() {
    try (TestHouse house = new TestHouse(folder)) {
      TestPerson phone = house.stranger();
      phone
          .post(
              "/api/register",
              "{\"name\":\"ann\",\"password\":\"%s\"}".formatted(TestHouse.PASSWORD))
          .expect(201);
      TestPerson laptop = house.signedIn("ann");
      TestPerson bob = house.guest();
      JsonNode sessions = laptop.get("/api/me/sessions").expect(200).json().path("sessions");
      assertEquals(2, sessions.size());
      int here = 0;
      for (JsonNode one : sessions) {
        here += one.path("here").asBoolean() ? 1 : 0;
      }
      assertEquals(1, here);

      TestPerson before = laptop.copy();
      TestPerson.Got gone = laptop.send("DELETE", "/api/me/sessions", "{}").expect(204);
      assertTrue(gone.header("Set-Cookie").orElse("").contains("Max-Age=0"));
      phone.get("/api/me").expect(401);
      before.get("/api/me").expect(401);
      bob.get("/api/me").expect(200);
      house.signedIn("ann").get("/api/me").expect(200);
    }
  }
}
