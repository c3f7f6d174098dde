package io.queenhigh.web;

import static io.queenhigh.web.RealHouse.json;
import static io.queenhigh.web.RealHouse.refused;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What one dishonest dealer, supervisor or cashier of a real house tries, over HTTP. */
class OneEmployeeTest {

  private static final String KEYED =
      ",\"game\":\"wa/three-card-poker\",\"dealer\":\"person\",\"cards\":\"keyed\"";
  private static final String SHUFFLED = ",\"game\":\"wa/three-card-poker\",\"dealer\":\"person\"";
  private static final String ROYAL = "As Ks Qs";

  @TempDir static Path folder = Path.of("");

  private static RealHouse house;
  private static TestPerson mallory;
  private static TestPerson moe;
  private static TestPerson ann;
  private static TestPerson dora;
  private static TestPerson sue;
  private static TestPerson eve;
  private static TestPerson carl;

  @BeforeAll
  static void open() {
    house = new RealHouse(folder);
    for (String[] post :
        new String[][] {
          {"dora", "dealer"}, {"sue", "supervisor"}, {"eve", "executive"}, {"carl", "cashier"}
        }) {
      house.appointed(post[0], post[1]);
    }
    house.pass(Duration.ofHours(1));
    mallory = house.signedIn("mallory");
    moe = house.signedIn("moe");
    dora = house.signedIn("dora");
    sue = house.signedIn("sue");
    eve = house.signedIn("eve");
    carl = house.signedIn("carl");
    ann = house.player("ann");
  }

  /** Whatever was tried, the books are sound. */
  @AfterAll
  static void close() {
    house.assertClean();
    house.close();
  }

  private TestPerson.Got opens(TestPerson by, String table, String fields) {
    return by.command("/api/tables", ",\"table\":\"" + table + "\"" + fields);
  }

  private TestPerson.Got assigns(TestPerson by, String table, String dealer) {
    return by.send(
        "PUT",
        "/api/tables/" + table + "/dealers",
        "{\"id\":\"%s\",\"dealers\":[\"%s\"]}".formatted(TestPerson.nextId(), dealer));
  }

  private TestPerson.Got does(TestPerson by, String table, String verb, String fields) {
    return by.command("/api/tables/" + table + "/" + verb, fields);
  }

  private JsonNode look(String table) {
    return ann.get("/api/tables/" + table).expect(200).json();
  }

  @Test
  @Clause("FLOOR One's own table")
  void nobodyDealsAtAKeyedTableByHisOwnWord() {
    assertEquals(
        "not-ones-own-table", refused(opens(sue, "t11", KEYED + ",\"dealers\":[\"sue\"]")));
    opens(sue, "t11", KEYED + ",\"dealers\":[\"dora\"]").expect(200);
    assertEquals("not-ones-own-table", refused(assigns(sue, "t11", "sue")));
    assigns(dora, "t11", "dora").expect(403);

    // Through a table with a shuffler, where she may deal, to one without.
    opens(sue, "t12", SHUFFLED + ",\"dealers\":[\"sue\"]").expect(200);
    assertEquals("not-ones-own-table", refused(keyed(sue, "t12")));
    keyed(moe, "t12").expect(200);
    does(sue, "t12", "no-more-bets", "").expect(409);
    assertEquals("[\"sue\"]", look("t12").path("dealers").toString());
    assertEquals("not-ones-own-table", refused(keyed(sue, "t12")));
  }

  private TestPerson.Got keyed(TestPerson by, String table) {
    return by.send(
        "PUT", "/api/tables/" + table, "{\"id\":\"%s\"%s}".formatted(TestPerson.nextId(), KEYED));
  }

  @Test
  @Clause("FLOOR One's own table")
  void noKeyedTableOfTheHouseIsOpenedForMoreThanAThousand() {
    String limits = ",\"limits\":{\"ante\":{\"minimum\":\"1\",\"maximum\":\"%s\"}}";
    assertEquals(
        "keyed-limit-too-high", refused(opens(sue, "t21", KEYED + limits.formatted("1000.01"))));
    // Washington's own ceiling is lower, and holds whoever deals.
    assertEquals("above-the-ceiling", refused(opens(sue, "t21", KEYED + limits.formatted("1000"))));
    opens(sue, "t21", KEYED + limits.formatted("300")).expect(200);
    assertEquals(
        "above-the-ceiling", refused(opens(sue, "t22", SHUFFLED + limits.formatted("100000"))));
  }

