package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    "irregularities,ca/players-casino-ventura",
    "pay-the-table,wa/three-card-poker TCP-12 6B3 P1 nexus",
    "pay-the-table,wa/three-card-poker TCP-05 6B2 MGL",
    "pay-the-table,wa/three-card-poker face-up",
    "progressive-pays,wa/three-card-poker P1 game-manager",
    "progressive-pays,wa/three-card-poker P2 nexus two-spots",
    "progressive-pays,wa/three-card-poker MGL",
    "envy,wa/three-card-poker P1 game-manager two-spots",
    "envy,wa/three-card-poker P2 nexus two-spots",
    "envy,wa/three-card-poker MGL",
    "collections,ca/6-card-bonus",
    "collections,ca/three-card-poker",
    "collections,ca/players-casino-ventura",
    "rotation,ca/6-card-bonus",
    "rotation,ca/three-card-poker",
    "rotation,ca/players-casino-ventura"
  })
  void theTruthIsRightAndAnythingElseIsWrong(String kind, String game) {
    String query = game.replaceFirst(" ", "&choose=").replace(' ', ',');
    for (int seed = 1; seed <= 5; seed++) {
      JsonNode drill =
          trainee
              .get("/api/drills/%s?seed=%d&game=%s".formatted(kind, seed, query))
              .expect(200)
              .json();
      int questions = drill.path("items").size();
      assertTrue(questions >= 3, kind + " has " + questions + " questions");
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
            "{\"seed\":%d,\"game\":\"%s\",\"choose\":[%s],\"answers\":[%s]}"
                .formatted(seed, game.split(" ", 2)[0], choices(game), quoted))
        .expect(200)
        .json();
  }

  /** {@code "TCP-05","6B2"} of {@code wa/three-card-poker TCP-05 6B2}. */
  private static String choices(String game) {
    return Stream.of(game.split(" ", -1))
        .skip(1)
        .map(one -> "\"" + one + "\"")
        .collect(Collectors.joining(","));
  }

  @Test
  void theChoicesOfAGameChangeWhatIsPaid() {
    assertNotEquals(
        mark("progressive-pays", "wa/three-card-poker P1", 4, List.of()).path("marks"),
        mark("progressive-pays", "wa/three-card-poker P2", 4, List.of()).path("marks"));
    List<String> first = new ArrayList<>();
    List<String> last = new ArrayList<>();
    for (int seed = 1; seed <= 5; seed++) {
      first.add(mark("pay-the-table", "wa/three-card-poker TCP-01", seed, List.of()).toString());
      last.add(mark("pay-the-table", "wa/three-card-poker TCP-12", seed, List.of()).toString());
    }
    assertNotEquals(first, last);
  }

  @Test
  void aDrillThatAGameCannotBeAboutSaysWhy() {
    trainee.get("/api/drills/envy?game=wa/three-card-poker&choose=TCP-05").expect(422);
    trainee.get("/api/drills/rotation?game=wa/three-card-poker").expect(422);
    trainee.get("/api/drills/keypad").expect(422);
    trainee.get("/api/drills/juggling").expect(404);
    JsonNode shelf = trainee.get("/api/drills").expect(200).json().path("drills");
    assertEquals(10, shelf.size());
    shelf.forEach(drill -> assertTrue(drill.path("games").size() >= 1, drill.toString()));
  }

  @Test
  @Clause({"WA-MGL 10.a", "WA-MGL 11.a"})
  void theMultiGameLinkIsWorkedWithItsCommunityCards() {
    JsonNode open = press("multi-game-link", "lock");
    assertEquals("[\"Js\",\"Ts\"]", open.path("community").toString());
    String hand = open.path("controller").path("buttons").get(0).path("hand").asString();
    List<String> all =
        new ArrayList<>(
            List.of(
                "lock",
                "select-spot " + winner(open),
                "press-hand " + hand,
                "call-supervisor",
                "confirm",
                "swipe-card"));
    JsonNode confirmed = press("multi-game-link", all.toArray(String[]::new));
    assertEquals(6, confirmed.path("accepted").asInt(), confirmed.toString());
    if (confirmed.path("controller").path("envyDue").asBoolean()) {
      all.add("pay-envy");
    }
    all.add("end-round");
    JsonNode done = press("multi-game-link", all.toArray(String[]::new));
    assertTrue(done.path("over").asBoolean(), done.toString());
  }

  @Test
  void aKeypadIsToldByItsSystemOrByWhatIsChosen() {
    JsonNode chosen =
        trainee
            .post(
                "/api/walks/keypad",
                "{\"seed\":5,\"choose\":[\"P1\",\"nexus\"],\"presses\":[\"lock\"]}")
            .expect(200)
            .json();
    assertEquals(press("nexus", "lock"), chosen);
    trainee.post("/api/walks/keypad", "{\"seed\":5,\"presses\":[]}").expect(422);
    trainee
        .post("/api/walks/keypad", "{\"seed\":5,\"choose\":[\"TCP-05\"],\"presses\":[]}")
        .expect(422);
  }

  @Test
  void aRoundWithAProgressiveIsLockedBeforeTheDeal() {
    List<String> steps =
        List.of(
            "no-more-bets",
            "lock-progressive",
            "deal",
            "collect-forfeits",
            "reveal",
            "settle",
            "next-round");
    JsonNode unlocked = walk("wa/three-card-poker P1", List.of("no-more-bets", "deal"));
    assertEquals(1, unlocked.path("accepted").asInt(), unlocked.toString());
    assertTrue(walk("wa/three-card-poker P1", steps).path("over").asBoolean());
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
            "{\"seed\":5,\"game\":\"%s\",\"choose\":[%s],\"steps\":[\"%s\"]}"
                .formatted(game.split(" ", 2)[0], choices(game), String.join("\",\"", steps)))
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
      if (hand.path("cards").toString().startsWith("[\"As\",\"Ks\",\"Qs\"")) {
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
