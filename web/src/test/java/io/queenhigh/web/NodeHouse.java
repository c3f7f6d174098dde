package io.queenhigh.web;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.nodes.NodeKeys;
import io.queenhigh.floor.people.LightPeople;
import io.queenhigh.floor.people.Password;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.people.Reply;
import java.net.URI;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/** One of several nodes over HTTP, in this process. */
public final class NodeHouse implements AutoCloseable {

  private final NodeRoom room;
  private final People people;
  private final WebServer server;

  NodeHouse(String address, URI url, NodeKeys keys) {
    this(address, url, url, keys);
  }

  /**
   * One that others reach by way of something in between.
   *
   * @param told where the others are told that it is
   * @param door where it is
   */
  NodeHouse(String address, URI told, URI door, NodeKeys keys) {
    this(new NodeRoom(address, told), door, keys, Instant::now);
  }

  /** One with a clock of its own. */
  NodeHouse(String address, URI url, NodeKeys keys, InstantSource clock) {
    this(new NodeRoom(address, url, clock), url, keys, clock);
  }

  private NodeHouse(NodeRoom room, URI door, NodeKeys keys, InstantSource clock) {
    this.room = room;
    this.people = LightPeople.of(room.store(), clock);
    people.writesOnlyWhile(room.nodes()::knowsTheTime);
    this.server =
        WebServer.start(
            room.floor(),
            people,
            Optional.empty(),
            WebSettings.usual().at("127.0.0.1", 0).withoutRates(),
            Optional.of(new WebServer.Shared(room.nodes(), keys, door)));
    NodeRoom.await("the node lives", room.nodes()::isSure);
  }

  public NodeRoom room() {
    return room;
  }

  People people() {
    return people;
  }

  /** The manager of the house, who has come in here. */
  public TestPerson manager() {
    Password password = new Password(TestHouse.PASSWORD);
    assertInstanceOf(Reply.Given.class, people.demo().open(TestHouse.MANAGER, password));
    TestPerson manager = new TestPerson(url());
    manager
        .post(
            "/api/login",
            "{\"name\":\"%s\",\"password\":\"%s\"}"
                .formatted(TestHouse.MANAGER, TestHouse.PASSWORD))
        .expect(200);
    return manager;
  }

  WebServer server() {
    return server;
  }

  public String url() {
    return "http://127.0.0.1:" + server.port();
  }

  @Override
  public void close() {
    server.close();
    room.close();
  }
}
