package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.people.Role;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Three people at a live table dealt face up: one plays by all cards in sight, one by his own, one
 * against his own. Hands are keyed so that the others' cards have something to say in every round.
 */
class SurveillanceTest {

  /** Seat 1 to 3, and the dealer. */
  private static final List<List<String>> DEALS =
      List.of(
          List.of("Qs 6h 3d", "Ac Kc Qd", "Ah Kd Qh", "9s 8c 2h"),
          List.of("Jh 9c 7d", "Ac Kc Qd", "Ah Kd Qh", "Ts 8c 2h"),
          List.of("Qs 6h 4d", "2c 3c 5d", "2h 3d 5s", "Ks 8c 7h"),
          List.of("Th 8c 6d", "As Ks Qc", "Ah Kd Qh", "Jc 4c 2h"),
          List.of("Qd 7h 2c", "3c 4c 6d", "3h 4d 6s", "As 9c 8h"),
          List.of("Jc 8h 3s", "Ad Kc Qs", "Ah Ks Qh", "9d 7c 2h"),
          List.of("Qh 5c 4s", "Ad Kc Js", "Ah Kd Qc", "9s 8d 2c"),
          List.of("9h 7c 5d", "As Ks Qc", "Ah Kd Qh", "Tc 4c 2h"));

  @TempDir static Path folder = Path.of("");

  private static final Game GAME = game();

  private static TestHouse house;
  private static TestPerson dora;
  private static TestPerson sue;
  private static List<TestPerson> players;
  private static List<String> names;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("dora", Role.DEALER);
    house.appoint("sue", Role.SUPERVISOR);
    dora = house.signedIn("dora");
    sue = house.signedIn("sue");
    sue.command(
            "/api/tables",
            ",\"table\":\"f1\",\"game\":\"wa/three-card-poker\",\"dealer\":\"person\",\"dealers\":[\"dora\"],\"cards\":\"keyed\",\"choices\":[\"TCP-01\",\"face-up\"]")
        .expect(200);
    players = List.of(house.guest(), house.guest(), house.guest());
    names = players.stream().map(one -> one.get("/api/me").json().path("name").asString()).toList();
    for (int seat = 1; seat <= 3; seat++) {
      does(players.get(seat - 1), "sit", ",\"seat\":%d,\"buyIn\":\"500\"".formatted(seat));
    }
    DEALS.forEach(SurveillanceTest::playsARound);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static Game game() {
    return switch (Catalogue.approved().open("wa/three-card-poker", List.of("TCP-01", "face-up"))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new IllegalStateException(why);
    };
  }

  private static void does(TestPerson person, String verb, String fields) {
    person.command("/api/tables/f1/" + verb, fields).expect(200);
  }

  private static void playsARound(List<String> deal) {
    for (int seat = 1; seat <= 3; seat++) {
      bets(seat, "ante", 10);
      if (seat > 1) {
        bets(seat, "pair-plus", 5);
      }
    }
    does(dora, "no-more-bets", "");
    // The two decks take turns.
    String colour = DEALS.indexOf(deal) % 2 == 0 ? "red" : "blue";
    does(
        dora,
        "key-cards",
        ",\"colour\":\"%s\",\"hands\":{\"1\":\"%s\",\"2\":\"%s\",\"3\":\"%s\"},\"dealer\":\"%s\""
            .formatted(colour, deal.get(0), deal.get(1), deal.get(2), deal.get(3)));
    Cards others = cards(deal.get(1)).plus(cards(deal.get(2)));
    decides(1, best(deal.get(0), others));
    decides(2, best(deal.get(1), Cards.NONE));
    decides(3, best(deal.get(2), Cards.NONE) == Choice.PLAY ? Choice.FOLD : Choice.PLAY);
    for (String verb : List.of("collect-forfeits", "reveal", "settle", "next-round")) {
      does(dora, verb, "");
    }
  }

  private static void bets(int seat, String wager, int dollars) {
    does(
        players.get(seat - 1),
        "bet",
        ",\"seat\":%d,\"wager\":\"%s\",\"amount\":\"%d\"".formatted(seat, wager, dollars));
  }

  private static void decides(int seat, Choice choice) {
    String verb = choice.name().toLowerCase(Locale.ROOT);
    does(players.get(seat - 1), verb, ",\"seat\":" + seat);
  }

  private static Choice best(String hand, Cards seen) {
    return PlayOrFold.of(GAME, cards(hand), Optional.empty(), seen).best();
  }

  private static Cards cards(String text) {
    return Cards.of(
        Stream.of(text.split(" ", -1)).map(card -> Card.parse(card).orElseThrow()).toList());
  }

  private static JsonNode of(String name) {
    JsonNode players =
        sue.get("/api/surveillance?table=f1")
            .expect(200)
            .json()
            .path("tables")
            .get(0)
            .path("players");
    for (JsonNode player : players) {
      if (player.path("player").asString().equals(name)) {
        return player;
      }
    }
    throw new AssertionError(players.toString());
  }

  @Test
  @Clause({"FLOOR Face-up surveillance", "WA-FACE Report Signs"})
  void whoPlaysByTheOthersCardsStandsOut() {
    JsonNode informed = of(names.get(0));
    assertEquals(DEALS.size(), informed.path("followed").asInt(), informed.toString());
    assertEquals(DEALS.size(), informed.path("departures").asInt());
    assertTrue(informed.path("standsOut").asBoolean(), informed.toString());
    assertTrue(informed.path("worthCents").asLong() > 0, informed.toString());
    assertEquals(0, informed.path("missedCents").asLong());
    assertTrue(informed.path("signs").toString().contains("when the others' cards say so"));
    assertEquals(0, informed.path("sideRounds").asInt());
  }

  @Test
  @Clause("FLOOR Face-up surveillance")
  void whoPlaysByTheBookOrBadlyDoesNot() {
    JsonNode basic = of(names.get(1));
    assertEquals(0, basic.path("departures").asInt(), basic.toString());
    assertEquals("1", basic.path("chance").asString());
    assertFalse(basic.path("standsOut").asBoolean());
    assertEquals(DEALS.size(), basic.path("sideRounds").asInt());
    JsonNode clumsy = of(names.get(2));
    assertEquals(DEALS.size(), clumsy.path("departures").asInt(), clumsy.toString());
    assertFalse(clumsy.path("standsOut").asBoolean(), clumsy.toString());
    assertTrue(clumsy.path("worthCents").asLong() < 0, clumsy.toString());
  }

  @Test
  void everyDecisionThatSaysSomethingIsShownWithItsRound() {
    JsonNode closer = sue.get("/api/surveillance/f1/" + names.get(0)).expect(200).json();
    assertEquals(DEALS.size(), closer.path("decisions").size());
    JsonNode newest = closer.path("decisions").get(0);
    assertEquals("f1." + DEALS.size(), newest.path("round").asString());
    assertEquals(6, newest.path("seen").size());
    assertEquals("play", newest.path("chose").asString());
    assertEquals("fold", newest.path("basic").asString());
    String csv = sue.get("/api/surveillance.csv").expect(200).body();
    assertTrue(csv.contains("f1," + names.get(0) + ",8,8,8,8,8,"), csv);
    sue.get("/api/surveillance/f1/nobody").expect(404);
    sue.get("/api/surveillance?from=yesterday").expect(422);
    assertEquals(
        0, sue.get("/api/surveillance?to=2020-01-01").expect(200).json().path("tables").size());
    dora.get("/api/surveillance").expect(403);
  }
}
