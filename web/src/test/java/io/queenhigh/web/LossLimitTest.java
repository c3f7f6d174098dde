package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Somebody who limits his losses loses no more, wherever and however he bets. */
class LossLimitTest {
  private static final WebSettings SETTINGS = WebSettings.usual().at("127.0.0.1", 0).withoutRates();

  @TempDir private static Path folder = Path.of("");

  private static TestHouse house;
  private static TestPerson dora;
  private static TestPerson sue;

  @BeforeAll
  static void open() {
    house = new TestHouse(folder, SETTINGS);
    house.appointManager();
    house.appoint("dora", Role.DEALER);
    house.appoint("sue", Role.SUPERVISOR);
    house.appoint("sam", Role.SUPERVISOR);
    dora = house.signedIn("dora");
    sue = house.signedIn("sue");
  }

  @AfterAll
  static void isClean() {
    clean(house);
    house.close();
  }

  private static void open(String table, String game, String more) {
    sue.command(
            "/api/tables",
            ",\"table\":\"%s\",\"game\":\"%s\",\"dealer\":\"person\",\"dealers\":[\"dora\"]%s"
                .formatted(table, game, more))
        .expect(200);
  }

  private static void sit(TestPerson player, String table, int seat) {
    player
        .command("/api/tables/" + table + "/sit", ",\"seat\":" + seat + ",\"buyIn\":\"300\"")
        .expect(200);
  }

  private static TestPerson.Got bet(TestPerson player, String table, String wager, String amount) {
    return player.command(
        "/api/tables/" + table + "/bet",
        ",\"seat\":1,\"wager\":\"%s\",\"amount\":\"%s\"".formatted(wager, amount));
  }

  private static void limit(TestPerson player, String limits) {
    player.send("PUT", "/api/me/limits", "{" + limits + "}").expect(200);
  }

  private static String no(TestPerson.Got got) {
    return got.expect(409).json().path("reason").asString();
  }

  /** What somebody may still lose, in cents. */
  private static long left(TestPerson player, String period) {
    for (JsonNode one : player.get("/api/me").expect(200).json().path("allowances")) {
      if (one.path("period").asString().equals(period)) {
        return one.path("leftCents").asLong();
      }
    }
    throw new AssertionError("no limit for a " + period);
  }

