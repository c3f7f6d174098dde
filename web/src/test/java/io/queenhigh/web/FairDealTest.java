package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Report;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.audit.table.Promise;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.cards.PlayersCut;
import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.proof.Clause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Cards that nobody chose, by HTTP alone: played at a live table, and checked by everybody who can:
 * the auditor, the script in docs, and the code of the round's page.
 */
class FairDealTest {
  private static final Path SCRIPT =
      Path.of(System.getProperty("basedir", "")).resolve("../docs/check-a-round.py");
  private static final String ANNS = "0a".repeat(32);
  private static final String BOBS = "0b".repeat(32);

  @TempDir Path folder = Path.of("");

  /** A finished round, and what somebody saw before he bet. */
  private record Played(String proof, String record, String sealSeen) {}

  private TestHouse house(String name) throws IOException {
    TestHouse house = new TestHouse(Files.createDirectories(folder.resolve(name)));
    house.table("t1", "wa/three-card-poker", CardRoom.PATIENT, 1);
    return house;
  }

  /** Ann at seat 1 and bob at seat 2 play a round; what is not promised or opened is empty. */
  private static Played play(
      TestHouse house, Optional<String> anns, Optional<String> bobs, boolean bobOpens) {
    TestPerson ann = sits(house, 1);
    TestPerson bob = sits(house, 2);
    JsonNode table = ann.get("/api/tables/t1").expect(200).json();
    String seal = table.path("deck").path("commitment").asString();
    bets(ann, 1, anns);
    bets(bob, 2, bobs);
    try (Listener listener = Listener.to(ann, "t1")) {
      ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
      bob.command("/api/tables/t1/ready", ",\"seat\":2").expect(200);
      await(listener, ann, seen -> !phase(seen).equals("betting"));
      anns.ifPresent(value -> open(ann, 1, value).expect(200));
      bobs.filter(_ -> bobOpens).ifPresent(value -> open(bob, 2, value).expect(200));
      for (TestPerson player : List.of(ann, bob)) {
        await(listener, player, seen -> can(seen, "fold"));
        int seat = player == ann ? 1 : 2;
        player.command("/api/tables/t1/fold", ",\"seat\":" + seat).expect(200);
      }
      await(listener, ann, _ -> ann.get("/api/rounds/t1.1").json().path("over").asBoolean());
    }
    return new Played(
        house.stranger().get("/api/rounds/t1.1/proof").expect(200).body(),
        house.stranger().get("/api/rounds/t1.1").expect(200).body(),
        seal);
  }

  private static TestPerson sits(TestHouse house, int seat) {
    TestPerson player = house.guest();
    player.command("/api/tables/t1/sit", ",\"seat\":" + seat + ",\"buyIn\":\"100\"").expect(200);
    return player;
  }

  private static void bets(TestPerson player, int seat, Optional<String> value) {
    player
        .command("/api/tables/t1/bet", ",\"seat\":" + seat + ",\"wager\":\"ante\",\"amount\":\"5\"")
        .expect(200);
    value.ifPresent(
        own ->
            player
                .command(
                    "/api/tables/t1/seal-cut",
                    ",\"seat\":%d,\"commitment\":\"%s\""
                        .formatted(seat, PlayersCut.seal("t1.1", seat, own)))
                .expect(200));
  }

  private static TestPerson.Got open(TestPerson player, int seat, String value) {
    return player.command(
        "/api/tables/t1/open-cut", ",\"seat\":%d,\"value\":\"%s\"".formatted(seat, value));
  }

  private static String phase(JsonNode table) {
    return table.path("phase").asString();
  }

  private static boolean can(JsonNode table, String verb) {
    return table.path("you").path("can").toString().contains("\"" + verb + "\"");
  }

  private static void await(Listener listener, TestPerson player, Predicate<JsonNode> wanted) {
    while (!wanted.test(player.get("/api/tables/t1").expect(200).json())) {
      listener.next();
    }
  }

  // The three who check

  private static Report auditor(String proof, Optional<Promise> own) {
    return own.map(promise -> Audit.round(proof, CardRoom.CATALOGUE, promise))
        .orElseGet(() -> Audit.round(proof, CardRoom.CATALOGUE));
  }

  private record Said(int code, String text) {}

