package io.queenhigh.web;

import static io.queenhigh.web.RealHouse.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The school of a real house, over HTTP: whoever learns, whoever trains, and the auditor. */
class SchoolTest {

  private static final String PAYING =
      "\"drill\":\"pay-the-table\",\"game\":\"wa/three-card-poker\",\"choose\":[\"TCP-05\"]";

  private static final List<String> LED =
      List.of("no-more-bets", "deal", "collect-forfeits", "reveal", "settle", "next-round");

  @TempDir static Path folder = Path.of("");

  private static RealHouse house;
  private static TestPerson dora;
  private static TestPerson sue;
  private static TestPerson mallory;
  private static TestPerson moe;

  @BeforeAll
  static void open() {
    house = new RealHouse(folder);
    // Appointed a moment ago: she signs nothing yet, and learns all the same.
    TestPerson fresh = house.appointed("dora", "dealer");
    handsIn(fresh, paper(fresh, walking()), LED).expect(201);
    house.appointed("sue", "supervisor");
    house.appointed("sid", "supervisor");
    house.pass(Duration.ofHours(1));
    sue = house.signedIn("sue");
    dora = house.signedIn("dora");
    mallory = house.signedIn("mallory");
    moe = house.signedIn("moe");
  }

  @AfterAll
  static void close() {
    house.assertClean();
    house.close();
  }

  private static JsonNode paper(TestPerson by, String exercise) {
    return by.post("/api/training/papers", "{" + exercise + "}").expect(201).json();
  }

  private static TestPerson.Got handsIn(TestPerson by, JsonNode paper, List<String> answers) {
    return by.post(
        "/api/training/papers/marks",
        "{\"paper\":\"%s\",\"answers\":[%s]}"
            .formatted(
                paper.path("paper").asString(),
                String.join(",", answers.stream().map(one -> "\"" + one + "\"").toList())));
  }

  private static List<String> guesses(JsonNode paper) {
    List<String> all = new ArrayList<>();
    paper.path("asked").path("items").forEach(_ -> all.add("leave"));
    return all;
  }

  private static JsonNode mine() {
    return dora.get("/api/training/mine").expect(200).json();
  }

  @Test
  @Clause("FLOOR Training")
  void aPaperIsMarkedOnceByTheHouseAndItsMarkIsKept() {
    JsonNode paper = paper(dora, PAYING);
    assertFalse(paper.path("asked").has("seed"), "nobody can look the answers up");
    assertTrue(paper.path("exercise").path("choices").toString().contains("TCP-05"));
    JsonNode first = handsIn(dora, paper, guesses(paper)).expect(201).json();
    List<String> truths = new ArrayList<>();
    first.path("marks").path("marks").forEach(mark -> truths.add(mark.path("truth").asString()));
    assertEquals("paper-marked-already", refused(handsIn(dora, paper, truths)));
    handsIn(sue, paper(dora, PAYING), List.of()).expect(422);
    dora.post("/api/training/papers/marks", "{\"paper\":\"plain\",\"answers\":[]}").expect(422);

    JsonNode kept = mine().path("drills").get(0);
    assertEquals(first.path("done"), kept);
    assertTrue(kept.path("mark").path("missed").toString().contains("WA-TCP"), kept.toString());
  }

  @Test
  @Clause("FLOOR Training")
  void aWalkIsReplayedWithEveryStepThatWasTried() {
    JsonNode paper = paper(dora, "\"drill\":\"procedure\",\"game\":\"wa/three-card-poker\"");
    JsonNode stands =
        dora.post(
                "/api/walks/procedure",
                "{\"paper\":\"%s\",\"steps\":[\"no-more-bets\"]}"
                    .formatted(paper.path("paper").asString()))
            .expect(200)
            .json();
    assertEquals(1, stands.path("accepted").asInt());
    List<String> tries = Stream.concat(Stream.of("settle"), LED.stream()).toList();
    handsIn(dora, paper, tries.subList(0, 4)).expect(422);
    JsonNode marks = handsIn(dora, paper, tries).expect(201).json().path("marks");
    assertEquals(6, marks.path("right").asInt());
    assertEquals(7, marks.path("of").asInt());
    assertFalse(marks.path("marks").get(0).path("clause").asString().isEmpty());
  }

