package io.queenhigh.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.PaidHand;
import io.queenhigh.rules.game.Pays;
import java.util.List;
import java.util.function.Function;

/**
 * What a progressive wager of one dollar is worth, which depends on the meter. Meters are in
 * dollars.
 *
 * @param lines the pay table with chances; a hand that is folded counts only where the table lets
 *     folded hands qualify
 * @param foldedOut the chance of a paying hand that does not count because it is folded
 */
public record ProgressivePrice(List<Award> lines, Fraction foldedOut) {

  /**
   * One line of the pay table.
   *
   * @param envyDollars what each other bettor wins with it
   */
  public record Award(PaidHand hand, Pays pays, Fraction chance, Fraction envyDollars) {

    /** What the award returns when the meter stands at so many dollars, the stake not included. */
    Fraction returns(Fraction meter) {
      return switch (pays) {
        case Pays.ToOne(long odds) -> Fraction.of(odds + 1);
        case Pays.ForOne(long odds) -> Fraction.of(odds);
        case Pays.MeterShare(int percent) -> meter.times(Fraction.of(percent, 100));
      };
    }

    boolean takesTheWholeMeter() {
      return switch (pays) {
        case Pays.ToOne _, Pays.ForOne _ -> false;
        case Pays.MeterShare(int percent) -> percent == 100;
      };
    }
  }

  public ProgressivePrice {
    lines = List.copyOf(lines);
  }

  public Fraction hitFrequency() {
    return sum(Award::chance);
  }

  /** What comes back of each dollar through fixed awards. */
  public Fraction fixedReturn() {
    return returnAt(Fraction.ZERO);
  }

  /** What each dollar on the meter adds to the return. */
  public Fraction perMeterUnit() {
    return returnAt(Fraction.ONE).minus(fixedReturn());
  }

  /**
   * What each hand of another player adds to the return through envy: every wager is paid for every
   * such hand, also where its holder plays two.
   */
  public Fraction envyPerOtherPlayer() {
    return sum(line -> line.chance().times(line.envyDollars()));
  }

  /** The return of each dollar, envy from so many others included. */
  public Fraction returnAt(Fraction meter, int otherPlayers) {
    return returnAt(meter).plus(envyPerOtherPlayer().times(otherPlayers));
  }

  /** The house's edge while the meter stands at so many dollars. */
  public Fraction edgeAt(Fraction meter, int otherPlayers) {
    return Fraction.ONE.minus(returnAt(meter, otherPlayers));
  }

  /** From this meter on, in dollars, the wager favours the player. */
  public Fraction breakEvenMeter(int otherPlayers) {
    return edgeAt(Fraction.ZERO, otherPlayers).over(perMeterUnit());
  }

  /** Of the result of one dollar at this meter, envy apart. */
  public Fraction varianceAt(Fraction meter) {
    return sum(line -> line.chance().times(line.returns(meter).squared()))
        .minus(returnAt(meter).squared());
  }

  /** How often the whole meter is won. */
  public Fraction jackpotFrequency() {
    return sum(line -> line.takesTheWholeMeter() ? line.chance() : Fraction.ZERO);
  }

  /**
   * What the house keeps of each dollar in the long run: what is left after fixed awards, envy,
   * what goes to meter and reserve (the players' money from then on), and reseeding.
   */
  public Fraction longRunEdge(MeterTerms terms, int otherPlayers) {
    Fraction tray = envyPerOtherPlayer().times(otherPlayers);
    if (!terms.paysAllFromMeter()) {
      tray = tray.plus(fixedReturn());
    }
    return Fraction.ONE
        .minus(tray)
        .minus(terms.contribution())
        .minus(terms.reserve())
        .minus(terms.seed().times(jackpotFrequency()));
  }

  private Fraction returnAt(Fraction meter) {
    return sum(line -> line.chance().times(line.returns(meter)));
  }

  private Fraction sum(Function<Award, Fraction> value) {
    Fraction sum = Fraction.ZERO;
    for (Award line : lines) {
      sum = sum.plus(value.apply(line));
    }
    return sum;
  }
}
