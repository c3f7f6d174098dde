package io.queenhigh.floor.people;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** A house for tests: a real store, a clock that stands still until told, and its people. */
final class OpenHouse implements AutoCloseable {

  /** The databases, both of them. */
  enum On {
    SQLITE,
    POSTGRESQL
  }

  static final Password RIGHT = new Password("correct horse 9");
  static final Password WRONG = new Password("correct horse 8");
  static final String HERE = "192.0.2.1";

  private final String address;
  private Instant now = Instant.parse("2026-11-15T12:00:00Z");
  private Store store;
  private People people;
  private Optional<Newcomer> lastComer = Optional.empty();

  private OpenHouse(String address) {
    this.address = address;
    this.store = Store.open(address);
    this.people = newPeople();
  }

  static OpenHouse in(Path folder) {
    return new OpenHouse("sqlite:" + folder.resolve("house.db"));
  }

  static OpenHouse on(On database, Path folder) {
    return switch (database) {
      case SQLITE -> in(folder);
      case POSTGRESQL -> new OpenHouse(Postgres.server().database("house"));
    };
  }

  static OpenHouse at(String address) {
    return new OpenHouse(address);
  }

  /** Another process on the same database, with the same clock. */
  OpenHouse another() {
    OpenHouse other = new OpenHouse(address);
    other.now = now;
    return other;
  }

  private People newPeople() {
    return LightPeople.of(store, () -> now);
  }

  void restart() {
    store.close();
    store = Store.open(address);
    people = newPeople();
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  Instant now() {
    return now;
  }

  People people() {
    return people;
  }

  Door door() {
    return people.door();
  }

  Store store() {
    return store;
  }

  /** What people did; that their rows are bound is said by itself. */
  List<Entry> journal() {
    return store.read("house", 0, 100_000).stream()
        .filter(line -> !line.type().equals("PeopleBound"))
        .toList();
  }

  /** The journal in short: {@code LoggedIn by ann}. */
  List<String> story() {
    return journal().stream().map(line -> line.type() + " by " + line.actor()).toList();
  }

  /** A manager, the first of the house. */
  Who manager() {
    AccountHolder maria = given(people.demo().open("maria", RIGHT));
    return new Who(maria.name(), maria.role());
  }

  // A real house, whose staff have passwords and authenticators of their own.

  /** A manager whom the machine's operator names. */
  Newcomer named(String name) {
    return comes(name, given(people.staff().nameManager(name)).code().orElseThrow());
  }

  /** Somebody who chooses his own password by a code. */
  Newcomer comes(String name, String code) {
    lastComer = Optional.of(Newcomer.by(code, name, people, () -> now));
    return lastComer();
  }

  Newcomer lastComer() {
    return lastComer.orElseThrow();
  }

  /** Somebody whom two managers appoint. */
  Newcomer appointed(Newcomer one, Newcomer other, String name, Role role) {
    StaffChange change = given(people.staff().appoint(one.signsIn().who(), name, role));
    return comes(name, codeAfter(change, other));
  }

  /** Somebody whom two managers reset. */
  void reset(Who one, Newcomer other, String name) {
    comes(name, codeAfter(given(people.staff().reset(one, name)), other));
  }

  private String codeAfter(StaffChange change, Newcomer other) {
    long number = change.proposal().orElseThrow();
    StaffChange done = given(people.proposals().approve(other.signsIn().who(), number));
    return change.code().orElseThrow() + done.code().orElseThrow();
  }

  // A demo, whose manager chooses everybody's password.

  Who staff(Who manager, String name, Role role) {
    AccountHolder person = given(people.demo().register(manager, name, RIGHT, role));
    return new Who(person.name(), person.role());
  }

  Badge player(String name) {
    return given(door().register(name, RIGHT));
  }

  /** Somebody new in a role. */
  Who somebody(Who manager, Role role) {
    return role == Role.GUEST
        ? given(door().guest()).who()
        : role == Role.PLAYER ? player("some-player").who() : staff(manager, "some-" + role, role);
  }

  static <T> T given(Reply<T> reply) {
    return switch (reply) {
      case Reply.Given<T>(T value) -> value;
      case Reply.No<T>(var no) -> fail(no.toString());
      case Reply.Unavailable<T>(String why) -> fail(why);
    };
  }

  /** A refusal as it is told, with its rule. */
  static String refusal(Reply<?> reply) {
    return assertInstanceOf(Reply.No.class, reply).refused().toString();
  }

  @Override
  public void close() {
    store.close();
  }
}
