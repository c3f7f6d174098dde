package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.Hit;
import java.util.List;

/** A chip on a sensor, a button, a key, a card: what reaches a table's controller. */
public sealed interface ConsoleCommand {

  /**
   * What the controller notices by itself. It follows from bets and cards, so that nobody can send
   * it and no journal has a line for it.
   */
  sealed interface Noticed extends ConsoleCommand {}

  /** What somebody presses, turns or swipes, and what the link answers: each is written down. */
  sealed interface Pressed extends ConsoleCommand {}

  // The sensors

  /**
   * A chip lies on the sensor.
   *
   * @param regularWager whether the player has made the regular game's wager
   */
  record LightSensor(int seat, boolean regularWager) implements Noticed {}

  record ClearSensor(int seat) implements Noticed {}

  // The dealer's

  /** COIN IN or START GAME. */
  record Lock() implements Pressed {}

  /** All hands are open; the engine hands in what they are. */
  record ShowCards(Evidence evidence) implements Noticed {}

  /**
   * The cards are dealt elsewhere: these winning hands have been keyed so far, and no others are
   * known.
   */
  record ReadWins(Evidence evidence) implements Noticed {}

  record SelectSpot(int seat) implements Pressed {}

  /** A hand button; pressed again it takes the mark back. */
  record PressHand(String hand) implements Pressed {}

  record CallSupervisor() implements Pressed {}

  record LockUpCards(int seat) implements Pressed {}

  record PayEnvy() implements Pressed {}

  /** Game Over or END GAME. */
  record EndRound() implements Pressed {}

  // The link's

  /**
   * The link has fixed the marked hands' amounts, in the order of payment.
   *
   * @param fromTheTray those that the tray pays, which are no hits of the link
   */
  record FixAmounts(List<Hit> hits, List<Console.Amount> fromTheTray) implements Pressed {
    public FixAmounts {
      hits = List.copyOf(hits);
      fromTheTray = List.copyOf(fromTheTray);
    }

    public FixAmounts(List<Hit> hits) {
      this(hits, List.of());
    }
  }

  // The supervisor's

  record TurnKey(SupervisorKey to) implements Pressed {}

  record PressJPot() implements Pressed {}

  record PressConfirm() implements Pressed {}

  /** The card of whoever gives the command. */
  record SwipeCard() implements Pressed {}
}
