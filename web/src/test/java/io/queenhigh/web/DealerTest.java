package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A table that people run: opened, dealt by hand, disputed, changed and closed. */
class DealerTest {

  @TempDir Path folder = Path.of("");

  private TestHouse house;
  private TestPerson boss;
  private TestPerson eve;
  private TestPerson dealer;
  private TestPerson ann;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("dora", Role.DEALER);
    house.appoint("sue", Role.SUPERVISOR);
    house.appoint("eve", Role.EXECUTIVE);
    boss = house.signedIn("sue");
    eve = house.signedIn("eve");
    dealer = house.signedIn("dora");
    ann = house.guest();
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void table(String fields) {
    boss.command("/api/tables", ",\"table\":\"t1\"" + fields).expect(200);
  }

  private JsonNode deal(String verb, String fields) {
    return dealer.command("/api/tables/t1/" + verb, fields).expect(200).json();
  }

  private void play(String verb, String fields) {
    ann.command("/api/tables/t1/" + verb, fields).expect(200);
  }

  private String phase() {
    return ann.get("/api/tables/t1").expect(200).json().path("phase").asString();
  }

  @Test
  void aHouseDealerKeysInAPhysicalDeck() {
    table(
        ",\"game\":\"wa/three-card-poker\",\"dealer\":\"person\",\"dealers\":[\"dora\"],\"cards\":\"keyed\"");
    play("sit", ",\"seat\":2,\"buyIn\":\"100\"");
    play("bet", ",\"seat\":2,\"wager\":\"ante\",\"amount\":\"10\"");
    play("bet", ",\"seat\":2,\"wager\":\"pair-plus\",\"amount\":\"5\"");
    dealer.command("/api/tables/t1/deal", "").expect(409);
    deal("no-more-bets", "");
    dealer
        .command(
            "/api/tables/t1/key-cards",
            ",\"colour\":\"red\",\"hands\":{\"2\":\"Qs Qh 4d\"},\"dealer\":\"Kh 9d Qs\"")
        .expect(409);
    deal("key-cards", ",\"colour\":\"red\",\"hands\":{\"2\":\"Qs Qh 4d\"},\"dealer\":\"Kh 9d 4c\"");
    play("play", ",\"seat\":2");
    deal("collect-forfeits", "");
    deal("reveal", "");
    deal("settle", "");
    JsonNode table = ann.get("/api/tables/t1").expect(200).json();
    assertEquals("settled", table.path("phase").asString());
    assertEquals(-25_00, table.path("settlement").path("bankNetCents").asLong());
    assertEquals(125_00, table.path("you").path("rackCents").asLong());
    JsonNode round = ann.get("/api/rounds/t1.1").expect(200).json();
    assertTrue(round.path("over").asBoolean());
    assertTrue(round.path("deck").isMissingNode(), "no deck of ours was dealt");
    assertTrue(ann.get("/api/rounds/t1.1/file").expect(200).body().contains("Kh 9d 4c"));
    deal("next-round", "");
    assertEquals("betting", phase());
  }

  /** Nobody at the table has an account, and nobody looks at a card that lies face down. */
  @Test
  void aPhysicalRoundIsKeyedAsItIsDealt() {
    table(
        ",\"game\":\"wa/three-card-poker\",\"choices\":[\"6B4\"],\"dealer\":\"person\",\"dealers\":[\"dora\"],\"cards\":\"keyed\"");
    deal("visitor/sit", ",\"seat\":3");
    deal("visitor/chips-in", ",\"seat\":3,\"amount\":\"100\"");
    deal("visitor/lay", ",\"seat\":3,\"wagers\":{\"ante\":\"10\",\"pair-plus\":\"5\"}");
    deal("visitor/lay", ",\"seat\":4,\"wagers\":{\"ante\":\"20\"}");
    dealer
        .command("/api/tables/t1/visitor/lay", ",\"seat\":4,\"wagers\":{\"luck\":\"5\"}")
        .expect(422);
    deal("no-more-bets", "");
    deal("deal-stacks", ",\"colour\":\"red\"");
    deal("visitor/play", ",\"seat\":3");
    deal("visitor/fold", ",\"seat\":4");
    deal("collect-forfeits", "");
    dealer.command("/api/tables/t1/reveal", "").expect(409);
    deal("reveal", ",\"cards\":\"Kh 9d 4c\"");
    JsonNode open = ann.get("/api/tables/t1").expect(200).json();
    assertEquals("[3]", open.path("toKey").toString());
    assertTrue(open.path("seats").get(0).path("visitor").asBoolean());
    deal("key-hand", ",\"seat\":3,\"cards\":\"Qs Qh 5d\"");
    deal("key-hand", ",\"seat\":3,\"cards\":\"Qs Qh 4d\"");
    deal("settle", "");
    deal("visitor/chips-out", ",\"seat\":3,\"amount\":\"125\"");
    String file = ann.get("/api/rounds/t1.1/file").expect(200).body();
    assertTrue(file.contains("seat 4    ante 20  cards not-seen  folds"), file);
    JsonNode film = ann.get("/api/rounds/t1.1/replay").expect(200).json();
    assertTrue(
        film.toString().contains("hand was keyed wrong: it is Qs Qh 4d, not Qs Qh 5d"),
        film::toString);
    deal("next-round", "");
    deal("visitor/stand", ",\"seat\":3");
    deal("visitor/stand", ",\"seat\":4");
  }

