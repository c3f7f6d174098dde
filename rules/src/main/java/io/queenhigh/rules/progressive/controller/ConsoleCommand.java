package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.Hit;
import java.util.List;

/** A chip on a sensor, a button, a key, a card: what reaches a table's controller. */
public sealed interface ConsoleCommand {

  // The sensors

  /**
   * A chip lies on the sensor.
   *
   * @param regularWager whether the player has made the regular game's wager
   */
  record LightSensor(int seat, boolean regularWager) implements ConsoleCommand {}

  record ClearSensor(int seat) implements ConsoleCommand {}

  // The dealer's

  /** COIN IN or START GAME. */
  record Lock() implements ConsoleCommand {}

  /** All hands are open; the engine hands in what they are. */
  record ShowCards(Evidence evidence) implements ConsoleCommand {}

  record SelectSpot(int seat) implements ConsoleCommand {}

  /** A hand button; pressed again it takes the mark back. */
  record PressHand(String hand) implements ConsoleCommand {}

  record CallSupervisor() implements ConsoleCommand {}

  record LockUpCards(int seat) implements ConsoleCommand {}

  record PayEnvy() implements ConsoleCommand {}

  /** Game Over or END GAME. */
  record EndRound() implements ConsoleCommand {}

  // The link's

  /** The link has fixed the marked hands' amounts, in the order of payment. */
  record FixAmounts(List<Hit> hits) implements ConsoleCommand {
    public FixAmounts {
      hits = List.copyOf(hits);
    }
  }

  // The supervisor's

  record TurnKey(SupervisorKey to) implements ConsoleCommand {}

  record PressJPot() implements ConsoleCommand {}

  record PressConfirm() implements ConsoleCommand {}

  /** The card of whoever gives the command. */
  record SwipeCard() implements ConsoleCommand {}
}
