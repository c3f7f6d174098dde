package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.table.TableState;
import io.queenhigh.floor.view.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

/** An evening at one table: people come, play and go, by chance and by a seed. */
final class Evening implements AutoCloseable {

  private static final int MOST_STEPS_WITHOUT_A_ROUND = 20_000;

  private final LiveTable table;
  private final Random random;
  private final Crowd crowd;
  private final ClumsyStaff staff;
  private final Semaphore changes = new Semaphore(0);
  private final Watch watch;

  Evening(LiveTable table, List<String> people, long seed) {
    this.table = table;
    this.random = new Random(seed);
    this.crowd = new Crowd(random, people);
    this.staff = new ClumsyStaff(random);
    this.watch = table.watch(Viewer.BYSTANDER, OptionalLong.empty(), _ -> changes.release());
  }

  /** Until so many more rounds have begun; {@code afterEach} runs after everything asked. */
  void plays(long rounds, Runnable afterEach) throws InterruptedException {
    long last = table.state().round().number() + rounds;
    int steps = 0;
    long number = 0;
    while (table.state().round().number() < last) {
      if (table.state().round().number() != number) {
        number = table.state().round().number();
        steps = 0;
      }
      assertTrue(++steps < MOST_STEPS_WITHOUT_A_ROUND, () -> "nothing goes on: " + table.state());
      Optional<Ask> ask = next(table.state());
      if (ask.isPresent()) {
        table.ask(ask.get()).join();
        afterEach.run();
      } else if (changes.tryAcquire(5, TimeUnit.MILLISECONDS)) {
        changes.drainPermits();
      }
    }
  }

  private Optional<Ask> next(TableState state) {
    boolean byHand = !state.setup().isAutomatic();
    Optional<Ask> dealt = byHand && random.nextInt(3) > 0 ? staff.next(state) : Optional.empty();
    return dealt.isPresent() ? dealt : crowd.next(state).map(wish -> wish.ask(CardRoom.nextId()));
  }

  @Override
  public void close() {
    watch.close();
  }
}
