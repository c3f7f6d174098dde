package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.NodeVisitor.Got;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.MayKnow;
import io.queenhigh.floor.MayKnow.Text;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Shown;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/**
 * Nodes in processes of their own tell nobody a card before its time, whichever of them is asked
 * and wherever the table is: not in answers, views, streams, streams taken up again, or rounds.
 */
class SecretsAcrossNodesTest {

  /** Waits for its people, and for nobody else. */
  private static final Pace FOR_PEOPLE = new Pace(3_600_000, 3_600_000, 3_600_000, 5, 3_600_000, 0);

  /** Before the table's node goes, and after; a floor answers one address only so often. */
  private static final int ROUNDS = Repeats.times(5, 25);

  private static final String AT = "/api/tables/t1";

  @TempDir Path folder = Path.of("");

  private final List<NodeProcess> nodes = new CopyOnWriteArrayList<>();
  private final Queue<Text> texts = new ConcurrentLinkedQueue<>();
  private final Random random = new Random(Repeats.seed(SecretsAcrossNodesTest.class));
  private String address = "";
  private volatile boolean over;

  @AfterEach
  void stop() {
    over = true;
    nodes.forEach(NodeProcess::end);
  }

  @Test
  void nobodyIsToldACardBeforeItsTimeByAnyNode() throws Exception {
    address = Postgres.server().database("secrets");
    try (CardRoom room = new CardRoom(address)) {
      room.open(CardRoom.setup("t1", "wa/three-card-poker", List.of("6B1"), FOR_PEOPLE, 1));
    }
    startThree();
    List<NodeVisitor> seated = List.of(NodeVisitor.guestOf(any()), NodeVisitor.guestOf(any()));
    NodeVisitor bystander = NodeVisitor.guestOf(any());
    List<NodeVisitor> all = new ArrayList<>(seated);
    all.addAll(List.of(bystander, NodeVisitor.stranger()));
    all.forEach(one -> Thread.ofVirtual().start(() -> read(one, new Random(random.nextLong()))));
    for (int i = 0; i < seated.size(); i++) {
      String fields = ",\"seat\":%d,\"buyIn\":\"900.00\"".formatted(seat(i));
      assertEquals(200, seated.get(i).command(any(), AT + "/sit", fields).orElseThrow().status());
    }
    playUntil(1 + ROUNDS, seated, all);
    NodeProcess owner = owner();
    nodes.remove(owner);
    owner.signal("TERM");
    owner.awaitEnd();
    playUntil(1 + 2 * ROUNDS, seated, all);
    over = true;
    check();
  }