  private Said script(String proof, String... own) throws Exception {
    Path file = Files.writeString(folder.resolve("proof.json"), proof);
    List<String> command =
        new ArrayList<>(List.of("python3", SCRIPT.toAbsolutePath().normalize().toString()));
    command.add(file.toString());
    command.addAll(List.of(own));
    Process python = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Said(python.waitFor(), said.strip());
  }

  private JsonNode page(String record, Optional<Promise> own) throws IOException {
    Path file = Files.writeString(folder.resolve("record.json"), record);
    String kept =
        own.map(
                promise ->
                    "[{\"seat\":%d,\"value\":\"%s\",\"seal\":\"%s\"}]"
                        .formatted(promise.seat(), promise.value(), promise.seal().orElseThrow()))
            .orElse("[]");
    Path values = Files.writeString(folder.resolve("own.json"), kept);
    String said =
        NodeTools.runCompiled(
                List.of(), "client/check-a-round.js", file.toString(), values.toString())
            .expectSuccess()
            .said();
    return Spelling.JSON.readTree(said);
  }

  @Test
  @Clause({"FLOOR Players' cuts", "FLOOR Sealed deck"})
  void aRoundThatPlayersCutIsProvenToWhoeverCutIt() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      Promise own = new Promise(1, ANNS, Optional.of(round.sealSeen()));
      Report report = auditor(round.proof(), Optional.of(own));
      assertEquals(List.of(), report.findings());
      assertEquals(2, report.counts().cuts());
      Said script = script(round.proof(), "1:" + ANNS, round.sealSeen());
      assertEquals(new Said(0, "t1.1  PROVEN: cut by seats [1, 2]. Withheld: 0"), script);
      JsonNode page = page(round.record(), Optional.of(own));
      assertEquals("✓ Proven", page.path("word").asString(), page::toString);
      assertTrue(page.path("says").asString().contains("your own value"), page::toString);
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aHouseThatOpensAnotherDeckThanItSealedIsFoundByEverybody() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      String forged = anotherDeck(round.proof());
      assertFalse(auditor(forged, Optional.empty()).isClean());
      Said script = script(forged);
      assertEquals(1, script.code());
      assertTrue(script.text().contains("not the sealed one"), script.text());
      JsonNode page = page(anotherDeckOnRecord(round.record()), Optional.empty());
      assertEquals("✗ Not proven", page.path("word").asString());
    }
  }

  /** It swaps the deck's last two cards, which nobody was dealt, and makes the hashes fit. */
  private static String anotherDeck(String proof) {
    ObjectNode tree = (ObjectNode) Spelling.JSON.readTree(proof);
    Hashes hashes = new Hashes();
    String last = "";
    for (JsonNode node : tree.path("lines")) {
      ObjectNode line = (ObjectNode) node;
      if (line.path("type").asString().equals("DeckOpened")) {
        ObjectNode deck = (ObjectNode) Spelling.JSON.readTree(line.path("payload").asString());
        swapLast(deck);
        line.put("payload", deck.toString());
      }
      String before = last.isEmpty() ? line.path("prevHash").asString() : last;
      line.put("prevHash", before);
      last =
          hashes.of(
              new JournalLine(
                  line.path("stream").asString(),
                  line.path("seq").asLong(),
                  line.path("type").asString(),
                  line.path("payload").asString(),
                  line.path("actor").asString(),
                  line.path("atMillis").asLong(),
                  text(line, "command"),
                  text(line, "nonce"),
                  before,
                  ""));
      line.put("hash", last);
    }
    return tree.toString();
  }

  private static Optional<String> text(JsonNode line, String name) {
    return line.has(name) ? Optional.of(line.path(name).asString()) : Optional.empty();
  }

  private static String anotherDeckOnRecord(String record) {
    ObjectNode tree = (ObjectNode) Spelling.JSON.readTree(record);
    swapLast((ObjectNode) tree.path("deck"));
    return tree.toString();
  }

  private static void swapLast(ObjectNode deck) {
    ArrayNode order = (ArrayNode) deck.path("order");
    JsonNode card = order.get(51);
    order.set(51, order.get(50));
    order.set(50, card);
  }

  /**
   * A house that tries decks until one pleases it has two rounds that are sound by themselves; ann
   * knows which seal she saw.
   */
  @Test
  @Clause("FLOOR Players' cuts")
  void aHouseThatSealsAgainAfterThePromisesIsFoundByWhoeverSawTheFirstSeal() throws Exception {
    try (TestHouse house = house("shown");
        TestHouse other = house("ground")) {
      Played shown = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      Played ground = play(other, Optional.of(ANNS), Optional.of(BOBS), true);
      assertTrue(auditor(ground.proof(), Optional.empty()).isClean());
      Promise own = new Promise(1, ANNS, Optional.of(shown.sealSeen()));
      Report report = auditor(ground.proof(), Optional.of(own));
      assertTrue(report.findings().toString().contains("the seal that you saw"), report::toString);
      Said script = script(ground.proof(), "1:" + ANNS, shown.sealSeen());
      assertEquals(1, script.code());
      assertTrue(script.text().contains("the seal is not the one that you saw"), script.text());
      JsonNode page = page(ground.record(), Optional.of(own));
      assertEquals("✗ Not proven", page.path("word").asString());
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aRoundThatLeavesOnesValueOutIsNotProvenToHim() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.empty(), Optional.of(BOBS), true);
      Promise anns = new Promise(1, ANNS, Optional.of(round.sealSeen()));
      assertFalse(auditor(round.proof(), Optional.of(anns)).isClean());
      Said script = script(round.proof(), "1:" + ANNS);
      assertEquals(1, script.code());
      assertTrue(script.text().contains("your value was left out"), script.text());
      assertEquals("✗ Not proven", page(round.record(), Optional.of(anns)).path("word").asString());
      // To everybody else it is what it is: cut by bob.
      assertEquals("✓ Proven", page(round.record(), Optional.empty()).path("word").asString());
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aShillWhoWithholdsIsCountedAndShown() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), false);
      Report report = auditor(round.proof(), Optional.empty());
      assertEquals(List.of(), report.findings());
      assertEquals(1, report.counts().withheld());
      assertEquals(
          new Said(0, "t1.1  PROVEN: cut by seats [1]. Withheld: 1"), script(round.proof()));
      JsonNode page = page(round.record(), Optional.empty());
      assertEquals(1, page.path("withheld").asInt());
      JsonNode cuts = Spelling.JSON.readTree(round.record()).path("deck").path("cuts");
      assertTrue(cuts.get(1).path("withheld").asBoolean(), cuts::toString);
      String shill = cuts.get(1).path("player").asString();
      assertEquals(
          1, house.floor().store().keptOf("withheld", shill + "/").size(), "on his record");
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void whoTakesNoPartPlaysOnAndTheProofSaysHouseOnly() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.empty(), Optional.empty(), false);
      assertEquals(List.of(), auditor(round.proof(), Optional.empty()).findings());
      assertEquals(
          new Said(0, "t1.1  HOUSE ONLY: no player cut the deck. Withheld: 0"),
          script(round.proof()));
      assertEquals("House only", page(round.record(), Optional.empty()).path("word").asString());
    }
  }

  @Test
  @Clause("FLOOR Players' cuts")
  void aWrongOrLateValueIsRefusedWithItsClause() throws Exception {
    try (TestHouse house = house("one")) {
      TestPerson ann = sits(house, 1);
      TestPerson bob = sits(house, 2);
      bets(ann, 1, Optional.of(ANNS));
      bets(bob, 2, Optional.of(BOBS));
      refused(open(ann, 1, ANNS), "cut-before-bets-close");
      try (Listener listener = Listener.to(ann, "t1")) {
        ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
        bob.command("/api/tables/t1/ready", ",\"seat\":2").expect(200);
        await(listener, ann, seen -> phase(seen).equals("bets-closed"));
        refused(open(bob, 1, ANNS), "cut-for-another-seat");
        refused(open(bob, 2, ANNS), "cut-is-another");
        open(ann, 1, ANNS).expect(200);
        await(listener, ann, seen -> can(seen, "fold"));
        refused(open(bob, 2, BOBS), "cut-too-late");
      }
    }
  }

  private static void refused(TestPerson.Got got, String rule) {
    JsonNode problem = got.expect(409).json();
    assertTrue(problem.toString().contains(rule), problem::toString);
    assertEquals("FLOOR Players' cuts", problem.path("clause").asString(), problem::toString);
  }
}
