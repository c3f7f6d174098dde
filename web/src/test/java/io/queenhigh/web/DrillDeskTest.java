package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Training: what the rules deal, the rules mark. */
class DrillDeskTest {
  @TempDir static Path folder = Path.of("");

  private static TestHouse house;
  private static TestPerson trainee;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    trainee = house.stranger();
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @ParameterizedTest
  @CsvSource({
    "pay-the-table,wa/three-card-poker",
    "pay-the-table,ca/three-card-poker",
    "bank-runs-out,ca/6-card-bonus",
    "bank-runs-out,ca/three-card-poker",
    "read-the-hand,ca/6-card-bonus",
    "irregularities,ca/players-casino-ventura"
  })
  void theTruthIsRightAndAnythingElseIsWrong(String kind, String game) {
    for (int seed = 1; seed <= 5; seed++) {
      JsonNode drill =
          trainee
              .get("/api/drills/%s?seed=%d&game=%s".formatted(kind, seed, game))
              .expect(200)
              .json();
      int questions = drill.path("items").size();
      assertTrue(questions >= 4, kind + " has " + questions + " questions");
      JsonNode wrong = mark(kind, game, seed, List.of());
      assertEquals(0, wrong.path("right").asInt());
      List<String> truths = new ArrayList<>();
      wrong.path("marks").forEach(mark -> truths.add(mark.path("truth").asString()));
      assertEquals(questions, mark(kind, game, seed, truths).path("right").asInt());
    }
  }

  @Test
  void aBankRunsOutInItsDrill() {
    JsonNode marks = mark("bank-runs-out", "ca/6-card-bonus", 3, List.of()).path("marks");
    List<String> reasons = new ArrayList<>();
    marks.forEach(mark -> reasons.add(mark.path("because").asString()));
    assertTrue(
        reasons.stream().anyMatch(because -> because.contains("but the bank")), "" + reasons);
    trainee.get("/api/drills/bank-runs-out?seed=1&game=wa/three-card-poker").expect(422);
  }

  private static JsonNode mark(String kind, String game, int seed, List<String> answers) {
    String quoted = String.join(",", answers.stream().map(one -> "\"" + one + "\"").toList());
    return trainee
        .post(
            "/api/drills/" + kind,
            "{\"seed\":%d,\"game\":\"%s\",\"answers\":[%s]}".formatted(seed, game, quoted))
        .expect(200)
        .json();
  }

  @ParameterizedTest
  @ValueSource(strings = {"wa/three-card-poker", "ca/6-card-bonus"})
  void aRoundIsLedThroughAndAWrongStepIsRefused(String game) {
    List<String> steps =
        new ArrayList<>(
            List.of("no-more-bets", "deal", "collect-forfeits", "reveal", "settle", "next-round"));
    if (game.startsWith("ca/")) {
      steps.addFirst("offer-bank");
    }
    JsonNode early = walk(game, List.of("settle"));
    assertEquals(0, early.path("accepted").asInt());
    assertFalse(early.path("no").path("clause").asString().isEmpty());
    for (int i = 1; i <= steps.size(); i++) {
      JsonNode stands = walk(game, steps.subList(0, i));
      assertEquals(i, stands.path("accepted").asInt(), stands.toString());
      assertEquals(i == steps.size(), stands.path("over").asBoolean());
    }
  }

  private static JsonNode walk(String game, List<String> steps) {
    return trainee
        .post(
            "/api/walks/procedure",
            "{\"seed\":5,\"game\":\"%s\",\"steps\":[\"%s\"]}"
                .formatted(game, String.join("\",\"", steps)))
        .expect(200)
        .json();
  }

  @Test
  void theKeypadIsWorkedFromCoinInToGameOver() {
    JsonNode early = press("game-manager", "end-round");
    assertTrue(early.path("no").path("clause").asString().startsWith("WA-GM"), early.toString());
    JsonNode open = press("game-manager", "lock");
    String hand = open.path("controller").path("buttons").get(0).path("hand").asString();
    JsonNode over =
        press(
            "game-manager",
            "lock",
            "press-hand " + hand,
            "call-supervisor",
            "turn-key jph",
            "j-pot",
            "turn-key run");
    assertEquals(6, over.path("accepted").asInt(), over.toString());
    boolean envy = over.path("controller").path("envyDue").asBoolean();
    List<String> rest = envy ? List.of("pay-envy", "end-round") : List.of("end-round");
    List<String> all =
        new ArrayList<>(
            List.of(
                "lock",
                "press-hand " + hand,
                "call-supervisor",
                "turn-key jph",
                "j-pot",
                "turn-key run"));
    all.addAll(rest);
    JsonNode done = press("game-manager", all.toArray(String[]::new));
    assertTrue(done.path("over").asBoolean(), done.toString());
  }

  @Test
  void theDisplayWantsASpotAndASwipe() {
    JsonNode open = press("nexus", "lock");
    String hand = open.path("controller").path("buttons").get(0).path("hand").asString();
    JsonNode spotless = press("nexus", "lock", "press-hand " + hand);
    assertTrue(spotless.path("no").path("why").asString().contains("spot"), spotless.toString());
    List<String> all =
        new ArrayList<>(
            List.of(
                "lock",
                "select-spot " + winner(open),
                "press-hand " + hand,
                "call-supervisor",
                "confirm",
                "swipe-card"));
    JsonNode confirmed = press("nexus", all.toArray(String[]::new));
    if (confirmed.path("controller").path("envyDue").asBoolean()) {
      all.add("pay-envy");
    }
    all.add("end-round");
    JsonNode done = press("nexus", all.toArray(String[]::new));
    assertTrue(done.path("over").asBoolean(), done.toString());
    trainee
        .post("/api/walks/keypad", "{\"system\":\"nexus\",\"seed\":5,\"presses\":[\"dance\"]}")
        .expect(422);
  }

  private static int winner(JsonNode open) {
    for (JsonNode hand : open.path("hands")) {
      if (hand.path("cards").toString().equals("[\"As\",\"Ks\",\"Qs\"]")) {
        return hand.path("seat").asInt();
      }
    }
    throw new AssertionError(open.toString());
  }

  private static JsonNode press(String system, String... presses) {
    return trainee
        .post(
            "/api/walks/keypad",
            "{\"system\":\"%s\",\"seed\":5,\"presses\":[\"%s\"]}"
                .formatted(system, String.join("\",\"", presses)))
        .expect(200)
        .json();
  }
}
