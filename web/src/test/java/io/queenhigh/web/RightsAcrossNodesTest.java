package io.queenhigh.web;

import static io.queenhigh.web.SharedFloor.TABLES;
import static io.queenhigh.web.SharedFloor.awaitThatTheyKnowEachOther;
import static io.queenhigh.web.SharedFloor.guest;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.Chosen;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.web.TestPerson.Got;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.http.Route.Verb;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nobody may do at a table of another node what he may not do at one of his own. */
class RightsAcrossNodesTest {

  private static final String PASSWORD = "correct horse battery";
  private static final Who MIA = new Who("mia", Role.MANAGER);

  @TempDir Path folder = Path.of("");

  private SharedFloor shared;

  @BeforeEach
  void begin() throws IOException {
    shared = SharedFloor.in(folder);
  }

  /** One that stays where it is: both know each other, and agree that it is there. */
  private static String tableOf(NodeHouse house, NodeHouse other) {
    awaitThatTheyKnowEachOther(house, other);
    SharedFloor.openAll(house);
    NodeRoom.await("it has its share", () -> TABLES.stream().anyMatch(id -> isAt(house, id)));
    return TABLES.stream().filter(id -> isAt(house, id)).findFirst().orElseThrow();
  }

  private static boolean isAt(NodeHouse house, String table) {
    return house.room().has(table) && Chosen.isFor(house.room().nodes(), "table/" + table);
  }

  private static TestPerson manager(NodeHouse house) {
    given(house.people().demo().open(MIA.name(), new Password(PASSWORD)));
    return signedIn(house, MIA.name());
  }

  private static TestPerson appointed(NodeHouse house, String name, Role role) {
    given(house.people().demo().register(MIA, name, new Password(PASSWORD), role));
    return signedIn(house, name);
  }

  private static void given(Reply<?> reply) {
    assertInstanceOf(Reply.Given.class, reply, reply.toString());
  }

