package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pair Plus, which California's older document calls the Bonus Bet. */
class PairPlusTest {

  @ParameterizedTest(name = "{0}: {1}")
  @Clause({
    "CA-6CB Pair Plus 3",
    "CA-6CB Pair Plus 4",
    "CA-6CB Pair Plus 5",
    "CA-6CB Pair Plus 6",
    "CA-6CB Pair Plus 7",
    "CA-6CB Pair Plus 10",
    "CA-TCP Bonus 3",
    "CA-TCP Bonus 4",
    "CA-TCP Bonus 5",
    "CA-TCP Bonus 6",
    "CA-TCP Bonus 8",
    "CA-PCV Game Rules 8",
    "CA-PCV Pair Plus",
    "QH Three-card order"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          As Ks Qs | wins 200
          Kd Qd Jd | wins 40
          3h 2h Ah | wins 40
          7s 7h 7d | wins 30
          Ac Kd Qh | wins 6
          3s 2d Ah | wins 6
          Ks 9s 2s | wins 3
          2s 2h Ad | wins 1
          As Kh Jd | loses 1
          """)
  void californiaPayTable(String hand, String then) {
    for (String game :
        new String[] {"ca/6-card-bonus", "ca/three-card-poker", "ca/players-casino-ventura"}) {
      // Against three jacks and against jack high: the dealer's hand does not matter.
      assertEquals("pair-plus " + then, pairPlus(game, "", hand, "Jc Jh Js"));
      assertEquals("pair-plus " + then, pairPlus(game, "", hand, "Jc 9c 4h"));
    }
  }

  @ParameterizedTest(name = "{0}: {1} pays A {2}, B {3}, C {4}, D {5}")
  @Clause({"WA-TCP Ways 2", "WA-TCP Paytables"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          As Ks Qs | wins 40 | wins 40 | wins 40 | wins 40
          3h 2h Ah | wins 40 | wins 40 | wins 40 | wins 40
          7s 7h 7d | wins 30 | wins 25 | wins 30 | wins 30
          Ac Kd Qh | wins 6  | wins 6  | wins 5  | wins 6
          Ks 9s 2s | wins 4  | wins 4  | wins 4  | wins 3
          2s 2h Ad | wins 1  | wins 1  | wins 1  | wins 1
          As Kh Jd | loses 1 | loses 1 | loses 1 | loses 1
          """)
  void washingtonPayTables(String hand, String a, String b, String c, String d) {
    String wa = "wa/three-card-poker";
    String[][] designators = {
      {"TCP-01", "TCP-03", "TCP-05"},
      {"TCP-02", "TCP-04", "TCP-06"},
      {"TCP-07", "TCP-08", "TCP-09"},
      {"TCP-10", "TCP-11", "TCP-12"}
    };
    String[] then = {a, b, c, d};
    for (int table = 0; table < 4; table++) {
      for (String designator : designators[table]) {
        assertEquals(
            "pair-plus " + then[table], pairPlus(wa, "choose " + designator, hand, "Jc 9c 4h"));
      }
    }
  }

  private static String pairPlus(String game, String choose, String hand, String dealer) {
    String told =
        RoundStories.told(
            """
            game %s
            %s
            %s
            dealer %s
            seat 1 ante 1 pair-plus 1 cards %s plays
            """
                .formatted(game, choose, game.startsWith("ca/") ? "bank 1000" : "", dealer, hand));
    String rest = told.substring(told.indexOf("pair-plus"));
    return rest.contains(",") ? rest.substring(0, rest.indexOf(',')) : rest;
  }

  @Test
  @Clause({
    "CA-6CB Dealing 4",
    "CA-6CB Pair Plus 1",
    "CA-TCP Betting 4",
    "CA-TCP Glossary Bonus Bet",
    "CA-TCP Glossary Ante",
    "CA-PCV How to Play 2",
    "CA-6CB Dealing 3",
    "CA-TCP Betting 3",
    "CA-PCV How to Play 1"
  })
  void inCaliforniaItNeedsAnAnte() {
    String[][] cases = {
      {"ca/6-card-bonus", "Pair Plus needs an Ante at the same spot (CA-6CB Pair Plus 1)"},
      {"ca/three-card-poker", "Bonus needs an Ante at the same spot (CA-TCP Betting 4)"},
      {
        "ca/players-casino-ventura",
        "Pair Plus needs an Ante at the same spot (CA-PCV How to Play 2)"
      },
    };
    for (String[] each : cases) {
      TestTable table = TestTable.bankedByDan(each[0], 500).sits("ann", 1);
      table.refuses(TestTable.player("ann"), new Command.Bet(1, Wager.PAIR_PLUS, 5_00), each[1]);
      table.bets("ann", 1, Wager.ANTE, 5).bets("ann", 1, Wager.PAIR_PLUS, 5);
    }
  }

  @Test
  @Clause({"WA-TCP Ways 2", "WA-TCP Introduction", "WA-TCP Dealing 1"})
  void inWashingtonItMayBeBetAlone() {
    RoundStories.check(
        """
        game wa/three-card-poker
        dealer As Ah Ad
        seat 3 pair-plus 5 cards 9s 9h 2d
        """,
        """
        bank -5
        seat 3 +5: pair-plus wins 5
        """);
  }

  @Test
  @Clause({"WA-TCP Ways 3", "CA-TCP Bonus 2"})
  void amountsAreIndependentOfTheAnte() {
    RoundStories.check(
        """
        game wa/three-card-poker
        dealer As Ah Ad
        seat 3 ante 5 pair-plus 100 cards 9s 9h 2d plays
        """,
        """
        bank -90
        seat 3 +90: play loses 5, ante loses 5, pair-plus wins 100
        """);
    RoundStories.check(
        """
        game ca/three-card-poker
        bank 1000
        dealer As Ah Ad
        seat 3 ante 100 pair-plus 5 cards 9s 9h 2d plays
        """,
        """
        bank +195
        seat 3 -195: ante loses 100, play loses 100, pair-plus wins 5
        """);
  }

  @Test
  @Clause("WA-TCP Exceptions")
  void aWashingtonTableMayRequireTheAnte() {
    TestTable table = TestTable.of("wa/three-card-poker", "ante-required").sits("ann", 1);
    table.refuses(
        TestTable.player("ann"),
        new Command.Bet(1, Wager.PAIR_PLUS, 5_00),
        "Pair Plus needs an Ante at the same spot (WA-TCP Exceptions)");
    table.bets("ann", 1, Wager.ANTE, 5).bets("ann", 1, Wager.PAIR_PLUS, 5);
    table.refuses(
        TestTable.player("ann"),
        new Command.WithdrawBet(1, Wager.ANTE),
        "The Ante holds up the Pair Plus: withdraw that first (WA-TCP Exceptions)");
  }

  @Test
  @Clause({"CA-6CB Pair Plus 8", "CA-TCP Bonus 7"})
  void whatTheBankCannotCoverGoesBack() {
    RoundStories.check(
        """
        game ca/6-card-bonus
        bank 50
        dealer 2c 5d 9h
        seat 1 ante 5 pair-plus 5 cards As Ks Qs plays
        """,
        """
        bank -50
        seat 1 +50: ante wins 5, play pushes, pair-plus partly-covered +45
        """);
  }
}