  @Test
  void aPlayerBanksAndASupervisorVoids() {
    table(
        ",\"game\":\"ca/6-card-bonus\",\"dealer\":\"person\",\"dealers\":[\"dora\"],\"fees\":\"option-1\"");
    TestPerson bob = house.guest();
    play("sit", ",\"seat\":1,\"buyIn\":\"500\"");
    bob.command("/api/tables/t1/sit", ",\"buyIn\":\"500\"").expect(200);
    deal("offer-bank", ",\"seat\":2");
    bob.command("/api/tables/t1/decline-bank", ",\"seat\":2").expect(200);
    play("take-bank", ",\"seat\":1");
    play("post-bank", ",\"seat\":1,\"amount\":\"200\"");
    bob.command("/api/tables/t1/bet", ",\"seat\":2,\"wager\":\"ante\",\"amount\":\"5\"")
        .expect(200);
    bob.command("/api/tables/t1/bet", ",\"seat\":2,\"wager\":\"six-card-bonus\",\"amount\":\"5\"")
        .expect(200);
    bob.command("/api/tables/t1/withdraw-bet", ",\"seat\":2,\"wager\":\"six-card-bonus\"")
        .expect(200);
    deal("action-button", ",\"seat\":2");
    deal("no-more-bets", "");
    deal("deal", "");
    JsonNode seen = ann.get("/api/tables/t1").json();
    assertEquals(1, seen.path("dealer").path("cards").size(), "one card is shown");
    assertEquals(2, seen.path("dealer").path("cardsDown").asInt());
    boss.command("/api/tables/t1/void-round", ",\"reason\":\"A card was exposed\"").expect(200);
    eve.command("/api/tables/t1/confirm-void", "").expect(200);
    JsonNode round = ann.get("/api/rounds/t1.1").expect(200).json();
    assertEquals("A card was exposed", round.path("voided").path("reason").asString());
    assertEquals(52, round.path("deck").path("order").size());
    ann.get("/api/rounds/t1.1/file").expect(404);
  }

