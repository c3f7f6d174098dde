package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import io.queenhigh.rules.game.WagerRule.OnFold;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.controller.Console;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.ConsoleDecide;
import io.queenhigh.rules.progressive.controller.ConsoleEvent;
import io.queenhigh.rules.progressive.controller.ConsoleEvolve;
import io.queenhigh.rules.progressive.controller.Evidence;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Spot;
import java.util.List;
import java.util.Optional;

/** A table's progressive controller: its sensors follow the bets, its evidence the cards. */
final class Controllers {

  private Controllers() {}

  /** The controller before the first chip of a round; none at a table without a link. */
  static Optional<Console> of(TableSetup setup, Game game, long round) {
    return setup
        .link()
        .flatMap(
            link ->
                game.progressive()
                    .map(
                        _ ->
                            Console.of(
                                Controller.of(game),
                                link.paysFrom(),
                                payTable(game),
                                link.verifyFrom(),
                                setup.id(),
                                round)));
  }

  /** Sensors light up and go out with the chips on them, until the wagers are locked. */
  static Console lit(Console console, Round round) {
    List<Integer> chips = seatsWithAWager(round);
    Console after = console;
    for (int seat : chips) {
      after = senses(after, new ConsoleCommand.LightSensor(seat, true));
    }
    for (int seat : console.lit()) {
      if (!chips.contains(seat)) {
        after = senses(after, new ConsoleCommand.ClearSensor(seat));
      }
    }
    return after;
  }

  /** The hands are open, and the engine says what they are. */
  static Console shown(Console console, Round round) {
    return senses(console, new ConsoleCommand.ShowCards(evidence(round)));
  }

  /** The hands are open on somebody else's felt, and the engine reads those that were keyed. */
  static Console keyed(Console console, Round round) {
    return senses(console, new ConsoleCommand.ReadWins(evidence(round)));
  }

  private static Evidence evidence(Round round) {
    return Evidence.of(
        payTable(round.game()),
        foldedHandsQualify(round.game()),
        round.bettingSpots().values(),
        round.community(),
        round.envy());
  }

  /**
   * What the controller notices by itself. It follows from bets and cards that were judged, so it
   * is worked out again instead of written down; what the controller would refuse it does not see.
   */
  private static Console senses(Console console, ConsoleCommand.Noticed noticed) {
    return switch (ConsoleDecide.on(console, Actor.Staff.FLOOR, noticed)) {
      case Ruling.Accepted(List<ConsoleEvent> events) -> ConsoleEvolve.all(console, events);
      case Ruling.No<ConsoleEvent> _ -> console;
    };
  }

  /** Seats whose hands the dealer turns up to read them for the progressive. */
  static List<Integer> readable(Round round) {
    return round.bettingSpots().values().stream()
        .filter(spot -> isRead(round.game(), spot))
        .map(Spot::seat)
        .toList();
  }

  static boolean isRead(Game game, Spot spot) {
    return spot.has(Wager.PROGRESSIVE) && (!spot.hasFolded() || foldedHandsQualify(game));
  }

  private static List<Integer> seatsWithAWager(Round round) {
    return round.bettingSpots().values().stream()
        .filter(spot -> spot.has(Wager.PROGRESSIVE))
        .map(Spot::seat)
        .toList();
  }

  /** Whether the progressive pay table has a line for this hand. */
  static boolean pays(Game game, String hand) {
    return payTable(game).lines().stream().anyMatch(line -> line.hand().key().equals(hand));
  }

  private static boolean foldedHandsQualify(Game game) {
    return rule(game).onFold().is() == OnFold.STANDS;
  }

  private static PayTable payTable(Game game) {
    return rule(game).table().orElseThrow();
  }

  private static WagerRule rule(Game game) {
    return game.rule(Wager.PROGRESSIVE).orElseThrow();
  }
}
