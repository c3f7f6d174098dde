package io.queenhigh.floor;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.floor.nodes.Nodes;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableSetup;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;

/** One of several nodes on one store, in this process. */
public final class NodeRoom implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private final Store store;
  private final Nodes nodes;
  private final Floor floor;

  /** One that can be reached by others, and begins when it is. */
  public NodeRoom(String address, URI url) {
    this(address, url, "today", Formats.today(CardRoom.CATALOGUE));
  }

  private NodeRoom(String address, URI url, String version, Formats formats) {
    this(Store.open(address), address, url, version, formats);
  }

  private NodeRoom(Store store, String address, URI url, String version, Formats formats) {
    this(
        store,
        Nodes.of(address, url.toString(), version),
        FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE),
        formats);
  }

  private NodeRoom(Store store, Nodes nodes, FloorSettings settings, Formats formats) {
    this.store = store;
    this.nodes = nodes;
    this.floor = Floor.open(store, settings, formats, nodes);
  }

  /** The same with a clock of its own. */
  public NodeRoom(String address, URI url, InstantSource clock) {
    this(
        Store.open(address),
        Nodes.of(address, url.toString(), "today", clock),
        on(clock),
        Formats.today(CardRoom.CATALOGUE));
  }

  private static FloorSettings on(InstantSource clock) {
    FloorSettings usual = FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE);
    return new FloorSettings(usual.catalogue(), usual.advice(), usual.shuffler(), clock);
  }

  /** The same of a later version, which writes what today's does not know. */
  public static NodeRoom later(String address, URI url) {
    return new NodeRoom(address, url, "later", LaterVersion.formats());
  }

  /** One that others do not reach. */
  public static NodeRoom of(String address, String name) {
    return of(address, name, Formats.today(CardRoom.CATALOGUE));
  }

  static NodeRoom of(String address, String name, Formats formats) {
    return begun(new NodeRoom(address, url(name), name, formats));
  }

  /** One that reads and writes by a store of its own. */
  static NodeRoom of(Store store, String address, String name) {
    return begun(new NodeRoom(store, address, url(name), name, Formats.today(CardRoom.CATALOGUE)));
  }

  /** One with a clock of its own, which may be wrong: then it is never sure of itself. */
  static NodeRoom of(String address, String name, InstantSource clock) {
    NodeRoom room = new NodeRoom(address, url(name), clock);
    room.nodes.begin(room.floor.residents());
    await("the node lives", () -> room.nodes.me().isPresent());
    return room;
  }

  /** One with a shelf of its own. */
  static NodeRoom of(String address, String name, Catalogue catalogue) {
    return begun(
        new NodeRoom(
            Store.open(address),
            Nodes.of(address, url(name).toString(), name),
            FloorSettings.usual(catalogue, CardRoom.ADVICE),
            Formats.today(catalogue)));
  }

  private static URI url(String name) {
    return URI.create("https://" + name + ".test:1");
  }

  private static NodeRoom begun(NodeRoom room) {
    room.nodes.begin(room.floor.residents());
    await("the node lives", room.nodes::isSure);
    return room;
  }

  public Floor floor() {
    return floor;
  }

  public Store store() {
    return store;
  }

  public Nodes nodes() {
    return nodes;
  }

  public LiveTable table(String id) {
    await("table " + id + " is known", () -> floor.table(id).isPresent());
    return floor.table(id).orElseThrow();
  }

  public boolean has(String table) {
    return floor.table(table).filter(live -> nodes.holds(live.heldBy())).isPresent();
  }

  public void open(TableSetup setup) {
    if (!(floor.openTable("sue", CardRoom.nextId(), setup, CardRoom.dealersOf(setup)).join()
        instanceof Answer.Done)) {
      throw new IllegalStateException("table " + setup.id() + " cannot be opened");
    }
  }

  /** Waits for something that will be, however busy the machine is. */
  public static void await(String what, BooleanSupplier condition) {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - until > 0) {
        throw new AssertionError("not within three minutes: " + what);
      }
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Dies without a word; what it had is others' to take. */
  public void dies() {
    nodes.close();
    floor.close();
    store.close();
  }

  @Override
  public void close() {
    dies();
  }
}
