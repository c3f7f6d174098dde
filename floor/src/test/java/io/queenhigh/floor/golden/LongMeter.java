package io.queenhigh.floor.golden;

import static io.queenhigh.floor.LinkedRoom.DAN;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;

import io.queenhigh.floor.LinkedRoom;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.LiveTable;
import io.queenhigh.floor.cards.ColdDeck;
import io.queenhigh.floor.cards.Shuffler;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.LinkTerms.Rates;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.round.Command;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** A link with so many lines that it is kept as a snapshot, and some rounds after that. */
final class LongMeter implements Script {

  /** A link is written down as it stands after a thousand lines. */
  private static final int LINES = 1_000;

  @Override
  public String name() {
    return "long-meter";
  }

  @Override
  public Shuffler shuffler() {
    return ColdDeck.seeded(20261116);
  }

  @Override
  public void plays(GoldenRoom room) {
    room.hires();
    room.registers("ann", 1_000_00);
    LiveLink jade =
        room.linked()
            .open(
                LinkTerms.usual(
                    "jade",
                    "The jade",
                    Controller.NEXUS,
                    "P2",
                    1_00,
                    1_000_00,
                    new Rates(1_850, 125)));
    LiveTable table =
        room.linked().join(jade, LinkedRoom.keyed(LinkedRoom.setup("j1", jade.state().terms())));
    room.sits(table, "ann", 1, 500_00);
    round(room, table, "As Ks Qs", true);
    while (jade.view().seq() < LINES - 6) {
      LinkedRoom.go(jade, SUE, new LinkCommand.Suspend("a sensor flickers"));
      LinkedRoom.go(jade, MAX, new LinkCommand.Resume());
      room.pass(Duration.ofSeconds(1));
    }
    for (int i = 0; i < 4; i++) {
      round(room, table, "Ah 9c 4s", false);
    }
    round(room, table, "As Ks Qs", true);
    round(room, table, "Ah 9c 4s", false);
  }

  private static void round(GoldenRoom room, LiveTable table, String cards, boolean hits) {
    room.bets(table, "ann", 1, Wager.ANTE, 5_00);
    room.bets(table, "ann", 1, Wager.PROGRESSIVE, 1_00);
    LinkedRoom.go(table, DAN, new ConsoleCommand.Lock());
    room.dealer(table, new Command.NoMoreBets());
    room.dealer(table, room.keyed(table, Map.of(1, cards), "2h 2d 3c"));
    room.does(table, "ann", new Command.Play(1));
    room.dealer(table, new Command.CollectForfeits(), new Command.Reveal());
    if (hits) {
      LinkedRoom.go(table, DAN, new ConsoleCommand.SelectSpot(1));
      LinkedRoom.go(table, DAN, new ConsoleCommand.PressHand("mini-royal-of-spades"));
      LinkedRoom.go(table, DAN, new ConsoleCommand.CallSupervisor());
      LinkedRoom.go(table, SUE, new ConsoleCommand.PressConfirm());
      LinkedRoom.go(table, LinkedRoom.EVE, new ConsoleCommand.SwipeCard());
    }
    room.dealer(table, new Command.Settle(Optional.empty()));
    LinkedRoom.go(table, DAN, new ConsoleCommand.EndRound());
    room.dealer(table, new Command.NextRound());
    room.pass(Duration.ofMinutes(1));
  }
}
