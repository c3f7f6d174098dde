package io.queenhigh.lab.simulation;

import java.util.List;
import java.util.Optional;

/**
 * What a player-dealer's bank goes through. Results are his, fees paid.
 *
 * @param asked how many sittings were to be played
 * @param sittings how many were; fewer when it was interrupted
 * @param rounds that they had
 * @param simulated empty when not even one shard was played
 * @param exact against a single player, where every deal can be counted
 */
public record BankView(
    Banked banked,
    long seed,
    long asked,
    long sittings,
    long rounds,
    Optional<Figures> simulated,
    Optional<Figures> exact) {

  /**
   * The figures of a bank.
   *
   * @param sitting empty where only a round can be worked out
   * @param exhausted rounds in which nothing was left to pay with
   * @param full rounds in which the bank won all that it may
   * @param shortRounds rounds with a wager that was not met in full
   * @param uncovered wagers that were not met in full
   * @param goesBroke sittings that end with nothing left, where there is a bankroll
   */
  public record Figures(
      Spread round,
      Optional<Spread> sitting,
      Share exhausted,
      Share full,
      Share shortRounds,
      Share uncovered,
      Optional<Share> goesBroke,
      List<Seat> seats) {

    public Figures {
      seats = List.copyOf(seats);
    }
  }

  /** A share of all rounds, sittings or wagers; the error is 0 where it is exact. */
  public record Share(double chance, double standardError) {

    static Share of(long count, long total) {
      double chance = (double) count / total;
      return new Share(chance, Math.sqrt(chance * (1 - chance) / total));
    }
  }

  /**
   * How a player fares.
   *
   * @param meanCents what he wins or loses in a round on average, fees paid
   * @param uncovered the share of his wagers that the bank did not meet in full
   */
  public record Seat(int seat, double meanCents, double uncovered) {}

  public boolean isInterrupted() {
    return sittings < asked;
  }

  /**
   * Standard errors between the simulated and the exact average of a round, where both are known.
   */
  public Optional<Double> z() {
    return simulated.flatMap(
        chance ->
            exact.map(
                counted ->
                    (chance.round().mean() - counted.round().mean())
                        / (counted.round().standardDeviation() / Math.sqrt((double) rounds))));
  }

  /** Whether chance and counting say different things. */
  public boolean disagrees() {
    return z().map(z -> Math.abs(z) > ChanceJudge.TOO_FAR).orElse(false);
  }
}
