package io.queenhigh.bench;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.usual.Gains;
import io.queenhigh.lab.usual.Impact;
import io.queenhigh.lab.usual.Studied;
import io.queenhigh.lab.usual.Studies;
import io.queenhigh.lab.usual.ThreeCardStudied;
import io.queenhigh.lab.usual.UsualGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * All seven games of the face-up report, sampled until the standard error is 0.01 % of the Ante, on
 * all processors and in half a gigabyte.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgsAppend = "-Xmx512m")
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class FaceUpBench {

  private static List<Studied> games() {
    List<Studied> games = new ArrayList<>();
    games.add(new ThreeCardStudied(Impact.threeCardPoker()));
    UsualGames.all().forEach(game -> games.add(Studies.of(game)));
    return games;
  }

  @Benchmark
  public double threeSpots() {
    return gains(List.of(3));
  }

  @Benchmark
  public double wholeTable() {
    return gains(List.of(2, 3, 4, 5, 6, 7));
  }

  private static double gains(List<Integer> spots) {
    double sum = 0;
    for (Studied game : games()) {
      Gains gains = new Gains(game, spots, 1);
      sum +=
          gains
              .run(gains.nothing(), Gains.WISHED, Optional.empty(), Progress.UNHEARD, _ -> {})
              .tally()
              .gainAt(spots.size() - 1);
    }
    return sum;
  }
}
