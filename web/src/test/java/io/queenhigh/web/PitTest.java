package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Role;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * One employee is not enough: what a lone dealer or supervisor tries, and the honest way by two.
 */
class PitTest {

  private static final String WASHINGTON = ",\"game\":\"wa/three-card-poker\"";
  private static final String BY_HAND = WASHINGTON + ",\"dealer\":\"person\"";

  @TempDir Path folder = Path.of("");

  private LinkedHouse linked;
  private TestPerson dan;
  private TestPerson ann;

  @BeforeEach
  void open() {
    linked = new LinkedHouse(folder);
    linked.house().appoint("dan", Role.DEALER);
    dan = linked.house().signedIn("dan");
    ann = linked.house().guest();
  }

  /** Whatever was tried, the books are sound. */
  @AfterEach
  void close() {
    linked.close();
    assertEquals(
        List.of(),
        Audit.store("sqlite:" + folder.resolve("floor.db"), CardRoom.CATALOGUE, Progress.SILENT)
            .findings());
  }

  private void table(String id, String fields) {
    linked.sue.command("/api/tables", ",\"table\":\"" + id + "\"" + fields).expect(200);
  }

  private JsonNode look(String table) {
    return ann.get("/api/tables/" + table).expect(200).json();
  }

  /** That the table says no in these words, and is as it was. */
  private void refuses(TestPerson by, String table, String verb, String fields, String id) {
    long seq = look(table).path("seq").asLong();
    JsonNode no = by.command("/api/tables/" + table + "/" + verb, fields).expect(409).json();
    assertEquals(id, no.path("reason").asString(), no::toString);
    assertTrue(no.path("clause").asString("").matches("FLOOR .*"), no::toString);
    assertEquals(seq, look(table).path("seq").asLong());
  }

  private void sitsAndBets(String table) {
    ann.command("/api/tables/" + table + "/sit", ",\"seat\":1,\"buyIn\":\"100\"").expect(200);
    ann.command("/api/tables/" + table + "/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"10\"")
        .expect(200);
  }

  private void deals(TestPerson dealer, String table) {
    dealer.command("/api/tables/" + table + "/no-more-bets", "").expect(200);
    dealer.command("/api/tables/" + table + "/deal", "").expect(200);
  }

  @Test
  @Clause("FLOOR Automatic tables")
  void noDealersCommandCountsAtAnAutomaticTable() {
    table("t1", WASHINGTON + ",\"pace\":{\"bettingMillis\":600000}");
    sitsAndBets("t1");
    refuses(dan, "t1", "wrong-cards", ",\"seat\":1,\"cards\":4", "three-cards-by-machine");
    refuses(linked.sue, "t1", "wrong-cards", ",\"seat\":1,\"cards\":4", "three-cards-by-machine");
    refuses(dan, "t1", "shuffler-failed", "", "table-deals-by-itself");
    for (String verb : List.of("no-more-bets", "deal", "collect-forfeits", "reveal", "settle")) {
      refuses(dan, "t1", verb, "", "table-deals-by-itself");
      refuses(linked.sue, "t1", verb, "", "table-deals-by-itself");
    }
    refuses(dan, "t1", "time-out", ",\"seat\":1", "table-deals-by-itself");
  }

  @Test
  @Clause("FLOOR Automatic tables")
  void oneDealerCannotFreezeTheTablesOfTheHouse() {
    for (int i = 1; i <= 9; i++) {
      table("t" + i, i % 2 == 0 ? WASHINGTON : BY_HAND + ",\"dealers\":[\"dora\"]");
    }
    for (int i = 1; i <= 9; i++) {
      String id = i % 2 == 0 ? "table-deals-by-itself" : "not-your-table";
      refuses(dan, "t" + i, "shuffler-failed", "", id);
    }
    linked.sue.command("/api/tables/t2/shuffler-failed", "").expect(200);
    assertTrue(look("t2").path("suspended").asBoolean());
    refuses(dan, "t2", "resume", "", "table-deals-by-itself");
    linked.sue.command("/api/tables/t2/resume", "").expect(200);
  }