  private static void clean(TestHouse house) {
    Report report =
        Audit.store(house.floor().store().address(), CardRoom.CATALOGUE, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }

  @Test
  @Clause({"FLOOR Loss limits", "FLOOR Play limits"})
  void anAnteCountsWithItsPlayAtAllTablesTogetherAndPlayIsNeverRefused() {
    open("a1", "wa/three-card-poker", "");
    open("b1", "wa/three-card-poker", "");
    TestPerson ann = house.guest();
    sit(ann, "a1", 1);
    sit(ann, "b1", 1);
    limit(ann, "\"lossDay\":\"42\",\"lossWeek\":\"400\",\"lossMonth\":\"500\"");

    TestPerson.Got refused = bet(ann, "a1", "ante", "25");
    assertEquals("loss-limit-reached", no(refused));
    assertTrue(refused.body().contains("Your loss limit for the day leaves 42.00"), refused.body());
    bet(ann, "a1", "ante", "15").expect(200);
    assertEquals(12_00, left(ann, "day"));
    assertEquals(370_00, left(ann, "week"));
    assertEquals("loss-limit-reached", no(bet(ann, "b1", "ante", "10")));
    bet(ann, "b1", "ante", "5").expect(200);
    assertEquals("loss-limit-reached", no(bet(ann, "a1", "pair-plus", "5")));
    ann.command("/api/tables/b1/withdraw-bet", ",\"seat\":1,\"wager\":\"ante\"").expect(200);
    bet(ann, "a1", "pair-plus", "12").expect(200);
    assertEquals(0, left(ann, "day"));

    for (String step : List.of("no-more-bets", "deal")) {
      dora.command("/api/tables/a1/" + step, "").expect(200);
    }
    ann.command("/api/tables/a1/play", ",\"seat\":1").expect(200);
    for (String step : List.of("collect-forfeits", "reveal", "settle")) {
      dora.command("/api/tables/a1/" + step, "").expect(200);
    }
    long net = ann.get("/api/tables/a1").json().path("you").path("netCents").asLong();
    assertEquals(42_00 + net, left(ann, "day"), "the day by what the round brought");
    assertEquals(500_00 + net, left(ann, "month"));
  }

  /** What others are told while it is played and what is handed out of it afterwards. */
  @Test
  @Clause("FLOOR Loss limits")
  void nobodyElseIsToldThatSomebodyHasALimitAndTheRoundStillVerifies() throws Exception {
    open("a7", "wa/three-card-poker", "");
    TestPerson ann = house.guest();
    sit(ann, "a7", 1);
    limit(ann, "\"lossDay\":\"100\"");
    List<String> told = new ArrayList<>();
    try (Listener bystander = Listener.to(house.stranger(), "a7");
        Listener herself = Listener.to(ann, "a7")) {
      bet(ann, "a7", "ante", "10").expect(200);
      herself.until(event -> event.type().equals("AllowanceSpent"));
      dora.command("/api/tables/a7/no-more-bets", "").expect(200);
      dora.command("/api/tables/a7/deal", "").expect(200);
      ann.command("/api/tables/a7/fold", ",\"seat\":1").expect(200);
      for (String step : List.of("collect-forfeits", "reveal", "settle")) {
        dora.command("/api/tables/a7/" + step, "").expect(200);
      }
      bystander
          .until(event -> event.type().equals("RoundSettled"))
          .forEach(event -> told.add(event.data()));
    }
    dora.command("/api/tables/a7/next-round", "").expect(200);
    TestPerson stranger = house.stranger();
    for (String part : List.of("", "/proof", "/replay", "/file", "/decisions")) {
      told.add(stranger.get("/api/rounds/a7.1" + part).expect(200).body());
    }
    for (String text : told) {
      assertFalse(text.contains("llowance") || text.contains("limit/"), text);
    }
    String proof = stranger.get("/api/rounds/a7.1/proof").body();
    Report report = Audit.round(proof, CardRoom.CATALOGUE);
    assertEquals(List.of(), report.findings());
    String forged = proof.replaceFirst("BetPlaced", "BetPlacee");
    assertFalse(Audit.round(forged, CardRoom.CATALOGUE).findings().isEmpty());
  }

  @Test
  @Clause("FLOOR Loss limits")
  void whoFoldsGetsThePlayBackAtOnceAndAVoidRoundCostsNothing() {
    open("a2", "wa/three-card-poker", "");
    TestPerson ann = house.guest();
    sit(ann, "a2", 1);
    limit(ann, "\"lossWeek\":\"20\"");
    bet(ann, "a2", "ante", "10").expect(200);
    assertEquals(0, left(ann, "week"));
    dora.command("/api/tables/a2/no-more-bets", "").expect(200);
    dora.command("/api/tables/a2/deal", "").expect(200);
    ann.command("/api/tables/a2/fold", ",\"seat\":1").expect(200);
    assertEquals(10_00, left(ann, "week"));
    sue.command("/api/tables/a2/void-round", ",\"reason\":\"a card fell\"").expect(200);
    house.signedIn("sam").command("/api/tables/a2/confirm-void", "").expect(200);
    assertEquals(20_00, left(ann, "week"));
  }

  @Test
  @Clause("FLOOR Loss limits")
  void thePlayerDealersWagerAndTheFeesCount() {
    open(
        "a3",
        "ca/three-card-poker",
        ",\"fees\":\"ante 1 pair-plus 0.50 player-dealer 1 above 100 2\"");
    TestPerson bank = house.guest();
    TestPerson ann = house.guest();
    sit(bank, "a3", 2);
    sit(ann, "a3", 1);
    limit(bank, "\"lossDay\":\"100\"");
    limit(ann, "\"lossDay\":\"21\"");
    dora.command("/api/tables/a3/offer-bank", ",\"seat\":2").expect(200);
    bank.command("/api/tables/a3/take-bank", ",\"seat\":2").expect(200);
    String post = "/api/tables/a3/post-bank";
    assertEquals("loss-limit-reached", no(bank.command(post, ",\"seat\":2,\"amount\":\"98.01\"")));
    bank.command(post, ",\"seat\":2,\"amount\":\"98\"").expect(200);
    assertEquals(0, left(bank, "day"));
    assertEquals("loss-limit-reached", no(bet(ann, "a3", "ante", "10.01")));
    bet(ann, "a3", "ante", "10").expect(200);
    assertEquals(0, left(ann, "day"));
    dora.command("/api/tables/a3/no-more-bets", "").expect(200);
    assertEquals(1_00, left(bank, "day"), "the fee of the lower tier is dropped");
    dora.command("/api/tables/a3/deal", "").expect(200);
    ann.command("/api/tables/a3/fold", ",\"seat\":1").expect(200);
    for (String step : List.of("collect-forfeits", "reveal", "settle")) {
      dora.command("/api/tables/a3/" + step, "").expect(200);
    }
    assertEquals(10_00, left(ann, "day"), "the Ante and the fee are lost");
    assertEquals(109_00, left(bank, "day"), "what is won comes on top, less the fee");
  }

  @Test
  @Clause({"FLOOR Play limits", "FLOOR Loss limits"})
  void aTighterLimitCountsWhatIsLostAndAtStakeAlready() {
    open("a4", "wa/three-card-poker", "");
    open("b4", "wa/three-card-poker", "");
    TestPerson ann = house.guest();
    sit(ann, "a4", 1);
    sit(ann, "b4", 1);
    limit(ann, "\"lossDay\":\"100\"");
    bet(ann, "a4", "ante", "30").expect(200);
    limit(ann, "\"lossDay\":\"70\"");
    assertEquals(10_00, left(ann, "day"));
    assertEquals("loss-limit-reached", no(bet(ann, "b4", "ante", "6")));
    bet(ann, "b4", "ante", "5").expect(200);
    limit(ann, "\"lossDay\":\"50\"");
    assertEquals(0, left(ann, "day"));
    limit(ann, "\"lossDay\":\"500\"");
    assertEquals(0, left(ann, "day"), "a looser one waits a day");
  }

  @Test
  @Clause("FLOOR Loss limits")
  void aLimitThatIsSetWhileHeBetsHoldsForWhatHeAddsToHisBet() {
    open("a6", "wa/three-card-poker", "");
    open("b6", "wa/three-card-poker", "");
    TestPerson ann = house.guest();
    sit(ann, "a6", 1);
    sit(ann, "b6", 1);
    limit(ann, "\"lossDay\":\"100\"");
    bet(ann, "a6", "ante", "5").expect(200);
    bet(ann, "b6", "ante", "20").expect(200);

    limit(ann, "\"lossDay\":\"100\",\"lossWeek\":\"20\"");
    assertEquals("other-limits-since", no(bet(ann, "a6", "ante", "25")), "the week is limited too");
    assertEquals(50_00, left(ann, "day"));
    limit(ann, "\"lossDay\":\"10\",\"lossWeek\":\"20\"");
    ann.command("/api/tables/b6/withdraw-bet", ",\"seat\":1,\"wager\":\"ante\"").expect(200);
    assertEquals("other-limits-since", no(bet(ann, "a6", "ante", "10")), "nothing comes back");
    bet(ann, "a6", "ante", "3").expect(200);
    dora.command("/api/tables/a6/no-more-bets", "").expect(200);
    dora.command("/api/tables/a6/deal", "").expect(200);
    ann.command("/api/tables/a6/play", ",\"seat\":1").expect(200);
  }

  @Test
  @Clause({"FLOOR Self-exclusion", "FLOOR Cooling off"})
  void whoKeepsHimselfAwayPlaysHisHandOutAndThenHisSeatIsFree() {
    open("a5", "wa/three-card-poker", "");
    TestPerson ann = house.guest();
    TestPerson bob = house.guest();
    sit(ann, "a5", 1);
    sit(bob, "a5", 2);
    bet(ann, "a5", "ante", "10").expect(200);
    dora.command("/api/tables/a5/no-more-bets", "").expect(200);
    dora.command("/api/tables/a5/deal", "").expect(200);
    try (Listener table = Listener.to(house.stranger(), "a5")) {
      ann.post("/api/me/exclusion", "{\"days\":7}").expect(200);
      bob.post("/api/me/break", "{\"minutes\":30}").expect(200);
      assertEquals("break-not-shortened", no(bob.post("/api/me/break", "{\"minutes\":20}")));
      ann.command("/api/tables/a5/play", ",\"seat\":1").expect(200);
      for (String step : List.of("collect-forfeits", "reveal", "settle", "next-round")) {
        dora.command("/api/tables/a5/" + step, "").expect(200);
      }
      table.until(
          heard -> heard.json().has("view") && heard.json().path("view").path("seats").isEmpty());
    }
    assertEquals(
        0, ann.get("/api/tables/a5").expect(200).json().path("seats").size(), "all seats are free");
    assertEquals("cooling-off", no(bob.command("/api/tables/a5/sit", ",\"buyIn\":\"10\"")));
    assertEquals("self-excluded", no(ann.command("/api/tables/a5/sit", ",\"buyIn\":\"10\"")));
  }

  private static final int BETS = 40;

  @Test
  @Clause("FLOOR Loss limits")
  void racedOnOneNodeOnSqlite() throws Exception {
    tables(house);
    race(List.of(house, house));
  }

  @Test
  @Clause("FLOOR Loss limits")
  void racedOnTwoNodesOnPostgresql() throws Exception {
    String address = Postgres.server().database("losing");
    try (TestHouse first = new TestHouse(address, SETTINGS)) {
      tables(first);
      try (TestHouse second = new TestHouse(address, SETTINGS)) {
        race(List.of(first, second));
      }
      clean(first);
    }
  }

  private static void tables(TestHouse house) {
    house.table("t0", "wa/three-card-poker", CardRoom.PATIENT, 0);
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 0);
  }

