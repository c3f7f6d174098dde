package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Newcomer;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.StaffChange;
import io.queenhigh.floor.store.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/** A house that is no demo, over HTTP: two managers, codes, passwords and authenticators. */
final class RealHouse implements AutoCloseable {

  /** Of people; tables keep the machine's time, which is a day later. */
  private final AtomicReference<Instant> now =
      new AtomicReference<>(Instant.now().minus(Duration.ofDays(1)));

  private final Map<String, String> secrets = new HashMap<>();
  private final CardRoom room;
  private final People people;
  private final WebServer server;
  final TestPerson mallory;
  final TestPerson moe;

  RealHouse(Path folder) {
    room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    people = LightPeople.of(room.store(), now::get);
    server =
        WebServer.start(
            room.floor(), people, WebSettings.usual().at("127.0.0.1", 0).withoutRates());
    mallory = named("mallory");
    moe = named("moe");
  }

  /** Named on the machine, then in by the code. */
  private TestPerson named(String name) {
    Reply<StaffChange> reply = people.staff().nameManager(name);
    assertTrue(reply instanceof Reply.Given<StaffChange>, reply::toString);
    return reply instanceof Reply.Given<StaffChange>(StaffChange change)
        ? comesIn(name, change.code().orElseThrow())
        : stranger();
  }

  TestPerson comesIn(String name, String code) {
    TestPerson.Got first =
        stranger()
            .post(
                "/api/first-sign-in", json("name", name, "code", code, "password", password(name)));
    first.expect(200);
    secrets.put(name, first.json().get("factor").get("secret").asString());
    stranger().post("/api/login", json("name", name, "password", password(name))).expect(409);
    return signedIn(name);
  }

  /** Signs in with what his authenticator shows now; each code is taken once. */
  TestPerson signedIn(String name) {
    TestPerson person = stranger();
    person
        .post(
            "/api/login",
            json(
                "name",
                name,
                "password",
                password(name),
                "factor",
                Newcomer.shows(secrets.getOrDefault(name, ""), now())))
        .expect(200);
    return person;
  }

  private static String password(String name) {
    return "only " + name + " knows this";
  }

  TestPerson stranger() {
    return new TestPerson("http://127.0.0.1:" + server.port());
  }

  /** A player with an account. */
  TestPerson player(String name) {
    TestPerson player = stranger();
    player
        .post("/api/register", json("name", name, "password", "correct horse battery"))
        .expect(201);
    return player;
  }

  /** Somebody whom both managers appoint. */
  TestPerson appointed(String name, String role) {
    TestPerson.Got wanted =
        mallory.post("/api/people", json("name", name, "role", role)).expect(202);
    return comesIn(name, bothParts(wanted));
  }

  /** The second manager agrees; each of them has one half of the code. */
  String bothParts(TestPerson.Got wanted) {
    TestPerson.Got done = approved(wanted);
    return wanted.json().get("code").asString() + "-" + done.json().get("code").asString();
  }

  TestPerson.Got approved(TestPerson.Got wanted) {
    long number = wanted.json().get("proposal").asLong();
    return moe.post("/api/proposals/" + number + "/approve", "{}").expect(200);
  }

  void pass(Duration time) {
    now.updateAndGet(before -> before.plus(time));
  }

  long wallet(TestPerson player) {
    return player.get("/api/me").expect(200).json().get("walletCents").asLong();
  }

  static String json(String... pairs) {
    StringBuilder json = new StringBuilder("{");
    for (int i = 0; i < pairs.length; i += 2) {
      json.append(i > 0 ? "," : "").append('"').append(pairs[i]).append("\":\"");
      json.append(pairs[i + 1]).append('"');
    }
    return json.append('}').toString();
  }

  WebServer server() {
    return server;
  }

  Store store() {
    return room.store();
  }

  /** The id of a refusal. */
  static String refused(TestPerson.Got got) {
    return got.expect(409).json().get("reason").asString();
  }

  List<Finding> findings() {
    return Audit.store(room.store().address(), CardRoom.CATALOGUE, Progress.SILENT).findings();
  }

  void assertClean() {
    assertEquals(List.of(), findings());
  }

  Instant now() {
    return Objects.requireNonNull(now.get());
  }

  @Override
  public void close() {
    server.close();
    room.close();
  }
}