  private static TestPerson signedIn(NodeHouse house, String name) {
    TestPerson person = new TestPerson(house.url());
    person
        .post("/api/login", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, PASSWORD))
        .expect(200);
    return person;
  }

  @Test
  void whatIsRefusedAtATablesOwnNodeIsRefusedAlikeAtTheOther() throws Exception {
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      String table = tableOf(one, two);
      String at = "/api/tables/" + table;
      TestPerson ann = guest(one);
      ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"100.00\"").expect(200);
      ann.command(at + "/bet", ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5.00\"").expect(200);
      TestPerson bob = guest(two);
      bob.command(at + "/sit", ",\"seat\":2,\"buyIn\":\"100.00\"").expect(200);
      long last = one.room().store().head("table/" + table).seq();

      int asked = 0;
      for (Route route : one.server().routes()) {
        if (route.verb() == Verb.POST && route.path().startsWith("/api/tables/{table}/")) {
          String path = route.path().replace("{table}", table);
          boolean his = route.access().names().contains(Role.GUEST.toString());
          Got directly = annsSeat(bob.at(one.url()), path);
          Got passedOn = annsSeat(bob, path);
          assertEquals(directly.status(), passedOn.status(), path);
          assertEquals(
              directly.json().path("reason"), passedOn.json().path("reason"), passedOn.body());
          assertTrue(his ? passedOn.status() >= 409 : passedOn.status() == 403, passedOn::body);
          annsSeat(new TestPerson(one.url()), path).expect(401);
          annsSeat(new TestPerson(two.url()), path).expect(401);
          asked++;
        }
      }
      assertTrue(asked > 50, asked + " commands");
      assertEquals(last, one.room().store().head("table/" + table).seq());
    }
  }

  private static Got annsSeat(TestPerson who, String path) {
    return who.command(
        path, ",\"seat\":1,\"wager\":\"ante\",\"amount\":\"5.00\",\"because\":\"I say so\"");
  }

  @Test
  void nobodyIsSomebodyElseByWhatHeWritesAtTheHeadOfHisRequest() throws Exception {
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      String table = tableOf(one, two);
      String at = "/api/tables/" + table;
      TestPerson mia = manager(one);
      TestPerson ann = guest(one);
      ann.command(at + "/sit", ",\"seat\":1,\"buyIn\":\"100.00\"").expect(200);
      String name = ann.get("/api/me").json().path("name").asString();
      String cookie = ann.cookie().split("=", 2)[0];
      long last = one.room().store().head("table/" + table).seq();
      for (Map.Entry<String, String> forged : forgeries(cookie, name)) {
        for (NodeHouse house : List.of(one, two)) {
          assertEquals(401, forged(house, at + "/stand", forged), forged::toString);
          assertEquals(401, forged(house, at + "/void-round", forged), forged::toString);
        }
      }
      assertEquals(last, one.room().store().head("table/" + table).seq());
      mia.at(two.url()).get("/api/me").expect(200);
    }
  }

  private static List<Map.Entry<String, String>> forgeries(String cookie, String name) {
    String who = "{\"name\":\"" + name + "\",\"role\":\"manager\"}";
    return List.of(
        Map.entry("X-Forwarded-User", name),
        Map.entry("X-Remote-User", MIA.name()),
        Map.entry("X-Queenhigh-Who", who),
        Map.entry("Who", who),
        Map.entry("Authorization", "Bearer " + name),
        Map.entry(
            "Authorization",
            "Basic "
                + Base64.getEncoder()
                    .encodeToString(
                        (MIA.name() + ":" + PASSWORD).getBytes(StandardCharsets.UTF_8))),
        Map.entry("Cookie", cookie + "=" + name),
        Map.entry("Cookie", cookie + "=" + MIA.name().repeat(8)),
        Map.entry("Cookie", "who=" + name + "; role=manager"),
        Map.entry("Prefer", "who=" + name),
        Map.entry("If-None-Match", "\"" + name + "\""),
        Map.entry("Last-Event-ID", "1"));
  }

  private static int forged(NodeHouse house, String path, Map.Entry<String, String> header) {
    TestPerson stranger = new TestPerson(house.url());
    return stranger
        .send(
            stranger
                .request(path)
                .header("Content-Type", "application/json")
                .header(header.getKey(), header.getValue())
                .POST(
                    BodyPublishers.ofString(
                        "{\"id\":\"" + TestPerson.nextId() + "\",\"seat\":1,\"because\":\"x\"}"))
                .build())
        .status();
  }

  @Test
  void whoLosesHisPostWhileHeWaitsForATableHasLostIt() throws Exception {
    try (Firewall firewall = new Firewall();
        NodeHouse one = shared.behind(firewall);
        NodeHouse two = shared.node()) {
      String table = tableOf(one, two);
      TestPerson mia = manager(one);
      TestPerson sue = appointed(one, "sue", Role.SUPERVISOR).at(two.url());
      sue.get("/api/me").expect(200);
      // Nobody answers for the table from here on.
      firewall.shut();

      try (RawConnection wire = new RawConnection(two.server().port())) {
        RawConnection.Heard heard =
            wire.askWhenWanted(
                "/api/tables/" + table + "/void-round",
                "Cookie: " + sue.cookie() + "\r\nContent-Type: application/json\r\n",
                "{\"id\":\"void-it-all\",\"because\":\"Cards fell\"}",
                () -> {
                  mia.send("PUT", "/api/people/sue/role", "{\"role\":\"cashier\"}").expect(200);
                  NodeRoom.await("it is known", () -> sue.get("/api/me").status() == 401);
                });
        assertEquals(401, heard.status(), heard.body());
        assertTrue(heard.body().contains("while you waited"), heard.body());
      }
    }
  }

  @Test
  void whoHasSignedOutElsewhereDoesNothingMoreWhereNobodyHearsOfIt() throws Exception {
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node();
        Connection stalls = stalling()) {
      String table = tableOf(one, two);
      TestPerson ann = guest(one);
      try (RawConnection wire = new RawConnection(one.server().port())) {
        RawConnection.Heard heard =
            wire.askWhenWanted(
                "/api/tables/" + table + "/sit",
                "Cookie: " + ann.cookie() + "\r\nContent-Type: application/json\r\n",
                "{\"id\":\"sits-down-late\",\"seat\":1,\"buyIn\":\"50.00\"}",
                () -> {
                  ann.at(two.url()).post("/api/logout", "{}").expect(204);
                  stall(stalls);
                });
        assertEquals(503, heard.status(), heard.body());
      }
      NodeRoom.await("it goes on", () -> ann.get("/api/me").status() == 401);
      assertEquals(List.of(), one.room().table(table).state().people());
    }
  }

  private Connection stalling() throws SQLException {
    String address = shared.address();
    String database = address.substring(address.indexOf('@') + 1, address.indexOf('?'));
    Connection stalls =
        DriverManager.getConnection("jdbc:postgresql://" + database + "?user=queenhigh");
    stalls.setAutoCommit(false);
    return stalls;
  }

  /** For some seconds nobody reads or writes a journal; what is known is old by then. */
  private static void stall(Connection stalls) {
    try (Statement lock = stalls.createStatement()) {
      lock.execute("lock table journal in access exclusive mode");
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
    long locked = System.nanoTime();
    NodeRoom.await("it is old", () -> System.nanoTime() - locked > 1_100_000_000L);
    Thread.ofVirtual()
        .start(
            () -> {
              NodeRoom.await("it is over", () -> System.nanoTime() - locked > 5_000_000_000L);
              try {
                stalls.rollback();
              } catch (SQLException e) {
                throw new IllegalStateException(e);
              }
            });
  }

  @Test
  void aPostOrAnAccountThatIsGoneAtOneNodeIsGoneAtTheOther() throws Exception {
    try (NodeHouse one = shared.node();
        NodeHouse two = shared.node()) {
      String table = tableOf(two, one);
      TestPerson mia = manager(one);
      TestPerson sue = appointed(one, "sue", Role.SUPERVISOR).at(two.url());
      TestPerson dora = appointed(one, "dora", Role.DEALER).at(two.url());
      TestPerson ann = new TestPerson(one.url());
      ann.post("/api/register", "{\"name\":\"ann\",\"password\":\"" + PASSWORD + "\"}").expect(201);
      ann.at(two.url())
          .command("/api/tables/" + table + "/sit", ",\"seat\":1,\"buyIn\":\"50.00\"")
          .expect(200);
      sue.get("/api/me").expect(200);
      dora.get("/api/me").expect(200);

      mia.send("PUT", "/api/people/sue/role", "{\"role\":\"cashier\"}").expect(200);
      isNobody(sue, "/api/tables/" + table + "/void-round");
      mia.send("DELETE", "/api/people/dora", "{}").expect(200);
      isNobody(dora, "/api/tables/" + table + "/deal");
      mia.send("DELETE", "/api/people/ann", "{}").expect(200);
      isNobody(ann.at(two.url()), "/api/tables/" + table + "/buy-in");

      // By her new post she comes in there, and may no longer do what she did.
      signedIn(two, "sue")
          .command("/api/tables/" + table + "/void-round", ",\"because\":\"Cards fell\"")
          .expect(403);
      Got no =
          new TestPerson(two.url())
              .post("/api/login", "{\"name\":\"dora\",\"password\":\"" + PASSWORD + "\"}");
      assertTrue(no.status() >= 400, no.body());
    }
  }

  private static void isNobody(TestPerson who, String path) {
    NodeRoom.await("it is known", () -> who.get("/api/me").status() == 401);
    who.command(path, ",\"amount\":\"1.00\",\"because\":\"I say so\"").expect(401);
  }
}
