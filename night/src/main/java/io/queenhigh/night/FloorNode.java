package io.queenhigh.night;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.FloorSettings;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.floor.store.Nonces;
import io.queenhigh.floor.store.StoreUnavailable;
import io.queenhigh.floor.stream.Machinery;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** A floor in a process of its own, which dies, freezes and returns; its machine's clock stays. */
final class FloorNode {

  private static final long OPERATOR_NOTICES_MILLIS = 90_000;
  private static final long MOST_TO_CLOSE_MILLIS = 30_000;

  private final String name;
  private final VirtualTime time;
  private final Disk disk;
  private final StoreWeather weather;
  private final Counts counts;
  private final MachineClock clock;
  private final Random random;
  private Machine machine;
  private ProcessStore store;
  private Optional<Floor> floor = Optional.empty();

  FloorNode(
      String name, VirtualTime time, Disk disk, StoreWeather weather, Counts counts, long seed) {
    this.name = name;
    this.time = time;
    this.disk = disk;
    this.weather = weather;
    this.counts = counts;
    this.clock = new MachineClock(time.now());
    this.random = new Random(seed);
    this.machine = new Machine(time, clock, disk::mischief);
    this.store = process();
  }

  private ProcessStore process() {
    Machine mine = machine;
    return new ProcessStore(
        time,
        machine,
        disk,
        weather,
        counts,
        () -> time.after(OPERATOR_NOTICES_MILLIS, () -> isStuck(mine)));
  }

  /** Somebody notices that it does not answer, and restarts it. */
  private void isStuck(Machine then) {
    if (machine == then && !then.isDead()) {
      dies(true);
      starts();
    }
  }

  /** A new process; one that cannot open the store tries again in a second. */
  void starts() {
    machine = new Machine(time, clock, disk::mischief);
    store = process();
    Nonces nonces = new Nonces(new Random(random.nextLong())::nextBytes);
    try {
      floor =
          Optional.of(
              Floor.open(
                  new Machinery(store, machine, machine, machine, nonces),
                  new FloorSettings(
                      OpenRoom.CATALOGUE, OpenRoom.ADVICE, Shuffler.start(), machine)));
      counts.restarts++;
    } catch (StoreUnavailable _) {
      machine.dies();
      Machine tried = machine;
      time.after(
          1_000,
          () -> {
            if (machine == tried) {
              starts();
            }
          });
    }
  }

  String name() {
    return name;
  }

  MachineClock clock() {
    return clock;
  }

  ProcessStore store() {
    return store;
  }

  boolean isUp() {
    return floor.isPresent() && !machine.isDead();
  }

  Optional<Floor> floor() {
    return isUp() ? floor : Optional.empty();
  }

  /** Whether somebody who looks gets an answer now. */
  boolean isAwake() {
    return isUp() && !machine.isFrozen();
  }

  /** Gives something to the floor as soon as its process runs. */
  void hands(Consumer<Floor> task) {
    Floor mine = floor.orElseThrow();
    machine.execute(() -> task.accept(mine));
  }

  /** Killed. */
  void dies(boolean lastWritingGoesThrough) {
    machine.dies();
    store.dies(lastWritingGoesThrough);
    floor = Optional.empty();
  }

  /** Asked to end; killed when that takes too long. */
  void closes(Runnable then) {
    if (!isAwake()) {
      return;
    }
    Machine mine = machine;
    Runnable ends =
        () -> {
          if (machine == mine && !mine.isDead()) {
            dies(true);
            then.run();
          }
        };
    CompletableFuture<Void> _ = floor.orElseThrow().stop().thenRun(ends);
    time.after(MOST_TO_CLOSE_MILLIS, ends);
  }

  void freezes(long millis) {
    machine.freezes(millis);
  }
}
