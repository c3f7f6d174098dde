package io.queenhigh.games;

import static io.queenhigh.games.TestTable.DEALER;
import static io.queenhigh.games.TestTable.SUPERVISOR;
import static io.queenhigh.games.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.FeeSchedule.Tier;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.round.Round;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Collection fees in California: flat, before the deal, outside the net. */
class FeesTest {

  @ParameterizedTest(name = "{0}: Antes of {1} and {2}: player-dealer {3}")
  @Clause({"CA-6CB Fees", "CA-6CB Fees Option 1", "CA-6CB Fees Option 2", "QH Above 100"})
  @CsvSource({
    "option-1, 5, 20, 1",
    "option-1, 50, 50, 1",
    "option-1, 50, 50.01, 2",
    "option-1, 50, 50.50, 2",
    "option-1, 100, 1, 2",
    "option-2, 50, 150, 1",
    "option-2, 100, 100.01, 2",
    "option-2, 500, 500, 2"
  })
  void theSchedulesOfSixCardBonus(String option, String ante1, String ante2, String playerDealer) {
    Round round =
        RoundStories.settled(
            """
            game   ca/6-card-bonus
            fees   %s
            bank   5000
            dealer Kh 9d 4c
            seat 1 ante %s pair-plus 25 six-card-bonus 5 cards Qs 6h 4d plays
            seat 2 ante %s cards As 9h 4h plays
            """
                .formatted(option, ante1, ante2));
    // One dollar per Ante, nothing for Play, Pair Plus or the 6 Card Bonus.
    assertEquals("seat-1 1, seat-2 1, player-dealer " + playerDealer + " (bank)", told(round));
  }

  private static String told(Round round) {
    return round.fees().stream()
        .map(
            fee ->
                fee.player()
                    + " "
                    + Dollars.shortest(fee.cents())
                    + (fee.playerDealer() ? " (bank)" : ""))
        .collect(Collectors.joining(", "));
  }

  @Test
  @Clause({"CA-6CB Fees"})
  void netsLeaveFeesOut() {
    String round =
        """
        game   ca/6-card-bonus
        %s
        bank   500
        dealer Kh 9d 4c
        seat 1 ante 25 cards Qs 6h 4d plays
        """;
    assertEquals(
        RoundStories.told(round.formatted("")),
        RoundStories.told(round.formatted("fees option-1")));
  }

