package io.queenhigh.web.replay;

import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import java.util.List;
import java.util.stream.Collectors;

/** What happened at a table's progressive controller, in sentences. */
final class ControllerWords {
  private ControllerWords() {}

  static String of(ConsoleEvent event) {
    return switch (event) {
      case ConsoleEvent.SensorLit(int seat) ->
          "The progressive sensor at seat " + seat + " lights.";
      case ConsoleEvent.SensorCleared(int seat) ->
          "The progressive sensor at seat " + seat + " goes dark.";
      case ConsoleEvent.WagersLocked(List<Integer> seats, _) ->
          seats.isEmpty()
              ? "The controller locks; no progressive wager was made."
              : "The controller takes in the progressive wagers of " + listed(seats) + ".";
      case ConsoleEvent.CardsShown _ -> "The controller\u2019s dealer reads the hands.";
      case ConsoleEvent.SpotSelected(int seat) -> "Seat " + seat + " is selected.";
      case ConsoleEvent.HandMarked(String hand, List<Integer> seats, _) ->
          "A " + words(hand) + " is marked at " + listed(seats) + ".";
      case ConsoleEvent.HandUnmarked(String hand, List<Integer> seats, _) ->
          "The mark of a " + words(hand) + " at " + listed(seats) + " is taken back.";
      case ConsoleEvent.SupervisorCalled(List<Integer> seats, _) ->
          "A supervisor is called to " + listed(seats) + ".";
      case ConsoleEvent.AmountsFixed _ -> "The link fixes what the marked hands win.";
      case ConsoleEvent.KeyTurned(SupervisorKey to, String by) ->
          by + " turns the key to " + to.name() + ".";
      case ConsoleEvent.ConfirmPressed(String by) -> by + " confirms.";
      case ConsoleEvent.WinRecorded(int seat, long hit, _) ->
          hit == 0
              ? "The win at seat %d is verified; the tray pays it.".formatted(seat)
              : "The win at seat %d is recorded as hit %d.".formatted(seat, hit);
      case ConsoleEvent.MeterReleased _ -> "The meter moves on.";
      case ConsoleEvent.CardsLockedUp(int seat) -> "The cards of seat " + seat + " are locked up.";
      case ConsoleEvent.EnvyPaid _ -> "Envy is paid.";
      case ConsoleEvent.RoundEnded _ -> "The controller\u2019s round ends.";
    };
  }

  private static String words(String hand) {
    return hand.replace('-', ' ');
  }

  private static String listed(List<Integer> seats) {
    return seats.stream().map(seat -> "seat " + seat).collect(Collectors.joining(", "));
  }
}
