package io.queenhigh.bench;

import io.queenhigh.lab.Progress;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.usual.Base;
import io.queenhigh.lab.usual.EveryEnding;
import io.queenhigh.lab.usual.Gains;
import io.queenhigh.lab.usual.QuickDecision;
import io.queenhigh.lab.usual.Situation;
import io.queenhigh.lab.usual.Studies;
import io.queenhigh.lab.usual.UsualGame;
import io.queenhigh.lab.usual.UsualGames;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The other games of the face-up report at three spots: one exact decision beside its naive twin,
 * the base edge, and a shard of the estimate.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 3, time = 2)
public class UsualBench {

  private static final int DEALS = 1_024;
  private static final int SPOTS = 3;

  @Param({
    "let-it-ride",
    "ultimate-texas-holdem",
    "caribbean-stud",
    "mississippi-stud",
    "four-card-poker",
    "crazy-4-poker"
  })
  private String game = "let-it-ride";

  private UsualGame rules = UsualGames.all().getFirst();
  private QuickDecision quick = (_, _, _) -> 0;
  private final long[] own = new long[DEALS];
  private final int[] shown = new int[DEALS];
  private final long[] seen = new long[DEALS];
  private int next;

  /** Deals at random, the same in every run. */
  @Setup
  public void deal() {
    rules =
        UsualGames.all().stream()
            .filter(each -> each.id().equals("usual/" + game))
            .findFirst()
            .orElseThrow();
    quick = Studies.quick(rules);
    SplittableRandom random = new SplittableRandom(3);
    int cards = rules.play().ownCards();
    for (int i = 0; i < DEALS; i++) {
      own[i] = draw(random, 0, cards);
      long card = rules.play().showsCard() ? draw(random, own[i], 1) : 0;
      shown[i] = card == 0 ? -1 : Long.numberOfTrailingZeros(card);
      seen[i] = draw(random, own[i] | card, (SPOTS - 1) * cards);
      long _ = quick.best(own[i], shown[i], seen[i]);
    }
  }

  private static long draw(SplittableRandom random, long out, int cards) {
    long drawn = 0;
    while (Long.bitCount(drawn) < cards) {
      drawn |= 1L << random.nextInt(52) & ~out;
    }
    return drawn;
  }

  /** One decision with every card of two other hands seen. */
  @Benchmark
  public long decision() {
    next = (next + 1) % DEALS;
    return quick.best(own[next], shown[next], seen[next]);
  }

  /** The same by dealing out every ending; Ultimate Texas Hold'em would take hours. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public SequencedMap<String, Fraction> decisionNaive() {
    if (game.equals("ultimate-texas-holdem")) {
      throw new IllegalStateException("hours");
    }
    return new EveryEnding(rules)
        .weigh(
            new Situation(
                new Cards(own[0]),
                shown[0] < 0 ? Optional.empty() : Optional.of(Card.of(shown[0])),
                List.of(),
                new Cards(seen[0]),
                List.of()));
  }

  /** The base edge, all processors. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public Base baseEdge() {
    return Studies.of(rules).base(Progress.UNHEARD);
  }

  /** Three spots to a standard error of 0.01 % of the Ante, sampled, all processors. */
  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @OutputTimeUnit(TimeUnit.MILLISECONDS)
  @Warmup(iterations = 0)
  @Measurement(iterations = 1)
  public double threeSpots() {
    Gains gains = new Gains(Studies.of(rules), List.of(SPOTS), 1);
    return gains
        .run(gains.nothing(), Gains.WISHED, Optional.empty(), Progress.UNHEARD, _ -> {})
        .tally()
        .gainAt(0);
  }
}
