package io.queenhigh.bench;

import io.queenhigh.lab.EveryDeal;
import io.queenhigh.lab.Games;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.exact.Distribution;
import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
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

/** Edges by dealing everything out, and the same edges by counting, in milliseconds. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
public class EveryDealBench {

  private final Game washington = Games.washington("A", "A", "6B1");
  private final Game california = Games.california("6B3");

  @Benchmark
  public Price anteEdge() {
    return Pricing.ante(washington);
  }

  @Benchmark
  public Distribution anteEdgeNaive() {
    return EveryDeal.antePlay(washington);
  }

  @Benchmark
  public Price californiaEdge() {
    return Pricing.ante(california);
  }

  @Benchmark
  public Distribution californiaEdgeNaive() {
    return EveryDeal.antePlay(california);
  }

  @Benchmark
  public Price sixCardBonus() {
    return Pricing.table(
        Wager.SIX_CARD_BONUS,
        washington.rule(Wager.SIX_CARD_BONUS).orElseThrow().table().orElseThrow());
  }

  /** All 20,358,520 sets of six cards through the evaluator. */
  @Benchmark
  public long[] sixCardBonusNaive() {
    long[] byStrength = new long[BestFive.CLASSES];
    for (int a = 5; a < 52; a++) {
      for (int b = 4; b < a; b++) {
        for (int c = 3; c < b; c++) {
          long abc = 1L << a | 1L << b | 1L << c;
          for (int d = 2; d < c; d++) {
            for (int e = 1; e < d; e++) {
              long abcde = abc | 1L << d | 1L << e;
              for (int f = 0; f < e; f++) {
                byStrength[BestFive.strength(abcde | 1L << f)]++;
              }
            }
          }
        }
      }
    }
    return byStrength;
  }

  @Benchmark
  public Object together() {
    return Pricing.of(washington).combination();
  }

  @Benchmark
  public Distribution togetherNaive() {
    return EveryDeal.together(washington);
  }
}
