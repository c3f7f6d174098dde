package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import java.util.List;
import java.util.function.Function;

/**
 * What one round of a table can take off the meter, exactly. The players share a deck, so their
 * awards are not independent: nobody else can hold the three cards that win the meter.
 *
 * @param draws every order of awards that can come up, with its chance; rounds without an award are
 *     the rest
 */
record RoundAwards(List<Draw> draws) {

  /**
   * The awards of one round.
   *
   * @param percents of the meter, in the order in which they are paid
   */
  record Draw(List<Integer> percents, Fraction chance) {

    Draw {
      percents = List.copyOf(percents);
    }

    boolean winsTheMeter() {
      return percents.contains(100);
    }

    /** What of the meter is there for the first who wins all of it, or is left if nobody does. */
    Fraction ofMeter() {
      int first = percents.indexOf(100);
      return left(first < 0 ? percents : percents.subList(0, first));
    }

    /** What of the seed is left in the end, once the meter has been won. */
    Fraction ofSeed() {
      return left(percents.subList(percents.lastIndexOf(100) + 1, percents.size()));
    }

    /** What of the reserve, which joins the first new meter and no other. */
    Fraction ofReserve() {
      return percents.indexOf(100) == percents.lastIndexOf(100) ? ofSeed() : Fraction.ZERO;
    }

    private static Fraction left(List<Integer> percents) {
      Fraction left = Fraction.ONE;
      for (int percent : percents) {
        left = left.times(Fraction.of(100 - percent, 100));
      }
      return left;
    }
  }

  RoundAwards {
    draws = List.copyOf(draws);
  }

  List<Draw> wins() {
    return draws.stream().filter(Draw::winsTheMeter).toList();
  }

  /** Awards that leave something on the meter. */
  List<Draw> shares() {
    return draws.stream().filter(draw -> !draw.winsTheMeter()).toList();
  }

  /** The chance that the whole meter is won in a round. */
  Fraction winChance() {
    return sum(wins(), Draw::chance);
  }

  /** The chance of a round that leaves the meter alone. */
  Fraction quietChance() {
    return Fraction.ONE.minus(sum(draws, Draw::chance));
  }

  static Fraction sum(List<Draw> draws, Function<Draw, Fraction> value) {
    Fraction sum = Fraction.ZERO;
    for (Draw draw : draws) {
      sum = sum.plus(value.apply(draw));
    }
    return sum;
  }
}
