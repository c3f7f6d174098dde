package io.queenhigh.web;

import static io.queenhigh.web.RealHouse.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What regulators set from a day on, and what a real room says beside it. */
class RoomTest {

  private static final String SAYS =
      "{\"licences\":{},\"ceilings\":{%s},\"bankOffers\":[],\"strict\":false}";

  @TempDir Path folder = Path.of("");

  private RealHouse house;

  @BeforeEach
  void open() {
    house = new RealHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private JsonNode room() {
    return house.stranger().get("/api/room").expect(200).json();
  }

  private long mostInWashington() {
    return room().path("rules").path("ceilings").path("WA").asLong();
  }

  @Test
  @Clause({"WA-TCP Limits", "FLOOR Room's own rules", "FLOOR Register"})
  void oneManagerMakesTheRoomStricterAndTwoMakeItLooser() {
    assertEquals(
        "above-the-ceiling",
        refused(
            house.mallory.command(
                "/api/tables",
                ",\"table\":\"t1\",\"game\":\"wa/three-card-poker\",\"limits\":{\"ante\":{\"minimum\":\"5\",\"maximum\":\"5000\"}}")));
    house.mallory.send("PUT", "/api/room", SAYS.formatted("\"WA\":\"200\"")).expect(200);
    assertEquals(200_00, mostInWashington());
    assertEquals(
        "above-the-rooms-ceiling",
        refused(
            house.mallory.command(
                "/api/tables", ",\"table\":\"t1\",\"game\":\"wa/three-card-poker\"")));

    JsonNode waits =
        house.mallory.send("PUT", "/api/room", SAYS.formatted("\"WA\":\"250\"")).expect(202).json();
    long number = waits.path("entry").path("number").asLong();
    assertEquals(200_00, mostInWashington());
    assertEquals(
        "second-person-confirms",
        refused(house.mallory.post("/api/records/" + number + "/confirm", "{}")));
    house.moe.post("/api/records/" + number + "/confirm", "{}").expect(200);
    assertEquals(250_00, mostInWashington());
    assertEquals(
        "no-such-entry", refused(house.moe.post("/api/records/" + number + "/confirm", "{}")));

    long withdrawn =
        house
            .mallory
            .send("PUT", "/api/room", SAYS.formatted(""))
            .expect(202)
            .json()
            .path("entry")
            .path("number")
            .asLong();
    house
        .moe
        .post("/api/records/" + withdrawn + "/end", "{\"reason\":\"not this year\"}")
        .expect(200);
    assertEquals(250_00, mostInWashington());
    house.assertClean();
  }

  @Test
  @Clause({"FLOOR Room's own rules", "FLOOR Register"})
  void theRegisterShowsWhatWasConfirmedLastNotWhatWasEnteredLast() {
    house.mallory.send("PUT", "/api/room", SAYS.formatted("\"WA\":\"200\"")).expect(200);
    JsonNode waits =
        house.mallory.send("PUT", "/api/room", SAYS.formatted("\"WA\":\"250\"")).expect(202).json();
    house.mallory.send("PUT", "/api/room", SAYS.formatted("\"WA\":\"100\"")).expect(200);
    long number = waits.path("entry").path("number").asLong();
    house.moe.post("/api/records/" + number + "/confirm", "{}").expect(200);
    assertEquals(250_00, mostInWashington());
    JsonNode register = house.moe.get("/api/records").expect(200).json();
    assertEquals(250_00, register.path("rules").path("ceilings").path("WA").asLong());
    house.assertClean();
  }

  @Test
  @Clause({"FLOOR Register", "FLOOR On file", "WA-APP Letter 2", "WA-APP Letter 3"})
  void whatIsOnFileIsEnteredByOneConfirmedByAnotherAndReadAsOfAnyDay() {
    String paper =
        "{\"requirement\":\"%s\",\"document\":\"A paper\",\"reference\":\"17\",\"from\":\"2020-01-01\"}";
    house
        .mallory
        .send(
            "PUT",
            "/api/room",
            "{\"licences\":{},\"ceilings\":{},\"bankOffers\":[],\"strict\":true}")
        .expect(200);
    String table = ",\"table\":\"t1\",\"game\":\"wa/three-card-poker\"";
    assertEquals("not-cleared", refused(house.mallory.command("/api/tables", table)));
    for (String requirement : List.of("wa-internal-controls", "wa-supplier-licence")) {
      long number =
          house
              .mallory
              .post("/api/records", paper.formatted(requirement))
              .expect(201)
              .json()
              .path("entry")
              .path("number")
              .asLong();
      assertEquals("not-cleared", refused(house.mallory.command("/api/tables", table)));
      house.moe.post("/api/records/" + number + "/confirm", "{}").expect(200);
    }
    house.mallory.command("/api/tables", table).expect(200);
    JsonNode now = house.moe.get("/api/records").expect(200).json();
    assertEquals("[]", now.path("tables").path(0).path("missing").toString());
    assertTrue(now.path("rules").path("strict").asBoolean());
    JsonNode before = house.moe.get("/api/records?on=2020-02-02").expect(200).json();
    assertEquals(0, before.path("tables").size(), "no table was open then");
    assertEquals(0, before.path("entries").size());
    house.mallory.post("/api/records", paper.formatted("nothing")).expect(422);
    String other = paper.formatted("wa-internal-controls");
    for (String nameless : List.of("A paper", "17")) {
      assertEquals(
          "paper-without-a-name",
          refused(house.mallory.post("/api/records", other.replace(nameless, "  "))));
    }
    assertEquals(
        "paper-ends-before-it-begins",
        refused(
            house.mallory.post("/api/records", other.replace("}", ",\"until\":\"2019-12-31\"}"))));
    house.mallory.post("/api/records", other).expect(201);
    assertEquals(
        "true register On file: A paper, 17", waiting(house.mallory.get("/api/approvals")));
    assertEquals("false register On file: A paper, 17", waiting(house.moe.get("/api/approvals")));
    assertEquals(
        "samples-on-a-demo-only",
        refused(
            house.mallory.post(
                "/api/records",
                paper.formatted("wa-internal-controls").replace("}", ",\"sample\":true}"))));
    house.assertClean();
  }

  private static String waiting(TestPerson.Got answered) {
    JsonNode one = answered.expect(200).json().path("approvals").path(0);
    return one.path("own").asString()
        + " "
        + one.path("what").asString()
        + " "
        + one.path("says").asString();
  }

  @Test
  void everybodyReadsWhatHoldsSinceWhenAndOnWhoseWord() {
    JsonNode washington = room().path("regulators").path(0);
    assertEquals("house-banked-card-room", washington.path("licence").asString());
    JsonNode rule = washington.path("rules").path(0);
    assertEquals("2017-11-17", rule.path("from").asString());
    assertEquals(300_00, rule.path("cents").asLong());
    assertEquals("WA-TCP Limits", rule.path("by").asString());
    assertTrue(rule.path("source").asString().contains("WAC 230-15-040"));
    assertTrue(rule.path("holds").asBoolean());
    house
        .mallory
        .send(
            "PUT",
            "/api/room",
            "{\"licences\":{\"WA\":\"none\"},\"ceilings\":{\"NV\":\"5\"},\"bankOffers\":[],\"strict\":false}")
        .expect(422);
  }
}
