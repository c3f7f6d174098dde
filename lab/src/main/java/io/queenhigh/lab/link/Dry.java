package io.queenhigh.lab.link;

import io.queenhigh.lab.exact.Fraction;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A meter that pays every award may be asked for more than it holds before it is won. The house
 * then pays what is missing.
 *
 * @param fromNow the chance from where the meter stands, worked out; nothing where the contribution
 *     is too small for that
 * @param simulated the same by chance
 * @param missing what the house pays on top of each dollar wagered in the long run
 * @param byContribution the chance from a fresh seed, for other contributions
 */
public record Dry(
    OptionalDouble fromNow,
    Simulated simulated,
    Simulated missing,
    List<ByContribution> byContribution) {

  /** A figure that comes from chance. */
  public record Simulated(double value, double standardError) {

    Simulated over(double amount) {
      return new Simulated(value / amount, standardError / amount);
    }
  }

  /**
   * The same link with another contribution.
   *
   * @param growth dollars that a round of one table adds to the meter, fixed awards paid
   */
  public record ByContribution(Fraction contribution, Fraction growth, OptionalDouble chance) {}

  public Dry {
    byContribution = List.copyOf(byContribution);
  }
}
