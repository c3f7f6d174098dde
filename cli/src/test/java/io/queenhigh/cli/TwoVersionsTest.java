package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.cli.NodeVisitor.Got;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.table.Pace;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two versions of Queenhigh on one floor, each in a process of its own: what only the newer one can
 * read is the newer one's, and people play on whichever of them they ask.
 */
class TwoVersionsTest {

  /** Enough that each of two nodes has one. */
  private static final List<String> TABLES =
      List.of("t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9");

  /** Waits for its people, and for nobody else. */
  private static final Pace FOR_PEOPLE = new Pace(3_600_000, 3_600_000, 3_600_000, 5, 3_600_000, 0);

  /** A line that today's version does not know. */
  private static final String NEW = "BoughtIn/2";

  @TempDir Path folder = Path.of("");

  private final List<NodeProcess> nodes = new ArrayList<>();
  private String address = "";
  private Path keys = Path.of("");

  @BeforeEach
  void openTables() throws Exception {
    keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
    address = Postgres.server().database("versions");
    try (CardRoom room = new CardRoom(address)) {
      TABLES.forEach(
          id -> room.open(CardRoom.setup(id, "wa/three-card-poker", List.of(), FOR_PEOPLE, 0)));
    }
  }

  @AfterEach
  void stop() {
    nodes.forEach(NodeProcess::end);
  }

  private NodeProcess older() throws IOException {
    Path said = said();
    return opened(NodeProcess.begin(folder, said, address, keys), said);
  }

  private NodeProcess newer() throws IOException {
    Path said = said();
    return opened(NodeProcess.beginLater(folder, said, address, keys), said);
  }

  private NodeProcess opened(Process begun, Path said) {
    NodeProcess node = NodeProcess.open(begun, said);
    nodes.add(node);
    return node;
  }

  private Path said() {
    return folder.resolve("node" + nodes.size() + ".txt");
  }

  private boolean has(NodeProcess node, String table) {
    OptionalLong holder = Sessions.holder(address, "table/" + table);
    return holder.isPresent() && node.isNumber(holder.getAsLong());
  }

  private String someTableOf(NodeProcess node) {
    List<String> its = new ArrayList<>();
    NodeRoom.await(
        "it has its share",
        () -> {
          TABLES.stream().filter(id -> has(node, id)).forEach(its::add);
          return !its.isEmpty();
        });
    return its.getFirst();
  }

  @Test
  void peopleOfTheOlderPlayOnAtTablesThatOnlyTheNewerCanRead() throws Exception {
    NodeProcess older = older();
    NodeProcess newer = newer();
    String table = someTableOf(newer);
    NodeVisitor ann = NodeVisitor.guestOf(older.url());
    try (Reader reader = new Reader(ann, older.url(), table)) {
      asks(ann, older, table, "sit", ",\"seat\":1,\"buyIn\":\"100.00\"");
      assertTrue(types(table).contains(NEW), types(table)::toString);
      plays(ann, table, older, newer);
      reader.awaitAll(lines(table));

      // Without the newer one nobody guesses: nothing is written, and nothing answered for it.
      newer.end();
      nodes.remove(newer);
      long last = lines(table);
      Got no = ann.command(older.url(), at(table, "buy-in"), ",\"amount\":\"1.00\"").orElseThrow();
      assertEquals(503, no.status(), no.body());
      assertEquals(last, lines(table));

      NodeProcess back = newer();
      NodeRoom.await("the newer one has it", () -> has(back, table));
      plays(ann, table, older, back);
      reader.awaitAll(lines(table));
    }
  }

  @Test
  void anOlderOneThatComesLaterServesItsPeopleThroughTheNewer() throws Exception {
    NodeProcess newer = newer();
    NodeVisitor ann = NodeVisitor.guestOf(newer.url());
    for (String table : TABLES) {
      NodeRoom.await("the newer one has " + table, () -> has(newer, table));
      asks(ann, newer, table, "sit", ",\"seat\":1,\"buyIn\":\"100.00\"");
    }
    NodeProcess older = older();
    for (String table : TABLES) {
      assertEquals(200, ann.get(older.url(), "/api/tables/" + table).orElseThrow().status());
    }
    String table = TABLES.getFirst();
    try (Reader reader = new Reader(ann, older.url(), table)) {
      plays(ann, table, older, newer);
      reader.awaitAll(lines(table));
    }
  }

  /** A round to its end, each command at another node than the one before. */
  private static void plays(NodeVisitor ann, String table, NodeProcess one, NodeProcess two) {
    asks(ann, one, table, "buy-in", ",\"amount\":\"1.00\"");
    asks(ann, two, table, "bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5.00\"");
    asks(ann, one, table, "ready", ",\"seat\":1");
    long round = awaitPhase(ann, two, table, "deciding");
    asks(ann, one, table, "play", ",\"seat\":1");
    NodeRoom.await("the next round", () -> number(ann, two, table) > round);
    assertEquals("betting", phase(ann, one, table));
  }

  private static long awaitPhase(NodeVisitor who, NodeProcess at, String table, String phase) {
    NodeRoom.await(phase, () -> phase(who, at, table).equals(phase));
    return number(who, at, table);
  }

  private static String phase(NodeVisitor who, NodeProcess at, String table) {
    return sees(who, at, table).json().path("phase").asString("");
  }

  private static long number(NodeVisitor who, NodeProcess at, String table) {
    return sees(who, at, table).json().path("number").asLong();
  }

  private static Got sees(NodeVisitor who, NodeProcess at, String table) {
    return who.get(at.url(), "/api/tables/" + table).orElseThrow();
  }

  private static void asks(
      NodeVisitor who, NodeProcess at, String table, String what, String fields) {
    Got got = who.command(at.url(), at(table, what), fields).orElseThrow();
    assertEquals(200, got.status(), got.body());
  }

  private static String at(String table, String what) {
    return "/api/tables/" + table + "/" + what;
  }

  private List<String> types(String table) {
    try (Store store = Store.open(address)) {
      return store.read("table/" + table, 0, 10_000).stream().map(Entry::type).toList();
    }
  }

  private long lines(String table) {
    return types(table).size();
  }

  /** Reads a table at one node; when a stream ends, from where it has ended. */
  private static final class Reader implements AutoCloseable {
    private final List<Long> heard = new CopyOnWriteArrayList<>();
    private volatile boolean over;

    Reader(NodeVisitor who, String url, String table) {
      Thread.ofVirtual()
          .start(
              () -> {
                while (!over) {
                  who.listen(url, table, last(), this::hears);
                }
              });
      NodeRoom.await("the table as it stands", () -> !heard.isEmpty());
    }

    private OptionalLong last() {
      return heard.isEmpty() ? OptionalLong.empty() : OptionalLong.of(heard.getLast());
    }

    private boolean hears(long id, String data) {
      if (id > 0) {
        heard.add(id);
      }
      return !over;
    }

    /** Every line once, from the one that it began with. */
    void awaitAll(long last) {
      NodeRoom.await("line " + last, () -> heard.getLast() >= last);
      List<Long> all = List.copyOf(heard);
      assertEquals(LongStream.rangeClosed(all.getFirst(), all.getLast()).boxed().toList(), all);
    }

    @Override
    public void close() {
      over = true;
    }
  }
}
