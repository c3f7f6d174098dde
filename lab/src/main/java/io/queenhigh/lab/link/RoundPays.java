package io.queenhigh.lab.link;

import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.RoundAwards.Draw;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one round of a table takes off the meter, for following it by numbers.
 *
 * @param outcomes rounds in which something comes off it, the most frequent first
 * @param quiet the chance of a round in which nothing does
 */
record RoundPays(List<Outcome> outcomes, double quiet) {

  /** Rarer sums than this change nothing that is printed. */
  private static final double NEGLIGIBLE = 1e-15;

  /**
   * What comes off the meter.
   *
   * @param fixed awards in wagers, which are paid first
   * @param kept what part of the rest stays on the meter, or is there to be won
   * @param wins whether the whole meter is won
   */
  record Outcome(long fixed, double kept, boolean wins, double chance) {}

  RoundPays {
    outcomes = List.copyOf(outcomes);
  }

  /** Only percentages come off the meter. */
  static RoundPays sharesOnly(RoundAwards awards) {
    List<Outcome> outcomes = new ArrayList<>();
    for (Draw draw : awards.draws()) {
      double kept = draw.ofMeter().approximately();
      outcomes.add(new Outcome(0, kept, draw.winsTheMeter(), draw.chance().approximately()));
    }
    return new RoundPays(outcomes, awards.quietChance().approximately());
  }

  /**
   * Every award comes off the meter. The hands of a round are taken as independent of each other.
   * They share a deck and community cards, but that changes the variance of what they win together
   * by less than three in a thousand, and the average not at all.
   */
  static RoundPays allAwards(ProgressivePrice price, int players) {
    Map<Taken, Double> hand = hand(price);
    Map<Taken, Double> round = Map.of(Taken.NOTHING, 1.0);
    for (int player = 0; player < players; player++) {
      round = together(round, hand);
    }
    List<Outcome> outcomes = new ArrayList<>();
    round.forEach(
        (taken, chance) -> {
          if (!taken.equals(Taken.NOTHING)) {
            outcomes.add(new Outcome(taken.fixed(), taken.kept(), taken.wins(), chance));
          }
        });
    outcomes.sort(
        Comparator.comparingDouble(Outcome::chance).reversed().thenComparingLong(Outcome::fixed));
    return new RoundPays(outcomes, round.getOrDefault(Taken.NOTHING, 0.0));
  }

  private static Map<Taken, Double> hand(ProgressivePrice price) {
    Map<Taken, Double> hand = new HashMap<>();
    for (ProgressivePrice.Award award : price.lines()) {
      hand.merge(Taken.by(award.pays()), award.chance().approximately(), Double::sum);
    }
    hand.put(Taken.NOTHING, Fraction.ONE.minus(price.hitFrequency()).approximately());
    return hand;
  }

  private static Map<Taken, Double> together(Map<Taken, Double> some, Map<Taken, Double> others) {
    Map<Taken, Double> sums = new HashMap<>();
    some.forEach(
        (taken, chance) ->
            others.forEach(
                (more, with) -> {
                  if (chance * with > NEGLIGIBLE) {
                    sums.merge(taken.and(more), chance * with, Double::sum);
                  }
                }));
    return sums;
  }

  /** The chance that the whole meter is won. */
  double win() {
    return outcomes.stream().filter(Outcome::wins).mapToDouble(Outcome::chance).sum();
  }

  /** The same rounds among those in which nobody wins the whole meter. */
  RoundPays unwon() {
    double all = 1 - win();
    return new RoundPays(
        outcomes.stream()
            .filter(outcome -> !outcome.wins())
            .map(o -> new Outcome(o.fixed(), o.kept(), false, o.chance() / all))
            .toList(),
        quiet / all);
  }
}
