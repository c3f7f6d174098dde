package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.Newcomer;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.StaffChange;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One manager who wants to be everybody, in a house that is no demo: over HTTP, step by step. */
@DisplayName("A lone manager")
class LoneManagerTest {

  private static final List<String> POSTS_THAT_SIGN =
      List.of("supervisor", "executive", "manager", "cashier", "auditor");

  @TempDir Path folder = Path.of("");

  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.now().minus(Duration.ofDays(1)));

  private final Map<String, String> secrets = new HashMap<>();
  private CardRoom room;
  private People people;
  private WebServer server;
  private TestPerson mallory;
  private TestPerson moe;

  @BeforeEach
  void open() {
    room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    people = People.of(room.store(), now::get, new SecureRandom());
    server =
        WebServer.start(
            room.floor(), people, WebSettings.usual().at("127.0.0.1", 0).withoutRates());
    mallory = named("mallory");
    moe = named("moe");
  }

  @AfterEach
  void close() {
    server.close();
    room.close();
  }

  /** Named on the machine, then in by the code. */
  private TestPerson named(String name) {
    Reply<StaffChange> reply = people.staff().nameManager(name);
    assertTrue(reply instanceof Reply.Given<StaffChange>, reply::toString);
    return reply instanceof Reply.Given<StaffChange>(StaffChange change)
        ? comesIn(name, change.code().orElseThrow())
        : stranger();
  }

  private TestPerson comesIn(String name, String code) {
    String password = "only " + name + " knows this";
    TestPerson.Got first =
        stranger()
            .post("/api/first-sign-in", json("name", name, "code", code, "password", password));
    first.expect(200);
    String secret = first.json().get("factor").get("secret").asString();
    secrets.put(name, secret);
    TestPerson person = stranger();
    person.post("/api/login", json("name", name, "password", password)).expect(409);
    person
        .post(
            "/api/login",
            json("name", name, "password", password, "factor", Newcomer.shows(secret, now())))
        .expect(200);
    return person;
  }

  private TestPerson stranger() {
    return new TestPerson("http://127.0.0.1:" + server.port());
  }

  private static String json(String... pairs) {
    StringBuilder json = new StringBuilder("{");
    for (int i = 0; i < pairs.length; i += 2) {
      json.append(i > 0 ? "," : "").append('"').append(pairs[i]).append("\":\"");
      json.append(pairs[i + 1]).append('"');
    }
    return json.append('}').toString();
  }

  private static String refused(TestPerson.Got got) {
    return got.expect(409).json().get("reason").asString();
  }

  private TestPerson appointed(String name, String role) {
    TestPerson.Got wanted =
        mallory.post("/api/people", json("name", name, "role", role)).expect(202);
    long number = wanted.json().get("proposal").asLong();
    TestPerson.Got done = moe.post("/api/proposals/" + number + "/approve", "{}").expect(200);
    return comesIn(
        name, wanted.json().get("code").asString() + "-" + done.json().get("code").asString());
  }

  @Test
  @DisplayName("makes no ghosts in posts that sign")
  void noGhosts() {
    for (String role : POSTS_THAT_SIGN) {
      String ghost = "ghost-" + role;
      assertEquals(
          "password-is-his-own",
          refused(
              mallory.post(
                  "/api/people",
                  json("name", ghost, "role", role, "password", "correct horse battery"))));
      TestPerson.Got wanted =
          mallory.post("/api/people", json("name", ghost, "role", role)).expect(202);
      assertEquals(
          "wrong-code",
          refused(
              stranger()
                  .post(
                      "/api/first-sign-in",
                      json(
                          "name",
                          ghost,
                          "code",
                          wanted.json().get("code").asString(),
                          "password",
                          "correct horse battery"))));
      assertEquals(
          "second-person-needed",
          refused(
              mallory.post(
                  "/api/proposals/" + wanted.json().get("proposal").asLong() + "/approve", "{}")));
    }
    assertFalse(mallory.get("/api/people").expect(200).body().contains("ghost"));
    assertClean();
  }

  @Test
  @DisplayName("makes no dealer anything else, neither resets nor closes anybody who signs")
  void noDetours() {
    TestPerson otto = appointed("otto", "auditor");
    TestPerson.Got dan =
        mallory.post("/api/people", json("name", "dan", "role", "dealer")).expect(201);
    TestPerson dealer = comesIn("dan", dan.json().get("code").asString());
    mallory.send("PUT", "/api/people/dan/role", json("role", "supervisor")).expect(202);
    assertEquals("dealer", dealer.get("/api/me").expect(200).json().get("role").asString());
    mallory.send("DELETE", "/api/people/otto", "{}").expect(202);
    mallory.post("/api/people/otto/reset", "{}").expect(202);
    otto.get("/api/journal").expect(200);
    assertEquals(
        "password-is-his-own",
        refused(
            mallory.send(
                "PUT", "/api/people/moe/password", json("password", "correct horse battery"))));
    mallory.post("/api/people/moe/reset", "{}").expect(202);
    moe.get("/api/people").expect(200);
    assertEquals("not-oneself", refused(mallory.post("/api/people/mallory/reset", "{}")));
    mallory
        .send(
            "PUT",
            "/api/house/limits",
            "{\"once\":\"100000\",\"day\":\"900000000\",\"quietMinutes\":0}")
        .expect(202);
    assertEquals(
        10_000_00, mallory.get("/api/house/limits").expect(200).json().get("onceCents").asLong());
    for (var waiting : mallory.get("/api/proposals").expect(200).json().get("proposals")) {
      assertEquals(
          "second-person-needed",
          refused(
              mallory.post("/api/proposals/" + waiting.get("number").asLong() + "/approve", "{}")));
    }
    assertClean();
  }

  @Test
  @DisplayName("with a second one's help still waits before a newcomer signs")
  void quiet() {
    TestPerson sue = appointed("sue", "supervisor");
    TestPerson max = appointed("max", "manager");
    TestPerson carl = appointed("carl", "cashier");
    stranger()
        .post("/api/register", json("name", "ann", "password", "correct horse battery"))
        .expect(201);
    String soon = "too-soon-to-sign";
    assertEquals(soon, refused(sue.post("/api/links/any/suspend", "{}")));
    assertEquals(soon, refused(sue.post("/api/links/any/proposals/1/approve", "{}")));
    assertEquals(soon, refused(sue.post("/api/tables/any/controller/swipe-card", "{}")));
    assertEquals(soon, refused(max.post("/api/people", json("name", "dan", "role", "dealer"))));
    assertEquals(soon, refused(carl.post("/api/cashier/issue", slip("1", "100"))));
    assertEquals(soon, refused(carl.post("/api/links/any/awards/1/pay", "{}")));
    max.get("/api/people").expect(200);
    now.updateAndGet(time -> time.plus(Duration.ofHours(1)));
    TestPerson later = signedInAgain("carl");
    later.post("/api/cashier/issue", slip("1", "100")).expect(200);
    assertClean();
  }

  private static String slip(String id, String amount) {
    return json("id", "slip-no-" + id, "player", "ann", "amount", amount);
  }

  private TestPerson signedInAgain(String name) {
    TestPerson person = stranger();
    person
        .post(
            "/api/login",
            json(
                "name",
                name,
                "password",
                "only " + name + " knows this",
                "factor",
                Newcomer.shows(secrets.getOrDefault(name, ""), now())))
        .expect(200);
    return person;
  }

  @Test
  @DisplayName("nor a lone cashier moves more than the house lets one person move")
  void cash() {
    appointed("sue", "supervisor");
    appointed("carl", "cashier");
    TestPerson ann = stranger();
    ann.post("/api/register", json("name", "ann", "password", "correct horse battery")).expect(201);
    now.updateAndGet(time -> time.plus(Duration.ofHours(1)));
    TestPerson cashier = signedInAgain("carl");
    TestPerson second = signedInAgain("sue");

    TestPerson.Got waits = cashier.post("/api/cashier/issue", slip("big", "20000")).expect(202);
    long number = waits.json().get("proposal").asLong();
    assertEquals(1_000_00, ann.get("/api/me").expect(200).json().get("walletCents").asLong());
    assertEquals(
        "second-person-needed",
        refused(cashier.post("/api/proposals/" + number + "/approve", "{}")));
    second.post("/api/proposals/" + number + "/approve", "{}").expect(200);
    assertEquals(21_000_00, ann.get("/api/me").expect(200).json().get("walletCents").asLong());
    for (int i = 0; i < 5; i++) {
      cashier.post("/api/cashier/redeem", slip("r" + i, "4000")).expect(200);
      cashier.post("/api/cashier/issue", slip("i" + i, "4000")).expect(200);
    }
    cashier.post("/api/cashier/issue", slip("i5", "10000")).expect(200);
    cashier.post("/api/cashier/redeem", slip("last", "1")).expect(202);
    assertClean();
  }

  private void assertClean() {
    assertEquals(
        List.of(),
        Audit.store(room.store().address(), CardRoom.CATALOGUE, Progress.SILENT).findings());
  }

  private Instant now() {
    return Objects.requireNonNull(now.get());
  }
}
