package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.OldTables;
import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.round.Command;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever stands in the journal of one table or link, the floor opens with all others. */
class BrokenJournalTest {

  private static final LinkTerms TERMS = LinkedRoom.gameManager();

  /** One cannot be parsed; the others stumble over the table or link as it stands. */
  private static final List<BadLine> OF_A_TABLE =
      List.of(
          BadLine.SAYS_NOTHING,
          new BadLine("Played", "{\"seat\":5,\"cents\":1000}"),
          new BadLine("BetWithdrawn", "{\"seat\":5,\"wager\":\"ante\"}"));

  private static final List<BadLine> OF_A_LINK =
      List.of(
          new BadLine("RoundEnded", "["),
          new BadLine("RoundEnded", "{\"table\":\"nowhere\",\"round\":1}"),
          new BadLine("TableLeft", "{\"table\":\"nowhere\"}"));

  @TempDir Path folder = Path.of("");

  private int stores;

  private String store(String kind) {
    return kind.equals("sqlite")
        ? "sqlite:" + folder.resolve("floor" + stores++ + ".db")
        : Postgres.server().database("broken");
  }

  private static String floor(String address) throws Exception {
    try (LinkedRoom room = new LinkedRoom(new CardRoom(address))) {
      LiveLink link = room.open(TERMS);
      room.join(link, LinkedRoom.setup("t1", TERMS));
      room.room().open(TableOrder.of(LinkedRoom.GAME).byHand().id("t2").setup());
      room.room().issue("ann", 1_000_00);
    }
    return address;
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aTableThatStumblesKeepsNoOtherFromOpening(String kind) throws Exception {
    for (BadLine line : OF_A_TABLE) {
      String address = floor(store(kind));
      try (Store store = Store.open(address)) {
        line.at("table/t1", store);
      }
      try (CardRoom room = new CardRoom(address)) {
        assertEquals(
            List.of("t2"), room.floor().tables().stream().map(LiveTable::id).toList(), line::type);
        CardRoom.go(room.floor().table("t2").orElseThrow(), "ann", new Sit(1, 100_00));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aLinkThatStumblesKeepsNoTableFromOpening(String kind) throws Exception {
    for (BadLine line : OF_A_LINK) {
      String address = floor(store(kind));
      try (Store store = Store.open(address)) {
        line.at("link/emerald", store);
      }
      try (CardRoom room = new CardRoom(address)) {
        assertTrue(room.floor().links().all().isEmpty(), line::type);
        LiveTable table = room.floor().table("t1").orElseThrow();
        CardRoom.go(table, "ann", new Sit(1, 100_00));
        CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 10_00));
      }
    }
  }

  /** By a bit that makes another number of a number, no line looks wrong. */
  @ParameterizedTest
  @ValueSource(strings = {"sqlite", "postgresql"})
  void aTableWhoseLineSaysAnotherThingThanWasWrittenStaysClosed(String kind) throws Exception {
    String address = floor(store(kind));
    try (Connection connection = OldTables.connect(address);
        Statement statement = connection.createStatement()) {
      statement.execute(
          kind.equals("sqlite")
              ? "drop trigger journal_is_not_changed"
              : "set session_replication_role = replica");
      statement.execute(
          "update journal set at_millis = at_millis + 1 where stream = 'table/t1' and seq = 1");
    }
    List<String> said = new CopyOnWriteArrayList<>();
    try (Overheard _ = new Overheard("io.queenhigh.floor", said::add);
        CardRoom room = new CardRoom(address)) {
      assertEquals(List.of("t2"), room.floor().tables().stream().map(LiveTable::id).toList());
      CardRoom.go(room.floor().table("t2").orElseThrow(), "ann", new Sit(1, 100_00));
    }
    assertTrue(
        said.stream().anyMatch(line -> line.contains("line 1 of table/t1 is not what was written")),
        said::toString);
  }

  /** A database that does not answer says nothing of any table: the floor opens later. */
  @ParameterizedTest
  @ValueSource(strings = {"table/t1", "link/emerald"})
  void aStoreThatDoesNotAnswerIsNoBrokenJournal(String silent) throws Exception {
    String address = floor(store("sqlite"));
    try (Store store = Store.open(address)) {
      Store dumb =
          (Store)
              Proxy.newProxyInstance(
                  Store.class.getClassLoader(),
                  new Class<?>[] {Store.class},
                  (_, method, arguments) -> {
                    if (method.getName().equals("read") && arguments[0].equals(silent)) {
                      throw new StoreUnavailable("The database does not answer", null);
                    }
                    try {
                      return method.invoke(store, arguments);
                    } catch (InvocationTargetException thrown) {
                      throw thrown.getCause();
                    }
                  });
      assertThrows(
          StoreUnavailable.class,
          () -> Floor.open(dumb, FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE)));
    }
  }
}
