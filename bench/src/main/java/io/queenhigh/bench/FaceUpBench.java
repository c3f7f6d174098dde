package io.queenhigh.bench;

import io.queenhigh.lab.EverySeenSet;
import io.queenhigh.lab.FaceUp;
import io.queenhigh.lab.FaceUpEstimate;
import io.queenhigh.lab.FaceUpRules;
import io.queenhigh.lab.Games;
import io.queenhigh.lab.Progress;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.List;
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
 * Face-up dealing: all hands by rank and suit, and beside it the naive way for a single hand only,
 * because for all of them it would take hours. In milliseconds.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 3)
public class FaceUpBench {

  private final Game washington = Games.washington("A", "A", "6B1");
  private final Game california = Games.california("6B3");
  private final Game sixCardBonus = Games.sixCardBonusOfCalifornia();
  private final Cards hand =
      Cards.of(
          List.of("Qs", "6h", "4d").stream().map(card -> Card.parse(card).orElseThrow()).toList());

  @Benchmark
  public FaceUp threeSeen() {
    return FaceUp.of(washington, 3, Progress.UNHEARD);
  }

  @Benchmark
  public FaceUp sixSeen() {
    return FaceUp.of(washington, 6, Progress.UNHEARD);
  }

  @Benchmark
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public FaceUp nineSeen() {
    return FaceUp.of(washington, 9, Progress.UNHEARD);
  }

  @Benchmark
  public FaceUp sixSeenInCalifornia() {
    return FaceUp.of(california, 6, Progress.UNHEARD);
  }

  @Benchmark
  public FaceUp sixSeenInSixCardBonus() {
    return FaceUp.of(sixCardBonus, 6, Progress.UNHEARD);
  }

  @Benchmark
  public EverySeenSet.Sum sixSeenNaiveOneHand() {
    return EverySeenSet.study(washington, hand, -1, 6);
  }

  @Benchmark
  public FaceUpRules rulesForSix() {
    return FaceUpRules.of(washington, 6);
  }

  @Benchmark
  public FaceUpEstimate estimateOf18With100000Deals() {
    return FaceUpEstimate.of(washington, 18, 100_000, 7, Progress.UNHEARD);
  }
}
