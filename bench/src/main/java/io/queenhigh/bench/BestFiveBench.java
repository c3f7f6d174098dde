package io.queenhigh.bench;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.hands.FiveCardHand;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The best five of five, six or seven cards; the score is hands a microsecond (millions a second).
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class BestFiveBench {

  private static final int RANDOM = 1 << 16;
  private static final int FEW = 1 << 8;

  @Param({"5", "6", "7"})
  public int cards;

  private final long[] random = new long[RANDOM];

  @Setup
  public void deal() {
    SplittableRandom dealer = new SplittableRandom(7);
    for (int i = 0; i < RANDOM; i++) {
      long hand = 0;
      while (Long.bitCount(hand) < cards) {
        hand |= 1L << dealer.nextInt(52);
      }
      random[i] = hand;
    }
  }

  /** All hands that hold the highest cards first, the last five cards in sequence: C(40, 5). */
  @Benchmark
  @OperationsPerInvocation(658_008)
  public long sequence() {
    long sum = 0;
    long key = BestFive.NO_CARDS;
    long mask = 0;
    for (int card = 0; card < cards - 5; card++) {
      key += BestFive.key(51 - 5 * card);
      mask |= 1L << (51 - 5 * card);
    }
    for (int a = 39; a >= 4; a--) {
      long keyA = key + BestFive.key(a);
      long maskA = mask | 1L << a;
      for (int b = a - 1; b >= 3; b--) {
        long keyB = keyA + BestFive.key(b);
        long maskB = maskA | 1L << b;
        for (int c = b - 1; c >= 2; c--) {
          long keyC = keyB + BestFive.key(c);
          long maskC = maskB | 1L << c;
          for (int d = c - 1; d >= 1; d--) {
            long keyD = keyC + BestFive.key(d);
            long maskD = maskC | 1L << d;
            for (int e = d - 1; e >= 0; e--) {
              sum += BestFive.strength(keyD + BestFive.key(e), maskD | 1L << e);
            }
          }
        }
      }
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(RANDOM)
  public long atRandom() {
    long sum = 0;
    for (long hand : random) {
      sum += BestFive.strength(hand);
    }
    return sum;
  }

  @Benchmark
  @OperationsPerInvocation(FEW)
  public long naive() {
    long sum = 0;
    for (int i = 0; i < FEW; i++) {
      sum += FiveCardHand.bestOf(new Cards(random[i])).strength();
    }
    return sum;
  }
}
