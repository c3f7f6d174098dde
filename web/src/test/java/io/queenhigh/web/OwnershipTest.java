package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Nobody acts for another's seat, sees another's cards or spends another's chips. */
class OwnershipTest {

  @TempDir Path folder = Path.of("");

  @Test
  void nobodyActsForAnothersSeat() {
    try (TestHouse house = new TestHouse(folder)) {
      LiveTable table = house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 2);
      TestPerson ann = house.guest();
      TestPerson bob = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
      bob.command("/api/tables/t1/sit", ",\"seat\":2,\"buyIn\":\"100\"").expect(200);
      bob.command("/api/tables/t1/bet", ",\"seat\":2,\"wager\":\"ante\",\"amount\":\"5\"")
          .expect(200);
      bob.command("/api/tables/t1/ready", ",\"seat\":2").expect(200);
      long before = table.state().rack(name(ann));

      ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
          .expect(200);
      for (String verb :
          List.of("stand", "ready", "take-bank", "decline-bank", "pass-bank", "play", "fold")) {
        bob.command("/api/tables/t1/" + verb, ",\"seat\":1").expect(409);
      }
      bob.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"9\"")
          .expect(409);
      bob.command("/api/tables/t1/withdraw-bet", ",\"seat\":1,\"wager\":\"ante\"").expect(409);
      bob.command("/api/tables/t1/post-bank", ",\"seat\":1,\"amount\":\"9\"").expect(409);
      assertEquals(before - 5_00, table.state().rack(name(ann)));

      ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
      JsonNode seen = await(bob, "t1", "deciding");
      assertEquals(2, seen.path("seats").size() - 2);
      for (JsonNode seat : seen.path("seats")) {
        assertEquals(
            seat.path("player").asString().equals(name(bob)), seat.has("cards"), seat.toString());
      }
      bob.command("/api/tables/t1/play", ",\"seat\":1").expect(409);
      bob.command("/api/tables/t1/fold", ",\"seat\":1").expect(409);
      ann.command("/api/tables/t1/play", ",\"seat\":1").expect(200);
    }
  }

  private static JsonNode await(TestPerson person, String table, String phase) {
    try (Listener listener = Listener.to(person, table)) {
      listener.next();
      while (true) {
        JsonNode seen = person.get("/api/tables/" + table).expect(200).json();
        if (seen.path("phase").asString().equals(phase)) {
          return seen;
        }
        listener.next();
      }
    }
  }

  private static String name(TestPerson person) {
    return person.get("/api/me").expect(200).json().path("name").asString();
  }

  @Test
  void chipsComeFromOnesOwnWallet() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"1000.01\"").expect(409);
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"1000\"").expect(200);
      ann.command("/api/tables/t1/buy-in", ",\"amount\":\"1\"").expect(409);
      assertEquals(0, ann.get("/api/me").json().path("walletCents").asLong());
      ann.command("/api/tables/t1/cash-out", ",\"amount\":\"400\"").expect(200);
      assertEquals(400_00, ann.get("/api/me").json().path("walletCents").asLong());
    }
  }

  @Test
  void theSameCommandUnderTheSameIdIsDoneOnce() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      String sit = "{\"id\":\"sit-once-only\",\"seat\":1,\"buyIn\":\"100\"}";
      long seq = ann.post("/api/tables/t1/sit", sit).expect(200).json().path("seq").asLong();
      assertEquals(
          seq, ann.post("/api/tables/t1/sit", sit).expect(200).json().path("seq").asLong());
      String buy = "{\"id\":\"buy-once-only\",\"amount\":\"50\"}";
      long bought = ann.post("/api/tables/t1/buy-in", buy).expect(200).json().path("seq").asLong();
      assertEquals(
          bought, ann.post("/api/tables/t1/buy-in", buy).expect(200).json().path("seq").asLong());
      assertEquals(850_00, ann.get("/api/me").json().path("walletCents").asLong());

      TestPerson bob = house.guest();
      bob.post("/api/tables/t1/sit", "{\"id\":\"sit-once-only\",\"seat\":2}").expect(200);
      assertFalse(bob.get("/api/tables/t1").json().path("you").path("seats").isEmpty());
    }
  }

  @Test
  @Clause("FLOOR Commands")
  void anIdThatWasUsedForAnotherCommandIsRefusedAlsoAfterARestart() {
    String sit = "{\"id\":\"used-before\",\"seat\":1,\"buyIn\":\"100\"}";
    String buy = "{\"id\":\"bought-before\",\"amount\":\"50\"}";
    String more = "{\"id\":\"bought-before\",\"amount\":\"60\"}";
    String cookie;
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      ann.post("/api/tables/t1/sit", sit).expect(200);
      ann.post("/api/tables/t1/buy-in", buy).expect(200);
      refusedAsUsed(ann, more);
      TestPerson.Got other = ann.post("/api/tables/t1/cash-out", buy).expect(409);
      assertEquals("id-used-for-another", other.json().path("reason").asString());
      ann.post("/api/tables/t1/buy-in", "{\"amount\":\"50\",\"id\":\"bought-before\"}").expect(200);
      assertEquals(850_00, ann.get("/api/me").json().path("walletCents").asLong());
      cookie = ann.cookie();
    }
    try (TestHouse house = new TestHouse(folder)) {
      TestPerson ann = house.stranger().with(cookie);
      refusedAsUsed(ann, more);
      ann.post("/api/tables/t1/buy-in", buy).expect(200);
      ann.post("/api/tables/t1/sit", sit).expect(200);
      assertEquals(850_00, ann.get("/api/me").json().path("walletCents").asLong());
    }
  }

  private static void refusedAsUsed(TestPerson person, String body) {
    TestPerson.Got no = person.post("/api/tables/t1/buy-in", body).expect(409);
    assertEquals("id-used-for-another", no.json().path("reason").asString());
    assertEquals("FLOOR Commands", no.json().path("clause").asString());
  }

  @Test
  void whoHasExcludedHimselfIsKeptFromPlaying() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
      try (Listener table = Listener.to(house.stranger(), "t1")) {
        ann.post("/api/me/exclusion", "{\"days\":7}").expect(200);
        table.until(heard -> heard.type().equals("StoodUp"));
      }
      TestPerson.Got no =
          ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
              .expect(409);
      assertEquals("FLOOR Self-exclusion", no.json().path("clause").asString());
      ann.command("/api/tables/t1/buy-in", ",\"amount\":\"5\"").expect(409);
      assertEquals(0, ann.get("/api/tables/t1").json().path("seats").size(), "his seat is free");
      ann.command("/api/tables/t1/sit", ",\"seat\":1").expect(409);
    }
  }

  @Test
  void whoHasSetALimitIsHeldToIt() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      ann.send("PUT", "/api/me/limits", "{\"minutes\":60,\"deposit\":\"100\"}").expect(200);
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"80\"").expect(200);
      TestPerson.Got no = ann.command("/api/tables/t1/buy-in", ",\"amount\":\"30\"").expect(409);
      assertEquals("FLOOR Play limits", no.json().path("clause").asString());
      ann.command("/api/tables/t1/buy-in", ",\"amount\":\"20\"").expect(200);
    }
  }
}
