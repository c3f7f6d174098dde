package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.stream.Tenure;
import io.queenhigh.floor.table.Pace;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A node that is not sure of itself for a moment, and keeps what it has. */
class UnsureForAMomentTest {

  /** Waits for bets, and for nothing else. */
  private static final Pace QUICK = new Pace(1_000, 3_600_000, 300, 10, 3_600_000, 0);

  private volatile boolean sure = true;
  private final AtomicInteger asked = new AtomicInteger();

  private final CountDownLatch told = new CountDownLatch(1);
  private final CountDownLatch goesOn = new CountDownLatch(1);

  private final Tenure tenure =
      new Tenure() {
        @Override
        public boolean holds(String stream) {
          boolean now = sure;
          if (!now) {
            asked.incrementAndGet();
          }
          if (Thread.currentThread().getName().equals("slow")) {
            told.countDown();
            await(goesOn);
          }
          return now;
        }

        @Override
        public void begun(String stream) {}
      };

  /** The dealer is told that another node has it, and nobody has. */
  @Test
  void whatTheDealerCouldNotDoThenIsDoneAfterwards() {
    try (Store store = Store.open(Postgres.server().database("unsure"));
        Floor floor = opened(store)) {
      LiveTable table = waiting(floor);
      sure = false;
      // By its stream, and when it has been told so.
      NodeRoom.await("the dealer has been sent away", () -> asked.get() >= 2);
      sure = true;
      floor.residents().begin("table/p1");
      NodeRoom.await("the cards are dealt", () -> table.state().round().isDealt());
    }
  }

  /** As a turn may that was on meanwhile, on a thread that had to wait for a processor. */
  @Test
  void whoHeardThatItIsNotOursStopsNoClockThatWasBegunSince() throws Exception {
    try (Store store = Store.open(Postgres.server().database("unsure"));
        Floor floor = opened(store)) {
      LiveTable table = waiting(floor);
      sure = false;
      Thread slow = Thread.ofPlatform().name("slow").start(() -> table.rest().join());
      told.await();
      sure = true;
      Thread begins = Thread.ofPlatform().start(() -> floor.residents().begin("table/p1"));
      NodeRoom.await(
          "it has begun, or waits until the other has done",
          () ->
              begins.getState() == Thread.State.TERMINATED
                  || begins.getState() == Thread.State.BLOCKED);
      goesOn.countDown();
      slow.join();
      begins.join();
      NodeRoom.await("the cards are dealt", () -> table.state().round().isDealt());
    }
  }

  private Floor opened(Store store) {
    return Floor.open(
        store,
        FloorSettings.usual(CardRoom.CATALOGUE, CardRoom.ADVICE),
        Formats.today(CardRoom.CATALOGUE),
        tenure);
  }

  /** A table with a bet on it, and somebody who has not bet. */
  private static LiveTable waiting(Floor floor) {
    assertInstanceOf(
        Answer.Done.class,
        floor
            .openTable(
                "sue",
                CardRoom.nextId(),
                CardRoom.setup("p1", "wa/three-card-poker", List.of(), QUICK, 0))
            .join());
    CardRoom.issue(floor.store(), "ann", 1_000_00);
    CardRoom.issue(floor.store(), "bob", 1_000_00);
    LiveTable table = floor.table("p1").orElseThrow();
    CardRoom.go(table, "ann", new Sit(1, 500_00));
    CardRoom.go(table, "bob", new Sit(2, 500_00));
    CardRoom.go(table, "ann", new Command.Bet(1, Wager.ANTE, 5_00));
    return table;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
