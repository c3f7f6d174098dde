package io.queenhigh.web;

import static io.queenhigh.web.SharedFloor.awaitThatTheyKnowEachOther;
import static io.queenhigh.web.SharedFloor.someTableOf;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What one node has said about somebody holds on the others, also where nobody reads the house's
 * journal there for them: these nodes have no housekeeping.
 */
class LateNewsTest {

  private static final String PASSWORD = "correct horse 9";

  @TempDir Path folder = Path.of("");

  private SharedFloor shared;

  @BeforeEach
  void begin() throws IOException {
    shared = SharedFloor.in(folder);
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
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      SharedFloor.openAll(one);
      String sit = "/api/tables/" + someTableOf(two) + "/sit";
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
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      SharedFloor.openAll(one);
      String table = someTableOf(two);
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

  /** By that clock her session would be over: another node knows that it is not. */
  @Test
  void whereAClockHasJumpedNobodyIsSentAway() throws Exception {
    AtomicLong off = new AtomicLong();
    try (NodeHouse right = shared.node();
        NodeHouse wrong = shared.node(() -> Instant.now().plusMillis(off.get()))) {
      awaitThatTheyKnowEachOther(right, wrong);
      TestPerson ann = player(right, "ann");
      ann.at(wrong.url()).get("/api/me").expect(200);
      off.set(Duration.ofDays(1).toMillis());
      for (int i = 0; i < 3; i++) {
        ann.at(wrong.url()).get("/api/me").expect(503);
      }
      NodeRoom.await("it goes", wrong.room().nodes()::isAstray);
      ann.at(wrong.url()).get("/api/me").expect(503);
      ann.get("/api/me").expect(200);
    }
  }

  @Test
  void whoTakesABreakAtOneNodeSitsDownAtNoTableOfTheOther() throws Exception {
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      SharedFloor.openAll(one);
      String table = someTableOf(two);
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
