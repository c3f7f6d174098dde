package io.queenhigh.web;

import static io.queenhigh.web.SharedFloor.guest;
import static io.queenhigh.web.SharedFloor.someTableOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.web.TestPerson.Got;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whichever node is asked, the one that has the table answers. */
class ForwardingTest {

  private static final List<String> TABLES = List.of("t1", "t2", "t3", "t4");

  /** Deals by itself, almost without a pause. */
  private static final Pace QUICK = new Pace(10, 3_600_000, 300, 10, 3_600_000, 0);

  @TempDir Path folder = Path.of("");

  private SharedFloor shared;

  @BeforeEach
  void begin() throws IOException {
    shared = SharedFloor.in(folder);
  }

  private static void openAll(NodeHouse house) {
    TABLES.forEach(
        id -> house.room().open(CardRoom.setup(id, "wa/three-card-poker", List.of(), QUICK, 2)));
  }

  private static void awaitOrder(NodeHouse... houses) {
    NodeRoom.await(
        "every table is on one node",
        () ->
            TABLES.stream()
                .allMatch(
                    id -> Stream.of(houses).filter(house -> house.room().has(id)).count() == 1));
  }

  /** A node that has just answered may be unsure of its life for a moment. */
  private static NodeHouse having(String table, NodeHouse... houses) {
    List<NodeHouse> found = new ArrayList<>();
    NodeRoom.await(
        "somebody has " + table,
        () -> {
          Stream.of(houses).filter(house -> house.room().has(table)).forEach(found::add);
          return !found.isEmpty();
        });
    return found.getFirst();
  }

