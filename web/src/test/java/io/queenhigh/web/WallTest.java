package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The control room's wall: thresholds that turn a tile, and what is written down of it. */
class WallTest {

  @TempDir Path folder = Path.of("");

  private TestHouse house;
  private TestPerson mia;
  private TestPerson sue;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("sue", Role.SUPERVISOR);
    house.appoint("otto", Role.AUDITOR);
    mia = house.signedIn(TestHouse.MANAGER);
    sue = house.signedIn("sue");
    house.table("wa", "wa/three-card-poker", CardRoom.PATIENT, 0);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static String thresholds(String tray, int meter) {
    return "{\"leastTray\":\"%s\",\"heldDeviations\":3,\"leastRoundsAnHour\":0,\"mostMeterPercent\":%d}"
        .formatted(tray, meter);
  }

  private void set(String tray, int meter) {
    mia.send("PUT", "/api/wall/thresholds", thresholds(tray, meter)).expect(200);
    house.server().watch().look();
  }

  private List<String> alarms(String kind) {
    List<String> alarms = new ArrayList<>();
    for (JsonNode one : sue.get("/api/wall").expect(200).json().path(kind)) {
      one.path("alarms").forEach(says -> alarms.add(says.asString().replaceAll(",? since.*", "")));
    }
    return alarms;
  }

  private List<String> noted() {
    List<String> noted = new ArrayList<>();
    TestPerson otto = house.signedIn("otto");
    for (JsonNode line : otto.get("/api/journal/house?most=200").expect(200).json().path("lines")) {
      if (line.path("type").asString().contains("Threshold")) {
        noted.add(line.path("type").asString() + " by " + line.path("actor").asString());
      }
    }
    return noted;
  }

  @Test
  @Clause("FLOOR Wall")
  void aThresholdTurnsATileAndIsInTheHousesJournalForTheAuditor() {
    long tray = house.floor().table("wa").orElseThrow().state().trayCents();
    String dollars = String.valueOf(tray / 100);
    set(dollars, 0);
    assertEquals(List.of(), alarms("tables"));
    set(String.valueOf(tray / 100 * 2), 0);
    assertEquals(
        List.of(
            "the tray runs low: $%s.00, and the threshold is $%s.00"
                .formatted(dollars, tray / 100 * 2)),
        alarms("tables"));
    house.server().watch().look();
    set("1", 0);
    assertEquals(List.of(), alarms("tables"));
    set(String.valueOf(tray / 100 * 2), 0);
    sue.send(
            "DELETE",
            "/api/tables/wa",
            "{\"id\":\"close-the-table\",\"reason\":\"the night is over\"}")
        .expect(200);
    house.server().watch().look();
    assertEquals(
        List.of(
            "WallThresholdsSet by mia",
            "WallThresholdsSet by mia",
            "ThresholdCrossed by floor",
            "WallThresholdsSet by mia",
            "ThresholdRegained by floor",
            "WallThresholdsSet by mia",
            "ThresholdCrossed by floor",
            "ThresholdRegained by floor"),
        noted());
    assertEquals(
        List.of(),
        Audit.store(house.floor().store().address(), CardRoom.CATALOGUE, Progress.SILENT)
            .findings());
  }

  @Test
  void onlyAManagerSetsThemAndTheyHaveBounds() {
    sue.send("PUT", "/api/wall/thresholds", thresholds("1", 0)).expect(403);
    mia.send("PUT", "/api/wall/thresholds", thresholds("1", 0).replace(":3,", ":0,")).expect(422);
    mia.send("PUT", "/api/wall/thresholds", "{}").expect(422);
  }

  /** A game's plate says what its meter is won at by its terms. */
  @Test
  void aMeterStandsBesideItsPlan() {
    mia.command(
            "/api/links",
            ",\"link\":\"garnet\",\"title\":\"The Garnet\",\"controller\":\"game-manager\",\"payTable\":\"P1\","
                + "\"wager\":\"1\",\"seed\":\"1000\",\"contributionPercent\":\"18.5\",\"reservePercent\":\"1.25\","
                + "\"configuredSource\":\"Data sheet P1, page 2\"")
        .expect(200);
    JsonNode meter = sue.get("/api/wall").expect(200).json().path("links").path(0);
    assertEquals("garnet", meter.path("link").asString());
    assertTrue(meter.path("plannedCents").asLong() > 1_000_00, meter.toString());
    assertTrue(meter.path("laterPercent").asInt() == 100, meter.toString());
  }
}
