package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.RoundAwards.Draw;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleUnaryOperator;

/**
 * Where the meter stands when it is won, worked out on a grid. A meter that stands higher now
 * stands higher ever after. So amounts between two lines of the grid are all taken down for a
 * spread that is too low, and all taken up for one that is too high; between them lies the true
 * one. Where the grid fits (no shares of the meter are paid and the start is known) the two are the
 * same.
 *
 * <p>Awards that leave something on the meter cut the way to the win into stretches of plain
 * growth. {@code layer} holds how often the meter begins such a stretch at each line of the grid.
 */
final class MeterAtWin {

  private static final int LINES = 1 << 15;
  private static final int ROUGH_LINES = 1 << 12;

  /** Without shares of the meter there is one layer only, so that the grid may be finer. */
  private static final int LINES_OF_ONE_LAYER = 1 << 20;

  private static final int MOST_LAYERS = 20_000;
  private static final double NEGLIGIBLE = 1e-12;
  private static final double TOO_LITTLE = 1e-30;

  /** A whole number that arithmetic has blurred is still meant to be one. */
  private static final double BLUR = 1e-6;

  private final RoundAwards awards;
  private final double gain;
  private final double quiet;

  /** How many rounds of growth lie between two lines. */
  private final long roundsPerLine;

  private final double width;

  /** The amount at each line; the last takes in all that is higher, or is the limit. */
  private final double[] lines;

  /**
   * A grid through what the meter stands at after its first round. It begins below nothing, so that
   * everything can be taken down.
   */
  private MeterAtWin(RoundAwards awards, double gain, double start, double top, int most) {
    this.awards = awards;
    this.gain = gain;
    quiet = awards.quietChance().approximately();
    roundsPerLine = gain == 0 ? 1 : Math.max(1, (long) Math.ceil(top / gain / most));
    width = gain == 0 ? Math.max(top / most, 0.01) : gain * roundsPerLine;
    double first = (start + gain) % width - width;
    lines = new double[(int) Math.ceil((top - first) / width - BLUR) + 1];
    for (int line = 0; line < lines.length; line++) {
      lines[line] = Math.min(top, first + line * width);
    }
  }

  /** From where the meter stands now. */
  static MeterSpread from(
      Fraction start, RoundAwards awards, Fraction gain, Optional<Fraction> limit) {
    double from = start.approximately();
    double each = gain.approximately();
    double top = limit.map(Fraction::approximately).orElse(from + each * longest(awards));
    return spread(awards, each, from, top, (grid, layer, way) -> grid.put(from, 1, layer, way));
  }

  /** From a start with the seed and what the reserve had when the meter was won before. */
  static MeterSpread inTheLongRun(Cycle cycle, Optional<Fraction> limit) {
    double seed = cycle.seed().approximately();
    double gain = cycle.gain().approximately();
    double reserve = cycle.aside().approximately();
    double longest = longest(cycle.awards());
    double top = limit.map(Fraction::approximately).orElse(seed + (gain + reserve) * longest);
    return spread(
        cycle.awards(),
        gain,
        seed,
        top,
        (grid, layer, way) -> {
          for (Draw win : cycle.awards().wins()) {
            double kept = win.ofSeed().approximately();
            double each = win.ofReserve().sign() > 0 ? reserve : 0;
            double chance = win.chance().over(cycle.awards().winChance()).approximately();
            grid.putReserve(
                rounds -> kept * Math.min(top, seed + each * rounds), each, chance, layer, way);
          }
        });
  }

  /** Looks with a rough grid how high the meter gets, and goes no higher with the fine one. */
  private static MeterSpread spread(
      RoundAwards awards, double gain, double start, double top, Start begin) {
    if (awards.shares().isEmpty()) {
      return new MeterAtWin(awards, gain, start, top, LINES_OF_ONE_LAYER).spread(begin);
    }
    MeterAtWin rough = new MeterAtWin(awards, gain, start, top, ROUGH_LINES);
    double highest = Math.min(top, rough.highest(begin));
    return new MeterAtWin(awards, gain, start, highest, LINES).spread(begin);
  }

  /** What is between two lines goes one way or the other. */
  private enum Way {
    DOWN,
    UP
  }

  private interface Start {

    void put(MeterAtWin grid, double[] layer, Way way);
  }

  private MeterSpread spread(Start start) {
    return MeterSpread.between(lines, chances(start, Way.DOWN), chances(start, Way.UP));
  }

