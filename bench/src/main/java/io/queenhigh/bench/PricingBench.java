package io.queenhigh.bench;

import io.queenhigh.lab.Combination;
import io.queenhigh.lab.EveryDecision;
import io.queenhigh.lab.Games;
import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
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

/** Edges, whole games and single decisions, in microseconds. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class PricingBench {

  private final Game washington =
      Games.washington("A", "A", "6B4", "MGL", WagerRule.OnFold.FORFEITED);
  private final Game california = Games.california("6B3");
  private final PayTable sixCardBonus =
      washington.rule(Wager.SIX_CARD_BONUS).orElseThrow().table().orElseThrow();
  private final Cards hand = cards("Qs", "6h", "4d");
  private final Cards seen = cards("Ah", "Kc", "9d", "8d", "2c", "3s");
  private final Optional<Card> dealerCard = Card.parse("Td");

  @Benchmark
  public Price anteEdge() {
    return Pricing.ante(washington);
  }

  @Benchmark
  public Price californiaEdge() {
    return Pricing.ante(california);
  }

  @Benchmark
  public Price sixCardBonus() {
    return Pricing.table(Wager.SIX_CARD_BONUS, sixCardBonus);
  }

  @Benchmark
  public Pricing wholeGame() {
    return Pricing.of(washington);
  }

  @Benchmark
  public Pricing wholeGameOfCalifornia() {
    return Pricing.of(california);
  }

  @Benchmark
  public Combination combination() {
    return Pricing.of(washington).combination();
  }

  @Benchmark
  public Strategy strategyOfCalifornia() {
    return Strategy.of(california);
  }

  @Benchmark
  public PlayOrFold decision() {
    return PlayOrFold.of(washington, hand, Optional.empty(), seen);
  }

  @Benchmark
  public PlayOrFold decisionAgainstACard() {
    return PlayOrFold.of(california, hand, dealerCard, seen);
  }

  @Benchmark
  public Fraction decisionNaive() {
    return EveryDecision.play(washington, hand, Optional.empty(), seen);
  }

  private static Cards cards(String... names) {
    Cards cards = Cards.NONE;
    for (String name : names) {
      cards = cards.plus(Cards.of(Card.parse(name).orElseThrow()));
    }
    return cards;
  }
}
