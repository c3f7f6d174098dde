package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The lab over HTTP, and games clause by clause. */
class LabDeskTest {
  private static final String WASHINGTON = "/api/lab/wa/three-card-poker";

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

  private static JsonNode draft(String body) {
    return visitor.post(WASHINGTON + "/draft", body).expect(200).json();
  }

  private static String edge(JsonNode prices, String wager) {
    return prices.path("wagers").path(wager).path("edge").path("percent").asString();
  }

  @Test
  void everyWagerHasItsExactPriceBesideThePrintedOne() {
    JsonNode prices = visitor.get(WASHINGTON + "?choose=TCP-01,6B1").expect(200).json();

    assertEquals("3.372980944", edge(prices, "ante"));
    assertTrue(prices.path("wagers").path("ante").path("agrees").asBoolean());
    assertEquals("10.23", prices.at("/wagers/six-card-bonus/published").asString());
    assertFalse(prices.at("/wagers/six-card-bonus/agrees").asBoolean());
    assertTrue(prices.path("approved").asBoolean());
  }

  @Test
  void aTurnedKnobMovesTheEdgeAndNothingLooksApproved() {
    JsonNode before = visitor.get(WASHINGTON).expect(200).json();
    JsonNode draft = draft("{\"pays\":{\"pair-plus\":{\"flush\":3}}}");

    assertEquals("2.316742081", edge(before, "pair-plus"));
    assertEquals("7.276018100", edge(draft, "pair-plus"));
    assertEquals(edge(before, "ante"), edge(draft, "ante"));
    assertFalse(draft.path("approved").asBoolean());
    assertTrue(draft.path("fingerprint").asString().startsWith("draft-"));
    assertEquals(before.path("fingerprint"), draft.path("basedOn"));
  }

  @Test
  void aKnobThatIsTurnedBackIsNoDraft() {
    JsonNode same = draft("{\"pays\":{\"pair-plus\":{\"flush\":4}},\"qualifier\":\"Q\"}");

    assertTrue(same.path("approved").asBoolean());
  }