  @Test
  @Clause("QH Leaving folds")
  void aHandIsNotFoldedByFreeingItsSeat() {
    opens(sue, "t31", SHUFFLED + ",\"dealers\":[\"dora\"],\"pace\":{\"decisionMillis\":3600000}")
        .expect(200);
    opens(
            sue,
            "t32",
            ",\"game\":\"wa/three-card-poker\",\"pace\":{\"bettingMillis\":3600000,\"decisionMillis\":3600000}")
        .expect(200);
    sitsAndBets("t31");
    does(dora, "t31", "no-more-bets", "").expect(200);
    assertEquals("hand-in-play", refused(does(sue, "t31", "remove-seat", ",\"seat\":1")));
    does(dora, "t31", "deal", "").expect(200);
    sitsAndBets("t32");
    does(ann, "t32", "ready", ",\"seat\":1").expect(200);
    for (String table : new String[] {"t31", "t32"}) {
      deciding(table);
      assertEquals("hand-in-play", refused(does(sue, table, "remove-seat", ",\"seat\":1")));
      assertEquals("hand-in-play", refused(does(eve, table, "remove-seat", ",\"seat\":1")));
      does(ann, table, "play", ",\"seat\":1").expect(200);
    }
    assertEquals("hand-in-play", refused(does(eve, "t31", "remove-seat", ",\"seat\":1")));
    for (String verb : new String[] {"collect-forfeits", "reveal", "settle"}) {
      does(dora, "t31", verb, "").expect(200);
    }
    does(sue, "t31", "remove-seat", ",\"seat\":1").expect(200);
  }

  private void deciding(String table) {
    if (!look(table).path("phase").asString().equals("deciding")) {
      try (Listener listener = Listener.to(ann, table)) {
        while (!look(table).path("phase").asString().equals("deciding")) {
          listener.next();
        }
      }
    }
  }

  private void sitsAndBets(String table) {
    does(ann, table, "sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    does(ann, table, "bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"").expect(200);
  }

  @Test
  @Clause({"FLOOR Dealers", "LINK People"})
  void whoKeyedTheCardsConfirmsNothingThoughHePressedNoButton() {
    link();
    opens(
            moe,
            "t41",
            KEYED
                + ",\"choices\":[\"TCP-01\",\"P1\",\"game-manager\"],\"dealers\":[\"dora\",\"sue\"],"
                + "\"link\":\"emerald\"")
        .expect(200);
    moe.command("/api/links/emerald/tables", ",\"table\":\"t41\"").expect(200);
    sitsAndBets("t41");
    does(ann, "t41", "bet", ",\"seat\":1,\"wager\":\"progressive\",\"amount\":\"1\"").expect(200);
    does(dora, "t41", "controller/lock", "").expect(200);
    does(dora, "t41", "no-more-bets", "").expect(200);
    String colour = look("t41").path("deck").path("colour").asString("red");
    does(
            sue,
            "t41",
            "key-cards",
            ",\"colour\":\"%s\",\"hands\":{\"1\":\"%s\"},\"dealer\":\"2h 2d 3c\""
                .formatted(colour, ROYAL))
        .expect(200);
    does(ann, "t41", "play", ",\"seat\":1").expect(200);
    does(dora, "t41", "collect-forfeits", "").expect(200);
    does(dora, "t41", "reveal", "").expect(200);
    does(dora, "t41", "controller/press-hand", ",\"hand\":\"mini-royal-of-spades\"").expect(200);
    does(dora, "t41", "controller/call-supervisor", "").expect(200);
    fixed();

    String no = "dealer-does-not-confirm";
    assertEquals(no, refused(does(sue, "t41", "controller/turn-key", ",\"to\":\"jph\"")));
    // Who takes herself off the list has dealt the round all the same.
    assigns(sue, "t41", "dora").expect(200);
    assertEquals(no, refused(does(sue, "t41", "controller/turn-key", ",\"to\":\"jph\"")));
    does(dora, "t41", "wrong-cards", ",\"seat\":1,\"cards\":4").expect(200);
    assertEquals("dealer-confirms-no-void", refused(does(sue, "t41", "confirm-void", "")));
    assertEquals("dealer-rejects-no-void", refused(does(sue, "t41", "reject-void", "")));
    does(eve, "t41", "reject-void", "").expect(200);

    does(eve, "t41", "controller/turn-key", ",\"to\":\"jph\"").expect(200);
    does(eve, "t41", "controller/j-pot", "").expect(200);
    does(eve, "t41", "controller/turn-key", ",\"to\":\"run\"").expect(200);
    assertEquals(
        "confirmer-does-not-pay", refused(eve.command("/api/links/emerald/awards/1/pay", "")));
    carl.command("/api/links/emerald/awards/1/pay", "").expect(200);
  }

