package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
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

/** Two tables of different games on one meter, one of them dealt elsewhere, over HTTP. */
class BesideHouseTest {

  @TempDir Path folder = Path.of("");

  private LinkedHouse linked;

  @BeforeEach
  void open() {
    linked = new LinkedHouse(folder);
    linked.setUp("sapphire", "multi-game-link", "MGL").expect(200);
    for (JsonNode slip : linked.mia.get("/api/links/sapphire/details").json().path("openSlips")) {
      linked
          .mia
          .command(
              "/api/links/sapphire/acknowledge", ",\"slip\":\"" + slip.path("id").asString() + "\"")
          .expect(200);
    }
    linked.eve.command("/api/links/sapphire/open", "").expect(200);
    linked.table("t1", "sapphire", "MGL", "nexus");
  }

  @AfterEach
  void close() {
    linked.close();
  }

  private void opens(String table, String game, String choices) {
    linked
        .mia
        .command(
            "/api/tables",
            ",\"table\":\"%s\",\"game\":\"%s\",\"choices\":[%s],\"dealers\":[\"dora\"],\"link\":\"sapphire\""
                .formatted(table, game, choices))
        .expect(200);
  }

  private TestPerson.Got join(String table) {
    return linked.mia.command("/api/links/sapphire/tables", ",\"table\":\"" + table + "\"");
  }

  private static void refused(TestPerson.Got got, String why, String clause) {
    JsonNode problem = got.expect(409).json();
    assertEquals(
        why + " (" + clause + ")",
        problem.path("detail").asString() + " (" + problem.path("clause").asString() + ")");
  }

  private TestPerson.Got sensors(String chips) {
    return linked.dora.command("/api/tables/lir-1/sensors", ",\"sensors\":{" + chips + "}");
  }

  private void pressed(TestPerson by, String button, String fields) {
    linked.press(by, "lir-1", button, fields).expect(200);
  }

  @Test
  @Clause("FLOOR Controller only")
  void oneDishonestPersonGetsNothingOutOfATableThatIsDealtElsewhere() {
    opens("lir-1", "links/let-it-ride", "\"MGL\"");
    join("lir-1").expect(200);
    for (String odd :
        List.of(
            "\"2\":\"-1\"", "\"0\":\"1\"", "\"2\":\"100000\"", "\"2\":\"0.5\"", "\"x\":\"1\"")) {
      int status = sensors(odd).status();
      assertTrue(status == 409 || status == 422, odd + ": " + status);
    }
    sensors("\"2\":\"1\",\"3\":\"1\"").expect(200);
    linked
        .press(linked.dora, "lir-1", "key-win", ",\"seat\":3,\"cards\":\"As Ks Qs Js Ts\"")
        .expect(409);
    pressed(linked.dora, "lock", "");
    long meter = linked.link("sapphire").path("meterCents").asLong();
    sensors("").expect(409);
    sensors("\"2\":\"1\",\"3\":\"1\",\"4\":\"1\"").expect(409);
    linked
        .press(linked.dora, "lir-1", "key-win", ",\"seat\":4,\"cards\":\"As Ks Qs Js Ts\"")
        .expect(409);
    pressed(linked.dora, "end-round", "");
    assertEquals(meter, linked.link("sapphire").path("meterCents").asLong());
    for (String hands :
        List.of("\"3\":\"As Ks Qs\"", "\"dealer\":\"2c 3d 5h\"", "\"3\":\"As Ks Qs Js Ts\"")) {
      TestPerson.Got got =
          linked.sue.command(
              "/api/tables/lir-1/propose-correction",
              ",\"hands\":{%s},\"reason\":\"a friend\"".formatted(hands));
      assertTrue(got.status() == 409 || got.status() == 422, hands + ": " + got.body());
    }
  }

