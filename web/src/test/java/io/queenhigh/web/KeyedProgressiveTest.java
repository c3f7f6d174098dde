package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.Report;
import io.queenhigh.proof.Clause;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Real cards and people without accounts at tables of all three controllers, over HTTP. */
class KeyedProgressiveTest {

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

  private void deal(String verb, String fields) {
    linked.deal(linked.dora, "t1", verb, fields);
  }

  private void press(TestPerson by, String button, String fields) {
    linked.press(by, "t1", button, fields).expect(200);
  }

  /** Three visitors bet, two of them on the meter; the third folds and is never seen. */
  private void stacks() {
    deal(
        "visitor/lay",
        ",\"seat\":1,\"wagers\":{\"ante\":\"10\",\"pair-plus\":\"5\",\"progressive\":\"1\"}");
    deal("visitor/lay", ",\"seat\":2,\"wagers\":{\"ante\":\"10\",\"progressive\":\"1\"}");
    deal("visitor/lay", ",\"seat\":3,\"wagers\":{\"ante\":\"10\"}");
    press(linked.dora, "lock", "");
    deal("no-more-bets", "");
    String backs = linked.dora.get("/api/tables/t1").json().path("backs").asString();
    deal("deal-stacks", ",\"colour\":\"" + backs + "\"");
    deal("visitor/play", ",\"seat\":1");
    deal("visitor/play", ",\"seat\":2");
    deal("visitor/fold", ",\"seat\":3");
    deal("collect-forfeits", "");
  }

  private void keys(int seat, String cards) {
    deal("key-hand", ",\"seat\":%d,\"cards\":\"%s\"".formatted(seat, cards));
  }

  private JsonNode paidAndClean(String link) {
    linked.cass.command("/api/links/" + link + "/awards/1/pay", "").expect(200);
    JsonNode page = linked.cass.get("/api/links/" + link + "/awards/1").expect(200).json();
    assertEquals(
        "seat-1 paid", page.path("player").asString() + " " + page.path("state").asString());
    deal("next-round", "");
    Report report =
        Audit.store(
            linked.house().floor().store().address(),
            linked.house().floor().catalogue(),
            Progress.SILENT);
    assertEquals(List.of(), report.findings());
    return page;
  }

  @Test
  @Clause({"WA-MGL 7", "WA-MGL 8", "WA-MGL 10.a", "FLOOR Keyed cards"})
  void communityCardsAreKeyedWithTheHandToBeatAndARoyalIsPaid() {
    linked.setUp("sapphire", "multi-game-link", "MGL").expect(200);
    linked.acknowledges("sapphire");
    linked.eve.command("/api/links/sapphire/open", "").expect(200);
    linked.table("t1", "sapphire", "MGL", "nexus");
    stacks();
    assertEquals(
        409,
        linked
            .dora
            .command("/api/tables/t1/reveal", ",\"cards\":\"Kh 9d 4c\"")
            .response()
            .statusCode(),
        "without the community cards nothing is revealed");
    deal("reveal", ",\"cards\":\"Kh 9d 4c\",\"community\":\"Js 9s\"");
    keys(1, "As Ks Qs");
    // The second community card was a ten.
    deal("reveal", ",\"cards\":\"Kh 9d 4c\",\"community\":\"Js Ts\"");
    keys(2, "2c 7d 8h");
    press(linked.dora, "select-spot", ",\"seat\":1");
    press(linked.dora, "press-hand", ",\"hand\":\"royal-flush\"");
    press(linked.dora, "call-supervisor", "");
    linked.controller("t1", seen -> !seen.path("amounts").isEmpty());
    press(linked.eve, "confirm", "");
    press(linked.eve, "swipe-card", "");
    deal("settle", "");
    press(linked.dora, "pay-envy", "");
    press(linked.dora, "end-round", "");
    JsonNode page = paidAndClean("sapphire");
    assertEquals("[\"As\",\"Ks\",\"Qs\",\"Js\",\"Ts\"]", page.path("cards").toString());
    String file = linked.mia.get("/api/rounds/t1.1/file").expect(200).body();
    assertTrue(file.contains("community Js Ts"), file);
    assertTrue(file.contains("seat 3    ante 10  cards not-seen  folds"), file);
  }

  @Test
  @Clause({"WA-GM 9.d", "WA-GM 9.f", "FLOOR Keyed cards"})
  void atAGameManagersTableAHandIsReadWhenItIsKeyed() {
    linked.emerald();
    linked.table("t1", "emerald", "P1", "game-manager");
    stacks();
    deal("reveal", ",\"cards\":\"Kh 9d 4c\"");
    keys(2, "2c 7d 8h");
    keys(1, "As Ks Js");
    keys(1, "As Ks Qs");
    press(linked.dora, "press-hand", ",\"hand\":\"mini-royal-of-spades\"");
    press(linked.dora, "call-supervisor", "");
    linked.controller("t1", seen -> !seen.path("amounts").isEmpty());
    press(linked.eve, "turn-key", ",\"to\":\"jph\"");
    press(linked.eve, "j-pot", "");
    press(linked.eve, "turn-key", ",\"to\":\"run\"");
    deal("settle", "");
    press(linked.dora, "pay-envy", "");
    press(linked.dora, "end-round", "");
    paidAndClean("emerald");
  }

  @Test
  @Clause({"WA-NX 8.a", "WA-NX 8.c", "FLOOR Keyed cards"})
  void atANexusTableAHandIsReadWhenItIsKeyed() {
    linked.topaz();
    linked.table("t1", "topaz", "P2", "nexus");
    stacks();
    deal("reveal", ",\"cards\":\"Kh 9d 4c\"");
    keys(2, "2c 7d 8h");
    keys(1, "As Ks Qs");
    press(linked.dora, "select-spot", ",\"seat\":1");
    press(linked.dora, "press-hand", ",\"hand\":\"mini-royal-of-spades\"");
    press(linked.dora, "call-supervisor", "");
    linked.controller("t1", seen -> !seen.path("amounts").isEmpty());
    press(linked.eve, "confirm", "");
    press(linked.eve, "swipe-card", "");
    deal("settle", "");
    press(linked.dora, "pay-envy", "");
    press(linked.dora, "end-round", "");
    paidAndClean("topaz");
  }
}
