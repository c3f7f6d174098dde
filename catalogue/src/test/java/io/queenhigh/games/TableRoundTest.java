package io.queenhigh.games;

import static io.queenhigh.games.TestTable.DEALER;
import static io.queenhigh.games.TestTable.SUPERVISOR;
import static io.queenhigh.games.TestTable.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Shown;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Event;
import io.queenhigh.rules.round.Limits;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.ShufflerStep;
import io.queenhigh.rules.round.Terms;
import io.queenhigh.rules.roundfile.RoundFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Seats, limits, spots, face-up dealing, and what happens when something goes wrong. */
class TableRoundTest {

  @ParameterizedTest(name = "{0} has {1} places")
  @Clause({
    "CA-6CB Table",
    "CA-TCP Table",
    "CA-TCP Players",
    "CA-TCP Glossary Seated-positions",
    "QH Places"
  })
  @CsvSource({
    "ca/6-card-bonus, 7, CA-6CB Table",
    "ca/three-card-poker, 8, CA-TCP Players",
    "ca/players-casino-ventura, 8, QH Ventura silent",
    "wa/three-card-poker, 7, QH Places"
  })
  void places(String game, int places, String clause) {
    TestTable table = TestTable.of(game).sits("ann", places);
    String no = ": the table has seats 1 to " + places + " (" + clause + ")";
    table.refuses(
        player("bob"), new Command.SitDown(places + 1), "There is no seat " + (places + 1) + no);
    table.refuses(player("bob"), new Command.SitDown(0), "There is no seat 0" + no);
  }

  @Test
  @Clause({"CA-6CB Table", "CA-TCP Betting 4"})
  void theLayoutUsesTheDocumentsWords() {
    Game threeCardPoker = TestTable.open("ca/three-card-poker");
    assertEquals("Bonus", threeCardPoker.rule(Wager.PAIR_PLUS).orElseThrow().label().is());
    Game sixCardBonus = TestTable.open("ca/6-card-bonus");
    assertEquals("Pair Plus", sixCardBonus.rule(Wager.PAIR_PLUS).orElseThrow().label().is());
  }

