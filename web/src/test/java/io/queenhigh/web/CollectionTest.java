package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Collection fees at live tables, from the posted schedule to the books. */
class CollectionTest {

  @TempDir Path folder = Path.of("");

  private TestHouse house;
  private TestPerson boss;
  private TestPerson dealer;
  private TestPerson auditor;
  private TestPerson banker;
  private TestPerson ann;
  private TestPerson bob;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("dora", Role.DEALER);
    house.appoint("sue", Role.SUPERVISOR);
    house.appoint("aud", Role.AUDITOR);
    boss = house.signedIn("sue");
    dealer = house.signedIn("dora");
    auditor = house.signedIn("aud");
    banker = house.guest();
    ann = house.guest();
    bob = house.guest();
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** A round: what ann and bob bet, what each then owes, and the player-dealer. */
  private record Round(
      String game,
      String fees,
      String ann,
      String bob,
      long annOwes,
      long bobOwes,
      long bankOwes) {}

  private static final List<Round> ROUNDS =
      List.of(
          new Round(
              "ca/6-card-bonus",
              "option-1",
              "ante 20 pair-plus 5 six-card-bonus 5",
              "ante 80",
              1_00,
              1_00,
              1_00),
          new Round("ca/6-card-bonus", "option-1", "ante 50", "ante 50.01", 1_00, 1_00, 2_00),
          new Round("ca/6-card-bonus", "option-2", "ante 50", "ante 150", 1_00, 1_00, 1_00),
          new Round(
              "ca/6-card-bonus", "option-2", "ante 50 pair-plus 50", "ante 151", 1_00, 1_00, 2_00),
          new Round(
              "ca/three-card-poker",
              "ante 1 pair-plus 0.50 player-dealer 1 above 100 2",
              "ante 10 pair-plus 5",
              "ante 90",
              1_50,
              1_00,
              1_00),
          new Round(
              "ca/three-card-poker",
              "ante 1 pair-plus 0.50 player-dealer 1 above 100 2",
              "ante 10 pair-plus 5",
              "ante 91 pair-plus 1",
              1_50,
              1_50,
              2_00),
          new Round(
              "ca/three-card-poker", "ante 1", "ante 10 pair-plus 5", "ante 5", 1_00, 1_00, 0),
          new Round(
              "ca/players-casino-ventura",
              "ante 1 six-card-bonus 0.25 player-dealer 2",
              "ante 10 six-card-bonus 5",
              "ante 5 pair-plus 5",
              1_25,
              1_00,
              2_00));

  @Test
  @Clause({
    "CA-6CB Fees",
    "CA-6CB Fees Option 1",
    "CA-6CB Fees Option 2",
    "CA-TCP Fees",
    "CA-PCV How to Play 1",
    "QH Above 100"
  })
  void aCollectionIsShownBeforeItIsTakenAndAddsUpAfterwards() {
    for (int i = 0; i < ROUNDS.size(); i++) {
      banker = house.guest();
      ann = house.guest();
      bob = house.guest();
      play("t" + i, ROUNDS.get(i));
    }
  }

  private void play(String table, Round round) {
    boss.command(
            "/api/tables",
            ",\"table\":\"%s\",\"game\":\"%s\",\"fees\":\"%s\",\"dealer\":\"person\",\"dealers\":[\"dora\"]"
                .formatted(table, round.game(), round.fees()))
        .expect(200);
    String at = "/api/tables/" + table + "/";
    banker.command(at + "sit", ",\"seat\":1,\"buyIn\":\"500\"").expect(200);
    ann.command(at + "sit", ",\"seat\":2,\"buyIn\":\"500\"").expect(200);
    bob.command(at + "sit", ",\"seat\":3,\"buyIn\":\"500\"").expect(200);
    dealer.command(at + "offer-bank", ",\"seat\":1").expect(200);
    banker.command(at + "take-bank", ",\"seat\":1").expect(200);
    banker.command(at + "post-bank", ",\"seat\":1,\"amount\":\"400\"").expect(200);
    bet(ann, table, 2, round.ann());
    bet(bob, table, 3, round.bob());

    assertEquals(round.annOwes(), you(ann, table).path("feeCents").asLong(), "before it is taken");
    assertEquals(round.bobOwes(), you(bob, table).path("feeCents").asLong());
    assertEquals(round.bankOwes(), you(banker, table).path("feeCents").asLong());
    JsonNode open = ann.get("/api/tables/" + table).json();
    assertEquals(0, open.path("fees").size());
    long due = sum(open.path("feesDue"));
    assertEquals(round.annOwes() + round.bobOwes() + round.bankOwes(), due);

    dealer.command(at + "no-more-bets", "").expect(200);
    JsonNode closed = ann.get("/api/tables/" + table).json();
    assertEquals(due, sum(closed.path("fees")));
    assertEquals(0, closed.path("feesDue").size());
    assertEquals(due, house.floor().store().balance("drop/" + table));

    dealer.command(at + "deal", "").expect(200);
    ann.command(at + "play", ",\"seat\":2").expect(200);
    bob.command(at + "fold", ",\"seat\":3").expect(200);
    dealer.command(at + "collect-forfeits", "").expect(200);
    dealer.command(at + "reveal", "").expect(200);
    dealer.command(at + "settle", "").expect(200);
    addsUp(ann, table, round.annOwes());
    addsUp(bob, table, round.bobOwes());
    addsUp(banker, table, round.bankOwes());
    onRecord(table, round, due);
  }

  private static void bet(TestPerson player, String table, int seat, String stakes) {
    String[] words = stakes.split(" ", -1);
    for (int i = 0; i < words.length; i += 2) {
      player
          .command(
              "/api/tables/" + table + "/bet",
              ",\"seat\":%d,\"wager\":\"%s\",\"amount\":\"%s\""
                  .formatted(seat, words[i], words[i + 1]))
          .expect(200);
    }
  }

