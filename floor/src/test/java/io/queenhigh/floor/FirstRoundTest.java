package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.table.Spot;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One visitor sits down among practice players and plays a round of each game. */
class FirstRoundTest {

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "wa/three-card-poker",
        "ca/6-card-bonus",
        "ca/three-card-poker",
        "ca/players-casino-ventura"
      })
  void aVisitorPlaysARound(String game) throws Exception {
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"))) {
      room.issue("ann", 1_000_00);
      LiveTable table = room.open(CardRoom.setup("t1", game, List.of(), CardRoom.PATIENT, 2));
      try (Story story = new Story(table, Viewer.player("ann"))) {
        CardRoom.go(table, "ann", new TableCommand.Sit(0, 500_00));
        if (table.state().round().game().isBankedByAPlayer()) {
          story.until(state -> state.round().bankCents() > 0);
        }
        long ante =
            Math.max(5_00, table.state().round().terms().limitsOf(Wager.ANTE).minimumCents());
        CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, ante));
        CardRoom.go(table, "ann", new TableCommand.Ready(1));
        story.until(state -> state.round().turn() == 1 || isSettled(state));
        if (table.state().round().turn() == 1) {
          CardRoom.go(table, "ann", new Command.Play(1));
        }
        TableState settled = story.until(FirstRoundTest::isSettled);

        long net = settled.round().settlement().orElseThrow().netOf(1);
        long fees =
            settled.round().fees().stream()
                .filter(fee -> fee.player().equals("ann"))
                .mapToLong(fee -> fee.cents())
                .sum();
        assertEquals(500_00 + net - fees, settled.rack("ann"));
        assertEquals(settled.rack("ann"), room.store().balance("rack/t1/ann"));
        assertEquals(0, room.store().balance("layout/t1"));
        assertEquals(List.of(), room.store().wrongInTheBooks());

        var record = room.floor().rounds().find("t1.1").orElseThrow();
        assertTrue(record.over());
        assertTrue(record.file().orElseThrow().contains(game), record.file().orElseThrow());
        assertEquals("DeckOpened", record.lines().getLast().type());
        assertTrue(record.lines().stream().allMatch(Entry::isIntact));
      }
    }
  }

  static boolean isSettled(TableState state) {
    return state.round().phase() == Phase.SETTLED && state.seal().isEmpty();
  }

  static List<Integer> seats(TableState state) {
    return state.round().spots().values().stream().map(Spot::seat).toList();
  }
}
