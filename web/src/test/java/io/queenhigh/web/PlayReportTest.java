package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.people.Role;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Reports of a range, beside what happened at the tables. */
class PlayReportTest {
  @TempDir private static Path folder = Path.of("");

  private static TestHouse house;
  private static TestPerson auditor;
  private static String ann;
  private static long held;

  /** A Pair Plus of 5 on a pair wins 5, the Ante of 10 and its Play win 20; then 10 are folded. */
  @BeforeAll
  static void play() {
    house = new TestHouse(folder);
    house.appointManager();
    house.appoint("dora", Role.DEALER);
    house.appoint("sue", Role.SUPERVISOR);
    house.appoint("aud", Role.AUDITOR);
    auditor = house.signedIn("aud");
    TestPerson dora = house.signedIn("dora");
    TestPerson sue = house.signedIn("sue");
    TestPerson player = house.guest();
    ann = player.get("/api/me").json().path("name").asString();
    for (String table : List.of("a", "b")) {
      sue.command(
              "/api/tables",
              ",\"table\":\"%s\",\"game\":\"wa/three-card-poker\",\"dealer\":\"person\",\"dealers\":[\"dora\"],\"cards\":\"keyed\""
                  .formatted(table))
          .expect(200);
      String at = "/api/tables/" + table + "/";
      player.command(at + "sit", ",\"seat\":1,\"buyIn\":\"200\"").expect(200);
      bet(player, at, "ante", 10);
      bet(player, at, "pair-plus", 5);
      dora.command(at + "no-more-bets", "").expect(200);
      dora.command(
              at + "key-cards",
              ",\"colour\":\"red\",\"hands\":{\"1\":\"Qs Qh 4d\"},\"dealer\":\"Kh 9d 4c\"")
          .expect(200);
      player.command(at + "play", ",\"seat\":1").expect(200);
      for (String step : List.of("collect-forfeits", "reveal", "settle")) {
        dora.command(at + step, "").expect(200);
      }
      held -= player.get("/api/tables/" + table).json().path("you").path("netCents").asLong();
    }
    dora.command("/api/tables/b/next-round", "").expect(200);
  }

  private static void bet(TestPerson player, String at, String wager, int dollars) {
    player
        .command(
            at + "bet", ",\"seat\":1,\"wager\":\"%s\",\"amount\":\"%d\"".formatted(wager, dollars))
        .expect(200);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static JsonNode report(String query) {
    return auditor.get("/api/reports/play?" + query).expect(200).json();
  }

  @Test
  void everyAspectAddsUpToTheSameTotalWithWhatIsExpectedBesideIt() {
    LocalDate today = LocalDate.now(ZoneOffset.UTC);
    String range = "from=" + today.minusDays(1) + "&to=" + today;
    for (String by : List.of("table", "game", "wager", "person", "day")) {
      JsonNode report = report(range + "&by=" + by);
      long sum = 0;
      long expected = 0;
      for (JsonNode row : report.path("rows")) {
        sum += row.path("heldCents").asLong();
        expected += row.path("expectedCents").asLong();
      }
      JsonNode total = report.path("total");
      assertEquals(held, total.path("heldCents").asLong(), by);
      assertEquals(held, sum, by);
      assertEquals(2, total.path("rounds").asLong(), by);
      assertEquals(50_00, total.path("stakedCents").asLong(), by);
      // 3.372980944 % of two Antes of 10 and 2.316742081 % of two Pair Plus of 5.
      assertEquals(91, total.path("expectedCents").asLong(), by);
      assertTrue(Math.abs(expected - 91) <= 1, by);
      double chance = Double.parseDouble(total.path("chance").asString());
      assertTrue(chance > 0.05 && chance < 1, by + " " + chance);
    }
    assertEquals(ann, report(range + "&by=person").path("rows").get(0).path("of").asString());
    assertEquals(2, report(range + "&by=wager").path("rows").size());
    assertEquals(1, report(range + "&table=a").path("rows").size());
  }

  @Test
  void aShiftHasItsHoursOnly() {
    LocalDateTime now = LocalDateTime.now(ZoneOffset.UTC).truncatedTo(ChronoUnit.SECONDS);
    String before = "from=" + now.minusHours(9) + "&to=" + now.minusHours(1);
    assertEquals(0, report(before).path("rows").size());
    assertEquals(0, report(before).path("total").path("rounds").asLong());
    String shift = "from=" + now.minusHours(4) + "&to=" + now.plusHours(4);
    assertEquals(2, report(shift).path("total").path("rounds").asLong());
    auditor.get("/api/reports/play?from=2026-11-16&to=2026-11-15").expect(422);
    auditor.get("/api/reports/play?from=2020-01-01&to=2026-11-15").expect(422);
    auditor.get("/api/reports/play?by=colour").expect(422);
  }

  @Test
  void forSpreadsheetsAndOnPaper() throws IOException, InterruptedException {
    String csv = auditor.get("/api/reports/play.csv?by=table").expect(200).body();
    assertTrue(
        csv.startsWith("table,rounds,bets,staked,held,expected,deviation,chance\r\na,1,"), csv);
    assertTrue(csv.contains("\r\nall,2,"), csv);
    byte[] pdf =
        HttpClient.newHttpClient()
            .send(
                auditor.request("/api/reports/play.pdf?by=person").GET().build(),
                BodyHandlers.ofByteArray())
            .body();
    String head = new String(pdf, 0, 8, StandardCharsets.ISO_8859_1);
    assertTrue(head.startsWith("%PDF-1.7"), head);
  }
}