  private void fixed() {
    try (Listener listener = Listener.to(ann, "t41")) {
      while (look("t41").path("controller").path("amounts").isEmpty()) {
        listener.next();
      }
    }
  }

  private void link() {
    mallory
        .command(
            "/api/links",
            ",\"link\":\"emerald\",\"title\":\"The Emerald\",\"controller\":\"game-manager\","
                + "\"payTable\":\"P1\",\"wager\":\"1\",\"seed\":\"1000\","
                + "\"contributionPercent\":\"18.5\",\"reservePercent\":\"1.25\",\"configuredSource\":\"Data sheet P1\"")
        .expect(200);
    moe.command("/api/links/emerald/open", "").expect(200);
  }

  @Test
  @Clause("FLOOR Player's word")
  void noChipsLeaveAWalletThatItsPlayerDidNotAskFor() {
    TestPerson bob = house.player("bob");
    long number =
        carl.post("/api/cashier/redeem", slip("1", "400"))
            .expect(202)
            .json()
            .path("proposal")
            .asLong();
    assertEquals(1_000_00, house.wallet(bob));
    assertEquals(
        "second-person-needed", refused(carl.post("/api/proposals/" + number + "/approve", "{}")));

    JsonNode asked = bob.post("/api/me/redemption", json("amount", "300")).expect(200).json();
    assertEquals(300_00, asked.path("redemption").path("cents").asLong());
    carl.post("/api/cashier/redeem", slip("2", "301")).expect(202);
    carl.post("/api/cashier/redeem", slip("3", "300")).expect(200);
    assertEquals(700_00, house.wallet(bob));
    carl.post("/api/cashier/redeem", slip("4", "300")).expect(202);
    bob.post("/api/me/redemption", json("amount", "100")).expect(200);
    bob.send("DELETE", "/api/me/redemption", "{}").expect(200);
    carl.post("/api/cashier/redeem", slip("5", "100")).expect(202);
    assertTrue(bob.get("/api/me").json().path("redemption").isMissingNode());
    sue.post("/api/proposals/" + number + "/approve", "{}").expect(200);
    assertEquals(300_00, house.wallet(bob));
  }