  @Test
  void noPrintedFigureStandsBesideADraft() {
    JsonNode draft = draft("{\"qualifier\":\"J\"}");

    assertTrue(draft.at("/wagers/ante/published").isMissingNode());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"pays\":{\"pair-plus\":{\"flush\":100001}}}",
        "{\"pays\":{\"pair-plus\":{\"flush\":-1}}}",
        "{\"pays\":{\"pair-plus\":{\"full-house\":9}}}",
        "{\"pays\":{\"six-card-bonus\":{\"full-house\":9}}}",
        "{\"pays\":{\"insurance\":{\"flush\":9}}}",
        "{\"qualifier\":\"1\"}",
        "{\"shown\":\"everything\"}",
        "{\"choices\":[\"TCP-99\"]}",
        "{\"choices\":[\"MGL\"],\"shown\":\"one-dealer-card\"}",
        "{\"pays\":[]}",
        "{\"odds\":1}"
      })
  void whatIsNoDraftIsRefused(String body) {
    visitor.post(WASHINGTON + "/draft", body).expect(422);
  }

  @ParameterizedTest
  @CsvSource({
    "wa/three-card-poker, Qs 6h 4d, , , play",
    "wa/three-card-poker, Qs 6h 3d, , , fold",
    "ca/6-card-bonus, Qs 6h 4d, Kd, , fold",
    "ca/6-card-bonus, Qs 6h 4d, , , depends-on-card",
    "wa/three-card-poker, Jd 9c 4h, , Ah Kc Qd As Kh Qc Ad Ks Qh, play"
  })
  void aDecisionLooksAtWhatIsSeen(
      String game, String hand, String dealer, String seen, String choice) {
    String query = "?hand=" + plus(hand) + "&dealer=" + plus(dealer) + "&seen=" + plus(seen);
    JsonNode decision = visitor.get("/api/lab/" + game + "/decision" + query).expect(200).json();

    assertEquals(choice, decision.at("/best/choice").asString());
  }

  private static String plus(String cards) {
    return cards == null ? "" : cards.replace(' ', '+');
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "?hand=Qs+6h",
        "?hand=Qs+6h+6h",
        "?hand=Qs+6h+Xx",
        "?hand=Qs+6h+4d&seen=4d",
        "?hand=Qs+6h+4d&dealer=Kd",
        ""
      })
  void cardsThatCannotLieTogetherAreRefused(String query) {
    visitor.get(WASHINGTON + "/decision" + query).expect(422);
  }

  @ParameterizedTest
  @CsvSource({"wa/three-card-poker, 0, 1", "ca/three-card-poker, 13, 13"})
  void theMapHasEveryHandAgainstEveryShownCard(String game, int shown, int values) {
    JsonNode map = visitor.get("/api/lab/" + game + "/map").expect(200).json();

    assertEquals(shown, map.path("shown").size());
    assertEquals(741, map.path("hands").size());
    assertEquals(values, map.path("hands").get(0).path("playMillionths").size());
  }

  @Test
  void aHandIsWeighedAgainstEveryCardTheDealerCouldHaveShown() {
    String hand = "/decision?hand=Qs+6h+3d&seen=Ad&whatIf=all";
    for (String game : List.of("wa/three-card-poker", "ca/6-card-bonus")) {
      JsonNode weighed = visitor.get("/api/lab/" + game + hand).expect(200).json();

      assertEquals(48, weighed.path("whatIf").size());
      assertEquals("fold", weighed.at("/whatIf/Kd/best/choice").asString());
      assertEquals("play", weighed.at("/whatIf/2c/best/choice").asString());
      assertEquals("queen high", weighed.path("named").asString());
      assertEquals("high-card", weighed.path("kind").asString());
    }
  }

  @Test
  void aSimulationIsPlayedToItsEndAndBearsTheExactFiguresOut() {
    String path = WASHINGTON + "/simulations";
    String id = study(path, "{\"rounds\":300000,\"seed\":7,\"choices\":[\"6B4\"]}");

    JsonNode done = ended(path + "/" + id);

    assertEquals("done", done.path("state").asString());
    assertEquals(300_000, done.at("/result/rounds").asInt());
    assertTrue(done.at("/result/agrees").asBoolean());
    assertEquals("3.372980944", done.at("/result/wagers/ante/exact/percent").asString());
    assertEquals(4, done.at("/result/wagers").size());
  }

  @Test
  void aSimulationThatIsStoppedKeepsWhatItHasPlayed() {
    String path = "/api/lab/ca/6-card-bonus/simulations";
    String id = study(path, "{\"rounds\":1000000000,\"seed\":7}");

    visitor.post(path, "{\"rounds\":10,\"seed\":7}").expect(503);
    visitor.post(path + "/" + id + "/stop", "{}").expect(200);

    assertEquals("stopped", ended(path + "/" + id).path("state").asString());
    visitor.get(path + "/99").expect(404);
    visitor.post(path, "{\"rounds\":0,\"seed\":7}").expect(422);
    visitor.post(path, "{\"rounds\":10,\"seed\":7,\"meter\":5}").expect(422);
  }

  private static String study(String path, String order) {
    return visitor.post(path, order).expect(200).json().path("study").asString();
  }

  private static JsonNode ended(String path) {
    JsonNode study;
    do {
      study = visitor.get(path).expect(200).json();
    } while (study.path("state").asString().equals("running"));
    return study;
  }

  @Test
  void theParSheetIsAPdfAndThatOfADraftSaysSo() {
    assertTrue(visitor.get(WASHINGTON + "/sheet.pdf").expect(200).body().startsWith("%PDF"));
    TestPerson.Got draft =
        visitor
            .post(WASHINGTON + "/draft/sheet.pdf", "{\"pays\":{\"pair-plus\":{\"flush\":3}}}")
            .expect(200);
    assertTrue(draft.header("Content-Disposition").orElse("").contains("-draft.pdf"));
  }

  @Test
  void aLinkIsStudiedBeforeItOpens() {
    String path = WASHINGTON + "/progressive?choose=P1";
    JsonNode usual = visitor.get(path).expect(200).json();
    JsonNode fed = visitor.get(path + "&contribution=30&players=7").expect(200).json();

    assertEquals(7, fed.at("/link/players").asInt());
    assertFalse(usual.at("/longRun/edge").equals(fed.at("/longRun/edge")));
    visitor.get(path + "&contribution=101").expect(422);
    visitor.get(path + "&seed=lots").expect(422);
    visitor.get(path + "&players=99").expect(422);
    visitor.get("/api/lab/ca/6-card-bonus/progressive").expect(422);
  }

  @Test
  void noGameIsNotFound() {
    visitor.get("/api/lab/wa/two-card-poker").expect(404);
    visitor.get(WASHINGTON + "?choose=TCP-99").expect(422);
    visitor.get("/api/games/wa/two-card-poker/clauses").expect(404);
    visitor.get("/api/games/wa/three-card-poker/beside/wa/two-card-poker").expect(404);
  }

  @Test
  void aGameStandsBesideItsClausesAndTheirTests() {
    JsonNode game = visitor.get("/api/games/ca/6-card-bonus/clauses").expect(200).json();
    JsonNode first = game.path("documents").get(0);

    assertEquals("CA-6CB", first.path("document").asString());
    JsonNode dealing8 =
        first
            .path("clauses")
            .valueStream()
            .filter(clause -> clause.path("clause").asString().equals("Dealing 8"))
            .findFirst()
            .orElseThrow();
    assertEquals("shown", dealing8.path("fields").get(0).path("field").asString());
    assertTrue(game.path("tested").asBoolean(), "the results of the last check are shipped");
    boolean live =
        dealing8.path("tests").valueStream().anyMatch(test -> test.path("live").asBoolean());
    assertEquals(live ? "proven" : "on-paper", dealing8.path("verdict").asString());
  }

  @Test
  void everyClauseSaysWhoSpeaksAndWhatItCites() {
    JsonNode game = visitor.get("/api/games/wa/three-card-poker/clauses").expect(200).json();
    JsonNode manual = game.path("documents").get(0);
    assertEquals(
        "The maker, SHFL entertainment; made binding by WA-APP Letter 1",
        manual.path("speaks").asString());
    JsonNode limits =
        manual
            .path("clauses")
            .valueStream()
            .filter(clause -> clause.path("clause").asString().equals("Limits"))
            .findFirst()
            .orElseThrow();
    assertEquals("maker", limits.at("/by/voice").asString());
    assertEquals("[\"WAC 230-15-040\",\"WAC 230-15-140\"]", limits.path("cites").toString());
  }

  @Test
  void twoGamesAreComparedByWhatTheirRulesAreWorth() {
    JsonNode two =
        visitor.get("/api/games/wa/three-card-poker/beside/ca/6-card-bonus").expect(200).json();

    JsonNode shown = two.path("differences").get(0);
    assertEquals("shown", shown.path("rule").asString());
    assertEquals("one-dealer-card", shown.path("other").asString());
    assertTrue(shown.at("/worth/percent").asString().startsWith("-"), shown::toString);
    assertTrue(two.path("rules").size() > 20);
  }
}
