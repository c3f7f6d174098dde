package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What a player's page is told beside the table: the cloth, and the coach's word. */
class FeltTest {
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

  @Test
  void theClothPrintsTheTablesInForceAndTheEdgeOfEachWager() {
    house.table("cloth", "wa/three-card-poker", CardRoom.PATIENT, 0);
    JsonNode spots =
        house.stranger().get("/api/tables/cloth/cloth").expect(200).json().path("spots");
    List<String> wagers = new ArrayList<>();
    spots.forEach(spot -> wagers.add(spot.path("wager").asString()));
    assertEquals(List.of("ante", "play", "ante-bonus", "pair-plus"), wagers);
    assertEquals("0.033729809", spots.get(0).path("edge").asString());
    assertEquals("PP-A", spots.get(3).path("table").path("table").asString());
    assertEquals(
        "40 to 1", spots.get(3).path("table").path("lines").get(0).path("pays").asString());
  }

  @Test
  void theCoachWeighsWhatThePlayerSees() {
    house.table("coach", "ca/three-card-poker", CardRoom.PATIENT, 2);
    TestPerson guest = house.guest();
    at(guest, "coach", "sit", ",\"seat\":1,\"buyIn\":\"100\"");
    assertEquals(0, coach(guest, "coach").size(), "no cards, nothing to say");
    beDealt(guest, "coach");

    JsonNode view = guest.get("/api/tables/coach").expect(200).json();
    JsonNode own = coach(guest, "coach").get(0);
    PlayOrFold expected =
        PlayOrFold.of(
            CardRoom.game("ca/three-card-poker", List.of()),
            Cards.of(cards(seat(view, 1).path("cards"))),
            Optional.of(cards(view.path("dealer").path("cards")).getFirst()),
            Cards.of(List.of()));
    assertEquals(
        expected.play().toString(), own.path("weighed").path("play").path("fraction").asString());
    assertEquals(
        expected.fold().toString(), own.path("weighed").path("fold").path("fraction").asString());
    assertEquals(1, own.path("seen").asInt(), "the dealer's open card");
  }

  @Test
  void faceUpTheCoachCountsTheOtherHands() {
    house.table("open", "wa/three-card-poker", List.of("face-up"), CardRoom.PATIENT, 2);
    TestPerson guest = house.guest();
    at(guest, "open", "sit", ",\"seat\":1,\"buyIn\":\"100\"");
    beDealt(guest, "open");
    assertEquals(6, coach(guest, "open").get(0).path("seen").asInt());
  }

  @Test
  void theCoachNamesTheLinesThatAHandHitsAndFallsSilentWhenTheCardsAreOpen() {
    house.table("hits", "wa/three-card-poker", CardRoom.PATIENT, 0);
    TestPerson guest = house.guest();
    at(guest, "hits", "sit", ",\"seat\":1,\"buyIn\":\"100\"");
    beDealt(guest, "hits");
    JsonNode before = coach(guest, "hits").get(0);
    boolean paysPairPlus = !before.path("hand").asString().matches("\\w+ high");
    assertEquals(paysPairPlus, before.path("hits").size() > 0, before.toString());

    try (Listener listener = Listener.to(guest, "hits")) {
      at(guest, "hits", "play", ",\"seat\":1");
      listener.until(heard -> heard.type().equals("RoundSettled"));
    }
    assertFalse(coach(guest, "hits").get(0).has("weighed"));
  }

  @Test
  void theCoachSpeaksToPlayersOnlyAndOnlyOfTheirOwnHands() {
    house.table("mine", "wa/three-card-poker", CardRoom.PATIENT, 1);
    house.stranger().get("/api/tables/mine/coach").expect(401);
    TestPerson guest = house.guest();
    TestPerson other = house.guest();
    at(guest, "mine", "sit", ",\"seat\":1,\"buyIn\":\"100\"");
    beDealt(guest, "mine");
    assertEquals(1, coach(guest, "mine").size());
    assertEquals(0, coach(other, "mine").size());
  }

  /** Bets an Ante and waits for the cards, which the dealer's own hand ends. */
  private static void beDealt(TestPerson person, String table) {
    try (Listener listener = Listener.to(person, table)) {
      at(person, table, "bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"");
      at(person, table, "ready", ",\"seat\":1");
      listener.until(heard -> heard.type().equals("DealerDealt"));
    }
  }

  private static JsonNode coach(TestPerson person, String table) {
    return person.get("/api/tables/" + table + "/coach").expect(200).json().path("hands");
  }

  private static void at(TestPerson person, String table, String verb, String fields) {
    person.command("/api/tables/" + table + "/" + verb, fields).expect(200);
  }

  private static JsonNode seat(JsonNode view, int number) {
    for (JsonNode seat : view.path("seats")) {
      if (seat.path("seat").asInt() == number) {
        return seat;
      }
    }
    throw new AssertionError("nobody at seat " + number);
  }

  private static List<Card> cards(JsonNode texts) {
    List<Card> cards = new ArrayList<>();
    texts.forEach(text -> cards.add(Card.parse(text.asString()).orElseThrow()));
    return cards;
  }
}
