package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.EVE;
import static io.queenhigh.floor.LinkedRoom.MAX;
import static io.queenhigh.floor.LinkedRoom.SUE;
import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.progressive.Controller;
import io.queenhigh.rules.progressive.LinkCommand;
import io.queenhigh.rules.progressive.LinkTerms;
import io.queenhigh.rules.progressive.controller.ConsoleCommand;
import io.queenhigh.rules.progressive.controller.SupervisorKey;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A round with everything on it at a live table of each controller: ann wins the meter, bob an
 * award from the tray and envy, cid has made no progressive wager.
 */
class LinkedLiveTest {

  private static final Staff DORA = new Staff("dora", Post.DEALER);

  @TempDir Path folder = Path.of("");

  @Test
  @Clause({
    "WA-GM 1",
    "WA-GM 2",
    "WA-GM 3",
    "WA-GM 4",
    "WA-GM 5",
    "WA-GM 6",
    "WA-GM 7",
    "WA-GM 9.a",
    "WA-GM 9.b",
    "WA-GM 9.e",
    "WA-GM 9.f",
    "WA-GM 9.g",
    "WA-GM 9.h",
    "WA-GM 9.i",
    "WA-GM 10.a",
    "WA-GM 10.b",
    "WA-GM 10.c",
    "WA-GM Paytables",
    "LINK Back-out"
  })
  void aRoundOnGameManager() {
    new Night(LinkedRoom.gameManager(), "mini-royal-of-spades")
        .plays(
            60_00,
            100_00,
            List.of(
                "Progressive needs an Ante or Pair Plus at the same spot (WA-GM 5)",
                "The progressive wagers of this round are locked (WA-GM 6)",
                "Game Over comes when everything is settled (FLOOR Progressive wagers)",
                "The hand of seat 1 triggers envy and stays open until that is paid (WA-GM 10.b)",
                "Somebody other than sue has to approve this (LINK Two persons)"));
  }

  @Test
  @Clause({
    "WA-NX 1",
    "WA-NX 2",
    "WA-NX 3",
    "WA-NX 4",
    "WA-NX 5",
    "WA-NX 6",
    "WA-NX 8.a",
    "WA-NX 8.b",
    "WA-NX 8.d",
    "WA-NX 8.e",
    "WA-NX 8.f",
    "WA-NX 8.g",
    "WA-NX 8.h",
    "WA-NX 9.a",
    "WA-NX 9.b",
    "WA-NX 9.c",
    "WA-NX Paytables",
    "QH Executive level"
  })
  void aRoundOnNexus() {
    new Night(LinkedRoom.nexus(), "mini-royal-of-spades")
        .plays(
            90_00,
            100_00,
            List.of(
                "Progressive needs an Ante or Pair Plus at the same spot (WA-NX 4)",
                "The progressive wagers of this round are locked (WA-NX 5)",
                "END GAME comes when everything is settled (FLOOR Progressive wagers)",
                "An award of 1000.37 needs an executive (WA-NX 8.f)",
                "The hand of seat 1 triggers envy and stays open until that is paid (WA-NX 9.b)",
                "Somebody other than sue has to approve this (LINK Two persons)"));
  }

  @Test
  @Clause({
    "WA-MGL 1",
    "WA-MGL 2",
    "WA-MGL 4",
    "WA-MGL 5",
    "WA-MGL 6",
    "WA-MGL 7",
    "WA-MGL 8",
    "WA-MGL 10.a",
    "WA-MGL 10.b",
    "WA-MGL 10.e",
    "WA-MGL 10.f",
    "WA-MGL 10.g",
    "WA-MGL 10.h",
    "WA-MGL 11.a",
    "WA-MGL 11.b",
    "WA-MGL 11.c",
    "WA-MGL Paytables"
  })
  void aRoundOnTheMultiGameLink() {
    new Night(LinkedRoom.multiGameLink(), "royal-flush")
        .plays(
            9_00,
            1_000_00,
            List.of(
                "Progressive needs an Ante or Pair Plus at the same spot (WA-MGL 6)",
                "The progressive wagers of this round are locked (WA-MGL 7)",
                "END GAME comes when everything is settled (FLOOR Progressive wagers)",
                "An award of 50000.37 needs an executive (WA-MGL 10.f)",
                "The hand of seat 1 triggers envy and stays open until that is paid (WA-MGL 11.b)",
                "Somebody other than sue has to approve this (LINK Two persons)"));
  }

  /** One link, one table, one round. */
  private final class Night {
    private final LinkTerms terms;
    private final String jackpot;
    private final List<String> refusals = new ArrayList<>();

    Night(LinkTerms terms, String jackpot) {
      this.terms = terms;
      this.jackpot = jackpot;
    }