  @Test
  void aCommandReachesItsTableFromAnyNodeAndCountsOnce() throws Exception {
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      openAll(one);
      awaitOrder(one, two);
      TestPerson ann = guest(one);
      for (String table : TABLES) {
        String at = "/api/tables/" + table;
        String sit = "{\"id\":\"sit-at-" + table + "\",\"seat\":1,\"buyIn\":\"50.00\"}";
        Got first = ann.post(at + "/sit", sit).expect(200);
        // The same command at the other node is the same command.
        assertEquals(first.body(), ann.at(two.url()).post(at + "/sit", sit).expect(200).body());
        assertEquals(
            "seat-taken", RealHouse.refused(guest(two).command(at + "/sit", ",\"seat\":1")));
        // What either shows is what the table's own node shows.
        assertEquals(
            ann.get(at).expect(200).json().path("seq"),
            ann.at(two.url()).get(at).expect(200).json().path("seq"));
        ann.at(two.url()).get(at + "/cloth").expect(200);
        ann.get("/api/tables/nowhere").expect(404);
        ann.at(two.url()).post(at + "/bet", "{\"id\":\"x\"}").expect(422);
      }
      assertEquals(80_000, ann.at(two.url()).get("/api/me").json().get("walletCents").asLong());
    }
  }

  @Test
  void aStreamIsReadAnywhereAndGoesOnWhenItsTableMoves() throws Exception {
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node();
        NodeHouse three = shared.node()) {
      openAll(one);
      awaitOrder(one, two, three);
      TestPerson ann = guest(three);
      ann.command("/api/tables/t1/sit", ",\"seat\":1,\"buyIn\":\"500.00\"").expect(200);
      NodeHouse owner = having("t1", one, two, three);
      NodeHouse other = owner == one ? two : one;
      List<Long> heard = new ArrayList<>();
      TestPerson watcher = guest(other);
      try (Listener listener = Listener.to(watcher, "t1")) {
        bet(ann.at(other.url()), 1);
        hear(listener, heard, 8);
        assertTrue(owner.room().nodes().leave(Duration.ofSeconds(60)));
        NodeRoom.await("it has moved", () -> !owner.room().has("t1"));
        NodeRoom.await(
            "the round is over", () -> other.room().table("t1").state().round().number() > 1);
        bet(ann.at(other.url()), 2);
        hear(listener, heard, 20);
      }
      assertEquals(
          LongStream.rangeClosed(heard.getFirst(), heard.getLast()).boxed().toList(), heard);
    }
  }

  private static void bet(TestPerson player, int number) {
    player
        .post(
            "/api/tables/t1/bet",
            "{\"id\":\"bet-number-"
                + number
                + "\",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5.00\"}")
        .expect(200);
  }

  private static void hear(Listener listener, List<Long> heard, int lines) {
    while (heard.size() < lines) {
      Listener.Heard next = listener.next();
      if (!next.id().isEmpty()) {
        heard.add(Long.parseLong(next.id()));
      }
    }
  }

  @Test
  void aConnectionThatHasGoneSilentIsNotUsedForEver() throws Exception {
    try (Firewall firewall = new Firewall();
        NodeHouse one = shared.behind(firewall);
        NodeHouse two = shared.node()) {
      openAll(one);
      awaitOrder(one, two);
      String table = TABLES.stream().filter(one.room()::has).findFirst().orElse(TABLES.getFirst());
      two.room().nodes().leave(Duration.ofSeconds(60));
      NodeRoom.await("the first has it", () -> one.room().has(table));
      TestPerson ann = guest(two);
      String at = "/api/tables/" + table;
      ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"").expect(200);
      firewall.forget();
      // Whoever asks first may wait in vain; then both must know that nobody hears them.
      ann.get(at);
      ann.get(at).expect(200);
    }
  }

  @Test
  void whoIsCutOffFromTheOthersAnswersForHisOwnTablesAndSaysSoOfTheRest() throws Exception {
    try (Firewall firewall = new Firewall();
        NodeHouse one = shared.behind(firewall);
        NodeHouse two = shared.node()) {
      SharedFloor.openAll(one);
      String theirs = someTableOf(one);
      String own = someTableOf(two);
      TestPerson ann = guest(two);
      ann.get("/api/tables/" + theirs).expect(200);
      assertUnreachable(0, two);

      firewall.shut();
      Got no = ann.get("/api/tables/" + theirs).expect(503);

      assertTrue(no.body().contains("ask again"), no.body());
      assertUnreachable(1, two);
      ann.get("/api/tables/" + own).expect(200);
      ann.get("/ready").expect(200);
      ann.at(one.url()).get("/api/tables/" + theirs).expect(200);
    }
  }

  @Test
  void whereConnectionsAreCutAgainAndAgainEveryCommandCountsOnceAndNothingIsMissed()
      throws Exception {
    try (Firewall firewall = new Firewall();
        NodeHouse one = shared.behind(firewall);
        NodeHouse two = shared.node()) {
      SharedFloor.openAll(one);
      String table = someTableOf(one);
      someTableOf(two);
      String at = "/api/tables/" + table;
      TestPerson ann = guest(two);
      try (Listener listener = Listener.to(ann, table)) {
        listener.next();
        for (int i = 0; i < 60; i++) {
          if (i % 2 == 0) {
            firewall.cut();
          }
          ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"").expect(200);
          if (i % 3 == 0) {
            firewall.cut();
          }
          ann.command(at + "/stand", ",\"seat\":1").expect(200);
        }
        long end = one.room().store().head("table/" + table).seq();
        List<Long> heard = new ArrayList<>();
        while (heard.isEmpty() || heard.getLast() < end) {
          hear(listener, heard, heard.size() + 1);
        }
        assertEquals(LongStream.rangeClosed(heard.getFirst(), end).boxed().toList(), heard);
      }
    }
  }

  /** Each of them would have tried to reach it by himself, one after the other. */
  @Test
  void aCrowdThatAsksForWhatNobodyCanReachIsToldSoAsSoonAsOneWouldBe() throws Exception {
    try (Firewall firewall = new Firewall();
        NodeHouse one = shared.behind(firewall);
        NodeHouse two = shared.node()) {
      SharedFloor.openAll(one);
      String theirs = someTableOf(one);
      someTableOf(two);
      TestPerson ann = guest(two);
      ann.get("/api/tables/" + theirs).expect(200);
      firewall.swallow();

      // Whoever is not answered within half a minute has gone.
      try (ExecutorService street = Executors.newVirtualThreadPerTaskExecutor()) {
        List<Future<Got>> crowd =
            IntStream.range(0, 150)
                .mapToObj(_ -> street.submit(() -> ann.get("/api/tables/" + theirs)))
                .toList();
        for (Future<Got> asked : crowd) {
          asked.get().expect(503);
        }
      }
    }
  }

  /** He would take a table for quiet of which his node hears nothing; another may hear of it. */
  @Test
  void whoReadsWhatHisNodeHearsNothingOfIsSentAwayToComeBack() throws Exception {
    try (Firewall firewall = new Firewall();
        NodeHouse one = shared.behind(firewall);
        NodeHouse two = shared.node()) {
      SharedFloor.openAll(one);
      String theirs = someTableOf(one);
      someTableOf(two);
      try (Listener listener = Listener.to(guest(two), theirs)) {
        listener.next();
        firewall.shut();
        listener.until(Listener.Heard::end);
      }
    }
  }

  @Test
  void whoLeavesHandsEverythingOverInTimeAlsoToOneWhomHeCannotReach() throws Exception {
    try (Firewall firewall = new Firewall();
        NodeHouse one = shared.behind(firewall)) {
      SharedFloor.openAll(one);
      try (NodeHouse two = shared.node()) {
        NodeRoom.await(
            "it has three", () -> SharedFloor.TABLES.stream().filter(two.room()::has).count() >= 3);
        firewall.swallow();
        // As long as a node that is told to stop takes.
        assertTrue(two.room().nodes().leave(Duration.ofSeconds(5)));
        NodeRoom.await(
            "the other has all", () -> SharedFloor.TABLES.stream().allMatch(one.room()::has));
      }
    }
  }

  private static void assertUnreachable(int nodes, NodeHouse seenFrom) {
    String metrics = new TestPerson(seenFrom.url()).get("/metrics").expect(200).body();
    assertTrue(metrics.contains("queenhigh_nodes_unreachable " + nodes), metrics);
  }

  @Test
  void nobodyComesInWithoutACertificateOfTheFloors() throws Exception {
    try (NodeHouse one = shared.node()) {
      URI url = URI.create(one.room().nodes().living().getFirst().url());
      Path strange = Certificates.in(folder.resolve("strange")).node("127.0.0.1");
      assertThrows(
          IOException.class,
          () -> NodeKeys.in(strange).connect(url.getHost(), url.getPort()).close());
      NodeKeys.in(shared.keys()).connect(url.getHost(), url.getPort()).close();
      Path misnamed = shared.authority().node("elsewhere.test");
      assertEquals(3, misnamed.toFile().list().length);
    }
  }
}
