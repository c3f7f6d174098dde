package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Progressive links over HTTP: set up, played for, hit, confirmed, paid, changed, reconciled. */
class LinksTest {
  private static final String WINS_ALL = "As Ks Qs";
  private static final String NOTHING = "9s 6h 4d";

  @TempDir Path folder = Path.of("");

  private LinkedHouse linked;

  @BeforeEach
  void open() {
    linked = new LinkedHouse(folder);
  }

  @AfterEach
  void close() {
    linked.close();
  }

  private static void refused(TestPerson.Got got, String why, String clause) {
    JsonNode problem = got.expect(409).json();
    assertEquals(
        why + " (" + clause + ")",
        problem.path("detail").asString() + " (" + problem.path("clause").asString() + ")");
  }

  @Test
  @Clause({"WA-GM 9.d", "WA-GM 9.e", "WA-GM 9.f", "WA-GM 9.g", "WA-GM 9.h", "LINK Paid once"})
  void aHitIsMarkedConfirmedByASupervisorAndPaidOnce() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    TestPerson ann = linked.bets("t1");
    linked.deals(linked.dora, ann, "t1", WINS_ALL);
    assertEquals(1_000_18, linked.link("emerald").path("meterCents").asLong());

    refused(
        linked.dora.command("/api/tables/t1/settle", ""),
        "Seat 1 holds A-K-Q of spades and is not marked",
        "WA-GM 9.d");
    linked.press(linked.dora, "t1", "press-hand", ",\"hand\":\"mini-royal-of-spades\"").expect(200);
    refused(
        linked.press(linked.sue, "t1", "turn-key", ",\"to\":\"jph\""),
        "The dealer has not called a supervisor",
        "WA-GM 9.e");
    linked.press(linked.dora, "t1", "call-supervisor", "").expect(200);
    JsonNode controls = linked.controller("t1", seen -> !seen.path("amounts").isEmpty());
    assertEquals(1_000_18, controls.path("amounts").get(0).path("cents").asLong());
    assertEquals(1, linked.link("emerald").path("pending").size());

    linked.press(linked.dora, "t1", "j-pot", "").expect(403);
    assertEquals(
        409, linked.dora.command("/api/tables/t1/settle", "").status(), "nobody has confirmed");
    linked.press(linked.sue, "t1", "turn-key", ",\"to\":\"jph\"").expect(200);
    linked.press(linked.sue, "t1", "j-pot", "").expect(200);
    refused(
        linked.press(linked.sue, "t1", "j-pot", ""),
        "Every marked win is in the log already",
        "WA-GM 9.i");
    linked.press(linked.sue, "t1", "turn-key", ",\"to\":\"run\"").expect(200);
    // The seed, and the one whole cent that the reserve has gathered.
    assertEquals(1_000_01, linked.link("emerald").path("meterCents").asLong());
    linked.deal(linked.dora, "t1", "settle", "");
    linked.press(linked.dora, "t1", "end-round", "").expect(200);

    long before = ann.get("/api/me").json().path("walletCents").asLong();
    linked.dora.command("/api/links/emerald/awards/1/pay", "").expect(403);
    refused(
        linked.sue.command("/api/links/emerald/awards/1/pay", ""),
        "sue confirmed this win: somebody else pays it",
        "LINK People");
    String pay = "{\"id\":\"pay-the-emerald\"}";
    linked.cass.post("/api/links/emerald/awards/1/pay", pay).expect(200);
    linked.cass.post("/api/links/emerald/awards/1/pay", pay).expect(200);
    refused(
        linked.sue.command("/api/links/emerald/awards/1/pay", ""),
        "Award 1 was paid already",
        "LINK Paid once");
    assertEquals(before + 1_000_18, ann.get("/api/me").json().path("walletCents").asLong());