    /** What somebody tried in vain is told in the order in which he tried. */
    void plays(long trayCents, long envyCents, List<String> refused) {
      try (LinkedRoom linked =
          new LinkedRoom(new CardRoom("sqlite:" + folder.resolve("floor.db")))) {
        LiveLink link = linked.open(terms);
        LiveTable table = linked.join(link, LinkedRoom.keyed(LinkedRoom.setup("t1", terms)));
        bets(linked, table);

        long before = link.view().meterCents();
        LinkedRoom.go(table, DORA, new ConsoleCommand.Lock());
        no(CardRoom.ask(table, "ann", new Command.WithdrawBet(1, Wager.PROGRESSIVE)));
        assertEquals(before + 37, link.view().meterCents(), "two wagers of a dollar, at 18.5 %");
        deals(table);
        marks(table);
        LinkedRoom.go(table, DORA, new ConsoleCommand.CallSupervisor());
        long award = link.state().pending().getFirst().hit().awardCents();
        assertEquals(before + 37, award, "all of the meter");
        no(LinkedRoom.press(table, DORA, new ConsoleCommand.EndRound()));
        confirms(table);
        go(table, new Command.Settle(Optional.empty()));

        Settlement settled = table.state().round().settlement().orElseThrow();
        assertEquals(award, progressive(settled, 1));
        assertEquals(trayCents, progressive(settled, 2));
        assertEquals(0, settled.at(3).stream().filter(LinkedLiveTest::isProgressive).count());
        assertEquals(envyCents, settled.envyTo(2));
        assertEquals(0, settled.envyTo(1) + settled.envyTo(3));
        no(LinkedRoom.press(table, DORA, new ConsoleCommand.LockUpCards(1)));
        LinkedRoom.go(table, DORA, new ConsoleCommand.PayEnvy());
        LinkedRoom.go(table, DORA, new ConsoleCommand.EndRound());
        go(table, new Command.NextRound());

        assertEquals(
            terms.seedCents(), link.view().meterCents() / 100 * 100, "the seed, and the reserve");
        LinkedRoom.go(link, LinkedRoom.CAL, new LinkCommand.Pay(1));
        LinkedRoom.go(link, SUE, new LinkCommand.ProposeBackOut(1, "the wrong seat was paid"));
        no(link.ask(SUE, CardRoom.nextId(), new LinkCommand.Approve(1)).join());
        LinkedRoom.go(link, MAX, new LinkCommand.Approve(1));
        assertEquals(List.of(), linked.room().store().wrongInTheBooks());
        assertEquals(refused, refusals);
      }
    }

    private void no(Answer answer) {
      refusals.add(assertInstanceOf(Answer.No.class, answer).refused().toString());
    }

    private void bets(LinkedRoom linked, LiveTable table) {
      for (String player : List.of("ann", "bob", "cid")) {
        linked.room().issue(player, 1_000_00);
        int seat = List.of("ann", "bob", "cid").indexOf(player) + 1;
        CardRoom.go(table, player, new TableCommand.Sit(seat, 500_00));
        if (seat == 1) {
          no(CardRoom.ask(table, player, new Command.Bet(1, Wager.PROGRESSIVE, 1_00)));
        }
        CardRoom.go(table, player, new Command.Bet(seat, Wager.ANTE, 10_00));
        if (seat != 3) {
          CardRoom.go(table, player, new Command.Bet(seat, Wager.PROGRESSIVE, 1_00));
        }
      }
    }

    private void deals(LiveTable table) {
      go(table, new Command.NoMoreBets());
      go(
          table,
          new Command.DealKeyed(
              DeckColour.RED,
              Map.of(1, cards("As Ks Qs"), 2, cards("7s 7h 7d"), 3, cards("2c 5d 9c")),
              cards("2h 2d 3c"),
              isMultiGameLink() ? cards("Ts Js") : List.of()));
      CardRoom.go(table, "ann", new Command.Play(1));
      CardRoom.go(table, "bob", new Command.Play(2));
      CardRoom.go(table, "cid", new Command.Fold(3));
      go(table, new Command.CollectForfeits());
      go(table, new Command.Reveal());
    }

    private boolean isMultiGameLink() {
      return terms.controller() == Controller.MULTI_GAME_LINK;
    }

    private void marks(LiveTable table) {
      if (terms.controller() != Controller.GAME_MANAGER) {
        LinkedRoom.go(table, DORA, new ConsoleCommand.SelectSpot(1));
      }
      // Pressed again it is taken back, and once more it stands.
      for (int press = 0; press < 3; press++) {
        LinkedRoom.go(table, DORA, new ConsoleCommand.PressHand(jackpot));
      }
    }

    /** By key and button, or by button and card. */
    private void confirms(LiveTable table) {
      if (terms.controller() == Controller.GAME_MANAGER) {
        LinkedRoom.go(table, SUE, new ConsoleCommand.TurnKey(SupervisorKey.JPH));
        LinkedRoom.go(table, SUE, new ConsoleCommand.PressJPot());
        LinkedRoom.go(table, SUE, new ConsoleCommand.TurnKey(SupervisorKey.RUN));
      } else {
        LinkedRoom.go(table, SUE, new ConsoleCommand.PressConfirm());
        no(LinkedRoom.press(table, SUE, new ConsoleCommand.SwipeCard()));
        LinkedRoom.go(table, EVE, new ConsoleCommand.SwipeCard());
      }
    }
  }

  private static boolean isProgressive(SettledWager wager) {
    return wager.wager() == Wager.PROGRESSIVE;
  }

  private static long progressive(Settlement settled, int seat) {
    return settled.at(seat).stream()
        .filter(LinkedLiveTest::isProgressive)
        .mapToLong(wager -> wager.paidCents() + wager.returnedCents())
        .sum();
  }

  private static void go(LiveTable table, Command command) {
    LinkedRoom.go(table, DORA, new TableCommand.InRound(command));
  }
}
