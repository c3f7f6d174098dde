package io.queenhigh.lab.simulation;

import io.queenhigh.rules.game.Game;
import java.util.List;

/**
 * A game as chance played it.
 *
 * @param rounds how many were played; fewer than ordered when it was interrupted
 * @param wagers each wager beside its exact figures, and all of them together; none when not even
 *     one shard was played
 */
public record Simulated(
    Game game, Simulation.Order order, long rounds, List<SimulatedWager> wagers) {

  public Simulated {
    wagers = List.copyOf(wagers);
  }

  public boolean isInterrupted() {
    return rounds < order.rounds();
  }

  /** Whether any wager came out as it should not. */
  public boolean disagrees() {
    return wagers.stream().anyMatch(wager -> wager.verdict().disagrees());
  }
}
