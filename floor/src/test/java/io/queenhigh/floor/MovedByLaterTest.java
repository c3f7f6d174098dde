package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.table.TableCommand.Configure;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.floor.table.TableSetup;
import io.queenhigh.rules.progressive.LinkTerms;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A later version puts a table on a link, in a line behind others that this one cannot read. */
class MovedByLaterTest {

  private static final LinkTerms TERMS = LinkedRoom.gameManager();
  private static final String LINK = "link/" + TERMS.id();

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

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void thisOneKnowsWhomToAskAndThatItCannotHaveTheLink(boolean here) {
    String address = Postgres.server().database("moved");
    FloorSettings settings = FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE);
    try (CardRoom later = new CardRoom(address, settings, LaterVersion.formats());
        Store store = Store.open(address)) {
      TableSetup linked = LinkedRoom.setup("t1", TERMS);
      LinkedRoom link = new LinkedRoom(later);
      link.open(TERMS);
      LiveTable table =
          later.open(CardRoom.setup("t1", LinkedRoom.GAME, List.of("6B1"), CardRoom.PATIENT, 0));
      later.issue("ann", 1_000_00);
      later.issue("bob", 1_000_00);
      if (!here) {
        CardRoom.go(table, "ann", new Sit(1, 100_00));
      }
      try (Floor older =
          Floor.open(store, settings, Formats.today(CardRoom.CATALOGUE), ELSEWHERE)) {
        assertEquals(here, older.table("t1").isPresent());
        assertEquals(Optional.of("table/t1"), older.tableHeldBy("t1"));
        CardRoom.go(table, "bob", new Sit(2, 100_00));
        LinkedRoom.go(table, LinkedRoom.SUE, new Configure(linked));
        assertEquals(LINK, table.heldBy());
        NodeRoom.await(
            "it has looked",
            () -> {
              older.residents().readOn();
              return older.residents().unreadable().contains("table/t1");
            });
        older.residents().readOn();
        older.table("t1").ifPresent(known -> known.readOn().join());
        assertTrue(
            older.residents().unreadable().contains(LINK),
            older.residents().unreadable()::toString);
        assertEquals(Optional.of(LINK), older.tableHeldBy("t1"));
      }
    }
  }
}