  @Test
  @Clause({
    "CA-6CB Dealing 2",
    "CA-6CB Pair Plus 9",
    "CA-6CB 6 Card Bonus 9",
    "CA-PCV 6 Card Bonus 9",
    "WA-TCP Side Bets",
    "QH Back-line"
  })
  void nobodyBetsOnAnothersHand() {
    String[][] cases = {
      {"ca/6-card-bonus", "CA-6CB Dealing 2"},
      {"ca/three-card-poker", "QH Back-line"},
      {"ca/players-casino-ventura", "QH Back-line"},
      {"wa/three-card-poker", "WA-TCP Side Bets"},
    };
    for (String[] each : cases) {
      TestTable table = TestTable.of(each[0]).antes("ann", 1, 10);
      String no = "Seat 1 belongs to ann (" + each[1] + ")";
      for (Wager wager : List.of(Wager.ANTE, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
        table.refuses(player("bob"), new Command.Bet(1, wager, 10_00), no);
      }
      table.refuses(player("bob"), new Command.WithdrawBet(1, Wager.ANTE), no);
      table.refuses(player("bob"), new Command.StandUp(1), no);
      table.refuses(player("bob"), new Command.SitDown(1), "Seat 1 is taken (" + each[1] + ")");
      table.refuses(
          player("bob"),
          new Command.Bet(2, Wager.ANTE, 10_00),
          "Nobody sits at seat 2 (" + each[1] + ")");
    }
  }

  @Test
  @Clause("WA-TCP Dealing 1")
  void twoAdjacentSpotsAreTheHousesChoice() {
    TestTable one = TestTable.of("wa/three-card-poker").sits("ann", 1);
    one.refuses(
        player("ann"),
        new Command.SitDown(2),
        "ann already has a seat at this table (WA-TCP Dealing 1)");
    TestTable two = TestTable.of("wa/three-card-poker", "two-spots").sits("ann", 3);
    two.refuses(
        player("ann"),
        new Command.SitDown(5),
        "A second spot must be next to the first: seat 5 is not beside 3 (WA-TCP Dealing 1)");
    two.sits("ann", 4);
    two.refuses(
        player("ann"),
        new Command.SitDown(5),
        "ann already has 2 seats at this table (WA-TCP Dealing 1)");
    two.bets("ann", 3, Wager.ANTE, 10).bets("ann", 4, Wager.ANTE, 20).closes();
    two.deals("Kh 9d 4c", "3 As 9h 4h", "4 Qs 6h 4d").allPlay().settles();
    assertEquals(
        "bank +20\nseat 3 +20: play wins 10, ante wins 10\nseat 4 -40: play loses 20, ante loses 20",
        RoundStories.told(two.round()));
  }

  @Test
  @Clause({
    "WA-TCP Limits",
    "WA-6CB Limits",
    "WA-GM Limits",
    "WA-NX Limits",
    "WA-MGL Limits",
    "QH Default limits",
    "WA-TCP Dealing 1",
    "WA-TCP Ways 3"
  })
  void washingtonWagersStopAtThreeHundredUnlessTheTablePostsAnother() {
    for (String progressive : List.of("game-manager", "nexus")) {
      TestTable table =
          TestTable.of("wa/three-card-poker", "6B1", "P1", progressive).antes("ann", 1, 300);
      for (Wager wager :
          List.of(Wager.ANTE, Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS, Wager.PROGRESSIVE)) {
        table.refuses(
            player("ann"),
            new Command.Bet(1, wager, 300_01),
            wager.title() + " of 300.01 is outside the limits: 1.00 to 300.00 (WA-TCP Limits)");
      }
    }
    TestTable multiGame = TestTable.of("wa/three-card-poker", "MGL").antes("ann", 1, 300);
    multiGame.refuses(
        player("ann"),
        new Command.Bet(1, Wager.PROGRESSIVE, 0),
        "Progressive of 0.00 is outside the limits: 1.00 to 300.00 (WA-TCP Limits)");
  }

  @Test
  @Clause({"CA-6CB Dealing 1", "CA-TCP Betting 1", "CA-TCP Bonus 2"})
  void californiaWagersStayWithinTheTablesLimits() {
    String[][] cases = {
      {"ca/6-card-bonus", "CA-6CB Dealing 1", "Pair Plus"},
      {"ca/three-card-poker", "CA-TCP Betting 1", "Bonus"},
    };
    for (String[] each : cases) {
      TestTable table = TestTable.of(each[0]);
      Terms terms =
          Terms.opening(table.round().game())
              .withLimits(Wager.ANTE, new Limits(5_00, 100_00))
              .withLimits(Wager.PAIR_PLUS, new Limits(1_00, 25_00));
      table.does(DEALER, new Command.SetTerms(terms));
      table.sits("ann", 1);
      table.refuses(
          player("ann"),
          new Command.Bet(1, Wager.ANTE, 4_99),
          "Ante of 4.99 is outside the limits: 5.00 to 100.00 (" + each[1] + ")");
      table.bets("ann", 1, Wager.ANTE, 100);
      table.refuses(
          player("ann"),
          new Command.Bet(1, Wager.PAIR_PLUS, 26_00),
          each[2] + " of 26.00 is outside the limits: 1.00 to 25.00 (" + each[1] + ")");
      table.refuses(
          DEALER,
          new Command.SetTerms(terms),
          "Terms change only between rounds (" + each[1] + ")");
    }
  }

  @Test
  @Clause({"WA-FACE Letter 1", "WA-FACE Letter 2"})
  void faceUpDealingChangesOnlyWhatIsShown() {
    Game down = TestTable.open("wa/three-card-poker", "TCP-04", "6B2");
    Game up = TestTable.open("wa/three-card-poker", "TCP-04", "6B2", "face-up");
    assertEquals(Shown.NOTHING, down.shown().is());
    assertEquals(Shown.PLAYERS_FACE_UP, up.shown().is());
    assertEquals(down.wagers(), up.wagers());
    assertEquals(down.qualifier(), up.qualifier());
    assertEquals(down.settling(), up.settling());
    assertEquals(down.points(), up.points());
  }

  @Test
  @Clause({"WA-FACE Report Assumption", "QH Face-up players"})
  void faceUpTablesDealThreeHandsUnlessTheHouseSaysOtherwise() {
    TestTable table = TestTable.of("wa/three-card-poker", "face-up");
    table.antes("ann", 1, 10).antes("bob", 2, 10).antes("cat", 3, 10).sits("eve", 4);
    table.refuses(
        player("eve"),
        new Command.Bet(4, Wager.ANTE, 10_00),
        "At most 3 hands are dealt at this table (WA-FACE Letter 1)");
  }

  @Test
  @Clause({"WA-TCP Irregularities 1", "QH Irregularities in California"})
  void aWrongNumberOfCardsVoidsTheRound() {
    String[][] cases = {
      {"ca/6-card-bonus", "QH Irregularities in California"},
      {"wa/three-card-poker", "WA-TCP Irregularities 1"},
    };
    for (String[] each : cases) {
      TestTable table =
          each[0].startsWith("ca/") ? TestTable.bankedByDan(each[0], 100) : TestTable.of(each[0]);
      table.antes("ann", 1, 10).closes();
      table.refuses(
          DEALER,
          new Command.DealKeyed(
              table.round().deck(),
              Map.of(1, TestTable.cards("Qs 6h 4d 2c")),
              TestTable.cards("Kh 9d 4c"),
              List.of()),
          "Seat 1 has 4 cards instead of three: that voids the round (" + each[1] + ")");
      table.deals("Kh 9d 4c", "1 Qs 6h 4d");
      table.refuses(
          player("ann"),
          new Command.ReportWrongNumberOfCards(1, 4),
          "Only the house dealer reports an irregularity (" + each[1] + ")");
      table.does(DEALER, new Command.ReportWrongNumberOfCards(1, 4));
      assertEquals(Phase.VOID, table.round().phase());
      assertEquals(
          "RoundVoided[reason=seat 1 has 4 cards, by=" + each[1] + "]",
          table.happened(Event.RoundVoided.class).getFirst().toString());
      // The cards stay on record; nothing is settled.
      assertEquals(TestTable.cards("Qs 6h 4d"), table.round().spot(1).orElseThrow().cards());
      table.refuses(
          DEALER,
          new Command.Settle(Optional.empty()),
          "Settling is not possible now: the round is void ("
              + (each[0].startsWith("ca/") ? "CA-6CB Dealing 13" : "WA-TCP Dealing 6")
              + ")");
    }
  }

  @Test
  @Clause({"WA-TCP Irregularities 2", "QH Irregularities in California", "QH Supervisor voids"})
  void aFailingShufflerSuspendsTheRound() {
    TestTable table = TestTable.of("wa/three-card-poker").antes("ann", 1, 10).closes();
    table.does(DEALER, new Command.ReportShufflerFailure());
    table.refuses(
        DEALER,
        new Command.NoMoreBets(),
        "Play is suspended until the shuffler is replaced: resume, or void the round"
            + " (WA-TCP Irregularities 2)");
    table.does(DEALER, new Command.ResumeAfterFailure());
    table.deals("Kh 9d 4c", "1 Qs 6h 4d");
    table.does(DEALER, new Command.ReportShufflerFailure());
    table.refuses(
        DEALER,
        new Command.VoidRound("shuffler failed"),
        "Only a supervisor or executive voids a round (QH Supervisor voids)");
    table.refuses(
        SUPERVISOR,
        new Command.VoidRound(" "),
        "A void round needs a reason (QH Supervisor voids)");
    table.does(SUPERVISOR, new Command.VoidRound("shuffler failed"));
    assertEquals(Phase.VOID, table.round().phase());
  }

  @Test
  @Clause("WA-TCP Irregularities 2")
  void aShufflerIsReplacedStepByStepAndPlayResumesWithTheLast() {
    TestTable table = TestTable.of("wa/three-card-poker").antes("ann", 1, 10).closes();
    table.refuses(
        DEALER,
        new Command.ReplaceShuffler(ShufflerStep.TURNED_OFF),
        "Play is not suspended (WA-TCP Irregularities 2)");
    table.does(DEALER, new Command.ReportShufflerFailure());
    table.refuses(
        DEALER,
        new Command.ReplaceShuffler(ShufflerStep.UNPLUGGED),
        "Before that: The shuffler is off (WA-TCP Irregularities 2)");
    for (ShufflerStep step : ShufflerStep.values()) {
      table.does(DEALER, new Command.ReplaceShuffler(step));
      if (step != ShufflerStep.SERVICE_CALLED) {
        table.refuses(
            DEALER,
            new Command.ResumeAfterFailure(),
            "Play resumes when the shuffler is replaced. Next: "
                + ShufflerStep.values()[step.ordinal() + 1].says()
                + " (WA-TCP Irregularities 2)");
      }
    }
    table.refuses(
        DEALER,
        new Command.ReplaceShuffler(ShufflerStep.TURNED_OFF),
        "The shuffler is replaced: resume play (WA-TCP Irregularities 2)");
    table.does(DEALER, new Command.ResumeAfterFailure());
    table.deals("Kh 9d 4c", "1 Qs 6h 4d");
    assertEquals(0, table.round().shufflerSteps());
  }

  @Test
  @Clause("WA-TCP Irregularities 2")
  void aShufflerInPiecesStopsTheRoundAfterAVoidOne() {
    TestTable table = TestTable.of("wa/three-card-poker").antes("ann", 1, 10).closes();
    table.does(DEALER, new Command.ReportShufflerFailure());
    table.does(DEALER, new Command.ReplaceShuffler(ShufflerStep.TURNED_OFF));
    table.does(SUPERVISOR, new Command.VoidRound("the shuffler burns"));
    table.refuses(
        DEALER,
        new Command.NextRound(),
        "Play is suspended until the shuffler is replaced: resume, or void the round"
            + " (WA-TCP Irregularities 2)");
    for (ShufflerStep step : List.of(ShufflerStep.values()).subList(1, 6)) {
      table.does(DEALER, new Command.ReplaceShuffler(step));
    }
    table.does(DEALER, new Command.ResumeAfterFailure());
    table.does(DEALER, new Command.NextRound());
    assertEquals(Phase.BETTING, table.round().phase());
  }

  @Test
  @Clause({"CA-6CB Winners 3", "QH Leaving folds"})
  void aFinishedRoundStaysWholeWhenPeopleLeave() {
    TestTable table = TestTable.bankedByDan("ca/6-card-bonus", 100);
    table.antes("ann", 1, 10).antes("bob", 2, 10).closes();
    table.deals("Kh 9d 4c", "1 Qs 6h 4d", "2 As 9h 4h").allPlay().settles();
    String record = RoundFile.print(table.round());
    table.does(player("ann"), new Command.StandUp(1));
    table.does(player("dan"), new Command.StandUp(7));
    assertEquals(record, RoundFile.print(table.round()));
    assertEquals(RoundStories.told(table.round()), RoundStories.told(record));
    table.refuses(
        DEALER,
        new Command.SetTerms(table.round().terms()),
        "Terms change only between rounds (CA-6CB Dealing 1)");
    table.nextRound();
    assertEquals(Set.of(2), table.round().spots().keySet());
    assertEquals(2, table.round().rotation().offeredTo());
  }

  @Test
  @Clause("WA-GM 6")
  void standingUpDoesNotTakeALockedProgressiveBack() {
    TestTable table =
        TestTable.of("wa/three-card-poker", "P1")
            .antes("ann", 1, 10)
            .bets("ann", 1, Wager.PROGRESSIVE, 1);
    table.does(DEALER, new Command.LockProgressive());
    assertEquals(
        List.of(new Event.LeftTheTable(1)), table.does(player("ann"), new Command.StandUp(1)));
    table.closes().deals("Kh 9d 4c", "1 Qs 6h 4d");
    assertEquals(
        List.of(new Event.Folded(1, Event.Folded.Why.LEFT)), table.happened(Event.Folded.class));
  }

  @Test
  @Clause("QH Names")
  void namesAreOneWord() {
    TestTable table = TestTable.of("wa/three-card-poker");
    for (String name : List.of("", "ann smith", "ann#1", "x".repeat(41), "a\nb")) {
      table.refuses(
          player(name),
          new Command.SitDown(1),
          "A name has 1 to 40 letters, digits, dots, hyphens or underscores (WA-TCP Side Bets)");
    }
    table.sits("Zoë.O-Hara_7", 1);
  }

  @Test
  @Clause({"WA-TCP Limits", "WA-TCP Dealing 1"})
  void termsMustFitTheTable() {
    TestTable table = TestTable.of("wa/three-card-poker").sits("ann", 7);
    Terms usual = table.round().terms();
    table.refuses(
        DEALER,
        new Command.SetTerms(usual.withPlaces(3)),
        "Somebody sits at seat 7: the table cannot have fewer places (QH Places)");
    table.refuses(
        DEALER,
        new Command.SetTerms(usual.withPlaces(17)),
        "The table has 17 places; this game allows 1 to 16 (QH Places)");
    table.refuses(
        DEALER,
        new Command.SetTerms(
            new Terms(7, 7, Map.of(), usual.fees(), List.of(), usual.meterOrder())),
        "No limits are posted for Ante (WA-TCP Limits)");
    table.refuses(
        DEALER,
        new Command.SetTerms(usual.withLimits(Wager.ANTE, new Limits(5_00, 1_00))),
        "Ante: the minimum must be above 0 and not above the maximum (WA-TCP Limits)");
    table.refuses(
        player("ann"),
        new Command.SetTerms(usual),
        "Only the house sets the table's terms (WA-TCP Limits)");
  }

  @Test
  @Clause("WA-TCP Irregularities 1")
  void anIrregularityIsReportedForAHandThatIsThere() {
    TestTable table = TestTable.of("wa/three-card-poker").antes("ann", 1, 10);
    table.refuses(
        DEALER,
        new Command.ReportWrongNumberOfCards(1, 4),
        "No cards are out: bets are open (WA-TCP Irregularities 1)");
    table.closes().deals("Kh 9d 4c", "1 Qs 6h 4d");
    table.refuses(
        DEALER,
        new Command.ReportWrongNumberOfCards(5, 4),
        "Seat 5 is not dealt in (WA-TCP Irregularities 1)");
    table.refuses(
        DEALER,
        new Command.ReportWrongNumberOfCards(1, -4),
        "-4 is not a number of cards (WA-TCP Irregularities 1)");
    table.refuses(
        DEALER,
        new Command.ReportWrongNumberOfCards(1, 3),
        "Three cards is the right number (WA-TCP Dealing 3)");
    table.does(DEALER, new Command.ReportWrongNumberOfCards(0, 2));
    assertEquals(Phase.VOID, table.round().phase());
  }
}
