package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Store;
import io.queenhigh.web.http.Route;
import io.queenhigh.web.http.Route.Verb;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** A walk through the office, row by row: who asks for what, and which lines the journal gains. */
final class OfficeWalk {

  /** Whoever comes in without a name is written down by the door, which names him in the line. */
  private static final String BY_THE_DOOR = " by the door";

  private final List<Route> routes;
  private final Store store;
  private final Map<String, TestPerson> people = new HashMap<>();
  private final SortedSet<String> walked = new TreeSet<>();
  private final List<Entry> left = new ArrayList<>();

  OfficeWalk(List<Route> routes, Store store) {
    this.routes = routes;
    this.store = store;
  }

  /** From now on this name is this person's. */
  void knows(String name, TestPerson person) {
    people.put(name, person);
  }

  TestPerson person(String name) {
    return Optional.ofNullable(people.get(name))
        .orElseThrow(() -> new AssertionError(name + " is not known here"));
  }

  /**
   * One row: somebody asks for a change, and the journal has these lines more, by his name.
   *
   * @param asks verb and path, {@code PUT /api/room}
   * @param leaves stream and type of each line, {@code house RoomRulesSet}
   */
  TestPerson.Got row(String who, String asks, String body, String... leaves) {
    walked.add(spelled(route(asks)));
    SortedMap<String, Head> before = store.heads();
    TestPerson.Got got = asked(who, asks, body);
    List<Entry> lines = since(before);
    for (String wanted : leaves) {
      left.add(found(who, asks, wanted, lines, got));
    }
    assertTrue(leaves.length > 0, asks + " says which line it leaves");
    return got;
  }

  /** Something that leaves no line: nothing in the books is another than before. */
  TestPerson.Got withoutALine(String who, String asks, String body) {
    SortedMap<String, Head> before = store.heads();
    TestPerson.Got got = asked(who, asks, body);
    assertEquals(before, store.heads(), asks);
    return got;
  }

  /**
   * A command at a table, whose line stands in the table's own stream. What it leaves in the
   * house's journal is the office's.
   */
  TestPerson.Got atTheTable(String who, String asks, String fields, String... leaves) {
    SortedMap<String, Head> before = store.heads();
    TestPerson.Got got = asked(who, asks, command(fields));
    List<Entry> lines = since(before);
    for (String wanted : leaves) {
      Entry line = found(who, asks, wanted, lines, got);
      if (line.stream().equals("house")) {
        left.add(line);
      }
    }
    return got;
  }

  /** Somebody reads what is on record, and that he did is, too. */
  void reads(String who, String path) {
    SortedMap<String, Head> before = store.heads();
    TestPerson.Got got = person(who).get(path).expect(200);
    left.add(found(who, "GET " + path, "house RecordsRead", since(before), got));
  }

  /** The fields of a command, under an id of its own. */
  static String command(String fields) {
    return "{\"id\":\"" + TestPerson.nextId() + "\"" + fields + "}";
  }

  private TestPerson.Got asked(String who, String asks, String body) {
    int space = asks.indexOf(' ');
    TestPerson.Got got =
        person(who).send(asks.substring(0, space), asks.substring(space + 1), body);
    assertEquals(2, got.status() / 100, () -> who + ": " + asks + "\n" + got.body());
    return got;
  }

  private List<Entry> since(SortedMap<String, Head> before) {
    return store.heads().keySet().stream()
        .flatMap(
            stream ->
                store.read(stream, before.getOrDefault(stream, Head.NONE).seq(), 1_000).stream())
        .toList();
  }

  private static Entry found(
      String who, String asks, String wanted, List<Entry> lines, TestPerson.Got got) {
    boolean door = wanted.endsWith(BY_THE_DOOR);
    String line = wanted.replace(BY_THE_DOOR, "") + " by " + (door ? "door" : who);
    List<Entry> found = lines.stream().filter(one -> told(one).equals(line)).toList();
    assertFalse(
        found.isEmpty(),
        () -> asks + " leaves " + line + ", not " + lines.stream().map(OfficeWalk::told).toList());
    if (door) {
      String name = got.json().path("name").asString();
      assertTrue(found.getLast().payload().contains("\"" + name + "\""), () -> name + " is named");
    }
    return found.getLast();
  }

  private static String told(Entry line) {
    return line.stream() + " " + bare(line.type()) + " by " + line.actor();
  }

  /** A type's name without its version. */
  static String bare(String type) {
    return type.replaceAll("/.*", "");
  }

  /** The route that answers; of two that would, the one with the fewest placeholders. */
  private Route route(String asks) {
    return writing(routes)
        .filter(route -> asks.matches(spelled(route).replaceAll("\\{\\w+}", "[^/]+")))
        .min(
            Comparator.comparingLong(
                route -> route.path().chars().filter(sign -> sign == '{').count()))
        .orElseThrow(() -> new AssertionError("no route for " + asks));
  }

  static Stream<Route> writing(List<Route> routes) {
    return routes.stream().filter(route -> route.verb() != Verb.GET);
  }

  static String spelled(Route route) {
    return route.verb() + " " + route.template();
  }

  /** The routes that were asked for, as the contract spells them. */
  SortedSet<String> walked() {
    return walked;
  }

  /** The lines that were found. */
  List<Entry> left() {
    return left;
  }
}
