package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Postgres;
import io.queenhigh.floor.stream.Answer;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.BuyIn;
import io.queenhigh.floor.table.TableCommand.DealSealed;
import io.queenhigh.floor.table.TableCommand.Sit;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Two floors on one store: of two that write, one is told to read on and decide again. */
class TwoFloorsTest {

  private static final TableOrder ORDER = TableOrder.of("wa/three-card-poker").byHand();

  private static Answer ask(Felt felt, String player, String id, TableCommand command) {
    return felt.table().ask(Ask.player(player, id, command)).join();
  }

  @Test
  void whoComesSecondDecidesOnWhatTheFirstHasDone() throws Exception {
    String address = Postgres.server().database("floors");
    try (CardRoom here = new CardRoom(address);
        Felt near = here.felt(ORDER);
        CardRoom there = new CardRoom(address);
        Felt far = there.felt("t1")) {
      here.issue("ann", 1_000_00);
      here.issue("bob", 1_000_00);
      near.sits("ann", 1, 100_00);
      // The other floor knows nothing of her yet, and finds out when it writes.
      assertEquals(
          "Seat 1 is taken",
          assertInstanceOf(Answer.No.class, ask(far, "bob", "b1", new Sit(1, 0))).refused().why());
      far.sits("bob", 2, 100_00);
      assertEquals(List.of(1, 2), FirstRoundTest.seats(far.state()));
      near.bets("ann", 1, 10_00);
      far.bets("bob", 2, 20_00);
      assertEquals(2, far.state().round().bettingSpots().size());
      near.does("ann", new Command.Bet(1, Wager.PAIR_PLUS, 5_00));

      // A command that the other floor has done is done.
      Answer first = ask(near, "ann", "again", new BuyIn(1_00));
      assertEquals(first, ask(far, "ann", "again", new BuyIn(1_00)));

      near.dealer(new Command.NoMoreBets()).dealer(new DealSealed());
      far.does("ann", new BuyIn(1_00));
      assertEquals(near.state().round().dealer(), far.state().round().dealer());
      far.does("ann", new Command.Fold(1)).does("bob", new Command.Fold(2));
      far.dealer(new Command.CollectForfeits(), new Command.Reveal());
      far.dealer(new Command.Settle(Optional.empty()), new Command.NextRound());
      near.does("ann", new BuyIn(1_00));
      far.does("ann", new BuyIn(1_00));
      near.does("ann", new BuyIn(1_00));
      assertEquals(far.state().seal(), near.state().seal());
      check(here);
    }
  }

  @Test
  void twoFloorsAtOnceDoEverythingOnce() throws Exception {
    String address = Postgres.server().database("floors");
    try (CardRoom here = new CardRoom(address);
        Felt near = here.felt(ORDER);
        CardRoom there = new CardRoom(address);
        Felt far = there.felt("t1")) {
      here.issue("ann", 1_000_00);
      near.sits("ann", 1, 0);
      far.sits("bob", 2, 0);
      List<CompletableFuture<Answer>> answers = new ArrayList<>();
      for (int i = 0; i < 200; i++) {
        Ask buy = Ask.player("ann", "buy-" + i, new BuyIn(1_00));
        answers.add(near.table().ask(buy));
        answers.add(far.table().ask(buy));
      }
      long done = 0;
      for (int i = 0; i < answers.size(); i += 2) {
        Answer one = answers.get(i).get(60, TimeUnit.SECONDS);
        Answer other = answers.get(i + 1).get(60, TimeUnit.SECONDS);
        if (one instanceof Answer.Done && other instanceof Answer.Done) {
          assertEquals(one, other);
        }
        done += one instanceof Answer.Done || other instanceof Answer.Done ? 1 : 0;
      }
      assertEquals(100 * done, here.store().balance("rack/t1/ann"));
      assertTrue(done > 100, done + " done");
      check(here);
    }
  }

  private static void check(CardRoom room) {
    Inspector inspector = new Inspector("t1");
    inspector.readOn(room.store());
    inspector.checkLedger(room.store());
    inspector.checkDeckPutAway(room.store());
    Inspector.checkHouse(room.store());
  }
}
