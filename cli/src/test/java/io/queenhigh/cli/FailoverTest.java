package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.audit.Audit;
import io.queenhigh.audit.Progress;
import io.queenhigh.floor.Ask;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.NodeRoom;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.PostgresPair;
import io.queenhigh.floor.store.StandbyRecipe;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.table.TableCommand.Sit;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The operating guide's recipe for a standby, run with two real servers: the primary is killed, the
 * standby promoted, and the floor goes on with everything that it has acknowledged.
 */
class FailoverTest {

  private static final int BEFORE = 20;

  @TempDir Path folder = Path.of("");

  @Test
  void theFloorGoesOnWhenTheStandbyIsPromoted() throws Exception {
    try (PostgresPair pair = PostgresPair.create()) {
      String address = pair.database("floor");
      StandbyRecipe.give(pair);
      try (CardRoom cage = new CardRoom(address)) {
        cage.issue("ann", 1_000_00);
      }
      Map<String, Long> told = new TreeMap<>();
      try (NodeRoom one = NodeRoom.of(address, "one");
          NodeRoom two = NodeRoom.of(address, "two")) {
        one.open(CardRoom.setup("t1", "wa/three-card-poker", List.of(), CardRoom.PATIENT, 0));
        done(told, "sit-down", new Sit(1, 0), one, two);
        for (int i = 0; i < BEFORE; i++) {
          done(told, "before-" + i, new BuyIn(1_00), one, two);
        }
        pair.killPrimary();
        long since = System.nanoTime();
        StandbyRecipe.promote(pair);
        for (int i = 0; i < BEFORE; i++) {
          done(told, "after-" + i, new BuyIn(1_00), one, two);
          if (i == 0) {
            System.out.println(
                "FailoverTest: the floor went on %d ms after its primary was killed"
                    .formatted((System.nanoTime() - since) / 1_000_000));
          }
        }
        told.forEach(
            (id, seq) ->
                assertEquals(
                    Optional.of(seq),
                    one.store().lineOf("table/t1", "ann:" + id).map(Entry::seq),
                    id));
        assertEquals(2 * BEFORE * 1_00, one.store().balance("rack/t1/ann"));
      }
      assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
    }
  }

  /** Asks whoever has the table, as often as it takes. */
  private static void done(
      Map<String, Long> told, String id, TableCommand command, NodeRoom... rooms) {
    NodeRoom.await(
        id + " is done",
        () ->
            Stream.of(rooms)
                .filter(room -> room.has("t1"))
                .findFirst()
                .map(room -> room.table("t1").ask(Ask.player("ann", id, command)).join())
                .filter(
                    answer -> {
                      if (answer instanceof Answer.Done(long seq)) {
                        told.put(id, seq);
                        return true;
                      }
                      return false;
                    })
                .isPresent());
  }
}
