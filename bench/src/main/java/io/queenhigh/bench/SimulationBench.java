package io.queenhigh.bench;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.Progress;
import io.queenhigh.lab.simulation.Simulated;
import io.queenhigh.lab.simulation.Simulation;
import io.queenhigh.lab.simulation.Simulation.Order;
import io.queenhigh.lab.simulation.Simulation.Way;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Rounds played by chance, on one thread, in millions a second: by tables, and by the rules
 * themselves as the naive twin.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class SimulationBench {

  private static final int QUICK = 20_000_000;
  private static final int NAIVE = 50_000;

  private final Simulation washington = simulation("wa/three-card-poker");
  private final Simulation california = simulation("ca/three-card-poker");
  private final Simulation sixCardBonus = simulation("wa/three-card-poker", "6B1");
  private final Simulation multiGameLink = simulation("wa/three-card-poker", "MGL");

  @Benchmark
  @OperationsPerInvocation(QUICK)
  public Simulated anteAndPairPlus() {
    return run(washington, QUICK, Way.QUICK);
  }

  @Benchmark
  @OperationsPerInvocation(NAIVE)
  public Simulated anteAndPairPlusNaive() {
    return run(washington, NAIVE, Way.BY_THE_BOOK);
  }

  @Benchmark
  @OperationsPerInvocation(QUICK)
  public Simulated withShownCard() {
    return run(california, QUICK, Way.QUICK);
  }

  @Benchmark
  @OperationsPerInvocation(QUICK)
  public Simulated withSixCardBonus() {
    return run(sixCardBonus, QUICK, Way.QUICK);
  }

  @Benchmark
  @OperationsPerInvocation(NAIVE)
  public Simulated withSixCardBonusNaive() {
    return run(sixCardBonus, NAIVE, Way.BY_THE_BOOK);
  }

  @Benchmark
  @OperationsPerInvocation(QUICK)
  public Simulated withCommunityCards() {
    return run(multiGameLink, QUICK, Way.QUICK);
  }

  private static Simulated run(Simulation simulation, long rounds, Way way) {
    return simulation.run(new Order(rounds, 7).onThreads(1).with(way), Progress.UNHEARD);
  }

  private static Simulation simulation(String id, String... choices) {
    return switch (Catalogue.approved().open(id, List.of(choices))) {
      case Opening.Opened(var game) -> Simulation.of(game);
      case Opening.Unknown(String why) -> throw new IllegalArgumentException(why);
    };
  }
}
