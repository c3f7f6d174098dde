package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.anchor.Anchor;
import io.queenhigh.floor.anchor.AnchorSettings;
import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.anchor.SigningKeys;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** A whole house for tests: store, floor, people, server. */
public final class TestHouse implements AutoCloseable {
  public static final String PASSWORD = "correct horse battery";
  public static final String MANAGER = "mia";

  private final CardRoom room;
  private final People people;
  private final Anchor log;
  private final WebServer server;

  public TestHouse(Path folder) {
    this(folder, WebSettings.usual().at("127.0.0.1", 0).withoutRates());
  }

  public TestHouse(Path folder, WebSettings settings) {
    this("sqlite:" + folder.resolve("floor.db"), settings);
  }

  /** A house, or another node of one, on a store. */
  public TestHouse(String store) {
    this(store, WebSettings.usual().at("127.0.0.1", 0).withoutRates());
  }

  public TestHouse(String store, WebSettings settings) {
    room = new CardRoom(store);
    people = LightPeople.of(room.store(), InstantSource.system());
    log =
        Anchor.at(
            room.store(),
            AnchorSettings.usual(
                new SigningKeys.Found.Key(NoteKey.create(new SecureRandom())), Optional.empty()));
    server = WebServer.start(room.floor(), people, Optional.of(log), settings);
  }

  public Floor floor() {
    return room.floor();
  }

  public People people() {
    return people;
  }

  /** The transparency log, whose minutes a test counts by itself. */
  public Anchor log() {
    return log;
  }

  public WebServer server() {
    return server;
  }

  public String url() {
    return "http://127.0.0.1:" + server.port();
  }

  /** Somebody without a session. */
  public TestPerson stranger() {
    return new TestPerson(url());
  }

  /** Somebody is told that the house is ready, as soon as its disk has answered within a second. */
  public void isReady() {
    TestPerson.Got got = stranger().get("/ready");
    while (got.body().contains("has not answered within a second")) {
      got = stranger().get("/ready");
    }
    got.expect(200);
  }

  public TestPerson guest() {
    TestPerson guest = stranger();
    guest.post("/api/guest", "{}").expect(201);
    return guest;
  }

  /** Somebody who has just signed in. */
  public TestPerson signedIn(String name) {
    TestPerson person = stranger();
    person
        .post("/api/login", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, PASSWORD))
        .expect(200);
    return person;
  }

  public void appointManager() {
    Reply<?> reply = people.demo().open(MANAGER, new Password(PASSWORD));
    assertInstanceOf(Reply.Given.class, reply, reply.toString());
  }

  public void appoint(String name, Role role) {
    Reply<?> reply =
        people.demo().register(new Who(MANAGER, Role.MANAGER), name, new Password(PASSWORD), role);
    assertInstanceOf(Reply.Given.class, reply, reply.toString());
  }

  public LiveTable table(String id, String game, Pace pace, int practicePlayers) {
    return table(id, game, List.of(), pace, practicePlayers);
  }

  public LiveTable table(
      String id, String game, List<String> choices, Pace pace, int practicePlayers) {
    TableSetup setup = CardRoom.setup(id, game, choices, pace, practicePlayers);
    return room.open(setup);
  }

  /** A table of dealers where time is up at once; no set-up by HTTP allows it. */
  public void tableWithoutTime(String id, String by, List<Staff> dealers) {
    TableSetup usual = CardRoom.setup(id, "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0);
    Pace none = new Pace(3_600_000, 3_600_000, 0, 3_600_000, 3_600_000, 0);
    TableSetup setup =
        new TableSetup(
            id,
            usual.title(),
            usual.game(),
            usual.choices(),
            usual.fingerprint(),
            usual.terms(),
            none,
            TableSetup.Dealer.PERSON,
            usual.cards(),
            0,
            false);
    Answer answer = floor().openTable(by, CardRoom.nextId(), setup, dealers).join();
    assertInstanceOf(Answer.Done.class, answer, answer.toString());
  }

  @Override
  public void close() {
    server.close();
    log.close();
    room.close();
  }
}
