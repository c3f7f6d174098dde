package io.queenhigh.games.progressive;

import static io.queenhigh.games.progressive.HousePeople.DAN;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.PendingHit;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.ConsoleDecide;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvolve;
import io.queenhigh.rules.progressive.controller.Evidence;
import io.queenhigh.rules.progressive.controller.Held;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.roundfile.Reading;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.roundfile.RoundFileProblem;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.settlement.Meter;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;

/**
 * One table's controller on a live link. What happens at the controller is passed on to the link,
 * as the floor does; the hands come from a round that the rules have settled.
 */
final class TestController {

  private final TestLink live;
  private final String table;
  private final long number;
  private final String roundFile;
  private final Round round;
  private final List<ConsoleEvent> events = new ArrayList<>();
  private final Console start;
  private Console console;

  private TestController(TestLink live, String table, long number, String roundFile) {
    this.live = live;
    this.table = table;
    this.number = number;
    this.roundFile = roundFile;
    this.round = settled(live, table, number, roundFile);
    this.console =
        Console.of(
            live.link().terms().controller(),
            live.link().terms().paysFrom(),
            SomeTerms.payTable(live.link().terms()),
            table,
            number);
    this.start = console;
  }

  /** A round at a table of this link; its hands stand in the lines of a round file. */
  static TestController at(TestLink live, String table, long number, String roundFile) {
    return new TestController(live, table, number, roundFile);
  }

  /** The same with chips on the sensors, locked and dealt, and all hands open. */
  static TestController opened(TestLink live, String table, long number, String roundFile) {
    TestController pit = at(live, table, number, roundFile);
    pit.bets();
    pit.does(DAN, new ConsoleCommand.Lock());
    pit.opens();
    return pit;
  }

  private static Round settled(TestLink live, String table, long number, String lines) {
    LinkTerms terms = live.link().terms();
    Meter meter = live.link().meterFor(table, number);
    String file =
        """
        game    wa/three-card-poker
        choose  %s%s
        meter   %s
        seed    %s
        reserve %s
        meter-order %s
        %s
        """
            .formatted(
                String.join(" ", SomeTerms.choices(terms)),
                terms.foldedHandsQualify() ? " folded-hands-qualify two-spots" : " two-spots",
                Dollars.text(meter.meterCents()),
                Dollars.text(meter.seedCents()),
                Dollars.text(meter.reserveCents()),
                terms.meterOrder().key(),
                lines);
    return switch (RoundFile.settle(file, SomeTerms.GAMES)) {
      case Reading.Settled(Round round) -> round;
      case Reading.Impossible(List<RoundFileProblem> problems) -> fail(problems + "\n" + file);
    };
  }

  Console console() {
    return console;
  }

  Round round() {
    return round;
  }

  /** What this round's table sends to its link. */
  LinkCommand.Contribute contribution() {
    return new LinkCommand.Contribute(table, number, wagers());
  }

  /** Chips on the sensors of all who make the progressive wager. */
  void bets() {
    for (Spot spot : bettors()) {
      does(DAN, new ConsoleCommand.LightSensor(spot.seat(), true));
    }
  }

  void opens() {
    does(DAN, new ConsoleCommand.ShowCards(evidence()));
  }

  Evidence evidence() {
    LinkTerms terms = live.link().terms();
    return Evidence.of(
        SomeTerms.payTable(terms),
        terms.foldedHandsQualify(),
        round.bettingSpots().values(),
        round.community(),
        round.settlement().orElseThrow().envy());
  }

  /** The button is accepted, and the link does its part. */
  List<ConsoleEvent> does(Staff person, ConsoleCommand command) {
    return switch (ConsoleDecide.on(console, person, command)) {
      case Ruling.Accepted(List<ConsoleEvent> happened) -> {
        for (ConsoleEvent event : happened) {
          console = ConsoleEvolve.one(console, event);
          events.add(event);
          passOn(person, event);
        }
        yield happened;
      }
      case Ruling.No(Refused refused) -> fail(command + " by " + person + ": " + refused);
    };
  }

