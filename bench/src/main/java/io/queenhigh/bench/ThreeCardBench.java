package io.queenhigh.bench;

import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;

/** Ranking all 22,100 three-card hands; the score is for one hand. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class ThreeCardBench {

  @Benchmark
  @OperationsPerInvocation(22_100)
  public long fast() {
    long sum = 0;
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          sum += ThreeCards.strength(a, b, c);
        }
      }
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(22_100)
  public long naive() {
    long sum = 0;
    for (int a = 2; a < 52; a++) {
      for (int b = 1; b < a; b++) {
        for (int c = 0; c < b; c++) {
          sum += ThreeCardHand.of(new Cards(1L << a | 1L << b | 1L << c)).strength();
        }
      }
    }
    return sum;
  }
}
