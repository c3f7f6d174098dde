package io.queenhigh.floor;

import static io.queenhigh.floor.LinkedRoom.cards;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableCommand.DealSealed;
import io.queenhigh.proof.Clause;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.DeckColour;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table whose dealer deals real cards and keys them in. */
class KeyedCardsTest {

  private static final String TCP = "wa/three-card-poker";

  @TempDir Path folder = Path.of("");

  private CardRoom room() {
    CardRoom room = new CardRoom("sqlite:" + folder.resolve("floor.db"));
    room.issue("ann", 1_000_00);
    room.issue("bob", 1_000_00);
    return room;
  }

  private static Command.DealKeyed keyed(String ann, String bob, String dealer) {
    return new Command.DealKeyed(
        DeckColour.RED, Map.of(1, cards(ann), 2, cards(bob)), cards(dealer), List.of());
  }

  /** Two bets of ten, and no more. */
  private static Felt closed(CardRoom room) {
    Felt felt = room.felt(TableOrder.of(TCP).byHand().keyed());
    felt.sits("ann", 1, 100_00).sits("bob", 2, 100_00).sits("cat", 5, 0);
    felt.bets("ann", 1, 10_00).does("ann", new Command.Bet(1, Wager.PAIR_PLUS, 5_00));
    return felt.bets("bob", 2, 10_00).dealer(new Command.NoMoreBets());
  }

  @Test
  @Clause({"WA-TCP Ways 1", "WA-TCP Dealing 7"})
  void whatIsKeyedInIsWhatIsPlayed() throws Exception {
    try (CardRoom room = room();
        Felt felt = closed(room)) {
      felt.dealer(keyed("Qs Qh 4d", "Ah 9c 2s", "Kd 7c 3h"));
      felt.does("ann", new Command.Play(1)).does("bob", new Command.Play(2));
      felt.dealer(new Command.CollectForfeits(), new Command.Reveal());
      felt.dealer(new Command.Settle(Optional.empty()));
      assertEquals(100_00 + 20_00 + 5_00, felt.rack("ann"));
      assertEquals(100_00 + 20_00, felt.rack("bob"));
      assertEquals(Optional.empty(), felt.last("DeckOpened"));
      assertTrue(room.floor().rounds().find("t1.1").orElseThrow().file().isPresent());
    }
  }

  @Test
  @Clause("WA-TCP Introduction")
  void noCardIsDealtTwice() {
    try (CardRoom room = room();
        Felt felt = closed(room)) {
      felt.refusesDealer(
          keyed("Qs Qh 4d", "Ah 9c 4d", "Kd 7c 3h"), "4d is dealt twice (WA-TCP Introduction)");
      felt.refusesDealer(
          keyed("Qs Qh Qs", "Ah 9c 2d", "Kd 7c 3h"), "Qs is dealt twice (WA-TCP Introduction)");
      felt.refusesDealer(
          keyed("Qs Qh 4d", "Ah 9c 2d", "Kd 7c 9c"), "9c is dealt twice (WA-TCP Introduction)");
    }
  }

  @Test
  @Clause("WA-TCP Dealing 3")
  void cardsGoToTheSeatsWithAWager() {
    try (CardRoom room = room();
        Felt felt = closed(room)) {
      for (Map<Integer, List<Card>> hands :
          List.of(
              Map.of(1, cards("Qs Qh 4d")),
              Map.of(1, cards("Qs Qh 4d"), 2, cards("Ah 9c 2d"), 5, cards("2c 3c 4c")),
              Map.of(1, cards("Qs Qh 4d"), 5, cards("Ah 9c 2d")),
              Map.<Integer, List<Card>>of())) {
        Command deal = new Command.DealKeyed(DeckColour.RED, hands, cards("Kd 7c 3h"), List.of());
        felt.refusesDealer(
            deal,
            "Cards go to the seats with a wager: [1, 2], not "
                + hands.keySet()
                + " (WA-TCP Dealing 3)");
      }
    }
  }

  @Test
  @Clause("WA-TCP Irregularities 1")
  void threeCardsAreAHand() {
    try (CardRoom room = room();
        Felt felt = closed(room)) {
      felt.refusesDealer(
          keyed("Qs Qh", "Ah 9c 2d", "Kd 7c 3h"),
          "Seat 1 has 2 cards instead of three: that voids the round (WA-TCP Irregularities 1)");
      felt.refusesDealer(
          keyed("Qs Qh 4d", "Ah 9c 2d", "Kd 7c 3h 4h"),
          "The dealer has 4 cards instead of three: that voids the round"
              + " (WA-TCP Irregularities 1)");
      felt.dealer(new Command.ReportWrongNumberOfCards(0, 4));
      felt.supervisor(new TableCommand.ConfirmVoid());
      assertEquals(Phase.VOID, felt.phase());
      assertEquals(100_00, felt.rack("ann"));
      assertEquals(100_00, felt.rack("bob"));
    }
  }

  @Test
  @Clause("QH Washington silent")
  void theOtherDeckIsDueInTheNextRound() {
    try (CardRoom room = room();
        Felt felt = closed(room)) {
      Command blue =
          new Command.DealKeyed(
              DeckColour.BLUE,
              Map.of(1, cards("Qs Qh 4d"), 2, cards("Ah 9c 2d")),
              cards("Kd 7c 3h"),
              List.of());
      felt.refusesDealer(
          blue, "The other deck is due: the two decks take turns (QH Washington silent)");
      felt.voids("a test").dealer(new Command.NextRound());
      felt.bets("ann", 1, 10_00).bets("bob", 2, 10_00).dealer(new Command.NoMoreBets());
      felt.dealer(blue);
    }
  }

  @Test
  @Clause("FLOOR Sealed deck")
  void aTableHasOneSourceOfCards() {
    try (CardRoom room = room();
        Felt keyed = closed(room);
        Felt shuffled = room.felt(TableOrder.of(TCP).id("t2").byHand())) {
      keyed.refusesDealer(
          new DealSealed(),
          "The cards of this table are keyed in by its dealer (FLOOR Sealed deck)");
      shuffled.sits("ann", 1, 0);
      shuffled.refusesDealer(
          keyed("Qs Qh 4d", "Ah 9c 2d", "Kd 7c 3h"),
          "This table deals from the shuffler; no cards are keyed in (FLOOR Sealed deck)");
    }
  }
}