    JsonNode page = linked.cass.get("/api/links/emerald/awards/1").expect(200).json();
    assertEquals("t1.1", page.path("round").asString());
    assertEquals("paid", page.path("state").asString());
    assertEquals("dora", page.path("dealer").asString());
    assertEquals("sue", page.path("confirmedBy").path("name").asString());
    assertEquals(1, linked.mia.get("/api/links/emerald/awards").json().path("awards").size());
    linked.mia.get("/api/links/emerald/awards/2").expect(404);
    linked.mia.get("/api/links/emerald/awards/x").expect(404);
    assertEquals(List.of(), linked.house().floor().store().wrongInTheBooks());
  }

  @Test
  @Clause({"WA-NX 9.a", "WA-NX 9.c", "QH Envy of others"})
  void envyIsPaidOnEveryWagerOfOthersAndOnlyWhenEverythingIsSettled() {
    linked.topaz();
    linked.table("t1", "topaz", "P2", "nexus", "two-spots");
    TestPerson ann = linked.bets("t1");
    ann.command("/api/tables/t1/sit", ",\"seat\":2,\"buyIn\":\"200\"").expect(200);
    TestPerson bob = linked.house().guest();
    bob.command("/api/tables/t1/sit", ",\"seat\":3,\"buyIn\":\"200\"").expect(200);
    linked.bets(ann, "t1", 2);
    linked.bets(bob, "t1", 3);
    linked.deals(
        linked.dora,
        "t1",
        "\"1\":\"9s 6h 4d\",\"2\":\"9d 6c 4s\",\"3\":\"Ah Kh Qh\"",
        ann,
        ann,
        bob);
    refused(
        linked.press(linked.dora, "t1", "pay-envy", ""),
        "Envy is paid at the end of the round: settle the other wagers first",
        "WA-NX 9.c");
    linked.deal(linked.dora, "t1", "settle", "");
    JsonNode settlement = ann.get("/api/tables/t1").json().path("settlement");
    assertEquals(
        List.of("3 -> 1 2500", "3 -> 2 2500"),
        settlement.path("envy").valueStream().map(LinksTest::envy).toList());
    linked.press(linked.dora, "t1", "pay-envy", "").expect(200);
    linked.press(linked.dora, "t1", "end-round", "").expect(200);

    String today = LocalDate.now(ZoneOffset.UTC).toString();
    String csv = linked.mia.get("/api/reports/tables.csv?day=" + today).expect(200).body();
    assertTrue(csv.lines().findFirst().orElse("").endsWith(",within,awards,envy"), csv);
    assertTrue(csv.contains(",progressive,3,3.00,,,,,,500.00,50.00\r\n"), csv);
    assertEquals(List.of(), linked.house().floor().store().wrongInTheBooks());
  }

  private static String envy(JsonNode pay) {
    return pay.path("fromSeat").asInt()
        + " -> "
        + pay.path("toSeat").asInt()
        + " "
        + pay.path("cents").asLong();
  }

  @Test
  @Clause({"QH Marked winners", "WA-GM 9.d", "WA-GM 9.f"})
  void anyWinnerIsMarkedAndTheTableSaysFromWhichAwardOnASupervisorVerifies() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    refused(
        linked.verifiesFrom("t1", "two-pairs"),
        "The pay table has no award for \"two-pairs\" that could be verified",
        "FLOOR Table setup");
    linked.verifiesFrom("t1", "three-of-a-kind").expect(200);
    TestPerson ann = linked.bets("t1");
    linked.deals(linked.dora, ann, "t1", "7s 7h 7d");
    refused(
        linked.dora.command("/api/tables/t1/settle", ""),
        "Seat 1 holds Three of a kind and is not marked",
        "WA-GM 9.d");
    linked.press(linked.dora, "t1", "press-hand", ",\"hand\":\"three-of-a-kind\"").expect(200);
    refused(
        linked.dora.command("/api/tables/t1/settle", ""),
        "The win of seat 1 is not verified yet",
        "WA-GM 9.f");
    linked.press(linked.dora, "t1", "call-supervisor", "").expect(200);
    JsonNode controls = linked.controller("t1", seen -> !seen.path("amounts").isEmpty());
    assertEquals(
        "[{\"seat\":1,\"hit\":0,\"cents\":6000,\"executive\":false}]",
        controls.path("amounts").toString());
    assertEquals(0, linked.link("emerald").path("pending").size(), "the meter is not touched");
    linked.press(linked.sue, "t1", "turn-key", ",\"to\":\"jph\"").expect(200);
    linked.press(linked.sue, "t1", "j-pot", "").expect(200);
    linked.press(linked.sue, "t1", "turn-key", ",\"to\":\"run\"").expect(200);
    assertEquals(1_000_18, linked.link("emerald").path("meterCents").asLong());
    linked.deal(linked.dora, "t1", "settle", "");
    linked.press(linked.dora, "t1", "end-round", "").expect(200);

    JsonNode page = linked.cass.get("/api/rounds/t1.1/wins").expect(200).json().path("wins").get(0);
    assertEquals(
        "three-of-a-kind 6000 tray dora sue",
        String.join(
            " ",
            page.path("hand").asString(),
            String.valueOf(page.path("cents").asLong()),
            page.path("paidBy").asString(),
            page.path("dealer").asString(),
            page.path("confirmedBy").path("name").asString()));
    assertEquals("[\"7s\",\"7h\",\"7d\"]", page.path("cards").toString());
    ann.get("/api/rounds/t1.1/wins").expect(403);
    assertEquals(List.of(), linked.house().floor().store().wrongInTheBooks());

    // A straight may be marked, and nobody has to come for it.
    linked.table("t2", "emerald", "P1", "game-manager");
    linked.deals(linked.dora, linked.bets("t2"), "t2", "4s 5h 6d");
    linked.press(linked.dora, "t2", "press-hand", ",\"hand\":\"straight\"").expect(200);
    linked.deal(linked.dora, "t2", "settle", "");
    linked.press(linked.dora, "t2", "end-round", "").expect(200);
    assertEquals(0, linked.cass.get("/api/rounds/t2.1/wins").json().path("wins").size());
  }

  @Test
  @Clause({"WA-MGL 10.a", "WA-MGL Display"})
  void aDisplayGivesSharesOfTheMeterInDollars() {
    linked.setUp("sapphire", "multi-game-link", "MGL").expect(200);
    JsonNode pays = linked.link("sapphire").path("pays");
    assertEquals(0, pays.get(1).path("cents").asLong(), "nothing is on it before it opens");
    linked.acknowledges("sapphire");
    linked.eve.command("/api/links/sapphire/open", "").expect(200);
    assertEquals(
        List.of("100 % of the meter 100000", "10 % of the meter 10000", "300 for 1 30000"),
        linked
            .link("sapphire")
            .path("pays")
            .valueStream()
            .limit(3)
            .map(line -> line.path("pays").asString() + " " + line.path("cents").asLong())
            .toList());
  }

  @Test
  @Clause({"WA-GM 9.f", "LINK People"})
  void whoHasDealtDoesNotConfirmWhateverHisPost() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    linked.assign("t1", "sue");
    TestPerson ann = linked.bets("t1");
    linked.deals(linked.sue, ann, "t1", WINS_ALL);
    linked.press(linked.sue, "t1", "press-hand", ",\"hand\":\"mini-royal-of-spades\"").expect(200);
    linked.press(linked.sue, "t1", "call-supervisor", "").expect(200);
    linked.controller("t1", seen -> !seen.path("amounts").isEmpty());
    refused(
        linked.press(linked.sue, "t1", "turn-key", ",\"to\":\"jph\""),
        "The dealer does not confirm: call a supervisor",
        "WA-GM 9.f");
    linked.press(linked.eve, "t1", "turn-key", ",\"to\":\"jph\"").expect(200);
    linked.press(linked.eve, "t1", "j-pot", "").expect(200);
  }

  @Test
  @Clause({"WA-NX Display", "WA-MGL Display"})
  void theStreamOfATableTellsItsMeterToo() {
    linked.topaz();
    linked.table("t1", "topaz", "P2", "nexus");
    TestPerson ann = linked.bets("t1");
    try (Listener table = Listener.to(ann, "t1")) {
      Listener.Heard first = table.until(one -> one.type().equals("Meter")).getLast();
      assertEquals("", first.id(), "it is no line of the table's journal");
      assertEquals(1_000_00, first.json().path("event").path("meterCents").asLong());
      linked.deals(linked.dora, ann, "t1", NOTHING);
      table.until(one -> one.json().path("event").path("meterCents").asLong() == 1_000_18);
    }
  }

  @Test
  void aFilmOfALinkedTableMovesWhatTheLedgerMoved() {
    linked.topaz();
    linked.table("t1", "topaz", "P2", "nexus");
    TestPerson ann = linked.bets("t1");
    linked.deals(linked.dora, ann, "t1", NOTHING);
    linked.deal(linked.dora, "t1", "settle", "");
    JsonNode steps = ann.get("/api/rounds/t1.1/replay").expect(200).json().path("steps");
    List<String> moves = new ArrayList<>();
    long least = 0;
    for (JsonNode step : steps) {
      step.path("moves")
          .forEach(
              move -> moves.add(move.path("from").asString() + " > " + move.path("to").asString()));
      least = Math.min(least, step.path("scene").path("layoutCents").asLong());
    }
    assertTrue(moves.contains("layout > coin in"), moves.toString());
    assertEquals(0, least, "nothing is taken off the layout twice");
    assertEquals(0, steps.get(steps.size() - 1).path("scene").path("layoutCents").asLong());
  }

  @Test
  @Clause({"WA-NX Display", "WA-MGL Display"})
  void aDisplayIsToldTheWholeLinkAndHasNothingToPress() {
    linked.topaz();
    linked.table("t1", "topaz", "P2", "nexus");
    TestPerson ann = linked.bets("t1");
    try (Listener display = Listener.on(linked.house().stranger(), "topaz")) {
      JsonNode first = display.next().json();
      assertEquals(1_000_00, first.path("meterCents").asLong());
      linked.deals(linked.dora, ann, "t1", NOTHING);
      Listener.Heard heard =
          display.until(one -> one.json().path("meterCents").asLong() == 1_000_18).getLast();
      assertEquals(heard.id(), heard.json().path("seq").asString());
      assertEquals(
          new TreeSet<>(
              List.of(
                  "id",
                  "seq",
                  "title",
                  "controller",
                  "payTable",
                  "standing",
                  "meterCents",
                  "nextCents",
                  "wagerCents",
                  "pays",
                  "foldedHandsQualify",
                  "tables",
                  "pending",
                  "last")),
          new TreeSet<>(heard.json().propertyNames()));
    }
    HttpRequest pressed =
        linked
            .house()
            .stranger()
            .request("/api/links/topaz/events")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .build();
    linked.house().stranger().send(pressed).expect(405);
  }

  @Test
  @Clause({"LINK Two persons", "LINK Reasons"})
  void nobodyAdjustsAMeterAlone() {
    linked.emerald();
    String adds =
        ",\"change\":\"adjustment\",\"fund\":\"meter\",\"amount\":\"25\",\"reason\":\"house-adds\","
            + "\"because\":\"The anniversary\"";
    linked.dora.command("/api/links/emerald/proposals", adds).expect(403);
    linked.sue.command("/api/links/emerald/proposals", adds).expect(200);
    assertEquals(1_000_00, linked.link("emerald").path("meterCents").asLong());
    refused(
        linked.sue.command("/api/links/emerald/proposals/1/approve", ""),
        "Somebody other than sue has to approve this",
        "LINK Two persons");
    JsonNode proposal =
        linked.mia.get("/api/links/emerald/details").expect(200).json().path("proposals").get(0);
    assertEquals("adjustment", proposal.path("change").asString());
    assertEquals(25_00, proposal.path("cents").asLong());
    linked.mia.command("/api/links/emerald/proposals/1/approve", "").expect(200);
    assertEquals(1_025_00, linked.link("emerald").path("meterCents").asLong());
    String log = linked.mia.get("/api/links/emerald/log.csv").expect(200).body();
    assertTrue(
        log.contains(
            ",house-adds,manager "
                + TestHouse.MANAGER
                + ",supervisor sue,manager "
                + TestHouse.MANAGER
                + ",The anniversary\r\n"),
        log);
    linked.mia.command("/api/links/emerald/proposals/1/approve", "").expect(409);
    linked.mia.command("/api/links/emerald/proposals/x/approve", "").expect(404);
    linked
        .sue
        .command(
            "/api/links/emerald/proposals",
            ",\"change\":\"adjustment\",\"fund\":\"meter\",\"amount\":\"-5\",\"reason\":\"house-adds\",\"because\":\"For"
                + " no reason\"")
        .expect(409);
  }

  @Test
  @Clause({"LINK Suspension", "LINK Two persons"})
  void termsAreChangedOnlyWhileTheLinkIsSuspended() {
    linked.emerald();
    String seed = ",\"change\":\"terms\",\"seed\":\"2000\",\"because\":\"A larger start\"";
    assertEquals(
        "LINK Suspension",
        linked
            .sue
            .command("/api/links/emerald/proposals", seed)
            .expect(409)
            .json()
            .path("clause")
            .asString());
    linked.sue.command("/api/links/emerald/suspend", ",\"reason\":\"New terms\"").expect(200);
    linked.sue.command("/api/links/emerald/proposals", seed).expect(200);
    linked.eve.command("/api/links/emerald/proposals/1/approve", "").expect(200);
    linked.sue.command("/api/links/emerald/resume", "").expect(403);
    linked.mia.command("/api/links/emerald/resume", "").expect(200);
    JsonNode terms = linked.mia.get("/api/links/emerald/details").json().path("terms");
    assertEquals(2_000_00, terms.path("seedCents").asLong());
    assertEquals(1850, terms.path("rates").path("contributionPer10000").asInt());
  }

  @Test
  @Clause({"LINK Long run", "LINK Set-up", "WA-REC Seed 3", "WA-REC Contribution 3"})
  void aLinkIsSetUpWithItsMakersSettingsAndShownWhatItKeepsInTheLongRun() {
    String about =
        ",\"title\":\"A link\",\"controller\":\"game-manager\",\"payTable\":\"P1\",\"wager\":\"1\","
            + "\"reservePercent\":\"1.25\",\"link\":";
    linked
        .mia
        .command(
            "/api/links", about + "\"jade\",\"seed\":\"1000\",\"contributionPercent\":\"18.5\"")
        .expect(422);
    linked
        .mia
        .command(
            "/api/links",
            about
                + "\"opal\",\"seed\":\"0\",\"contributionPercent\":\"50\",\"configuredSeed\":\"1000\","
                + "\"configuredContributionPercent\":\"18.5\",\"configuredSource\":\"Letter of May\"")
        .expect(200);
    JsonNode details = linked.mia.get("/api/links/opal/details").expect(200).json();
    assertEquals(
        "{\"seedCents\":100000,\"contributionPer10000\":1850,\"source\":\"Letter of May\"}",
        details.path("terms").path("configured").toString());
    assertEquals(
        List.of(
            "seed-of-nothing",
            "reserve-as-seed",
            "envy-mini-royal-of-spades-above-its-award",
            "house-loses"),
        details.path("openSlips").valueStream().map(slip -> slip.path("id").asString()).toList());
    JsonNode full = details.path("longRun").get(6);
    assertEquals(
        "7 -10.39",
        full.path("players").asInt() + " " + full.path("percent").asString().substring(0, 6));
    refused(
        linked.eve.command("/api/links/opal/open", ""),
        "A manager has to acknowledge this first: With a seed of nothing the meter starts from nothing,"
            + " and so does the next after a win",
        "WA-REC Seed 3");
    linked.acknowledges("opal");
    linked.eve.command("/api/links/opal/open", "").expect(200);
    assertEquals(0, linked.link("opal").path("meterCents").asLong());
    linked.table("t1", "opal", "P1", "game-manager");
    TestPerson ann = linked.bets("t1");
    linked.deals(linked.dora, ann, "t1", WINS_ALL);
    assertEquals(50, linked.link("opal").path("meterCents").asLong());
    assertEquals(List.of(), linked.house().floor().store().wrongInTheBooks());
  }

  @Test
  @Clause("LINK Suspected slips")
  void aSuspectedSlipIsAcknowledgedBeforeALinkOpens() {
    linked.setUp("sapphire", "multi-game-link", "MGL").expect(200);
    JsonNode slips =
        linked.mia.get("/api/links/sapphire/details").expect(200).json().path("openSlips");
    assertFalse(slips.isEmpty());
    linked.eve.command("/api/links/sapphire/open", "").expect(409);
    linked.acknowledges("sapphire");
    linked.eve.command("/api/links/sapphire/open", "").expect(200);
    assertEquals("open", linked.link("sapphire").path("standing").asString());
  }

  @Test
  @Clause({"LINK Reconciliation", "LINK Retirement"})
  void aDayIsReconciledAndSignedOffAndALinkHandsItsMoneyOn() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    TestPerson ann = linked.bets("t1");
    linked.deals(linked.dora, ann, "t1", NOTHING);
    linked.deal(linked.dora, "t1", "settle", "");
    linked.press(linked.dora, "t1", "end-round", "").expect(200);
    String today = LocalDate.now(ZoneOffset.UTC).toString();
    JsonNode day =
        linked.cass.get("/api/links/emerald/reconciliation?day=" + today).expect(200).json();
    assertTrue(day.path("balances").asBoolean(), day.toString());
    assertEquals("0.185", day.path("lines").path("contributions").asString());
    assertEquals(1, day.path("tables").get(0).path("own").path("wagers").asInt());
    linked.sue.command("/api/links/emerald/sign-off", ",\"day\":\"" + today + "\"").expect(409);
    linked.mia.command("/api/links/emerald/sign-off", ",\"day\":\"2999-01-01\"").expect(409);
    linked.mia.command("/api/links/emerald/sign-off", ",\"day\":\"today\"").expect(422);
    linked.mia.command("/api/links/emerald/sign-off", ",\"day\":\"" + today + "\"").expect(200);
    assertEquals(
        TestHouse.MANAGER,
        linked
            .cass
            .get("/api/links/emerald/reconciliation")
            .json()
            .path("signedOff")
            .path("name")
            .asString());
    linked.cass.get("/api/links/emerald/reconciliation?day=soon").expect(422);
    String log = linked.cass.get("/api/links/emerald/log.csv?from=" + today).expect(200).body();
    assertTrue(log.contains(",opened,,,1000.00,1000.00,"), log);
    assertTrue(log.contains(",contribution,t1,t1.1,0.185,1000.185,0.0125,0.00,"), log);
    assertEquals(
        1,
        linked.cass.get("/api/links/emerald/log.csv?to=2000-01-01").body().lines().count(),
        "only the heading");

    retire();
    refused(
        linked.mia.command("/api/links/emerald/receive", ",\"from\":\"nowhere\""),
        "No link nowhere was retired in favour of emerald",
        "LINK Retirement");
    linked.mia.command("/api/links/ruby/receive", ",\"from\":\"emerald\"").expect(200);
    linked.mia.command("/api/links/ruby/receive", ",\"from\":\"emerald\"").expect(200);
    JsonNode funds = linked.mia.get("/api/links/ruby/details").json().path("funds");
    assertEquals("2000.185", funds.path("meter").asString());
    assertEquals("0.0125", funds.path("reserve").asString());
    assertEquals(List.of(), linked.house().floor().store().wrongInTheBooks());
  }

  /** The emerald ends in favour of a ruby. */
  private void retire() {
    linked.setUp("ruby", "game-manager", "P1").expect(200);
    linked.eve.command("/api/links/ruby/open", "").expect(200);
    linked.mia.command("/api/links/emerald/leave", ",\"table\":\"t1\"").expect(200);
    linked.sue.command("/api/links/emerald/suspend", ",\"reason\":\"It ends\"").expect(200);
    linked
        .mia
        .command(
            "/api/links/emerald/proposals",
            ",\"change\":\"retirement\",\"to\":\"ruby\",\"because\":\"A new meter\"")
        .expect(200);
    linked.eve.command("/api/links/emerald/proposals/1/approve", "").expect(200);
    assertEquals("retired", linked.link("emerald").path("standing").asString());
  }

  @Test
  @Clause({"LINK Set-up", "LINK Tables"})
  void whatDoesNotFitIsRefused() {
    linked.emerald();
    refused(
        linked.setUp("emerald", "game-manager", "P1"),
        "There is a link emerald already",
        "LINK Set-up");
    linked.setUp("jade", "game-manager", "P9").expect(409);
    linked.setUp("jade", "abacus", "P1").expect(422);
    linked.mia.command("/api/links", ",\"link\":\"jade\"").expect(422);
    refused(
        linked.mia.command("/api/links/emerald/tables", ",\"table\":\"t9\""),
        "There is no open table t9",
        "LINK Tables");
    linked
        .mia
        .command("/api/tables", ",\"table\":\"t2\",\"game\":\"wa/three-card-poker\"")
        .expect(200);
    refused(
        linked.mia.command("/api/links/emerald/tables", ",\"table\":\"t2\""),
        "Table t2 is not set up for link emerald: configure it first",
        "LINK Tables");
    linked
        .mia
        .command(
            "/api/tables",
            ",\"table\":\"t3\",\"game\":\"wa/three-card-poker\",\"choices\":[\"P1\",\"game-manager\"],"
                + "\"link\":\"opal\"")
        .expect(422);
    linked.eve.command("/api/links/opal/open", "").expect(404);
    linked.house().stranger().get("/api/links/opal").expect(404);
    linked.house().stranger().get("/api/links/emerald/details").expect(401);
  }

  @Test
  @Clause("FLOOR Progressive wagers")
  void aSuspendedLinkTakesNoWagersAndTheGameGoesOn() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    linked.sue.command("/api/links/emerald/suspend", ",\"reason\":\"A test\"").expect(200);
    TestPerson ann = linked.house().guest();
    ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"200\"").expect(200);
    linked.bet(ann, "t1", "ante", "10").expect(200);
    assertEquals(
        "FLOOR Progressive wagers",
        linked.bet(ann, "t1", "progressive", "1").expect(409).json().path("clause").asString());
    linked.deal(linked.dora, "t1", "no-more-bets", "");
  }
}