  /** What a manager tries alone, one after the other; nothing of it moves a chip or a person. */
  @Test
  @Clause({"FLOOR Two managers", "LINK Two persons"})
  void aDishonestManagersDetours() {
    TestPerson pal = house.player("pal");
    opens(mallory, "t61", KEYED + ",\"dealers\":[\"mallory\"]").expect(409);
    opens(mallory, "t61", KEYED + ",\"dealers\":[\"dora\"]").expect(200);
    for (String verb : new String[] {"key-cards", "no-more-bets", "settle", "remove-seat"}) {
      does(mallory, "t61", verb, "").expect(403);
    }
    mallory.post("/api/cashier/issue", json("id", "1", "player", "pal", "amount", "9")).expect(403);
    for (String name : new String[] {"dora", "sue", "carl", "pal"}) {
      mallory.post("/api/people/" + name + "/reset", "{}").expect(202);
    }
    for (String name : new String[] {"dora", "sue"}) {
      mallory.send("PUT", "/api/people/" + name + "/role", json("role", "manager")).expect(202);
      mallory.send("DELETE", "/api/people/" + name, "{}").expect(202);
    }
    mallory.send("PUT", "/api/people/pal/role", json("role", "manager")).expect(409);
    mallory.post("/api/people", json("name", "Dora.", "role", "display")).expect(409);
    mallory.post("/api/people", json("name", "cashier", "role", "display")).expect(409);
    for (JsonNode open : mallory.get("/api/proposals").expect(200).json().path("proposals")) {
      String number = open.path("number").asString();
      mallory.post("/api/proposals/" + number + "/approve", "{}").expect(409);
      if (open.path("by").asString().equals("mallory")) {
        mallory.post("/api/proposals/" + number + "/withdraw", "{}").expect(200);
      }
    }
    assertEquals(1_000_00, house.wallet(pal));
    sue.get("/api/me").expect(200);
    dora.get("/api/me").expect(200);
  }

  /** What a manager tries alone in the office, and that a player whom two send away is paid. */
  @Test
  @Clause({"FLOOR Two managers", "FLOOR Closed accounts", "FLOOR Register", "FLOOR Wall"})
  void aDishonestManagerInTheOffice() {
    TestPerson kim = house.player("kim");
    opens(sue, "t81", SHUFFLED + ",\"dealers\":[\"dora\"]").expect(200);
    does(kim, "t81", "sit", ",\"seat\":1,\"buyIn\":\"300\"").expect(200);
    long number =
        mallory
            .send("DELETE", "/api/people/kim", "{}")
            .expect(202)
            .json()
            .path("proposal")
            .asLong();
    String approve = "/api/proposals/" + number + "/approve";
    assertEquals("second-person-needed", refused(mallory.post(approve, "{}")));
    assertEquals("proposed-already", refused(mallory.send("DELETE", "/api/people/Kim", "{}")));
    sue.post(approve, "{}").expect(403);
    String wanted = mallory.get("/api/approvals").expect(200).body();
    assertTrue(
        wanted.contains("Close the account of kim, who has 700.00 in the wallet and 300.00 at"),
        wanted);
    kim.get("/api/me").expect(200);

    JsonNode entry =
        mallory
            .post(
                "/api/records",
                json(
                    "requirement",
                    "wa-internal-controls",
                    "document",
                    "A paper",
                    "reference",
                    "17",
                    "from",
                    "2020-01-01"))
            .expect(201)
            .json()
            .path("entry");
    String record = "/api/records/" + entry.path("number").asLong();
    assertEquals("second-person-confirms", refused(mallory.post(record + "/confirm", "{}")));
    mallory.post(record + "/end", json("reason", "")).expect(422);
    mallory.post(record + "/end", json("reason", "a slip")).expect(200);

    mallory
        .send(
            "PUT",
            "/api/wall/thresholds",
            "{\"leastTray\":\"0\",\"heldDeviations\":9,\"leastRoundsAnHour\":0,\"mostMeterPercent\":0}")
        .expect(200);
    String journal = eve.get("/api/journal/house?most=1000").expect(200).body();
    assertTrue(journal.contains("WallThresholdsSet"), "who blinds the wall is on record");

    moe.post(approve, "{}").expect(200);
    kim.get("/api/me").expect(401);
    does(sue, "t81", "remove-seat", ",\"seat\":1").expect(200);
    JsonNode window = carl.get("/api/cashier/people/kim").expect(200).json();
    assertEquals(1_000_00, window.path("walletCents").asLong(), "what lay at the table too");
    // The house's clock here is a day behind the tables', to whom her chips went meanwhile.
    long due = paid("kim", "700").expect(202).json().path("proposal").asLong();
    moe.post("/api/proposals/" + due + "/approve", "{}").expect(200);
    assertEquals(300_00, carl.get("/api/cashier/people/kim").json().path("walletCents").asLong());
  }

