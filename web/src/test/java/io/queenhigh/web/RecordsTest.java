package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.table.Pace;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What is on record: rounds, ledger, journal and reports. */
class RecordsTest {

  /** People have all the time they want, and the next round opens at once. */
  private static final Pace WITHOUT_PAUSES =
      new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  @TempDir Path folder = Path.of("");

  private TestHouse house;
  private TestPerson auditor;
  private TestPerson ann;

  @BeforeEach
  void open() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("olga", Role.AUDITOR);
    auditor = house.signedIn("olga");
    ann = house.guest();
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** Sits down at seat 1 and bets; the table waits for the decision, or is through already. */
  private void untilTheDecision(String table) {
    JsonNode now = ann.get("/api/tables/" + table).json();
    if (can(now, "play")) {
      return;
    }
    if (now.path("you").path("seats").isEmpty()) {
      ann.command("/api/tables/" + table + "/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    }
    try (Listener listener = Listener.to(ann, table)) {
      await(listener, table, seen -> can(seen, "bet"));
      ann.command(
              "/api/tables/" + table + "/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5\"")
          .expect(200);
      ann.command("/api/tables/" + table + "/ready", ",\"seat\":1").expect(200);
      await(listener, table, seen -> can(seen, "play"));
    }
  }

  private void play(String table) {
    untilTheDecision(table);
    try (Listener listener = Listener.to(ann, table)) {
      String round = ann.get("/api/tables/" + table).json().path("round").asString();
      ann.command("/api/tables/" + table + "/play", ",\"seat\":1").expect(200);
      await(listener, table, _ -> ann.get("/api/rounds/" + round).json().path("over").asBoolean());
    }
  }

  private static boolean can(JsonNode table, String verb) {
    return table.path("you").path("can").toString().contains("\"" + verb + "\"");
  }

  private void await(Listener listener, String table, Predicate<JsonNode> wanted) {
    listener.next();
    while (!wanted.test(ann.get("/api/tables/" + table).expect(200).json())) {
      listener.next();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wa/three-card-poker",
        "ca/6-card-bonus",
        "ca/three-card-poker",
        "ca/players-casino-ventura"
      })
  void aRoundIsOnRecordWithReasonsClausesAndProof(String game) throws Exception {
    house.table("t1", game, CardRoom.PATIENT, 2);
    untilTheDecision("t1");
    JsonNode on = ann.get("/api/rounds/t1.1").expect(200).json();
    assertFalse(on.path("over").asBoolean());
    assertEquals(0, on.path("events").size());
    ann.get("/api/rounds/t1.1/proof").expect(404);
    ann.get("/api/rounds/t1.1/replay").expect(404);
    String sealed = ann.get("/api/tables/t1").json().path("deck").path("commitment").asString();

    play("t1");
    JsonNode round = house.stranger().get("/api/rounds/t1.1").expect(200).json();
    assertTrue(round.path("over").asBoolean());
    for (JsonNode wager : round.path("settlement").path("wagers")) {
      assertFalse(wager.path("because").asString().isBlank());
      assertFalse(wager.path("by").path("clause").asString().isBlank());
    }
    assertEquals(sealed, round.path("deck").path("commitment").asString());
    assertEquals(sealed, commitment(round));
    assertTrue(round.path("file").asString().contains(game));
    assertEquals(
        round.path("file").asString(), ann.get("/api/rounds/t1.1/file").expect(200).body());
    JsonNode proof = house.stranger().get("/api/rounds/t1.1/proof").expect(200).json();
    assertEquals(round.path("events").size(), proof.path("lines").size());
    checkTheFilm(house.stranger().get("/api/rounds/t1.1/replay").expect(200).json());
  }

  /** Every chip that the film moves is a chip that the ledger moved, and nothing else is. */
  private void checkTheFilm(JsonNode film) {
    Map<Long, Long> shown = new TreeMap<>();
    JsonNode last = film;
    for (JsonNode step : film.path("steps")) {
      assertFalse(step.path("says").asString().isBlank());
      for (JsonNode move : step.path("moves")) {
        shown.merge(step.path("seq").asLong(), move.path("cents").asLong(), Long::sum);
      }
      last = step;
    }
    Map<Long, Long> moved = new TreeMap<>();
    house
        .floor()
        .store()
        .transfers("table/t1", 1, 1_000_000)
        .forEach(row -> moved.merge(row.seq(), row.cents(), Long::sum));
    shown.forEach((seq, cents) -> assertEquals(moved.get(seq), cents, "line " + seq));
    assertTrue(shown.size() >= 3, shown.toString());
    assertEquals(0, last.path("scene").path("layoutCents").asLong(), last.toString());
    assertTrue(last.path("scene").has("bankNetCents"));
  }

  /** As anyone can work it out who has read the contract. */
  private static String commitment(JsonNode round) throws Exception {
    List<String> cards = new ArrayList<>();
    round.path("deck").path("order").forEach(card -> cards.add(card.asString()));
    String text =
        "queenhigh deck 1\n"
            + round.path("round").asString()
            + "\n"
            + String.join(" ", cards)
            + "\n"
            + round.path("deck").path("salt").asString()
            + "\n";
    byte[] hash =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash);
  }

  @Test
  void roundsAreListedByTableAndByPlayer() {
    house.table("t1", "wa/three-card-poker", WITHOUT_PAUSES, 1);
    for (int i = 0; i < 3; i++) {
      play("t1");
      nextRound("t1", i + 1);
    }
    JsonNode rounds = ann.get("/api/rounds?table=t1").expect(200).json().path("rounds");
    assertEquals("t1.4", rounds.get(0).path("round").asString());
    assertFalse(rounds.get(0).path("over").asBoolean());
    assertEquals(4, rounds.size());
    JsonNode page = ann.get("/api/rounds?table=t1&skip=1&most=2").json().path("rounds");
    assertEquals("t1.3", page.get(0).path("round").asString());
    assertEquals(2, page.size());
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    assertEquals(4, ann.get("/api/rounds?table=t1&day=" + today).json().path("rounds").size());
    assertEquals(0, ann.get("/api/rounds?table=t1&day=2020-01-01").json().path("rounds").size());
    assertEquals(0, ann.get("/api/rounds?table=t1&day=2120-01-01").json().path("rounds").size());
    ann.get("/api/rounds?table=t1&day=someday").expect(422);
    ann.get("/api/rounds?table=none").expect(404);
    ann.get("/api/rounds").expect(404);

    JsonNode mine = ann.get("/api/me/rounds").expect(200).json();
    assertEquals(3, mine.path("rounds").size());
    String name = mine.path("player").asString();
    assertEquals(
        mine.path("rounds"),
        auditor.get("/api/people/" + name + "/rounds").expect(200).json().path("rounds"));
    assertEquals(0, house.guest().get("/api/me/rounds").json().path("rounds").size());
  }

  private void nextRound(String table, long number) {
    try (Listener listener = Listener.to(ann, table)) {
      await(listener, table, seen -> seen.path("number").asLong() > number);
    }
  }

  @Test
  void theJournalKeepsQuietAboutARoundThatIsOn() {
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 1);
    untilTheDecision("t1");
    JsonNode lines = auditor.get("/api/journal/table/t1").expect(200).json().path("lines");
    assertTrue(lines.size() > 5);
    lines.forEach(line -> assertTrue(line.path("payload").isMissingNode(), line.toString()));

    play("t1");
    JsonNode after = auditor.get("/api/journal/table/t1").expect(200).json().path("lines");
    after.forEach(line -> assertTrue(line.path("payload").isObject(), line.toString()));
    assertTrue(after.toString().contains("DeckOpened"));
    assertEquals(after.get(0).path("hash").asString(), after.get(1).path("prevHash").asString());
    long half = after.size() / 2;
    JsonNode rest =
        auditor.get("/api/journal/table/t1?after=" + half + "&most=2").json().path("lines");
    assertEquals(2, rest.size());
    assertEquals(half + 1, rest.get(0).path("seq").asLong());
    JsonNode streams = auditor.get("/api/journal").expect(200).json().path("streams");
    assertTrue(streams.toString().contains("\"house\""), streams.toString());
    assertEquals(0, auditor.get("/api/journal/nothing").expect(200).json().path("lines").size());
  }

