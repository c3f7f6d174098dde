package io.queenhigh.lab.link;

import io.queenhigh.lab.link.RoundPays.Outcome;
import java.util.OptionalDouble;

/**
 * The chance that a meter which pays every award is asked for more than it holds before it is won.
 *
 * <p>The grid's lines are one round's contribution apart, so that the meter never climbs over a
 * line. So a meter at one line either runs dry before it reaches the next one (or is won), or
 * reaches it: {@code chance(line) = dry + reaches × chance(line + 1)}. These two numbers follow for
 * one line after the other, by sums of what is positive, and lose nothing on the way. Awards that
 * end between two lines are interpolated there.
 */
final class RunningDry {

  private static final int MOST_LINES = 1 << 17;
  private static final int FEWEST_LINES = 1 << 10;

  /** When the next doubling of the grid adds a smaller part than this, the rest is nothing. */
  private static final double PRECISE = 1e-9;

  /** A whole number that arithmetic has blurred is still meant to be one. */
  private static final double BLUR = 1e-9;

  private final RoundPays pays;
  private final double wagersPerLine;
  private final double leastKept;
  private final double mostPaid;

  /** By line: the chance to run dry before the line that has been reached so far. */
  private final double[] dry = new double[MOST_LINES + 1];

  /** By line: the chance to get there. */
  private final double[] reaches = new double[MOST_LINES + 1];

  private int reached;

  private RunningDry(RoundPays pays, double wagersPerLine) {
    this.pays = pays;
    this.wagersPerLine = wagersPerLine;
    leastKept = pays.outcomes().stream().mapToDouble(Outcome::kept).min().orElse(1);
    mostPaid = pays.outcomes().stream().mapToLong(Outcome::fixed).max().orElse(0) / wagersPerLine;
  }

  /**
   * The chance to run dry from here; nothing where the contribution is too small for the grid.
   *
   * @param start where the meter stands when a round opens, in wagers
   * @param gain what a round puts on it, in wagers
   */
  static OptionalDouble chance(RoundPays pays, double start, double gain) {
    return gain <= 0 || start / gain > MOST_LINES / 4.0
        ? OptionalDouble.empty()
        : new RunningDry(pays, gain).chance(start / gain);
  }

  private OptionalDouble chance(double start) {
    Stencil at = Stencil.at(start);
    double before = -1;
    for (int to = Math.max(FEWEST_LINES, 2 * at.highest()); to <= MOST_LINES; to *= 2) {
      while (reached < to) {
        climb(at.lowest());
      }
      double chance = at.of(dry);
      if (chance - before <= PRECISE * chance) {
        return OptionalDouble.of(Math.clamp(chance, 0, 1));
      }
      before = chance;
    }
    return OptionalDouble.empty();
  }

  /** Plays the round that opens at the line reached, and so gets to the next one. */
  private void climb(int wanted) {
    int line = reached;
    double isDry = 0;
    double isHere = 0;
    double isNext = pays.quiet();
    for (Outcome outcome : pays.outcomes()) {
      double left = line + 1 - outcome.fixed() / wagersPerLine;
      if (left < -BLUR) {
        isDry += outcome.chance();
      } else if (!outcome.wins()) {
        Stencil at = Stencil.at(Math.max(0, outcome.kept() * left));
        for (int i = 0; i < 3; i++) {
          double weight = outcome.chance() * at.weight(i);
          int to = at.lowest() + i;
          if (weight == 0) {
            continue;
          }
          if (to > line) {
            isNext += weight;
          } else if (to == line) {
            isHere += weight;
          } else {
            isDry += weight * dry[to];
            isHere += weight * reaches[to];
          }
        }
      }
    }
    double dryFromHere = isDry / (1 - isHere);
    double reachesNext = isNext / (1 - isHere);
    int deepest = (int) Math.floor(leastKept * (line - mostPaid)) - 3;
    for (int below = Math.max(0, Math.min(wanted, deepest)); below < line; below++) {
      dry[below] += reaches[below] * dryFromHere;
      reaches[below] *= reachesNext;
    }
    dry[line] = dryFromHere;
    reaches[line] = reachesNext;
    reached = line + 1;
  }

  /** Three lines around a place, weighted so that a smooth curve is read off between them. */
  private record Stencil(int lowest, double first, double second, double third) {

    static Stencil at(double place) {
      int floor = (int) Math.floor(place + BLUR);
      double part = Math.max(0, place - floor);
      if (part <= BLUR) {
        return new Stencil(floor, 1, 0, 0);
      }
      return floor == 0
          ? new Stencil(0, 1 - part, part, 0)
          : new Stencil(
              floor - 1, -part * (1 - part) / 2, (1 - part) * (1 + part), part * (1 + part) / 2);
    }

    int highest() {
      return lowest + 2;
    }

    double weight(int i) {
      return i == 0 ? first : i == 1 ? second : third;
    }

    double of(double[] values) {
      return first * values[lowest] + second * values[lowest + 1] + third * values[lowest + 2];
    }
  }
}