  @Test
  void irregularitiesAreReported() {
    house.tableWithoutTime("t1", "sue", List.of(new Staff("dora", Post.DEALER)));
    play("sit", ",\"seat\":1,\"buyIn\":\"100\"");
    play("bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"");
    deal("shuffler-failed", "");
    assertTrue(ann.get("/api/tables/t1").json().path("suspended").asBoolean());
    ann.command("/api/tables/t1/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"20\"")
        .expect(409);
    deal("resume", "");
    deal("no-more-bets", "");
    deal("deal", "");
    deal("wrong-cards", ",\"seat\":1,\"cards\":4");
    assertEquals("deciding", phase());
    boss.command("/api/tables/t1/confirm-void", "").expect(200);
    assertEquals("void", phase());
    deal("next-round", "");
    play("bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"");
    deal("no-more-bets", "");
    deal("deal", "");
    deal("time-out", ",\"seat\":1");
    assertEquals("decided", phase());
    dealer.command("/api/tables/t1/controller/lock", "").expect(409);
  }

  @Test
  void aTableIsChangedBetweenRoundsAndClosedForAReason() {
    table(",\"game\":\"wa/three-card-poker\",\"title\":\"Cascade\"");
    play("sit", ",\"seat\":1,\"buyIn\":\"100\"");
    play("bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"");
    put(",\"title\":\"Rainier\"", 409);
    play("withdraw-bet", ",\"seat\":1,\"wager\":\"ante\"");
    put(
        ",\"title\":\"Rainier\",\"choices\":[\"TCP-03\"],\"limits\":{\"ante\":{\"minimum\":\"10\",\"maximum\":\"50\"}},"
            + "\"pace\":{\"bettingMillis\":3000},\"places\":5,\"practicePlayers\":1",
        200);
    JsonNode table = ann.get("/api/tables/t1").json();
    assertEquals("Rainier", table.path("title").asString());
    assertEquals(5, table.path("posted").path("places").asInt());
    JsonNode waits = table.path("posted").path("waits");
    assertEquals(3_000, waits.path("bettingMillis").asLong());
    assertEquals(3_000, waits.path("cutMillis").asLong());
    put(",\"pace\":{\"decisionMillis\":0}", 422);
    put(",\"pace\":{\"bettingMillis\":0}", 422);
    assertEquals("[\"TCP-03\"]", table.path("posted").path("choices").toString());
    assertEquals(
        50_00, table.path("posted").path("limits").path("ante").path("maximumCents").asLong());
    put(",\"game\":\"ca/three-card-poker\",\"places\":7,\"rotation2026\":true", 409);
    put(
        ",\"game\":\"ca/three-card-poker\",\"places\":7,\"rotation2026\":true,\"fees\":\"ante 1\"",
        200);
    assertEquals(
        "ca/three-card-poker",
        ann.get("/api/tables/t1").json().path("posted").path("game").asString());
    put(",\"fees\":\"none-such\"", 422);
    boss.command("/api/tables/t1/remove-seat", ",\"seat\":1").expect(200);
    assertEquals(1_000_00, ann.get("/api/me").json().path("walletCents").asLong());
    boss.send("DELETE", "/api/tables/t1", "{\"id\":\"" + TestPerson.nextId() + "\"}").expect(422);
    boss.send(
            "DELETE",
            "/api/tables/t1",
            "{\"id\":\"" + TestPerson.nextId() + "\",\"reason\":\"End of the night\"}")
        .expect(200);
    assertEquals("{\"tables\":[]}", ann.get("/api/tables").body());
    boss.command("/api/tables", ",\"table\":\"t1\",\"game\":\"wa/three-card-poker\"").expect(409);
  }

  private void put(String fields, int status) {
    boss.send("PUT", "/api/tables/t1", "{\"id\":\"" + TestPerson.nextId() + "\"" + fields + "}")
        .expect(status);
  }

  @Test
  void whoRepeatsThatHeOpensATableIsToldThatItIsDone() {
    String open = "{\"id\":\"opens-a-table\",\"table\":\"t1\",\"game\":\"wa/three-card-poker\"}";
    String done = boss.post("/api/tables", open).expect(200).body();
    assertEquals(done, boss.post("/api/tables", open).expect(200).body());
    for (String another :
        List.of(open.replace("opens-a", "opens-another"), open.replace("wa/", "ca/"))) {
      assertEquals("table-exists", RealHouse.refused(boss.post("/api/tables", another)), another);
    }
  }

  @Test
  void everyGameCanBeOpened() {
    Map<String, String> fees =
        Map.of(
            "wa/three-card-poker", "",
            "ca/6-card-bonus", ",\"fees\":\"option-2\"",
            "ca/three-card-poker", ",\"fees\":\"ante 1\"",
            "ca/players-casino-ventura", ",\"fees\":\"ante 1 player-dealer 2\"");
    fees.forEach(
        (game, posted) -> {
          String name = game.replaceAll("[^a-z0-9]", "-").substring(0, 12);
          boss.command(
                  "/api/tables",
                  ",\"table\":\"%s\",\"game\":\"%s\",\"practicePlayers\":2".formatted(name, game)
                      + posted)
              .expect(200);
          ann.get("/api/tables/" + name).expect(200);
        });
    assertEquals(4, ann.get("/api/tables").expect(200).json().path("tables").size());
  }
}
