package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A player's home: what he played, what was expected of it, and what he decided against it. */
@DisplayName("At home")
class HomeTest {
  private static final String GAME = "wa/three-card-poker";
  private static final int ROUNDS = 4;

  /** The next round comes at once; for everything else there is time. */
  private static final Pace NO_PAUSE = new Pace(3_600_000, 3_600_000, 3_600_000, 0, 3_600_000, 0);

  @TempDir static Path folder = Path.of("");

  private static TestHouse house;
  private static TestPerson ann;
  private static String name;
  private static long firstBetMillis;

  /** Ann folds whatever she gets, with an Ante of 10 and 5 on Pair Plus. */
  @BeforeAll
  static void play() {
    house = new TestHouse(folder);
    house.appointManager();
    house.table("home", GAME, NO_PAUSE, 1);
    ann = house.guest();
    name = ann.get("/api/me").json().path("name").asString();
    at("sit", ",\"seat\":1,\"buyIn\":\"500\"");
    firstBetMillis = System.currentTimeMillis();
    for (int round = 1; round <= ROUNDS; round++) {
      foldARound();
    }
  }

  private static void foldARound() {
    try (Listener listener = Listener.to(ann, "home")) {
      at("bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"");
      at("bet", ",\"seat\":1,\"wager\":\"pair-plus\",\"amount\":\"5\"");
      at("ready", ",\"seat\":1");
      listener.until(heard -> heard.type().equals("DealerDealt"));
      at("fold", ",\"seat\":1");
      listener.until(heard -> heard.type().equals("NextRoundOpened"));
    }
  }

  private static void at(String verb, String fields) {
    ann.command("/api/tables/home/" + verb, fields).expect(200);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  private static JsonNode rounds(String query) {
    return ann.get("/api/me/rounds" + query).expect(200).json();
  }

  @Test
  @DisplayName("every round is there, newest first, with its wagers, its hand and its totals")
  void rounds() {
    JsonNode all = rounds("");
    assertEquals(ROUNDS, all.path("found").asInt());
    assertEquals("home.4", all.path("rounds").get(0).path("round").asString());
    JsonNode round = all.path("rounds").get(0);
    assertEquals(GAME, round.path("game").asString());
    assertEquals(-15_00, round.path("netCents").asLong());
    assertEquals(-15_00, round.path("resultCents").asLong());
    assertEquals(15_00, round.path("stakedCents").asLong());
    assertEquals("fold", round.path("hands").get(0).path("chose").asString());
    assertEquals(-60_00, all.path("totals").path("resultCents").asLong());
    assertEquals("home", all.path("tables").get(0).asString());
    assertEquals("home.2", rounds("?skip=2&most=1").path("rounds").get(0).path("round").asString());
  }

  @Test
  @DisplayName("a filter leaves out what it says, and nonsense is named")
  void filters() {
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    Map<String, Integer> found =
        Map.of(
            "?table=home",
            ROUNDS,
            "?table=elsewhere",
            0,
            "?game=" + GAME,
            ROUNDS,
            "?game=ca/6-card-bonus",
            0,
            "?result=lost",
            ROUNDS,
            "?result=won",
            0,
            "?from=2020-01-01&to=2020-12-31",
            0,
            "?from=2020-01-01&to=" + LocalDate.parse(today).plusDays(1),
            ROUNDS);
    found.forEach((query, many) -> assertEquals(many, rounds(query).path("found").asInt(), query));
    JsonNode no = ann.get("/api/me/rounds?result=nice&from=soon").expect(422).json();
    assertEquals(2, no.path("errors").size());
    String csv = ann.get("/api/me/rounds.csv?result=lost").expect(200).body();
    assertEquals(1 + ROUNDS, csv.lines().count());
    assertTrue(csv.contains("home.1,home," + GAME), csv);
    assertEquals(1, ann.get("/api/me/rounds.csv?result=won").body().lines().count());
  }

  @Test
  @DisplayName("results run beside the exact expectation, with two standard deviations around it")
  void results() {
    Game game = CardRoom.game(GAME, List.of());
    var together = Pricing.of(game).combination();
    Map<Wager, Long> stakes = Map.of(Wager.ANTE, 10_00L, Wager.PAIR_PLUS, 5_00L);
    Fraction mean =
        together.mean(Wager.ANTE).times(10_00).plus(together.mean(Wager.PAIR_PLUS).times(5_00));
    JsonNode curve = ann.get("/api/me/results").expect(200).json();
    assertEquals(ROUNDS, curve.path("rounds").asInt());
    JsonNode last = curve.path("points").get(ROUNDS - 1);
    assertEquals(-60_00, last.path("resultCents").asLong());
    long expected = rounded(mean.times(ROUNDS));
    assertEquals(expected, last.path("expectedCents").asLong());
    double deviation = Math.sqrt(ROUNDS * together.variance(stakes).approximately());
    assertEquals(expected - 2 * deviation, last.path("lowCents").asDouble(), 1.0);
    assertEquals(expected + 2 * deviation, last.path("highCents").asDouble(), 1.0);
  }

  private static long rounded(Fraction value) {
    return new BigDecimal(value.decimal(4)).setScale(0, RoundingMode.HALF_EVEN).longValueExact();
  }

  @Test
  @DisplayName("each decision is weighed by what was seen, and the dear ones come first")
  void decisions() {
    Game game = CardRoom.game(GAME, List.of());
    JsonNode own = ann.get("/api/me/decisions").expect(200).json();
    assertEquals(ROUNDS, own.path("decisions").asInt());
    Fraction cost = Fraction.ZERO;
    int mistakes = 0;
    for (int round = 1; round <= ROUNDS; round++) {
      JsonNode verdict = verdict("home." + round);
      PlayOrFold odds =
          PlayOrFold.of(
              game, Cards.of(cards(verdict.path("cards"))), Optional.empty(), Cards.of(List.of()));
      assertEquals(odds.play().toString(), verdict.path("play").path("fraction").asString());
      boolean wrong = odds.best() == PlayOrFold.Choice.PLAY;
      assertEquals(wrong, !verdict.path("right").asBoolean(), verdict.toString());
      assertEquals(
          wrong ? rounded(odds.atStake().times(10_00)) : 0, verdict.path("costCents").asLong());
      cost = cost.plus(wrong ? odds.atStake().times(10_00) : Fraction.ZERO);
      mistakes += wrong ? 1 : 0;
    }
    assertEquals(mistakes, own.path("mistakes").asInt());
    assertEquals(rounded(cost), own.path("costCents").asLong());
    long before = Long.MAX_VALUE;
    for (JsonNode one : own.path("worst")) {
      long now = one.path("verdict").path("costCents").asLong();
      assertTrue(now <= before);
      before = now;
    }
  }

  private static JsonNode verdict(String round) {
    for (JsonNode one :
        house
            .stranger()
            .get("/api/rounds/" + round + "/decisions")
            .expect(200)
            .json()
            .path("decisions")) {
      if (one.path("player").asString().equals(name)) {
        return one;
      }
    }
    throw new AssertionError(name + " decided nothing in " + round);
  }

  private static List<Card> cards(JsonNode texts) {
    List<Card> cards = new ArrayList<>();
    texts.forEach(text -> cards.add(Card.parse(text.asString()).orElseThrow()));
    return cards;
  }

  @Test
  @DisplayName("the sitting is the same in every window")
  void session() {
    JsonNode here = ann.get("/api/me/session").expect(200).json();
    assertEquals(here, ann.copy().get("/api/me/session").expect(200).json());
    assertEquals(ROUNDS, here.path("rounds").asInt());
    assertEquals(-60_00, here.path("resultCents").asLong());
  }

  @Test
  @DisplayName("the sitting begins with the first bet, however long the table had waited for it")
  void beginsWithTheFirstBet() {
    long since = ann.get("/api/me/session").expect(200).json().path("sinceMillis").asLong();
    assertTrue(since >= firstBetMillis, (firstBetMillis - since) + " ms before the first bet");
  }

  @Test
  @DisplayName("nobody sees another's: a new guest has no rounds, a stranger and staff no home")
  void nobodyElses() {
    TestPerson bob = house.guest();
    for (String path : List.of("rounds", "rounds.csv", "results", "decisions", "session")) {
      TestPerson.Got got = bob.get("/api/me/" + path + "?player=" + name + "&name=" + name);
      assertFalse(got.expect(200).body().contains("home."), got.body());
      house.stranger().get("/api/me/" + path).expect(401);
      house.signedIn(TestHouse.MANAGER).get("/api/me/" + path).expect(403);
    }
  }

  @Test
  @DisplayName("a round that is on has no decisions to look at")
  void notBeforeItIsOver() {
    house.stranger().get("/api/rounds/home." + (ROUNDS + 1) + "/decisions").expect(404);
    house.stranger().get("/api/rounds/nowhere.1/decisions").expect(404);
  }

  @Test
  @Clause("FLOOR Names")
  @DisplayName("a guest who keeps his name keeps wallet, seat and rounds, and comes back with it")
  void keepsHisName() {
    house.table("kept", GAME, CardRoom.PATIENT, 0);
    TestPerson eve = house.guest();
    JsonNode before = eve.get("/api/me").json();
    eve.command("/api/tables/kept/sit", ",\"seat\":1,\"buyIn\":\"300\"").expect(200);
    TestPerson otherWindow = eve.copy();
    eve.post("/api/me/name", "{\"password\":\"short\"}").expect(409);
    JsonNode me =
        eve.post("/api/me/name", "{\"password\":\"%s\"}".formatted(TestHouse.PASSWORD))
            .expect(200)
            .json();
    assertEquals("player", me.path("role").asString());
    assertEquals(before.path("name"), me.path("name"));
    assertEquals(700_00, me.path("walletCents").asLong());
    assertEquals(300_00, me.path("racks").get(0).path("cents").asLong());
    otherWindow.get("/api/me").expect(401);
    eve.command("/api/tables/kept/stand", ",\"seat\":1").expect(200);
    TestPerson back = house.signedIn(before.path("name").asString());
    assertEquals(1_000_00, back.get("/api/me").json().path("walletCents").asLong());
  }

  @Test
  @Clause("FLOOR Play chips")
  @DisplayName("fresh chips come to whoever is broke, not to whoever has chips at a table")
  void freshChips() {
    house.table("broke", GAME, CardRoom.PATIENT, 0);
    TestPerson guest = house.guest();
    guest.command("/api/tables/broke/sit", ",\"seat\":1,\"buyIn\":\"1000\"").expect(200);
    JsonNode no = guest.post("/api/me/chips", "{}").expect(409).json();
    assertEquals("chips-left", no.path("reason").asString());
    assertFalse(guest.get("/api/me").json().path("freshChips").path("broke").asBoolean());
    assertEquals(3, guest.get("/api/me").json().path("freshChips").path("leftToday").asInt());
  }
}