  private static JsonNode you(TestPerson player, String table) {
    return player.get("/api/tables/" + table).expect(200).json().path("you");
  }

  private static long sum(JsonNode fees) {
    long all = 0;
    for (JsonNode fee : fees) {
      all += fee.path("cents").asLong();
    }
    return all;
  }

  /** Every rack was $500: less bets and fee, and with what came back, it is what it is now. */
  private static void addsUp(TestPerson player, String table, long fee) {
    JsonNode you = you(player, table);
    assertEquals(fee, you.path("feeCents").asLong());
    assertEquals(you.path("netCents").asLong() - fee, you.path("resultCents").asLong());
    assertEquals(500_00 + you.path("resultCents").asLong(), you.path("rackCents").asLong());
    JsonNode last = player.get("/api/me/rounds").expect(200).json().path("rounds").get(0);
    assertEquals(table + ".1", last.path("round").asString());
    assertEquals(fee, last.path("feeCents").asLong());
    assertEquals(you.path("netCents").asLong(), last.path("netCents").asLong());
  }

  private void onRecord(String table, Round round, long due) {
    JsonNode record = ann.get("/api/rounds/" + table + ".1").expect(200).json();
    assertEquals(due, sum(record.path("fees")));
    assertTrue(
        record.path("file").asString().contains("fees      " + round.fees() + "\n"),
        record.path("file").asString());
    JsonNode film = ann.get("/api/rounds/" + table + ".1/replay").expect(200).json();
    JsonNode scene = film.path("steps").get(film.path("steps").size() - 1).path("scene");
    long shown = scene.path("bank").path("feeCents").asLong();
    for (JsonNode seat : scene.path("seats")) {
      shown += seat.path("feeCents").asLong();
      assertEquals(
          seat.path("netCents").asLong() - seat.path("feeCents").asLong(),
          seat.path("resultCents").asLong());
    }
    assertEquals(due, shown);
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    JsonNode day =
        auditor
            .get("/api/reports/tables?day=" + today + "&table=" + table)
            .expect(200)
            .json()
            .path("days")
            .get(0);
    assertEquals(due, day.path("dropCents").asLong());
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-PCV How to Play 1"})
  void noTableOpensWithoutTheCollectionItsDocumentDemands() {
    refused("ca/6-card-bonus", "", 409, "the table posts option-1 or option-2", "CA-6CB", "Fees");
    refused("ca/three-card-poker", "", 409, "ante 1 player-dealer 1", "CA-TCP", "Fees");
    refused(
        "ca/players-casino-ventura", "", 409, "demands a collection", "CA-PCV", "How to Play 1");
    refused("ca/6-card-bonus", "ante 1", 422, "option-1, option-2", "CA-6CB", "Fees");
    refused("ca/three-card-poker", "option-1", 422, "flat amounts", "CA-TCP", "Fees");
    refused("ca/three-card-poker", "ante 10%", 422, "flat amounts", "CA-TCP", "Fees");
    refused("ca/three-card-poker", "ante 0", 422, "at least one fee", "CA-TCP", "Fees");
    refused(
        "ca/players-casino-ventura",
        "ante 1 pair-plus 2 six-card-bonus 3 player-dealer 4 above 100 5 above 200 6",
        422,
        "at most five different fees per table limit; these are 6",
        "QH",
        "Ventura silent");
    refused("wa/three-card-poker", "ante 1", 422, "collects no fees", "WA-TCP", "Ways 1");
  }

  private void refused(
      String game, String fees, int status, String why, String document, String clause) {
    String body =
        boss.command(
                "/api/tables",
                ",\"table\":\"no\",\"game\":\"%s\"".formatted(game)
                    + (fees.isEmpty() ? "" : ",\"fees\":\"%s\"".formatted(fees)))
            .expect(status)
            .body();
    assertTrue(body.contains(why), body);
    assertTrue(body.contains(document) && body.contains(clause), body);
  }

  @Test
  @Clause({"CA-6CB Fees Option 1", "CA-6CB Fees Option 2", "CA-6CB Dealing 1"})
  void aTableOfThe6CardBonusHasItsSchedulesLimits() {
    assertEquals("500 10000", limits("a", "\"fees\":\"option-1\""));
    assertEquals("5000 500000", limits("b", "\"fees\":\"option-2\""));
    assertEquals(
        "5000 " + Long.MAX_VALUE,
        limits("c", "\"fees\":\"option-2\",\"limits\":{\"ante\":{\"minimum\":\"50\"}}"),
        "no limit, for a table that says so");
    for (String limit :
        List.of(
            "\"ante\":{\"minimum\":\"5\"}",
            "\"ante\":{\"minimum\":\"4\",\"maximum\":\"100\"}",
            "\"pair-plus\":{\"minimum\":\"5\",\"maximum\":\"101\"}")) {
      String body =
          boss.command(
                  "/api/tables",
                  ",\"table\":\"d\",\"game\":\"ca/6-card-bonus\",\"fees\":\"option-1\",\"limits\":{"
                      + limit
                      + "}")
              .expect(409)
              .body();
      assertTrue(body.contains("for another table limit"), body);
    }
  }

  private String limits(String table, String fields) {
    boss.command(
            "/api/tables", ",\"table\":\"" + table + "\",\"game\":\"ca/6-card-bonus\"," + fields)
        .expect(200);
    JsonNode ante =
        ann.get("/api/tables/" + table).json().path("posted").path("limits").path("ante");
    return ante.path("minimumCents").asLong() + " " + ante.path("maximumCents").asLong();
  }
}