  @Test
  @Clause("FLOOR Training")
  void aTrainerSetsDrillsAndSignsOthersOffNeverHimself() {
    String drill = "{" + PAYING + ",\"percent\":%d}";
    String game = "{\"game\":\"wa/three-card-poker\",\"remark\":\"two shifts\"}";
    assertEquals(
        "not-ones-own-trainer", refused(sue.post("/api/training/sue/drills", drill.formatted(80))));
    assertEquals("not-ones-own-trainer", refused(sue.post("/api/training/sue/sign-offs", game)));
    assertEquals("not-a-trainee", refused(sue.post("/api/training/mallory/sign-offs", game)));
    dora.post("/api/training/sue/sign-offs", game).expect(403);

    JsonNode set = sue.post("/api/training/dora/drills", drill.formatted(100)).expect(201).json();
    assertEquals("drills-still-open", refused(sue.post("/api/training/dora/sign-offs", game)));
    long number = set.path("number").asLong();
    assertEquals(
        "drills-still-open",
        refused(mallory.post("/api/training/dora/sign-offs", game)),
        "nor does a manager");
    sue.post("/api/training/drills/" + number + "/withdraw", "{\"reason\":\"too hard\"}")
        .expect(200);
    assertEquals(
        "no-such-assignment",
        refused(
            sue.post("/api/training/drills/" + number + "/withdraw", "{\"reason\":\"again\"}")));

    sue.post("/api/training/dora/drills", "{" + walking() + ",\"percent\":50}").expect(201);
    JsonNode paper = paper(dora, walking());
    handsIn(dora, paper, LED).expect(201);
    JsonNode word = sue.post("/api/training/dora/sign-offs", game).expect(201).json();
    assertEquals("sue", word.path("signed").path("by").asString());
    assertEquals("signed-off-already", refused(sue.post("/api/training/dora/sign-offs", game)));

    mallory
        .command(
            "/api/tables",
            ",\"table\":\"s1\",\"game\":\"wa/three-card-poker\",\"dealer\":\"person\",\"dealers\":[\"dora\"]")
        .expect(200);
    mallory
        .command(
            "/api/tables",
            ",\"table\":\"s2\",\"game\":\"ca/6-card-bonus\",\"fees\":\"option-1\",\"dealer\":\"person\",\"dealers\":[\"dora\"]")
        .expect(200);
    JsonNode all = sue.get("/api/training").expect(200).json();
    assertEquals(
        "[{\"table\":\"s2\",\"title\":\"Three Card Poker 6 Card Bonus\",\"game\":\"ca/6-card-bonus\",\"dealers\":[\"dora\"]}]",
        all.path("tables").toString());
    assertTrue(
        sue.get("/api/wall")
            .expect(200)
            .json()
            .toString()
            .contains("not signed off for this game: dora"));

    String[] rows = sue.get("/api/training.csv").expect(200).body().split("\r\n");
    assertEquals(
        "number,handed in at,name,drill,game,choices,right,of,seconds,missed,signed off now",
        rows[0]);
    assertTrue(
        Stream.of(rows)
            .anyMatch(
                row ->
                    row.contains(",dora,procedure,wa/three-card-poker,") && row.endsWith(",yes")),
        () -> String.join("\n", rows));

    String end = "/api/training/sign-offs/" + word.path("number").asLong() + "/end";
    moe.post(end, "{\"reason\":\"long away\"}").expect(200);
    assertEquals("no-such-sign-off", refused(sue.post(end, "{\"reason\":\"long away\"}")));
    assertEquals(2, sue.get("/api/training").expect(200).json().path("tables").size());
  }

  private static String walking() {
    return "\"drill\":\"procedure\",\"game\":\"wa/three-card-poker\"";
  }
}
