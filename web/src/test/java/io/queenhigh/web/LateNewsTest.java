package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Certificates;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.store.Port;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.table.Pace;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What one node has said about somebody holds on the others, also where nobody reads the house's
 * journal there for them: these nodes have no housekeeping.
 */
class LateNewsTest {

  private static final String PASSWORD = "correct horse 9";

  private static final Pace SLOW =
      new Pace(3_600_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000, 0);

  /** Enough that each of two nodes has one. */
  private static final List<String> TABLES =
      List.of("t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9");

  @TempDir Path folder = Path.of("");

  private String address = "";
  private Path keys = Path.of("");

  @BeforeEach
  void makeKeys() throws IOException {
    address = Postgres.server().database("latenews");
    keys = Certificates.in(folder.resolve("keys")).node("127.0.0.1");
  }

  private NodeHouse node() throws IOException {
    return new NodeHouse(
        address, URI.create("https://127.0.0.1:" + Port.free()), NodeKeys.in(keys));
  }

  private static void openAll(NodeHouse house) {
    TABLES.forEach(
        id -> house.room().open(CardRoom.setup(id, "wa/three-card-poker", List.of(), SLOW, 0)));
  }

  private static String tableOf(NodeHouse house) {
    NodeRoom.await("it has its share", () -> TABLES.stream().anyMatch(house.room()::has));
    return TABLES.stream().filter(house.room()::has).findFirst().orElseThrow();
  }

  private static TestPerson player(NodeHouse house, String name) {
    TestPerson player = new TestPerson(house.url());
    player
        .post("/api/register", "{\"name\":\"" + name + "\",\"password\":\"" + PASSWORD + "\"}")
        .expect(201);
    return player;
  }

  @Test
  void aSessionThatHasEndedAtOneNodeHasEndedAtTheOther() throws Exception {
    try (NodeHouse one = node();
        NodeHouse two = node()) {
      openAll(one);
      String sit = "/api/tables/" + tableOf(two) + "/sit";
      TestPerson ann = player(one, "ann");
      TestPerson stolen = ann.at(two.url());
      stolen.get("/api/me").expect(200);

      ann.post("/api/logout", "{}").expect(204);

      NodeRoom.await("it has ended", () -> stolen.get("/api/me").status() == 401);
      stolen.command(sit, ",\"seat\":1,\"buyIn\":\"50.00\"").expect(401);
    }
  }

  @Test
  void aSessionThatHasEndedAtOneNodeHearsNothingMoreAtTheOther() throws Exception {
    try (NodeHouse one = node();
        NodeHouse two = node()) {
      openAll(one);
      String table = tableOf(two);
      TestPerson ann = player(one, "ann");
      TestPerson stolen = ann.at(two.url());
      TestPerson other = player(two, "bob");
      try (Listener listener = Listener.to(stolen, table)) {
        listener.next();
        ann.post("/api/password", "{\"old\":\"" + PASSWORD + "\",\"new\":\"battery staple 7\"}")
            .expect(200);
        NodeRoom.await("it has ended", () -> stolen.get("/api/me").status() == 401);

        String at = "/api/tables/" + table;
        NodeRoom.await(
            "the stream has ended",
            () -> {
              other.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"").expect(200);
              other.command(at + "/stand", ",\"seat\":1").expect(200);
              return listener.until(heard -> heard.type().equals("StoodUp")).getLast().end();
            });
      }
    }
  }

  @Test
  void whoTakesABreakAtOneNodeSitsDownAtNoTableOfTheOther() throws Exception {
    try (NodeHouse one = node();
        NodeHouse two = node()) {
      openAll(one);
      String table = tableOf(two);
      String at = "/api/tables/" + table;
      TestPerson ann = player(one, "ann");
      // Now the other knows her.
      ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"").expect(200);
      ann.command(at + "/stand", ",\"seat\":1").expect(200);

      ann.post("/api/me/break", "{\"minutes\":60}").expect(200);

      NodeRoom.await(
          "she is kept away",
          () -> {
            TestPerson.Got got = ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"");
            if (got.status() == 200) {
              ann.command(at + "/stand", ",\"seat\":1");
            }
            return got.status() != 200;
          });
      TestPerson.Got no = ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"");
      assertEquals("cooling-off", RealHouse.refused(no));
      assertTrue(no.body().contains("break"), no.body());
    }
  }
}
