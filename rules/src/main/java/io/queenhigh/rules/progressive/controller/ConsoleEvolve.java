package io.queenhigh.rules.progressive.controller;

import io.queenhigh.rules.progressive.controller.Console.Draft;
import io.queenhigh.rules.progressive.controller.Console.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Folds what happened into the console. */
public final class ConsoleEvolve {

  private ConsoleEvolve() {}

  public static Console all(Console console, List<ConsoleEvent> events) {
    Console after = console;
    for (ConsoleEvent event : events) {
      after = one(after, event);
    }
    return after;
  }

  public static Console one(Console console, ConsoleEvent event) {
    return console.with(draft -> apply(draft, event));
  }

  private static void apply(Draft console, ConsoleEvent event) {
    switch (event) {
      case ConsoleEvent.SensorLit(int seat) -> console.lit.add(seat);
      case ConsoleEvent.SensorCleared(int seat) -> console.lit.remove(seat);
      case ConsoleEvent.WagersLocked(_, String dealer) -> {
        console.phase = Phase.LOCKED;
        console.dealers.add(dealer);
      }
      case ConsoleEvent.CardsShown(Evidence evidence) -> {
        console.phase = Phase.SETTLING;
        console.evidence = Optional.of(evidence);
      }
      case ConsoleEvent.SpotSelected(int seat) -> console.spot = seat;
      case ConsoleEvent.HandMarked(_, List<Integer> seats, String dealer) -> {
        console.marked.addAll(seats);
        console.dealers.add(dealer);
        console.called = false;
      }
      case ConsoleEvent.HandUnmarked(_, List<Integer> seats, String dealer) -> {
        seats.forEach(console.marked::remove);
        console.dealers.add(dealer);
        console.called = false;
        console.amounts = List.of();
        console.confirming = Optional.empty();
      }
      case ConsoleEvent.SupervisorCalled(_, String dealer) -> {
        console.called = true;
        console.dealers.add(dealer);
      }
      case ConsoleEvent.AmountsFixed(List<Console.Amount> amounts) -> console.amounts = amounts;
      case ConsoleEvent.KeyTurned(var to, _) -> console.key = to;
      case ConsoleEvent.ConfirmPressed(String by) -> console.confirming = Optional.of(by);
      case ConsoleEvent.WinRecorded(int seat, long hit, _) -> {
        console.recorded = and(console.recorded, seat);
        console.onTheMeter = hit == 0 ? console.onTheMeter : and(console.onTheMeter, hit);
        console.confirming = Optional.empty();
      }
      case ConsoleEvent.MeterReleased _ -> console.onTheMeter = List.of();
      case ConsoleEvent.CardsLockedUp _ -> {}
      case ConsoleEvent.EnvyPaid _ -> console.envyPaid = true;
      case ConsoleEvent.RoundEnded _ -> console.phase = Phase.OVER;
    }
  }

  private static <T> List<T> and(List<T> some, T one) {
    List<T> more = new ArrayList<>(some);
    more.add(one);
    return more;
  }
}