  private static TestPerson.Got paid(String player, String amount) {
    return carl.post(
        "/api/cashier/redeem", json("id", TestPerson.nextId(), "player", player, "amount", amount));
  }

  /** What a cashier tries alone at the window. */
  @Test
  @Clause({"FLOOR Player's word", "FLOOR Two at the window"})
  void aDishonestCashiersDetours() {
    TestPerson lee = house.player("lee");
    String issue = "/api/cashier/issue";
    carl.post(issue, json("id", "to-myself", "player", "carl", "amount", "5")).expect(409);
    long number =
        carl.post(issue, json("id", "too-much", "player", "lee", "amount", "10000.01"))
            .expect(202)
            .json()
            .path("proposal")
            .asLong();
    carl.post("/api/proposals/" + number + "/approve", "{}").expect(409);
    assertEquals(1_000_00, house.wallet(lee));
    lee.post("/api/me/redemption", json("amount", "200")).expect(200);
    paid("lee", "200").expect(200);
    paid("lee", "200").expect(202);
    assertEquals(800_00, house.wallet(lee), "a word is good once");
    lee.post("/api/me/redemption", json("amount", "50")).expect(200);
    JsonNode asked = lee.get("/api/me").json().path("redemption");
    assertEquals(false, asked.path("expired").asBoolean());
    long own = asked.path("number").asLong();
    carl.post("/api/proposals/" + own + "/withdraw", "{}").expect(200);
    paid("lee", "50").expect(202);
    assertEquals(800_00, house.wallet(lee));
    for (JsonNode open : sue.get("/api/proposals").expect(200).json().path("proposals")) {
      if (open.path("name").asString().equals("lee")) {
        sue.post("/api/proposals/" + open.path("number").asLong() + "/withdraw", "{}").expect(200);
      }
    }
    carl.send("PUT", "/api/house/limits", "{\"once\":\"1\",\"day\":\"1\",\"quietMinutes\":0}")
        .expect(403);
  }

  /** What a dealer tries at her own keyed table. */
  @Test
  @Clause({"FLOOR Dealers", "FLOOR Void by two", "FLOOR Time to answer"})
  void aDishonestDealersDetours() {
    TestPerson max = house.player("max");
    opens(sue, "t71", KEYED + ",\"dealers\":[\"dora\"],\"pace\":{\"decisionMillis\":3600000}")
        .expect(200);
    does(max, "t71", "sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    does(max, "t71", "bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"").expect(200);
    opens(dora, "t72", KEYED + ",\"dealers\":[\"dora\"]").expect(403);
    keyed(dora, "t71").expect(403);
    does(dora, "t71", "no-more-bets", "").expect(200);
    String colour = look("t71").path("deck").path("colour").asString("red");
    String cards = ",\"colour\":\"%s\",\"hands\":{\"1\":\"%s\"},\"dealer\":\"2h 2d 3c\"";
    does(dora, "t71", "key-cards", cards.formatted(colour, "As As Ks")).expect(409);
    does(dora, "t71", "key-cards", cards.formatted(colour, "9s 7h 4d")).expect(200);
    does(dora, "t71", "key-cards", cards.formatted(colour, ROYAL)).expect(409);
    assertEquals("time-not-up", refused(does(dora, "t71", "time-out", ",\"seat\":1")));
    does(dora, "t71", "remove-seat", ",\"seat\":1").expect(403);
    does(dora, "t71", "wrong-cards", ",\"seat\":1,\"cards\":4").expect(200);
    does(dora, "t71", "confirm-void", "").expect(403);
    assertEquals("round-waits-for-void", refused(does(dora, "t71", "settle", "")));
    does(sue, "t71", "reject-void", "").expect(200);
    does(max, "t71", "play", ",\"seat\":1").expect(200);
    does(dora, "t71", "collect-forfeits", "").expect(200);
    does(dora, "t71", "reveal", "").expect(200);
    does(dora, "t71", "settle", "").expect(200);
  }

  private static String slip(String id, String amount) {
    return json("id", "slip-no-" + id, "player", "bob", "amount", amount);
  }
}
