package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.RoundAwards.Draw;
import java.util.List;

/**
 * From one win of the whole meter to the next, exactly: how long it takes, and mean and variance of
 * what is won. A meter without a limit does nothing that is not linear, so that sums over all
 * rounds have closed forms.
 *
 * @param gain what a round puts on the meter, in dollars
 * @param aside what a round puts into the reserve
 */
record Cycle(RoundAwards awards, Fraction gain, Fraction aside, Fraction seed) {

  /** The first two moments of an amount. */
  record Moments(Fraction mean, Fraction square) {

    static Moments of(Fraction certain) {
      return new Moments(certain, certain.squared());
    }

    Fraction variance() {
      return square.minus(mean.squared());
    }
  }

  /** How many rounds it takes on average until the meter is won. */
  Fraction rounds() {
    return Fraction.ONE.over(awards.winChance());
  }

  /** The rounds are geometric: each wins or does not, whatever came before. */
  Fraction varianceOfRounds() {
    return rounds().squared().minus(rounds());
  }

  /**
   * What the first winner finds on a meter that stands here now.
   *
   * <p>Sums over all rounds until the win: {@code before} of the meter as it stands when the round
   * opens, {@code then} of the meter once the round's wagers are locked.
   */
  Moments atWin(Moments start) {
    List<Draw> shares = awards.shares();
    Fraction quiet = awards.quietChance();
    Fraction kept =
        quiet.plus(RoundAwards.sum(shares, draw -> draw.chance().times(draw.ofMeter())));
    Fraction keptSquare =
        quiet.plus(RoundAwards.sum(shares, draw -> draw.chance().times(draw.ofMeter().squared())));
    Fraction gains = gain.times(rounds());
    Fraction before = start.mean().plus(kept.times(gains)).over(Fraction.ONE.minus(kept));
    Fraction then = before.plus(gains);
    Fraction mixed = gain.times(before).times(2).plus(gain.times(gains));
    Fraction beforeSquare =
        start.square().plus(keptSquare.times(mixed)).over(Fraction.ONE.minus(keptSquare));
    Fraction thenSquare = beforeSquare.plus(mixed);
    List<Draw> wins = awards.wins();
    return new Moments(
        then.times(RoundAwards.sum(wins, draw -> draw.chance().times(draw.ofMeter()))),
        thenSquare.times(
            RoundAwards.sum(wins, draw -> draw.chance().times(draw.ofMeter().squared()))));
  }

  /**
   * What the meter starts from when it has been won: the seed, and what the reserve has by then.
   */
  Moments start() {
    Fraction reserve = aside.times(rounds());
    Fraction reserveSquare = aside.squared().times(rounds().squared().times(2).minus(rounds()));
    List<Draw> wins = awards.wins();
    return new Moments(
        perWin(
            RoundAwards.sum(
                wins,
                draw ->
                    seed.times(draw.ofSeed())
                        .plus(reserve.times(draw.ofReserve()))
                        .times(draw.chance()))),
        perWin(
            RoundAwards.sum(
                wins,
                draw ->
                    seed.times(draw.ofSeed())
                        .squared()
                        .plus(
                            seed.times(reserve)
                                .times(draw.ofSeed())
                                .times(draw.ofReserve())
                                .times(2))
                        .plus(reserveSquare.times(draw.ofReserve().squared()))
                        .times(draw.chance()))));
  }

  /** What a winner finds on average when the link has run for long. */
  Moments atWinInTheLongRun() {
    return atWin(start());
  }

  /** Where a meter stands on average after so many rounds in which nobody won all of it. */
  double meanAfter(double start, long rounds) {
    double quiet = awards.quietChance().approximately();
    double kept = quiet;
    double unwon = quiet;
    for (Draw draw : awards.shares()) {
      double chance = draw.chance().approximately();
      unwon += chance;
      kept += chance * draw.ofMeter().approximately();
    }
    double ratio = awards.shares().isEmpty() ? 1 : kept / unwon;
    double each = gain.approximately();
    if (ratio == 1) {
      return start + each * (double) rounds;
    }
    double rest = ratio * each / (1 - ratio);
    return rest + (start - rest) * Math.pow(ratio, (double) rounds);
  }

  private Fraction perWin(Fraction perRound) {
    return perRound.over(awards.winChance());
  }
}
