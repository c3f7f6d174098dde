package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import io.queenhigh.floor.people.Role;
import io.queenhigh.floor.people.Who;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableSetup;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;

/** A whole house for tests: store, floor, people, server. */
final class House implements AutoCloseable {
  static final String PASSWORD = "correct horse battery";
  static final String MANAGER = "mia";

  private final CardRoom room;
  private final People people;
  private final WebServer server;

  House(Path folder) {
    this(folder, WebSettings.usual().at("127.0.0.1", 0).withoutRates());
  }

  House(Path folder, WebSettings settings) {
    room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    people = People.of(room.store(), InstantSource.system(), new SecureRandom());
    server = WebServer.start(room.floor(), people, settings);
  }

  Floor floor() {
    return room.floor();
  }

  People people() {
    return people;
  }

  WebServer server() {
    return server;
  }

  String url() {
    return "http://127.0.0.1:" + server.port();
  }

  /** Somebody without a session. */
  Person stranger() {
    return new Person(url());
  }

  Person guest() {
    Person guest = stranger();
    guest.post("/api/guest", "{}").expect(201);
    return guest;
  }

  /** Somebody who has just signed in. */
  Person signedIn(String name) {
    Person person = stranger();
    person
        .post("/api/login", "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, PASSWORD))
        .expect(200);
    return person;
  }

  void appointManager() {
    Reply<?> reply = people.staff().appointFirstManager(MANAGER, new Password(PASSWORD));
    assertInstanceOf(Reply.Given.class, reply, reply.toString());
  }

  void appoint(String name, Role role) {
    Reply<?> reply =
        people.staff().register(new Who(MANAGER, Role.MANAGER), name, new Password(PASSWORD), role);
    assertInstanceOf(Reply.Given.class, reply, reply.toString());
  }

  LiveTable table(String id, String game, Pace pace, int practicePlayers) {
    TableSetup setup = CardRoom.setup(id, game, List.of(), pace, practicePlayers);
    return room.open(setup);
  }

  @Override
  public void close() {
    server.close();
    room.close();
  }
}
