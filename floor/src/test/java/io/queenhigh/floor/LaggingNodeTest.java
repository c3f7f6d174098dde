package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A node that is sure of its life for a moment longer than the others are. Whatever it writes is
 * fenced; a refusal is written nowhere.
 */
class LaggingNodeTest {

  @TempDir Path folder = Path.of("");

  @Test
  @DisplayName("it refuses nobody for what it has not read")
  void theRackThatAnotherNodeHasFilled() {
    try (CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"))) {
      room.issue("ann", 1_000_00);
      LiveTable here = room.open(TableOrder.of("wa/three-card-poker").id("one").setup());
      done(here, new TableCommand.Sit(1, 0));
      LiveTable lagging =
          new LiveTable(CardRoom.services(room.store(), Runnable::run), "one", Optional.empty());

      done(here, new TableCommand.BuyIn(50_00));
      assertEquals(0, lagging.state().rack("ann"));

      done(lagging, new TableCommand.CashOut(50_00));
      assertInstanceOf(Answer.No.class, asked(lagging, new TableCommand.CashOut(50_00)));
    }
  }

  private static void done(LiveTable table, TableCommand command) {
    assertInstanceOf(Answer.Done.class, asked(table, command));
  }

  private static Answer asked(LiveTable table, TableCommand command) {
    return table.ask(Ask.player("ann", CardRoom.nextId(), command)).join();
  }
}