  @Test
  @Clause({"FLOOR Controller only", "LINK Reconciliation", "WA-MGL 3", "WA-APP Ten games"})
  void aHitBesideAnotherGamesTableIsConfirmedPaidReconciledAndAudited() {
    opens("lir-1", "links/let-it-ride", "\"MGL\"");
    join("lir-1").expect(200);
    JsonNode table = linked.house().stranger().get("/api/tables/lir-1").expect(200).json();
    assertTrue(table.path("posted").path("controllerOnly").asBoolean());
    assertEquals(5, table.path("controller").path("reads").asInt());

    linked.house().stranger().get("/api/tables/lir-1/cloth").expect(200);
    linked.house().stranger().get("/api/tables").expect(200);

    // The other game feeds the same meter.
    TestPerson ann = linked.bets("t1");
    linked.press(linked.dora, "t1", "lock", "").expect(200);
    assertEquals(1_000_18, linked.link("sapphire").path("meterCents").asLong());

    sensors("\"2\":\"1\",\"3\":\"1\",\"9\":\"1\"").expect(409);
    sensors("\"2\":\"1\",\"3\":\"1\",\"5\":\"1\"").expect(200);
    sensors("\"2\":\"1\",\"3\":\"1\"").expect(200);
    ann.command("/api/tables/lir-1/sit", ",\"seat\":1,\"buyIn\":\"20\"").expect(409);
    pressed(linked.dora, "lock", "");
    assertEquals(1_000_55, linked.link("sapphire").path("meterCents").asLong());
    pressed(linked.dora, "key-win", ",\"seat\":3,\"cards\":\"As Ks Qs Js Ts\"");
    pressed(linked.dora, "key-win", ",\"seat\":2,\"cards\":\"9h 8h 7h Js Ts\"");
    pressed(linked.dora, "key-win", ",\"seat\":2");
    pressed(linked.dora, "key-win", ",\"seat\":2,\"cards\":\"9h 8h 7h Js Ts\"");
    pressed(linked.dora, "select-spot", ",\"seat\":3");
    pressed(linked.dora, "press-hand", ",\"hand\":\"royal-flush\"");
    pressed(linked.dora, "call-supervisor", "");
    JsonNode controls = linked.controller("lir-1", seen -> !seen.path("amounts").isEmpty());
    assertEquals(1_000_55, controls.path("amounts").get(0).path("cents").asLong());
    assertEquals("a royal flush", controls.path("wins").get(1).path("hand").asString());
    linked
        .press(linked.dora, "lir-1", "verify-win", ",\"seat\":3,\"cards\":\"As Ks Qs Js Ts\"")
        .expect(403);
    pressed(linked.eve, "verify-win", ",\"seat\":3,\"cards\":\"As Ks Qs Js Ts\"");
    pressed(linked.eve, "confirm", "");
    pressed(linked.eve, "swipe-card", "");
    pressed(linked.dora, "pay-envy", "");
    pressed(linked.dora, "end-round", "");
    linked.cass.command("/api/links/sapphire/awards/1/pay", "").expect(200);

    JsonNode page = linked.cass.get("/api/links/sapphire/awards/1").expect(200).json();
    assertEquals("lir-1.1", page.path("round").asString());
    assertEquals("seat-3", page.path("player").asString());
    assertEquals("paid", page.path("state").asString());
    JsonNode film = linked.mia.get("/api/rounds/lir-1.1/replay").expect(200).json();
    assertTrue(film.toString().contains("dora keys the winning hand of seat-3"), film::toString);
    linked.dora.command("/api/tables/t1/no-more-bets", "").expect(200);

    String today = LocalDate.now(ZoneOffset.UTC).toString();
    JsonNode books =
        linked.cass.get("/api/links/sapphire/reconciliation?day=" + today).expect(200).json();
    assertTrue(books.path("balances").asBoolean(), books::toString);
    assertEquals(2, books.path("tables").size());
    linked.mia.command("/api/links/sapphire/sign-off", ",\"day\":\"" + today + "\"").expect(200);
    assertEquals(List.of(), linked.house().floor().store().wrongInTheBooks());

    Report report =
        Audit.store(
            linked.house().floor().store().address(),
            linked.house().floor().catalogue(),
            Progress.SILENT);
    assertEquals(List.of(), report.findings());
    assertEquals(2, report.counts().attested());
  }

  @Test
  @Clause({"FLOOR On file", "FLOOR Room's own rules", "FLOOR Controller only"})
  void theRoomsCeilingAndItsRegisterHoldBesideOtherGames() {
    String says = "{\"licences\":{},\"ceilings\":{%s},\"bankOffers\":[],\"strict\":%s}";
    opens("lir-1", "links/let-it-ride", "\"MGL\"");
    join("lir-1").expect(200);
    sensors("\"2\":\"1\"").expect(200);
    sensors("").expect(200);
    linked.mia.send("PUT", "/api/room", says.formatted("\"WA\":\"0.50\"", "false")).expect(200);
    refused(
        sensors("\"2\":\"1\""),
        "This room takes 0.50 a wager at most, and Progressive has a maximum of 1.00 here",
        "FLOOR Room's own rules");
    linked.mia.send("PUT", "/api/room", says.formatted("", "true")).expect(200);
    refused(
        sensors("\"2\":\"1\""),
        "This room is strict, and not everything that the table needs is on file:"
            + " wa-internal-controls, wa-supplier-licence, wa-connected-jackpot, wa-nx-manager,"
            + " wa-nx-controller, wa-nx-display",
        "FLOOR On file");
    linked.mia.send("PUT", "/api/room", says.formatted("", "false")).expect(200);
    sensors("\"2\":\"1\"").expect(200);
    assertEquals(
        List.of(),
        Audit.store(
                linked.house().floor().store().address(),
                linked.house().floor().catalogue(),
                Progress.SILENT)
            .findings());
  }

  @Test
  @Clause({"LINK Declared games", "WA-MGL 3", "QH Linked cards"})
  void aGameWithAnotherChanceIsRefusedAndOneThatIsUnknownWaitsForTwoPeople() {
    JsonNode shelf = linked.house().stranger().get("/api/link-games").expect(200).json();
    assertEquals(10, shelf.path("games").size());
    opens("dj-1", "links/dj-wild-stud", "\"MGL\",\"own-5-community-0\"");
    refused(
        join("dj-1"),
        "Which cards of DJ Wild Stud Poker count is unknown: two people declare them on link sapphire first",
        "LINK Declared games");
    declare("48", "2869685", 1);
    refused(
        join("dj-1"),
        "The chances differ: royal-flush 1/649740 on the link, royal-flush 48/2869685 at table dj-1",
        "WA-MGL 3");
    declare("4", "2598960", 2);
    join("dj-1").expect(200);
  }

  private void declare(String ways, String of, int proposal) {
    linked
        .sue
        .command(
            "/api/links/sapphire/proposals",
            ",\"change\":\"game\",\"because\":\"the maker's letter\",\"game\":\"links/dj-wild-stud\",\"own\":5,"
                + "\"community\":0,\"hand\":\"royal-flush\",\"ways\":\"%s\",\"of\":\"%s\""
                    .formatted(ways, of))
        .expect(200);
    JsonNode open = linked.mia.get("/api/links/sapphire/details").json().path("proposals").get(0);
    assertEquals("game", open.path("change").asString());
    assertEquals("links/dj-wild-stud", open.path("game").path("game").asString());
    linked.mia.command("/api/links/sapphire/proposals/" + proposal + "/approve", "").expect(200);
  }
}