  @Test
  @Clause({"CA-TCP Fees", "CA-PCV How to Play 1", "CA-TCP Round 9"})
  void threeCardPokerPostsAFlatFeePerWager() {
    for (String game : List.of("ca/three-card-poker", "ca/players-casino-ventura")) {
      Round round =
          RoundStories.settled(
              """
              game   %s
              fees   ante 1 pair-plus 0.50 player-dealer 2
              bank   500
              dealer Kh 9d 4c
              seat 1 ante 25 pair-plus 5 cards Qs 6h 4d plays
              seat 2 ante 900 cards As 9h 4h plays
              """
                  .formatted(game));
      assertEquals("seat-1 1.50, seat-2 1, player-dealer 2 (bank)", told(round));
    }
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees"})
  void feesAreDroppedBeforeTheDeal() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 500);
    FeeSchedule option = table.round().game().fees().getFirst();
    table.does(DEALER, new Command.SetTerms(table.round().terms().withFees(option)));
    table.antes("ann", 1, 10).closes();
    table.deals("Kh 9d 4c", "1 Qs 6h 4d");
    List<String> kinds =
        table.events().stream().map(event -> event.getClass().getSimpleName()).toList();
    assertEquals(
        List.of("BetsClosed", "FeeDropped", "FeeDropped", "DeckBroughtIn"),
        kinds.subList(kinds.indexOf("BetsClosed"), kinds.indexOf("DeckBroughtIn") + 1));
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-6CB Fees Option 1"})
  void theScheduleInForceSetsTheTableLimit() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 500);
    FeeSchedule option = table.round().game().fees().getFirst();
    table.does(DEALER, new Command.SetTerms(table.round().terms().withFees(option)));
    table.sits("ann", 1);
    table.refuses(
        player("ann"),
        new Command.Bet(1, Wager.ANTE, 101_00),
        "Ante of 101.00 is outside the limits: 5.00 to 100.00 (CA-6CB Dealing 1)");
    table.bets("ann", 1, Wager.ANTE, 100);
    table.refuses(
        DEALER,
        new Command.SetTerms(table.round().terms()),
        "Terms change only between rounds (CA-6CB Dealing 1)");
  }

  @Test
  @Clause({"CA-6CB Fees", "CA-TCP Fees", "CA-6CB Winners 4"})
  void aScheduleIsFlatHasAtMostFiveRatesAndIsTheDocumentsWhereItPrintsOne() {
    TestTable sixCardBonus = TestTable.of("ca/6-card-bonus");
    FeeSchedule own = posted(Map.of(Wager.ANTE, 1_00L), List.of(new Tier(0, 1_00)));
    sixCardBonus.refuses(
        DEALER,
        new Command.SetTerms(sixCardBonus.round().terms().withFees(own)),
        "Fee schedule posted is not one of [option-1, option-2] (CA-6CB Fees)");

    TestTable threeCardPoker = TestTable.of("ca/three-card-poker");
    FeeSchedule six =
        posted(
            Map.of(Wager.ANTE, 1_00L, Wager.PAIR_PLUS, 2_00L),
            List.of(
                new Tier(0, 3_00),
                new Tier(100_00, 4_00),
                new Tier(200_00, 5_00),
                new Tier(300_00, 6_00)));
    threeCardPoker.refuses(
        DEALER,
        new Command.SetTerms(threeCardPoker.round().terms().withFees(six)),
        "At most five different fees per table limit; this schedule has 6 (CA-TCP Fees)");
    threeCardPoker.refuses(
        DEALER,
        new Command.SetTerms(
            threeCardPoker.round().terms().withFees(posted(Map.of(Wager.ANTE, -1L), List.of()))),
        "A fee is a flat amount and cannot be negative (CA-TCP Fees)");
    threeCardPoker.does(DEALER, new Command.SetTerms(threeCardPoker.round().terms().withFees(own)));

    TestTable washington = TestTable.of("wa/three-card-poker");
    washington.refuses(
        DEALER,
        new Command.SetTerms(washington.round().terms().withFees(own)),
        "The house banks this game and collects no fees (WA-TCP Ways 1)");
  }

  private static FeeSchedule posted(Map<Wager, Long> perWager, List<Tier> playerDealer) {
    return new FeeSchedule(
        "posted", 1, FeeSchedule.NO_LIMIT, perWager, playerDealer, new Citation("CA-TCP", "Fees"));
  }

  @Test
  @Clause("QH Fees kept")
  void aVoidRoundKeepsItsFeesAndTheRedealIsNotChargedAgain() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 500);
    FeeSchedule option = table.round().game().fees().getFirst();
    table.does(DEALER, new Command.SetTerms(table.round().terms().withFees(option)));
    table.antes("ann", 1, 10).closes();
    table.does(SUPERVISOR, new Command.VoidRound("a card was exposed"));
    assertEquals(
        List.of(new Fee(1, "ann", 1_00, false), new Fee(7, "dan", 1_00, true)),
        table.round().fees());
    table.nextRound();
    table.does(player("dan"), new Command.PostBank(7, 500_00));
    // ann bets as before, bob is new, and together they reach the next tier.
    table.bets("ann", 1, Wager.ANTE, 10).antes("bob", 2, 95).closes();
    assertEquals(
        List.of(new Event.FeeDropped(2, 1_00, false), new Event.FeeDropped(7, 1_00, true)),
        table.happened(Event.FeeDropped.class).subList(2, 4));
    table.deals("Kh 9d 4c", "1 Qs 6h 4d", "2 As 9h 4h").allPlay().settles().nextRound();
    table.does(player("dan"), new Command.PostBank(7, 500_00));
    table.bets("ann", 1, Wager.ANTE, 10).closes();
    // The round after that is an ordinary one again.
    assertEquals(
        List.of(new Fee(1, "ann", 1_00, false), new Fee(7, "dan", 1_00, true)),
        table.round().fees());
  }
}