  @Test
  @Clause("FLOOR Dealers")
  void aDealerDealsWhereHeIsAssignedAndNowhereElse() {
    table("t1", BY_HAND + ",\"dealers\":[\"dora\"]");
    sitsAndBets("t1");
    refuses(dan, "t1", "no-more-bets", "", "not-your-table");
    refuses(linked.sue, "t1", "no-more-bets", "", "not-your-table");
    assign(linked.sue, "t1", "\"nobody\"", 409);
    assign(linked.sue, "t1", "\"cass\"", 409);
    assign(dan, "t1", "\"dan\"", 403);
    assign(linked.sue, "t1", "\"dan\"", 200);
    assertEquals("[\"dan\"]", look("t1").path("dealers").toString());
    refuses(linked.dora, "t1", "no-more-bets", "", "not-your-table");
    deals(dan, "t1");
    JsonNode summary = ann.get("/api/tables").expect(200).json().path("tables").get(0);
    assertEquals("[\"dan\"]", summary.path("dealers").toString());
    table("t2", WASHINGTON);
    assign(linked.sue, "t2", "\"dan\"", 409);
  }

  private void assign(TestPerson by, String table, String names, int status) {
    by.send(
            "PUT",
            "/api/tables/" + table + "/dealers",
            "{\"id\":\"%s\",\"dealers\":[%s]}".formatted(TestPerson.nextId(), names))
        .expect(status);
  }

  @Test
  @Clause("FLOOR Time to answer")
  void timeIsCalledWhenItIsUpAndNotBefore() {
    table("t1", BY_HAND + ",\"dealers\":[\"dan\"],\"pace\":{\"decisionMillis\":3600000}");
    sitsAndBets("t1");
    deals(dan, "t1");
    JsonNode clock = look("t1").path("clock");
    assertEquals("decides", clock.path("what").asString());
    assertEquals(1, clock.path("seat").asInt());
    refuses(dan, "t1", "time-out", ",\"seat\":1", "time-not-up");
    assertEquals("deciding", look("t1").path("phase").asString());
    linked.house().tableWithoutTime("t2", "sue", List.of(new Staff("dan", Post.DEALER)));
    sitsAndBets("t2");
    deals(dan, "t2");
    dan.command("/api/tables/t2/time-out", ",\"seat\":1").expect(200);
    assertEquals("decided", look("t2").path("phase").asString());
  }

  @Test
  @Clause("FLOOR Void by two")
  void aRoundWithCardsOutIsVoidedByTwoPeople() {
    table("t1", BY_HAND + ",\"dealers\":[\"dan\"]");
    sitsAndBets("t1");
    deals(dan, "t1");
    dan.command("/api/tables/t1/wrong-cards", ",\"seat\":1,\"cards\":4").expect(200);
    JsonNode waiting = look("t1");
    assertEquals("deciding", waiting.path("phase").asString());
    assertEquals("dan", waiting.path("voiding").path("by").asString());
    refuses(ann, "t1", "play", ",\"seat\":1", "round-waits-for-void");
    dan.command("/api/tables/t1/confirm-void", "").expect(403);
    linked.sue.command("/api/tables/t1/reject-void", "").expect(200);
    linked.sue.command("/api/tables/t1/void-round", ",\"reason\":\"a slip\"").expect(200);
    refuses(linked.sue, "t1", "confirm-void", "", "another-person-approves");
    linked.eve.command("/api/tables/t1/confirm-void", "").expect(200);
    assertEquals("void", look("t1").path("phase").asString());
    assertEquals(100_00, look("t1").path("you").path("rackCents").asLong());
    refuses(linked.sue, "t1", "confirm-void", "", "no-void-proposed");
  }