  private void startThree() throws Exception {
    Path keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
    List<Process> begun = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      begun.add(NodeProcess.begin(folder, said(i), address, keys));
    }
    for (int i = 0; i < 3; i++) {
      nodes.add(NodeProcess.open(begun.get(i), said(i)));
    }
  }

  private Path said(int number) {
    return folder.resolve("node" + number + ".txt");
  }

  private String any() {
    return any(random);
  }

  private String any(Random chance) {
    List<NodeProcess> now = List.copyOf(nodes);
    return now.get(chance.nextInt(now.size())).url();
  }

  private NodeProcess owner() {
    long number = Sessions.holder(address, "table/t1").orElseThrow();
    return nodes.stream().filter(node -> node.isNumber(number)).findFirst().orElseThrow();
  }

  /** The practice player has the third. */
  private static int seat(int player) {
    return player + 1;
  }

  // What people do.

  private void playUntil(long round, List<NodeVisitor> seated, List<NodeVisitor> all) {
    NodeRoom.await(
        "round " + round,
        () -> {
          all.forEach(this::looksAround);
          JsonNode now = JSON_NOTHING;
          for (int i = 0; i < seated.size(); i++) {
            now = acts(seated.get(i), seat(i));
          }
          return now.path("number").asLong() >= round;
        });
  }

  private static final JsonNode JSON_NOTHING = NodeVisitor.JSON.readTree("{}");

  /** Does what he can, asking any node, and says what he saw before. */
  private JsonNode acts(NodeVisitor player, int seat) {
    JsonNode seen = sees(player, player.get(any(), AT));
    String fields = ",\"seat\":" + seat;
    switch (seen.path("phase").asString("")) {
      case "betting" -> {
        sees(
            player,
            player.command(any(), AT + "/bet", fields + ",\"wager\":\"ante\",\"amount\":\"5.00\""));
        sees(player, player.command(any(), AT + "/ready", fields));
      }
      case "deciding" -> {
        if (seen.path("turn").asInt() == seat) {
          String what = random.nextBoolean() ? "/play" : "/fold";
          sees(player, player.command(any(), AT + what, fields));
        }
      }
      default -> {}
    }
    return seen;
  }

  /** What somebody was told of the table as it stood after some line. */
  private JsonNode sees(NodeVisitor who, Optional<Got> got) {
    if (got.isEmpty() || got.get().status() != 200) {
      got.ifPresent(no -> assertEquals(Set.of(), MayKnow.cardsIn(no.body()), no.body()));
      return JSON_NOTHING;
    }
    JsonNode said = got.get().json();
    JsonNode view = said.has("view") ? said.get("view") : said;
    texts.add(new Text(who.name(), view.path("seq").asLong(), got.get().body()));
    return view;
  }

  /** Asks for rounds that are on, by every name they have. */
  private void looksAround(NodeVisitor who) {
    JsonNode seen = sees(who, who.get(any(), AT));
    String round = "/api/rounds/" + seen.path("round").asString("t1.1");
    for (String path :
        List.of("/api/rounds?table=t1&limit=1", round, round + "/replay", round + "/decisions")) {
      sameRound(who, seen, path);
    }
    for (String path : List.of(round + "/file", round + "/proof")) {
      sameRound(who, seen, path);
    }
    sameRound(who, seen, AT + "/coach");
    sameRound(who, seen, "/api/tables");
  }

  /** Held against what was known at a line before which and after which he asked. */
  private void sameRound(NodeVisitor who, JsonNode before, String path) {
    Optional<Got> got = who.get(any(), path);
    JsonNode after = sees(who, who.get(any(), AT));
    if (got.isPresent() && after.path("seq").equals(before.path("seq"))) {
      texts.add(new Text(who.name(), after.path("seq").asLong(), got.get().body()));
    }
  }

  /** Loses his connection now and then, and comes back anywhere, after any line or none. */
  private void read(NodeVisitor who, Random chance) {
    AtomicLong last = new AtomicLong();
    while (!over) {
      boolean knowsNothing = last.get() == 0 || chance.nextInt(3) == 0;
      OptionalLong after =
          knowsNothing
              ? OptionalLong.empty()
              : OptionalLong.of(Math.max(0, last.get() - chance.nextInt(30)));
      int enough = 1 + chance.nextInt(40);
      AtomicLong heard = new AtomicLong();
      who.listen(
          any(chance),
          "t1",
          after,
          (id, data) -> {
            texts.add(new Text(who.name(), id, data));
            last.set(Math.max(last.get(), id));
            return !over && heard.incrementAndGet() < enough;
          });
    }
  }

  // What they may know.

  private void check() {
    Map<Long, List<Text>> byLine = new HashMap<>();
    for (Text text = texts.poll(); text != null; text = texts.poll()) {
      if (text.seq() == 0) {
        assertEquals(Set.of(), MayKnow.cardsIn(text.json()), "a clock has no cards");
      }
      byLine.computeIfAbsent(text.seq(), _ -> new ArrayList<>()).add(text);
    }
    MayKnow model = new MayKnow(Shown.NOTHING);
    try (Store store = Store.open(address)) {
      for (Entry line : store.read("table/t1", 0, 1_000_000)) {
        model.read(line, byLine.getOrDefault(line.seq(), List.of()));
      }
    }
    assertTrue(model.cardsSeenByAll() > 3L * ROUNDS, "all: " + model.cardsSeenByAll());
    assertTrue(model.cardsSeenByOneOnly() > 3L * ROUNDS, "one: " + model.cardsSeenByOneOnly());
  }
}