  void refuses(Staff person, ConsoleCommand command, String why) {
    switch (ConsoleDecide.on(console, person, command)) {
      case Ruling.Accepted(List<ConsoleEvent> happened) ->
          fail(command + " was accepted: " + happened);
      case Ruling.No(Refused refused) -> assertEquals(why, refused.toString());
    }
  }

  private void passOn(Staff person, ConsoleEvent event) {
    switch (event) {
      case ConsoleEvent.WagersLocked _ -> live.does(person, contribution());
      case ConsoleEvent.SupervisorCalled(List<Integer> seats, _) -> claim(person, seats);
      case ConsoleEvent.HandUnmarked(_, List<Integer> seats, _) ->
          live.link().pendingOf(table, number).stream()
              .map(PendingHit::hit)
              .filter(hit -> seats.contains(hit.winner().seat()))
              .forEach(
                  hit -> live.does(person, new LinkCommand.Cancel(hit.number(), "mark withdrawn")));
      case ConsoleEvent.WinRecorded(_, long hit, Staff by) ->
          live.does(by, new LinkCommand.Confirm(hit));
      case ConsoleEvent.MeterReleased(List<Long> hits) ->
          hits.stream()
              .filter(hit -> live.link().pendingHit(hit).isPresent())
              .forEach(hit -> live.does(person, new LinkCommand.MoveMeter(hit)));
      case ConsoleEvent.RoundEnded _ -> live.does(person, new LinkCommand.EndRound(table, number));
      case ConsoleEvent.SensorLit _,
          ConsoleEvent.SensorCleared _,
          ConsoleEvent.CardsShown _,
          ConsoleEvent.SpotSelected _,
          ConsoleEvent.HandMarked _,
          ConsoleEvent.AmountsFixed _,
          ConsoleEvent.KeyTurned _,
          ConsoleEvent.ConfirmPressed _,
          ConsoleEvent.CardsLockedUp _,
          ConsoleEvent.EnvyPaid _ -> {}
    }
  }

  private void claim(Staff person, List<Integer> seats) {
    List<LinkCommand.Claimed> hands =
        console.evidence().orElseThrow().held().stream()
            .filter(held -> seats.contains(held.seat()))
            .filter(held -> !console.recorded().contains(held.seat()))
            .map(TestController::claimed)
            .toList();
    live.does(person, new LinkCommand.Claim(table, number, hands));
    List<Hit> hits = live.link().pendingOf(table, number).stream().map(PendingHit::hit).toList();
    does(person, new ConsoleCommand.FixAmounts(hits));
  }

  private static LinkCommand.Claimed claimed(Held held) {
    return new LinkCommand.Claimed(held.seat(), held.hand(), held.cards());
  }

  private List<LockedWager> wagers() {
    return bettors().stream()
        .map(spot -> new LockedWager(spot.seat(), spot.player(), spot.stake(Wager.PROGRESSIVE)))
        .toList();
  }

  private List<Spot> bettors() {
    return round.bettingSpots().values().stream()
        .filter(spot -> spot.has(Wager.PROGRESSIVE))
        .toList();
  }

  /** The round settled with the link's meter pays each hit what the link has fixed for it. */
  void settlementAgrees() {
    Round again = settled(live, table, number, roundFile);
    for (Console.Amount amount : console.amounts()) {
      assertEquals(
          amount.cents(),
          again.settlement().orElseThrow().at(amount.seat()).stream()
              .filter(wager -> wager.wager() == Wager.PROGRESSIVE)
              .mapToLong(SettledWager::paidCents)
              .sum());
    }
  }

  /** The events alone give the same controller. */
  void replays() {
    assertEquals(console, ConsoleEvolve.all(start, events));
    live.replays();
  }
}
