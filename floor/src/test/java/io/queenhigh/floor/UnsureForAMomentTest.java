package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand.InRound;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A node that is not sure of itself for a moment, and keeps what it has. */
class UnsureForAMomentTest {

  /** Waits for bets, and for nothing else. */
  private static final Pace QUICK = new Pace(1_000, 3_600_000, 300, 10, 3_600_000, 0);

  private volatile boolean sure = true;
  private final AtomicInteger asked = new AtomicInteger();

  private final Tenure tenure =
      new Tenure() {
        @Override
        public boolean holds(String stream) {
          if (!sure) {
            asked.incrementAndGet();
          }
          return sure;
        }

        @Override
        public void begun(String stream) {}
      };

  /** The dealer is told that another node has it, and nobody has. */
  @Test
  void whatTheDealerCouldNotDoThenIsDoneAfterwards() {
    String address = Postgres.server().database("unsure");
    try (Store store = Store.open(address);
        Floor floor =
            Floor.open(
                store,
                FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE),
                Formats.today(CardRoom.CATALOGUE),
                tenure)) {
      assertInstanceOf(
          Answer.Done.class,
          floor
              .openTable(
                  "sue",
                  CardRoom.nextId(),
                  CardRoom.setup("p1", "wa/three-card-poker", List.of(), QUICK, 0))
              .join());
      CardRoom.issue(store, "ann", 1_000_00);
      CardRoom.issue(store, "bob", 1_000_00);
      LiveTable table = floor.table("p1").orElseThrow();
      CardRoom.go(table, "ann", new Sit(1, 500_00));
      CardRoom.go(table, "bob", new Sit(2, 500_00));
      assertInstanceOf(
          Answer.Done.class,
          table
              .ask(
                  Ask.player(
                      "ann", CardRoom.nextId(), new InRound(new Command.Bet(1, Wager.ANTE, 5_00))))
              .join());
      sure = false;
      // By its stream, and when it has been told so.
      NodeRoom.await("the dealer has been sent away", () -> asked.get() >= 2);
      sure = true;
      floor.residents().begin("table/p1");
      NodeRoom.await("the cards are dealt", () -> table.state().round().isDealt());
    }
  }
}
