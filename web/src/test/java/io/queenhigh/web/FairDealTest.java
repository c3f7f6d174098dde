package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Report;
import io.queenhigh.audit.anchor.Promise;
import io.queenhigh.audit.journal.Hashes;
import io.queenhigh.audit.journal.JournalLine;
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
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
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

  /** A finished round, what ann saw before she bet, and what before she opened her value. */
  private record Played(
      String proof, String record, String sealSeen, Map<Integer, String> promisesSeen) {

    Promise anns() {
      return new Promise(1, ANNS, Optional.of(sealSeen)).having(promisesSeen);
    }
  }

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
    Map<Integer, String> promises = new TreeMap<>();
    try (Listener listener = Listener.to(ann, "t1")) {
      ann.command("/api/tables/t1/ready", ",\"seat\":1").expect(200);
      bob.command("/api/tables/t1/ready", ",\"seat\":2").expect(200);
      await(listener, ann, seen -> !phase(seen).equals("betting"));
      ann.get("/api/tables/t1")
          .json()
          .path("deck")
          .path("cuts")
          .forEach(
              cut -> promises.put(cut.path("seat").asInt(), cut.path("commitment").asString()));
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
        seal,
        promises);
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
    String kept =
        own.map(FairDealTest::asTheBrowserKeepsIt).map(one -> "[" + one + "]").orElse("[]");
    return page(record, kept);
  }

  private static String asTheBrowserKeepsIt(Promise own) {
    ObjectNode kept = Spelling.JSON.createObjectNode();
    kept.put("seat", own.seat()).put("value", own.value()).put("seal", own.seal().orElseThrow());
    own.promises()
        .ifPresent(
            all -> {
              ObjectNode promises = kept.putObject("promises");
              all.forEach((seat, promise) -> promises.put(String.valueOf(seat), promise));
            });
    return kept.toString();
  }

  private JsonNode page(String record, String kept) throws IOException {
    Path file = Files.writeString(folder.resolve("record.json"), record);
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
      Promise own = round.anns();
      Report report = auditor(round.proof(), Optional.of(own));
      assertEquals(List.of(), report.findings());
      assertEquals(2, report.counts().cuts());
      Said script =
          script(round.proof(), "1:" + ANNS, round.sealSeen(), listed(round.promisesSeen()));
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

  private static String listed(Map<Integer, String> promises) {
    return promises.entrySet().stream()
        .map(promise -> promise.getKey() + ":" + promise.getValue())
        .collect(Collectors.joining(","));
  }

  /**
   * The house waits for ann's value, then tries values of a shill until the deck pleases it, and
   * writes his promise where it had to be. The round is sound by itself; ann knows who had
   * promised.
   */
  @Test
  @Clause("FLOOR Players' cuts")
  void aShillsPromiseThatCameAfterAnHonestValueIsFoundByWhoeverGaveIt() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      assertTrue(auditor(round.proof(), Optional.empty()).isClean());
      Map<Integer, String> hers = Map.of(1, round.promisesSeen().get(1));
      Map<Integer, String> another = new TreeMap<>(round.promisesSeen());
      another.put(2, PlayersCut.seal("t1.1", 2, "0c".repeat(32)));
      Map<Integer, String> more = new TreeMap<>(round.promisesSeen());
      more.put(3, PlayersCut.seal("t1.1", 3, "0c".repeat(32)));
      for (Map<Integer, String> seen : List.of(hers, another, more)) {
        Promise own = round.anns().having(seen);
        assertFalse(auditor(round.proof(), Optional.of(own)).isClean(), seen::toString);
        Said script = script(round.proof(), "1:" + ANNS, round.sealSeen(), listed(seen));
        assertEquals(1, script.code(), seen::toString);
        assertTrue(script.text().contains("not those that you saw"), script.text());
        JsonNode page = page(round.record(), Optional.of(own));
        assertEquals("✗ Not proven", page.path("word").asString(), page::toString);
      }
    }
  }

  /** Whose two seats were in, and one value left out, is not told that his values are in. */
  @Test
  @Clause("FLOOR Players' cuts")
  void everyValueOfOnesOwnMustBeIn() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      String both =
          "[%s,%s]"
              .formatted(
                  asTheBrowserKeepsIt(round.anns()),
                  asTheBrowserKeepsIt(
                      new Promise(2, "0c".repeat(32), Optional.of(round.sealSeen()))));
      JsonNode page = page(round.record(), both);
      assertEquals("✗ Not proven", page.path("word").asString(), page::toString);
    }
  }

  /** Bets closed twice or never, values opened before, promised after, opened among the cards. */
  @Test
  @Clause("FLOOR Players' cuts")
  void whateverComesAtAnotherTimeThanItMustIsNotProven() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      List<UnaryOperator<List<JsonNode>>> forgeries =
          List.of(
              lines -> moved(lines, "CutOpened", "BetsClosed", 0),
              lines -> moved(lines, "CutSealed", "BetsClosed", 1),
              lines -> moved(lines, "CutOpened", "HandDealt", 1),
              lines -> moved(lines, "DeckSealed", "BetsClosed", 1),
              lines -> moved(lines, "HandDealt", "BetsClosed", 0),
              lines -> without(lines, "BetsClosed"),
              lines -> twice(lines, "BetsClosed"));
      for (UnaryOperator<List<JsonNode>> forgery : forgeries) {
        int which = forgeries.indexOf(forgery);
        Said script = script(arranged(round.proof(), "lines", forgery));
        assertTrue(script.text().contains("NOT PROVEN"), () -> which + ": " + script.text());
        JsonNode page = page(arranged(round.record(), "events", forgery), Optional.empty());
        assertEquals("✗ Not proven", page.path("word").asString(), () -> which + ": " + page);
      }
    }
  }

  /** A house that deals what it likes and shows afterwards what it ought to have dealt. */
  @Test
  @Clause("FLOOR Players' cuts")
  void anotherHandOnRecordThanTheOneThatWasDealtIsNotProven() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      ObjectNode kept = (ObjectNode) Spelling.JSON.readTree(asTheBrowserKeepsIt(round.anns()));
      ArrayNode cards = kept.putArray("cards");
      JsonNode hand =
          stream(Spelling.JSON.readTree(round.record()).path("events"))
              .filter(line -> line.path("type").asString().equals("HandDealt"))
              .filter(line -> line.path("event").path("seat").asInt() == 1)
              .findFirst()
              .orElseThrow()
              .path("event")
              .path("cards");
      hand.forEach(cards::add);
      assertEquals(
          "✓ Proven",
          page(round.record(), "[" + kept + "]").path("word").asString(),
          hand::toString);
      cards.set(0, cards.get(1));
      assertEquals("✗ Not proven", page(round.record(), "[" + kept + "]").path("word").asString());
    }
  }

  private static Stream<JsonNode> stream(JsonNode list) {
    return StreamSupport.stream(list.spliterator(), false);
  }

  /** A house that says afterwards that there never was a deck to cut. */
  @Test
  @Clause("FLOOR Players' cuts")
  void aDeckThatWasSealedAndIsGoneIsNotProvenToWhoeverCutIt() throws Exception {
    try (TestHouse house = house("one")) {
      Played round = play(house, Optional.of(ANNS), Optional.of(BOBS), true);
      ObjectNode record = (ObjectNode) Spelling.JSON.readTree(round.record());
      record.remove("deck");
      JsonNode page = page(record.toString(), Optional.of(round.anns()));
      assertEquals("✗ Not proven", page.path("word").asString(), page::toString);
      String keyed =
          arranged(
              round.proof(), "lines", lines -> without(without(lines, "DeckSealed"), "DeckOpened"));
      assertTrue(script(keyed, "1:" + ANNS).text().contains("NOT PROVEN"));
    }
  }

  private static String arranged(String json, String list, UnaryOperator<List<JsonNode>> how) {
    ObjectNode tree = (ObjectNode) Spelling.JSON.readTree(json);
    List<JsonNode> lines = new ArrayList<>();
    tree.path(list).forEach(lines::add);
    ArrayNode arranged = tree.putArray(list);
    how.apply(lines).forEach(arranged::add);
    return tree.toString();
  }

  private static List<JsonNode> moved(List<JsonNode> lines, String what, String to, int after) {
    List<JsonNode> moved = new ArrayList<>(lines);
    JsonNode line = moved.remove(at(moved, what));
    moved.add(at(moved, to) + after, line);
    return moved;
  }

  private static List<JsonNode> without(List<JsonNode> lines, String what) {
    List<JsonNode> left = new ArrayList<>(lines);
    left.remove(at(left, what));
    return left;
  }

  private static List<JsonNode> twice(List<JsonNode> lines, String what) {
    List<JsonNode> more = new ArrayList<>(lines);
    more.add(at(more, what), more.get(at(more, what)));
    return more;
  }

  private static int at(List<JsonNode> lines, String type) {
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).path("type").asString().equals(type))
        .findFirst()
        .orElseThrow();
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
