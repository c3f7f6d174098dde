package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** How games are told to somebody new, and the hand he tries. */
@DisplayName("How to play")
class LearnTest {
  @TempDir static Path folder = Path.of("");

  private static TestHouse house;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static JsonNode told(String game) {
    return house.stranger().get("/api/games/" + game).expect(200).json();
  }

  @ParameterizedTest(name = "{0} is told from its own file")
  @CsvSource(
      delimiter = '|',
      value = {
        "wa/three-card-poker | You play against the house | whatever you hold; Play comes back | Play Q-6-4 or better.",
        "ca/6-card-bonus | The players take turns as the bank | if your hand is higher, and comes back otherwise | Against",
        "ca/three-card-poker | The players take turns as the bank | whatever you hold; Play comes back | Against",
        "ca/players-casino-ventura | The players take turns as the bank | comes back | Against",
      })
  void told(String game, String bank, String unqualified, String strategy) {
    JsonNode told = told(game + "/how-to-play");
    List<String> says = new ArrayList<>();
    for (JsonNode step : told.path("steps")) {
      says.add(step.path("says").asString());
      assertFalse(step.path("by").path("clause").asString().isEmpty(), step.toString());
    }
    String all = String.join("\n", says);
    assertTrue(all.contains(bank), all);
    assertTrue(all.contains(unqualified), all);
    assertTrue(
        told.path("strategy").get(0).asString().startsWith(strategy),
        told.path("strategy").toString());
    assertEquals("Straight flush", told.path("hands").get(0).path("hand").asString());
    assertEquals(48, told.path("hands").get(0).path("of22100").asInt());
    int hands = 0;
    for (JsonNode kind : told.path("hands")) {
      hands += kind.path("of22100").asInt();
      assertEquals(3, kind.path("example").size());
    }
    assertEquals(22_100, hands);
  }

  @Test
  @DisplayName("badges are explained where a player banks, and only there")
  void badges() {
    assertEquals(List.of("PD", "A"), badges("ca/6-card-bonus"));
    assertEquals(List.of(), badges("wa/three-card-poker"));
  }

  private static List<String> badges(String game) {
    List<String> badges = new ArrayList<>();
    for (JsonNode word : told(game + "/how-to-play").path("words")) {
      String badge = word.path("badge").asString();
      if (!badge.isEmpty()) {
        badges.add(badge);
      }
    }
    return badges;
  }

  @Test
  @DisplayName("choices are told: face-up hands, a bonus and the meter only where they are chosen")
  void choices() {
    String plain = told("wa/three-card-poker/how-to-play").toString();
    assertFalse(plain.contains("Hands face up"));
    String chosen = told("wa/three-card-poker/how-to-play?choose=TCP-01,6B1,P1,face-up").toString();
    assertTrue(chosen.contains("Hands face up"), chosen);
    assertTrue(chosen.contains("best five of your three cards"), chosen);
    assertTrue(chosen.contains("share of the meter"), chosen);
    house.stranger().get("/api/games/wa/three-card-poker/how-to-play?choose=nonsense").expect(422);
    house.stranger().get("/api/games/wa/nonsense/how-to-play").expect(404);
  }

  @Test
  @DisplayName("who is offered the bank is told stake, risk, fee and for how long")
  void theBanksOffer() {
    house.table("offer", "ca/6-card-bonus", CardRoom.PATIENT, 0);
    TestPerson ann = house.guest();
    ann.command("/api/tables/offer/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    try (Listener listener = Listener.to(ann, "offer")) {
      house.guest().command("/api/tables/offer/sit", ",\"seat\":2,\"buyIn\":\"100\"").expect(200);
      listener.until(heard -> heard.type().equals("BankOffered"));
    }
    JsonNode bank = ann.get("/api/tables/offer").expect(200).json().path("bank");
    String said = bank.path("offer").asString();
    assertTrue(said.contains("you can lose that and no more"), bank.toString());
    assertTrue(said.contains("Your collection is $"), said);
    assertTrue(said.contains("You may bank 2 rounds"), said);
  }

  @ParameterizedTest(name = "an example of {0} is settled by the engine, whatever is decided")
  @CsvSource({
    "wa/three-card-poker",
    "ca/6-card-bonus",
    "ca/three-card-poker",
    "ca/players-casino-ventura"
  })
  void examples(String game) {
    for (int deal = 1; deal <= 12; deal++) {
      JsonNode dealt = told(game + "/example?deal=" + deal);
      assertEquals(dealt, told(game + "/example?deal=" + deal), "the number decides the cards");
      boolean shown = CardRoom.game(game, List.of()).shown().is().name().equals("ONE_DEALER_CARD");
      assertEquals(shown, dealt.has("dealerShows"));
      assertEquals(3, dealt.path("cards").size());
      long best = 0;
      for (String choice : List.of("play", "fold")) {
        JsonNode ended =
            house
                .stranger()
                .post(
                    "/api/games/" + game + "/example",
                    "{\"deal\":%d,\"choice\":\"%s\"}".formatted(deal, choice))
                .expect(200)
                .json();
        assertEquals(dealt.path("cards"), ended.path("cards"));
        long net = 0;
        for (JsonNode wager : ended.path("wagers")) {
          net += wager.path("netCents").asLong();
        }
        assertEquals(ended.path("netCents").asLong(), net);
        best += ended.path("verdict").path("right").asBoolean() ? 1 : 0;
      }
      assertTrue(best >= 1, "one of both is right");
    }
    house
        .stranger()
        .post("/api/games/" + game + "/example", "{\"deal\":1,\"choice\":\"think\"}")
        .expect(422);
  }
}
