package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Games dealt face up, over HTTP. */
class FaceUpDeskTest {

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;
  private static TestPerson visitor;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    visitor = house.stranger();
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @Test
  @DisplayName("the report has seven games and names those that are not studied")
  void report() {
    JsonNode report = visitor.get("/api/face-up").expect(200).json();

    assertEquals(7, report.path("games").size());
    assertEquals(4, report.path("notStudied").size());
    visitor.get("/api/face-up/report.pdf").expect(200);
  }

  @Test
  @DisplayName("a game has a table for each size, verdicts, and pay tables to choose from")
  void game() {
    JsonNode game = visitor.get("/api/face-up/mississippi-stud").expect(200).json();

    assertEquals(6, game.path("tables").size());
    assertEquals("usual rules, not from the documents", game.path("standing").asString());
    assertEquals("MS-2", game.at("/choices/1/id").asString());
    assertTrue(game.path("claims").size() > 5);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "let-it-ride?hand=Ts Th 2d, ride",
    "caribbean-stud?hand=As Ad 7c 4h 2d&shows=Qh, raise",
    "three-card-poker?hand=Qs 6h 4d, play",
    "mississippi-stud?hand=Ks Kd&pays=straight=5, 3x"
  })
  void decision(String question, String best) {
    String path = question.replace("?", "/decision?").replace(" ", "%20");

    assertEquals(
        best, visitor.get("/api/face-up/" + path).expect(200).json().path("best").asString());
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource({
    "mississippi-stud/decision?hand=Ks, 422",
    "mississippi-stud/decision?hand=Ks%20Kd&seen=Ks, 422",
    "mississippi-stud/decision?hand=Ks%20Kd&choose=MS-9, 422",
    "caribbean-stud/decision?hand=As%20Ad%207c%204h%202d, 422",
    "old-maid, 404",
    "old-maid/decision?hand=Ks, 404"
  })
  void refused(String path, int status) {
    visitor.get("/api/face-up/" + path).expect(status);
  }

  @Test
  @DisplayName("a study is started, looked at and stopped")
  void study() {
    String games = "/api/face-up/ultimate-texas-holdem/studies";
    String id = visitor.post(games, "{\"spots\":3}").expect(200).json().path("study").asString();
    assertEquals(
        "running", visitor.get(games + "/" + id).expect(200).json().path("state").asString());
    visitor.post(games, "{\"spots\":3}").expect(503);
    visitor.post(games + "/1/stop", "{}").expect(404);
    visitor.post(games + "/" + id + "/stop", "{}").expect(200);
    visitor.get(games + "/99").expect(404);
    visitor.post(games, "{\"spots\":9}").expect(422);
  }

  @Test
  @DisplayName("no table opens a game that is only studied")
  void notDealt() {
    visitor.get("/api/games/usual/let-it-ride").expect(404);
    visitor.get("/face-up/let-it-ride").expect(200);
  }
}