  @Test
  void theLedgerAddsUp() {
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 1);
    play("t1");
    JsonNode all = auditor.get("/api/ledger/accounts").expect(200).json().path("accounts");
    long sum = 0;
    for (JsonNode cents : all) {
      sum += cents.asLong();
    }
    assertEquals(0, sum);
    String name = ann.get("/api/me").json().path("name").asString();
    JsonNode rack = auditor.get("/api/ledger/accounts/rack/t1/" + name).expect(200).json();
    long moved = 0;
    for (JsonNode move : rack.path("moves")) {
      moved += move.path("cents").asLong();
    }
    assertEquals(rack.path("cents").asLong(), moved);
    assertEquals(
        rack.path("cents").asLong(),
        auditor
            .get("/api/ledger/accounts?prefix=rack/t1/" + name)
            .json()
            .path("accounts")
            .path("rack/t1/" + name)
            .asLong());
  }

  @Test
  void aDayIsReportedBesideWhatIsExpected() {
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 1);
    play("t1");
    JsonNode settlement = ann.get("/api/tables/t1").json().path("settlement");
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    JsonNode days = auditor.get("/api/reports/tables?day=" + today).expect(200).json().path("days");
    assertEquals(1, days.size());
    assertEquals(1, days.get(0).path("rounds").asLong());
    assertEquals(
        settlement.path("bankNetCents").asLong(),
        days.get(0).path("hold").path("heldCents").asLong());
    assertEquals(0, auditor.get("/api/reports/tables?table=t2").json().path("days").size());
    assertEquals(1, auditor.get("/api/reports/tables?table=t1").json().path("days").size());
    String csv = auditor.get("/api/reports/tables.csv?day=" + today).expect(200).body();
    assertTrue(csv.startsWith("table,day,game,"), csv);
    assertTrue(csv.contains("\r\nt1," + today + ",wa/three-card-poker"), csv);
    TestPerson.Got asked =
        auditor.send(
            auditor.request("/api/reports/tables").header("Accept", "text/csv").GET().build());
    assertEquals(csv, asked.expect(200).body());
    auditor.get("/api/reports/tables?day=yesterday").expect(422);
  }

  @Test
  void theServerCountsWhatItDoes() {
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 1);
    play("t1");
    ann.command("/api/tables/t1/play", ",\"seat\":1").expect(409);
    String metrics = house.stranger().get("/metrics").expect(200).body();
    assertTrue(
        metrics.contains("queenhigh_commands_total{command=\"bet\",result=\"done\"} 1"), metrics);
    assertTrue(
        metrics.contains("queenhigh_commands_total{command=\"play\",result=\"refused\"} 1"),
        metrics);
    assertTrue(metrics.contains("queenhigh_tables{phase=\"settled\"} 1"), metrics);
    assertTrue(metrics.contains("queenhigh_streams_open"), metrics);
    assertTrue(metrics.contains("route=\"/api/tables/{table}/bet\""), metrics);
  }

  @Test
  void everyGameOnTheShelfIsToldClauseByClause() {
    JsonNode games = ann.get("/api/games").expect(200).json().path("games");
    assertEquals(4, games.size());
    for (JsonNode game : games) {
      JsonNode one = ann.get("/api/games/" + game.path("game").asString()).expect(200).json();
      assertTrue(one.path("rules").size() > 10);
      assertTrue(one.path("tables").size() > 0);
    }
  }
}