  private double highest(Start start) {
    double[] chances = chances(start, Way.UP);
    int line = lines.length - 1;
    for (double above = 0; line > 0 && above < NEGLIGIBLE; line--) {
      above += chances[line];
    }
    return lines[line] + 2 * width;
  }

  private double[] chances(Start start, Way way) {
    List<Step> steps = awards.draws().stream().map(draw -> new Step(draw, way)).toList();
    double[] chances = new double[lines.length];
    double[] layer = new double[lines.length];
    start.put(this, layer, way);
    double left = 1;
    for (int count = 0; count < MOST_LAYERS && left > NEGLIGIBLE; count++) {
      double[] next = new double[lines.length];
      grow(layer, way);
      for (Step step : steps) {
        step.take(layer, step.wins ? chances : next);
      }
      layer = next;
      left = Arrays.stream(layer).sum();
    }
    return chances;
  }

  /** What some awards do to a meter, from line to line. */
  private final class Step {

    private final double chance;
    private final boolean wins;
    private final int[] to;

    Step(Draw draw, Way way) {
      chance = draw.chance().approximately();
      wins = draw.winsTheMeter();
      double kept = draw.ofMeter().approximately();
      to = new int[lines.length];
      for (int line = 0; line < lines.length; line++) {
        to[line] = line(kept * lines[line] + (wins ? 0 : gain), way);
      }
    }

    void take(double[] rounds, double[] into) {
      for (int line = 0; line < lines.length; line++) {
        double drawn = rounds[line] * chance;
        if (drawn > TOO_LITTLE) {
          into[to[line]] += drawn;
        }
      }
    }
  }

  /** A round opens at this amount; with its wagers locked the meter stands a little higher. */
  private void put(double amount, double chance, double[] layer, Way way) {
    layer[line(amount + gain, way)] += chance;
  }

  /**
   * The same for a meter whose reserve grew for as many rounds as it took to the win before, so
   * many at a time that they fill a part of a line's width.
   */
  private void putReserve(
      DoubleUnaryOperator start, double each, double chance, double[] layer, Way way) {
    double win = awards.winChance().approximately();
    double step = each == 0 ? longest(awards) : Math.max(1, Math.floor(width / each / 8));
    double left = chance;
    for (double rounds = 1; left > chance * NEGLIGIBLE; rounds += step) {
      double beyond = left * Math.pow(1 - win, step);
      double after =
          switch (way) {
            case DOWN -> rounds;
            case UP -> rounds + step - 1;
          };
      put(start.applyAsDouble(after), left - beyond, layer, way);
      left = beyond;
    }
  }

  private int line(double amount, Way way) {
    double at = (amount - lines[0]) / width;
    double near = Math.rint(at);
    double line =
        Math.abs(at - near) < BLUR
            ? near
            : switch (way) {
              case DOWN -> Math.floor(at);
              case UP -> Math.ceil(at);
            };
    return (int) Math.clamp(line, 0, lines.length - 1);
  }

  /**
   * From how often a stretch begins at each line to how many rounds are played there. The rounds
   * between two lines are all taken to the lower or all to the upper one.
   */
  private void grow(double[] layer, Way way) {
    int last = lines.length - 1;
    double perLine = Math.pow(quiet, (double) roundsPerLine);
    double roundsBetween = (1 - perLine) / (1 - quiet);
    double arrived = 0;
    for (int line = 0; gain > 0 && line < last; line++) {
      double begun = layer[line];
      layer[line] =
          switch (way) {
            case DOWN -> (begun + arrived * perLine) * roundsBetween;
            case UP -> begun + arrived * quiet * roundsBetween;
          };
      double passing = begun + arrived * perLine;
      // So little is nothing, and computers are slow with it.
      arrived = passing < TOO_LITTLE ? 0 : passing;
    }
    for (int line = gain > 0 ? last : 0; line <= last; line++) {
      layer[line] /= 1 - quiet;
    }
    layer[last] +=
        switch (way) {
          case DOWN -> arrived * perLine / (1 - quiet);
          case UP -> arrived * quiet / (1 - quiet);
        };
  }

  /** More rounds than almost any meter lives. */
  private static double longest(RoundAwards awards) {
    return Math.ceil(Math.log(NEGLIGIBLE) / Math.log1p(-awards.winChance().approximately()));
  }
}
