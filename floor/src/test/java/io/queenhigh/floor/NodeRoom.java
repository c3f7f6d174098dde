package io.queenhigh.floor;

import io.queenhigh.floor.nodes.Nodes;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableSetup;
import java.time.Duration;
import java.util.function.BooleanSupplier;

/** One of several nodes on one store, in this process. */
public final class NodeRoom implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  private final Store store;
  private final Nodes nodes;
  private final Floor floor;

  public NodeRoom(String address, String name) {
    this(address, name, Formats.today(CardRoom.CATALOGUE));
  }

  NodeRoom(String address, String name, Formats formats) {
    this.store = Store.open(address);
    this.nodes = Nodes.of(address, "https://" + name + ".test:1", name);
    this.floor =
        Floor.open(store, FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE), formats, nodes);
    await("the node lives", nodes::isSure);
  }

  Floor floor() {
    return floor;
  }

  Store store() {
    return store;
  }

  Nodes nodes() {
    return nodes;
  }

  LiveTable table(String id) {
    await("table " + id + " is known", () -> floor.table(id).isPresent());
    return floor.table(id).orElseThrow();
  }

  boolean has(String table) {
    return floor.table(table).filter(live -> nodes.holds(live.heldBy())).isPresent();
  }

  void open(TableSetup setup) {
    if (!(floor.openTable("sue", CardRoom.nextId(), setup, CardRoom.dealersOf(setup)).join()
        instanceof Answer.Done)) {
      throw new IllegalStateException("table " + setup.id() + " cannot be opened");
    }
  }

  /** Waits for something that will be, however busy the machine is. */
  static void await(String what, BooleanSupplier condition) {
    long until = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - until > 0) {
        throw new AssertionError("not within a minute: " + what);
      }
      try {
        Thread.sleep(5);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Dies without a word; what it had is others' to take. */
  void dies() {
    nodes.close();
    floor.close();
    store.close();
  }

  @Override
  public void close() {
    dies();
  }
}