  /** Many bets at two tables at once, each of which alone would keep the limit. */
  private static void race(List<TestHouse> houses) throws Exception {
    TestPerson ann = houses.getFirst().guest();
    sit(ann, "t0", 1);
    sit(ann.at(houses.getLast().url()), "t1", 1);
    limit(ann, "\"lossDay\":\"100\",\"lossMonth\":\"1000\"");
    houses.getLast().people().refresh();
    CountDownLatch start = new CountDownLatch(1);
    int taken = 0;
    try (ExecutorService street = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<TestPerson.Got>> asked = new ArrayList<>();
      for (int i = 0; i < BETS; i++) {
        TestPerson somewhere = ann.at(houses.get(i % 2).url());
        String table = "t" + i % 2;
        String amount = String.valueOf(5 + i);
        asked.add(
            street.submit(
                () -> {
                  start.await();
                  return bet(somewhere, table, "ante", amount);
                }));
      }
      start.countDown();
      for (Future<TestPerson.Got> one : asked) {
        TestPerson.Got got = one.get();
        if (got.status() == 200) {
          taken++;
        } else {
          assertEquals("loss-limit-reached", no(got));
        }
      }
    }
    Store store = houses.getFirst().floor().store();
    long down = store.balance("layout/t0") + store.balance("layout/t1");
    assertTrue(taken > 0 && 2 * down <= 100_00, taken + " bets, " + down + " lie there");
    assertEquals(100_00 - 2 * down, left(ann, "day"));
    assertEquals(1_000_00 - 2 * down, left(ann, "month"));
  }
}
