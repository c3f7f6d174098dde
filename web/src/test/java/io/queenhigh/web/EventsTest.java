package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.web.Listener.Heard;
import io.queenhigh.web.pages.Contract;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Event streams: who listens hears everything once, also when he has been away. */
class EventsTest {
  private static final String GAME = "wa/three-card-poker";

  @TempDir Path folder = Path.of("");

  @Test
  void aStreamBeginsWithTheWholeTableAndGoesOnWithWhatHappens() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", GAME, CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      try (Listener listener = Listener.to(ann, "t1")) {
        Heard first = listener.next();
        assertEquals("State", first.type());
        assertEquals("t1", first.json().path("event").path("id").asString());

        long sat =
            ann.command("/api/tables/t1/sit", ",\"seat\":3")
                .expect(200)
                .json()
                .path("seq")
                .asLong();
        Heard heard = listener.next();
        assertEquals("SatDown", heard.type());
        assertEquals(String.valueOf(sat), heard.id());
        assertEquals(3, heard.json().path("event").path("seat").asInt());
      }
    }
  }

  @Test
  void whoComesBackHearsExactlyWhatHeMissed() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", GAME, CardRoom.PATIENT, 2);
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
      List<Heard> all;
      try (Listener always = Listener.to(ann, "t1")) {
        ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
            .expect(200);
        ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
        all = inJournal(always.until(heard -> heard.type().equals("HandDealt")));
        always.until(heard -> heard.type().equals("DealerDealt"));
        String middle = all.get(2).id();
        try (Listener back = Listener.to(ann, "t1", middle)) {
          List<Heard> missed = inJournal(back.until(heard -> heard.type().equals("HandDealt")));
          assertEquals(lines(all.subList(3, all.size())), lines(missed));
        }
      }
    }
  }

  /** What was said, line by line; the table that comes with some of them also says the time. */
  private static List<String> lines(List<Heard> heard) {
    return heard.stream()
        .map(one -> one.id() + " " + ((ObjectNode) one.json()).without("view"))
        .toList();
  }

  @Test
  void whatHappensInOneBreathIsShownOnceAsTheReaderSeesIt() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", GAME, CardRoom.PATIENT, 2);
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
      TestPerson bob = house.guest();
      TestPerson stranger = house.stranger();
      try (Listener anns = Listener.to(ann, "t1");
          Listener bobs = Listener.to(bob, "t1");
          Listener strangers = Listener.to(stranger, "t1")) {
        ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
            .expect(200);
        ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
        JsonNode own = shown(ann, anns);
        JsonNode elsewhere = shown(bob, bobs);
        JsonNode anyones = shown(stranger, strangers);
        assertEquals(3, own.path("seats").get(0).path("cards").size());
        assertFalse(elsewhere.path("seats").get(0).has("cards"), elsewhere.toString());
        assertFalse(anyones.has("you"));
        assertEquals(anyones, ((ObjectNode) elsewhere).without("you"));
      }
    }
  }

  /** The table after the deal as the stream shows it; asking for it gives the same. */
  private static JsonNode shown(TestPerson person, Listener listener) {
    List<Heard> heard =
        listener.until(one -> one.type().equals("DealerDealt") && one.json().has("view"));
    Schemas schemas = new Schemas(Contract.read());
    for (Heard one : heard) {
      assertEquals(List.of(), schemas.misfits(one.json(), schemas.named("StreamEvent")));
    }
    JsonNode asked = person.get("/api/tables/t1").expect(200).json();
    JsonNode shown = heard.getLast().json().path("view");
    assertEquals(timeless(asked), timeless(shown));
    return timeless(shown);
  }

  /** The clock is told after the lines, and who is here changes with who listens. */
  private static JsonNode timeless(JsonNode view) {
    ObjectNode copy = ((ObjectNode) view).deepCopy();
    copy.path("seats").forEach(seat -> ((ObjectNode) seat).remove("here"));
    return copy.without(List.of("now", "clock"));
  }

  @Test
  void whoGivesACommandHasTheTableWithTheAnswerIfHeAsksForIt() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", GAME, CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      JsonNode plain = ann.command("/api/tables/t1/sit", ",\"seat\":3").expect(200).json();
      assertFalse(plain.has("view"));
      JsonNode answer =
          ann.send(
                  ann.request("/api/tables/t1/buy-in")
                      .header("Content-Type", "application/json")
                      .header("Prefer", "return=representation")
                      .POST(
                          HttpRequest.BodyPublishers.ofString(
                              "{\"id\":\"with-the-view\",\"amount\":\"5\"}"))
                      .build())
              .expect(200)
              .json();
      JsonNode view = answer.path("view");
      assertEquals(answer.path("seq").asLong(), view.path("seq").asLong());
      assertEquals(List.of(3), List.of(view.path("you").path("seats").get(0).asInt()));
      assertEquals(5_00, view.path("you").path("rackCents").asLong());
    }
  }

  private static List<Heard> inJournal(List<Heard> heard) {
    return heard.stream().filter(one -> !one.id().isEmpty()).toList();
  }

  @Test
  void whoComesBackFromTheFutureGetsTheWholeTable() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", GAME, CardRoom.PATIENT, 0);
      try (Listener listener = Listener.to(house.guest(), "t1", "999999")) {
        assertEquals("State", listener.next().type());
      }
      try (Listener listener = Listener.to(house.guest(), "t1", "nonsense")) {
        assertEquals("State", listener.next().type());
      }
    }
  }

  @Test
  void nobodySeesAnothersCardsBeforeTheyAreTurnedUp() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", GAME, CardRoom.PATIENT, 2);
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
      try (Listener own = Listener.to(ann, "t1");
          Listener stranger = Listener.to(house.stranger(), "t1")) {
        ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
            .expect(200);
        ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
        Heard mine = own.until(heard -> heard.type().equals("HandDealt")).getLast();
        Heard theirs = stranger.until(heard -> heard.type().equals("HandDealt")).getLast();
        assertEquals(3, mine.json().path("event").path("cards").size());
        assertEquals(mine.id(), theirs.id());
        assertFalse(theirs.data().contains("cards"), theirs.data());
      }
    }
  }

  @Test
  void silenceIsBrokenByHeartbeats() {
    WebSettings settings =
        WebSettings.usual()
            .at("127.0.0.1", 0)
            .withoutRates()
            .withStreams(256, Duration.ofMillis(20));
    try (TestHouse house = new TestHouse(folder, settings)) {
      house.table("t1", GAME, CardRoom.PATIENT, 0);
      try (Listener listener = Listener.to(house.guest(), "t1")) {
        assertEquals("State", listener.next().type());
        assertTrue(listener.anything().comment());
        assertTrue(listener.anything().comment());
      }
    }
  }

  @Test
  void whoLogsOutHearsNoMore() {
    try (TestHouse house = new TestHouse(folder)) {
      house.table("t1", GAME, CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      TestPerson bob = house.guest();
      try (Listener listener = Listener.to(ann, "t1");
          Listener other = Listener.to(bob, "t1")) {
        assertEquals("State", listener.next().type());
        assertEquals("State", other.next().type());
        ann.post("/api/logout", "{}").expect(204);
        assertTrue(listener.next().end());
        bob.command("/api/tables/t1/sit", ",\"seat\":3").expect(200);
        assertEquals("SatDown", other.next().type());
      }
    }
  }

  @Test
  void whoseRoleChangesOrAccountClosesHearsNoMore() {
    WebSettings settings =
        WebSettings.usual()
            .at("127.0.0.1", 0)
            .withoutRates()
            .withStreams(256, Duration.ofMillis(20));
    try (TestHouse house = new TestHouse(folder, settings)) {
      house.table("t1", GAME, CardRoom.PATIENT, 0);
      house.appointManager();
      house.appoint("dora", Role.DEALER);
      TestPerson boss = house.signedIn(TestHouse.MANAGER);
      try (Listener listener = Listener.to(house.signedIn("dora"), "t1")) {
        assertEquals("State", listener.next().type());
        boss.send("PUT", "/api/people/dora/role", "{\"role\":\"supervisor\"}").expect(200);
        assertTrue(listener.next().end());
      }
      try (Listener listener = Listener.to(house.signedIn("dora"), "t1")) {
        assertEquals("State", listener.next().type());
        // As if another server of the house had closed the account.
        house.people().staff().deactivate(new Who(TestHouse.MANAGER, Role.MANAGER), "dora");
        assertTrue(listener.next().end());
      }
    }
  }

  @Test
  void whoIsTooSlowIsCutOffAndComesBackByTheLastIdHeSaw() {
    WebSettings settings =
        WebSettings.usual()
            .at("127.0.0.1", 0)
            .withoutRates()
            .withStreams(1, Duration.ofSeconds(15));
    try (TestHouse house = new TestHouse(folder, settings)) {
      house.table("t1", GAME, CardRoom.PATIENT, 2);
      TestPerson ann = house.guest();
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
      String last;
      try (Listener listener = Listener.to(ann, "t1")) {
        // A deal is a burst of lines, and this queue holds one.
        ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
            .expect(200);
        ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
        List<Heard> heard = listener.until(Heard::end);
        last = inJournal(heard).getLast().id();
      }
      long seen = Long.parseLong(last);
      String next;
      do {
        try (Listener back = Listener.to(ann, "t1", String.valueOf(seen))) {
          // The clock is in no line, and comes first while there is none.
          Heard heard = back.until(one -> !one.id().isEmpty()).getLast();
          next = heard.type();
          // While cards are still being dealt he may be cut off again before he has seen a line.
          if (!heard.end()) {
            assertEquals(String.valueOf(seen + 1), heard.id());
            seen++;
          }
        }
      } while (!next.equals("DealerDealt"));
    }
  }

  @Test
  void anAddressMayHoldSoManyStreamsAndNoMore() {
    WebSettings usual = WebSettings.usual().at("127.0.0.1", 0);
    WebSettings settings =
        usual.withRates(usual.perAddress(), usual.perPerson(), usual.atTheDoor(), 2);
    try (TestHouse house = new TestHouse(folder, settings)) {
      house.table("t1", GAME, CardRoom.PATIENT, 0);
      TestPerson ann = house.guest();
      try (Listener one = Listener.to(ann, "t1");
          Listener two = Listener.to(ann, "t1")) {
        assertEquals("State", one.next().type());
        assertEquals("State", two.next().type());
        ann.get("/api/tables/t1/events").expect(429);
      }
    }
  }
}
