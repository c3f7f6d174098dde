package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Sessions;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.LiveStream;
import io.queenhigh.floor.stream.Tenure;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A node reads a table that another plays: when it has read the lines, and before it reads the deck
 * of the round, that round ends, and its deck is given up.
 */
class OpenedMeanwhileTest {

  private static final TableOrder ORDER = TableOrder.of("wa/three-card-poker").byHand();

  /** Others have all tables. */
  private static final Tenure ELSEWHERE =
      new Tenure() {
        @Override
        public boolean holds(String stream) {
          return false;
        }

        @Override
        public void begun(String stream) {}
      };

  private final String address = Postgres.server().database("opened");
  private final AtomicReference<Runnable> meanwhile = new AtomicReference<>(() -> {});

  @BeforeEach
  void comes() {
    try (CardRoom room = new CardRoom(address)) {
      room.issue("ann", 1_000_00);
      room.felt(ORDER).sits("ann", 1, 500_00);
    }
  }

  @Test
  void aTableIsOpenedAllTheSame() {
    try (CardRoom room = new CardRoom(address);
        Felt felt = betting(room)) {
      meanwhile.set(felt::dealerFinishes);
      try (Store store = reading();
          Floor floor = opened(store)) {
        assertEquals(Set.of(), floor.residents().unreadable());
        assertEquals(felt.state().seq(), floor.table("t1").orElseThrow().state().seq());
      }
    }
  }

  @Test
  void itsLinesAreNotCalledBroken() {
    try (CardRoom room = new CardRoom(address);
        Store store = reading();
        Floor floor = opened(store);
        Felt felt = betting(room)) {
      LiveTable table = floor.table("t1").orElseThrow();
      meanwhile.set(felt::dealerFinishes);
      assertEquals(LiveStream.ELSEWHERE, table.readOn().join());
      assertFalse(table.isBroken());
      assertEquals(felt.state().seq(), table.state().seq());
    }
  }

  /** As after a failover that has lost them, or by a connection to a server that fell behind. */
  @Test
  void linesThatAreGoneAreNotReadForForEver() {
    try (CardRoom room = new CardRoom(address);
        Store store = Store.open(address);
        Floor floor = opened(store);
        Felt felt = betting(room)) {
      LiveTable table = floor.table("t1").orElseThrow();
      assertEquals(LiveStream.ELSEWHERE, table.readOn().join());
      Sessions.losesFrom(address, "table/t1", felt.state().seq());
      CompletableFuture<Answer> read = table.readOn();
      NodeRoom.await("it has looked", read::isDone);
      Answer.Unavailable no = assertInstanceOf(Answer.Unavailable.class, read.join());
      assertTrue(no.why().startsWith("Table t1 cannot be read to its end"), no.why());
    }
  }

  private static Felt betting(CardRoom room) {
    Felt felt = room.felt("t1").bets("ann", 1, 5_00);
    assertTrue(felt.state().seal().isPresent());
    return felt;
  }

  private static Floor opened(Store store) {
    return Floor.open(
        store,
        FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE),
        Formats.today(CardRoom.CATALOGUE),
        ELSEWHERE);
  }

  private Store reading() {
    Store store = Store.open(address);
    return (Store)
        Proxy.newProxyInstance(
            Store.class.getClassLoader(),
            new Class<?>[] {Store.class},
            (_, method, arguments) -> {
              if (method.getName().equals("kept") && arguments[0].equals(DeckBox.kind())) {
                meanwhile.getAndSet(() -> {}).run();
              }
              try {
                return method.invoke(store, arguments);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }
}
