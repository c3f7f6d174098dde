package io.queenhigh.web;

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
import java.time.InstantSource;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A floor that several nodes share: a database and an authority of its own. */
public final class SharedFloor {

  /** Nothing happens at a table that nobody has asked for. */
  private static final Pace SLOW =
      new Pace(3_600_000, 3_600_000, 3_600_000, 3_600_000, 3_600_000, 0);

  /** Enough that each of two nodes has one. */
  public static final List<String> TABLES =
      IntStream.rangeClosed(1, 12).mapToObj(i -> "t" + i).toList();

  private final String address;
  private final Path authority;
  private final Path keys;

  private SharedFloor(String address, Path authority, Path keys) {
    this.address = address;
    this.authority = authority;
    this.keys = keys;
  }

  /** One without nodes yet. */
  public static SharedFloor in(Path folder) throws IOException {
    Path authority = folder.resolve("keys");
    return new SharedFloor(
        Postgres.server().database("shared"),
        authority,
        Certificates.in(authority).node("127.0.0.1"));
  }

  /** Its store. */
  String address() {
    return address;
  }

  Path keys() {
    return keys;
  }

  Certificates authority() throws IOException {
    return Certificates.in(authority);
  }

  public NodeHouse node() throws IOException {
    return new NodeHouse(address, here(Port.free()), NodeKeys.in(keys));
  }

  /** One with a clock of its own. */
  NodeHouse node(InstantSource clock) throws IOException {
    return new NodeHouse(address, here(Port.free()), NodeKeys.in(keys), clock);
  }

  /** One that the others reach by way of a firewall. */
  NodeHouse behind(Firewall firewall) {
    return new NodeHouse(
        address, here(firewall.port()), here(firewall.inside()), NodeKeys.in(keys));
  }

  /** One that reaches the store by way of a firewall. */
  NodeHouse nodeThatReachesItsStoreBy(Firewall firewall) throws IOException {
    String there = address.replaceFirst(":\\d+/", ":" + firewall.port() + "/");
    return new NodeHouse(there, here(Port.free()), NodeKeys.in(keys));
  }

  private static URI here(int port) {
    return URI.create("https://127.0.0.1:" + port);
  }

  public static void openAll(NodeHouse house) {
    TABLES.forEach(
        id -> house.room().open(CardRoom.setup(id, "wa/three-card-poker", List.of(), SLOW, 0)));
  }

  public static void awaitThatTheyKnowEachOther(NodeHouse... houses) {
    NodeRoom.await(
        "all know each other",
        () ->
            Stream.of(houses).allMatch(one -> one.room().nodes().living().size() == houses.length));
  }

  public static String someTableOf(NodeHouse house) {
    NodeRoom.await("it has its share", () -> TABLES.stream().anyMatch(house.room()::has));
    return TABLES.stream().filter(house.room()::has).findFirst().orElseThrow();
  }

  static TestPerson guest(NodeHouse house) {
    TestPerson guest = new TestPerson(house.url());
    guest.post("/api/guest", "{}").expect(201);
    return guest;
  }
}