  @Test
  @Clause("FLOOR Void by two")
  void whoDealsAtATableConfirmsNoVoidThere() {
    table("t1", BY_HAND + ",\"dealers\":[\"dan\",\"sue\"]");
    sitsAndBets("t1");
    deals(dan, "t1");
    dan.command("/api/tables/t1/wrong-cards", ",\"seat\":0,\"cards\":2").expect(200);
    refuses(linked.sue, "t1", "confirm-void", "", "dealer-confirms-no-void");
    refuses(linked.sue, "t1", "reject-void", "", "dealer-rejects-no-void");
    linked.eve.command("/api/tables/t1/confirm-void", "").expect(200);
  }

  /** Before bets are closed nobody can be about to be paid. */
  @Test
  @Clause({"FLOOR Void by two", "QH Supervisor voids"})
  void oneSupervisorIsEnoughWhileBetsAreOpen() {
    table("t1", BY_HAND + ",\"dealers\":[\"dan\"]");
    sitsAndBets("t1");
    linked.sue.command("/api/tables/t1/void-round", ",\"reason\":\"a drink\"").expect(200);
    assertEquals("void", look("t1").path("phase").asString());
  }

  @Test
  @Clause("FLOOR Progressive wagers")
  void aTableWhoseRoundTheLinkStillHoldsIsNotClosed() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    TestPerson guest = linked.bets("t1");
    linked.deals(linked.dora, guest, "t1", "9s 7h 4d");
    linked.deal(linked.dora, "t1", "settle", "");
    JsonNode no =
        linked
            .sue
            .send(
                "DELETE",
                "/api/tables/t1",
                "{\"id\":\"%s\",\"reason\":\"early\"}".formatted(TestPerson.nextId()))
            .expect(409)
            .json();
    assertEquals("progressive-round-not-over", no.path("reason").asString(), no::toString);
  }

  @Test
  @Clause({"FLOOR Void by two", "LINK Void rounds"})
  void oneSupervisorAloneVoidsNoPendingHit() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    TestPerson guest = linked.bets("t1");
    linked.deals(linked.dora, guest, "t1", "As Ks Qs");
    linked.press(linked.dora, "t1", "press-hand", ",\"hand\":\"mini-royal-of-spades\"").expect(200);
    linked.press(linked.dora, "t1", "call-supervisor", "").expect(200);
    linked.controller("t1", controls -> controls.path("amounts").size() == 1);
    assertEquals(1, pending());
    refuses(
        linked.dora,
        "t1",
        "controller/press-hand",
        ",\"hand\":\"mini-royal-of-spades\"",
        "win-is-called");
    linked.sue.command("/api/tables/t1/void-round", ",\"reason\":\"a drink\"").expect(200);
    assertEquals(1, pending(), "one word takes nothing away");
    refuses(linked.sue, "t1", "confirm-void", "", "another-person-approves");
    refuses(linked.dora, "t1", "controller/end-round", "", "round-waits-for-void");
    assertEquals(1, pending());
    linked.eve.command("/api/tables/t1/confirm-void", "").expect(200);
    linked.dora.command("/api/tables/t1/next-round", "").expect(200);
    assertEquals(0, pending());
  }

  private int pending() {
    return ann.get("/api/links/emerald").expect(200).json().path("pending").size();
  }

  /** A table that closes before anybody has bet leaves no round behind that is never over. */
  @Test
  @Clause("FLOOR Sealed deck")
  void aRoundThatIsNeverPlayedIsNoRoundOnRecord() {
    table("t1", WASHINGTON);
    linked
        .sue
        .send(
            "DELETE",
            "/api/tables/t1",
            "{\"id\":\"%s\",\"reason\":\"the end\"}".formatted(TestPerson.nextId()))
        .expect(200);
    assertTrue(linked.house().floor().store().keptOf("round").isEmpty());
    ann.get("/api/rounds/t1.1/proof").expect(404);
  }
}
