package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;

/** Something that happened at a table's controller in one round. */
public sealed interface ConsoleEvent {

  record SensorLit(int seat) implements ConsoleEvent {}

  record SensorCleared(int seat) implements ConsoleEvent {}

  /** The link takes these wagers in. */
  record WagersLocked(List<Integer> seats, String dealer) implements ConsoleEvent {
    public WagersLocked {
      seats = List.copyOf(seats);
    }
  }

  record CardsShown(Evidence evidence) implements ConsoleEvent {}

  record SpotSelected(int seat) implements ConsoleEvent {}

  record HandMarked(String hand, List<Integer> seats, String dealer) implements ConsoleEvent {
    public HandMarked {
      seats = List.copyOf(seats);
    }
  }

  /** What was called for is not to be verified any more: the link cancels its hits. */
  record HandUnmarked(String hand, List<Integer> seats, String dealer) implements ConsoleEvent {
    public HandUnmarked {
      seats = List.copyOf(seats);
    }
  }

  /** The link fixes the amounts of these hands. */
  record SupervisorCalled(List<Integer> seats, String dealer) implements ConsoleEvent {
    public SupervisorCalled {
      seats = List.copyOf(seats);
    }
  }

  record AmountsFixed(List<Console.Amount> amounts) implements ConsoleEvent {
    public AmountsFixed {
      amounts = List.copyOf(amounts);
    }
  }

  record KeyTurned(SupervisorKey to, String by) implements ConsoleEvent {}

  record ConfirmPressed(String by) implements ConsoleEvent {}

  /** The link logs this hit. */
  record WinRecorded(int seat, long hit, Staff by) implements ConsoleEvent {}

  /** The display's meter moves on past these hits. */
  record MeterReleased(List<Long> hits) implements ConsoleEvent {
    public MeterReleased {
      hits = List.copyOf(hits);
    }
  }

  record CardsLockedUp(int seat) implements ConsoleEvent {}

  record EnvyPaid() implements ConsoleEvent {}

  record RoundEnded(String dealer) implements ConsoleEvent {}
}
