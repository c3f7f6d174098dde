package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The best five of the player's and the dealer's cards. */
class SixCardBonusTest {

  @ParameterizedTest(name = "{0} with {1} pays {2}, {3}, {4}, {5}")
  @Clause({
    "WA-6CB 1",
    "WA-6CB 2",
    "WA-6CB 4",
    "WA-6CB 7",
    "WA-6CB 8",
    "QH Losing bonus collected",
    "CA-6CB 6 Card Bonus 3",
    "CA-6CB 6 Card Bonus 4",
    "CA-6CB 6 Card Bonus 5",
    "CA-6CB 6 Card Bonus 6",
    "CA-6CB 6 Card Bonus 10",
    "CA-PCV 6 Card Bonus 3",
    "CA-PCV 6 Card Bonus 4",
    "CA-PCV 6 Card Bonus 5",
    "CA-PCV 6 Card Bonus 6",
    "CA-PCV 6 Card Bonus Table"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # player | dealer   | 6B1       | 6B2       | 6B3       | 6B4
          As Ks 2d | Qs Js Ts | wins 1000 | wins 1000 | wins 1000 | wins 1000
          9s Ks 2d | Qs Js Ts | wins 200  | wins 200  | wins 200  | wins 200
          5s 4s 2d | As 2s 3s | wins 200  | wins 200  | wins 200  | wins 200
          9s 9h 2d | 9c 9d 3s | wins 50   | wins 50   | wins 100  | wins 100
          9s 9h 2d | 9c 2s 3s | wins 25   | wins 25   | wins 20   | wins 20
          9s 9h 9d | 2c 2s 2h | wins 25   | wins 25   | wins 20   | wins 20
          9s 7s 2d | As 5s 3s | wins 20   | wins 15   | wins 15   | wins 15
          9s 8h 2d | 7c 6s 5h | wins 10   | wins 10   | wins 9    | wins 10
          As 2h 9d | 3c 4s 5h | wins 10   | wins 10   | wins 9    | wins 10
          9s 9h 2d | 9c Ks 4h | wins 5    | wins 5    | wins 8    | wins 7
          9s 9h 2d | 2c Ks 4h | loses 1   | loses 1   | loses 1   | loses 1
          9s 9h Ad | 2c Ks 4h | loses 1   | loses 1   | loses 1   | loses 1
          As Kh Jd | 9c 7s 2h | loses 1   | loses 1   | loses 1   | loses 1
          """)
  void payTables(String player, String dealer, String b1, String b2, String b3, String b4) {
    String[] then = {b1, b2, b3, b4};
    for (int table = 0; table < 4; table++) {
      String wa = "game wa/three-card-poker\nchoose TCP-01 6B" + (table + 1);
      assertEquals("six-card-bonus " + then[table], bonus(wa, player, dealer));
    }
    assertEquals(
        "six-card-bonus " + b3, bonus("game ca/players-casino-ventura\nbank 9000", player, dealer));
    assertEquals("six-card-bonus " + b4, bonus("game ca/6-card-bonus\nbank 9000", player, dealer));
  }

  private static String bonus(String table, String player, String dealer) {
    String told =
        RoundStories.told(
            "%s\ndealer %s\nseat 1 ante 1 six-card-bonus 1 cards %s plays\n"
                .formatted(table, dealer, player));
    String rest = told.substring(told.indexOf("six-card-bonus"));
    return rest.contains(",") ? rest.substring(0, rest.indexOf(',')) : rest;
  }

  @ParameterizedTest(name = "{0}")
  @Clause({"CA-6CB 6 Card Bonus 7", "CA-PCV 6 Card Bonus 7", "WA-6CB 3", "QH Folded cards stay"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ca/6-card-bonus           |      | 90
          ca/players-casino-ventura |      | 90
          wa/three-card-poker       | 6B1  | 90
          """)
  void standsAfterAFold(String game, String choose, int net) {
    RoundStories.check(
        """
        game %s
        %s
        %s
        dealer 7c 6s 5h
        seat 1 ante 5 pair-plus 5 six-card-bonus 10 cards 9s 8h 2d folds
        """
            .formatted(
                game, choose == null ? "bank 1000" : "", choose == null ? "" : "choose " + choose),
        """
        bank -%d
        seat 1 +%d: ante forfeited 5, pair-plus forfeited 5, six-card-bonus wins %d
        """
            .formatted(
                game.contains("ventura") ? net - 10 : net,
                game.contains("ventura") ? net - 10 : net,
                game.contains("ventura") ? 90 : 100));
  }

  @Test
  @Clause({"CA-6CB 6 Card Bonus 1", "CA-PCV 6 Card Bonus 1"})
  void inCaliforniaItNeedsAnAnte() {
    TestTable sixCardBonus = TestTable.bankedByDan("ca/6-card-bonus", 500).sits("ann", 1);
    sixCardBonus.refuses(
        TestTable.player("ann"),
        new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00),
        "6 Card Bonus needs an Ante at the same spot (CA-6CB 6 Card Bonus 1)");
    TestTable ventura = TestTable.bankedByDan("ca/players-casino-ventura", 500).sits("ann", 1);
    ventura.refuses(
        TestTable.player("ann"),
        new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00),
        "6 Card Bonus needs an Ante at the same spot (CA-PCV 6 Card Bonus 1)");
  }

  @Test
  @Clause("WA-6CB 6")
  void inWashingtonItNeedsAStandardWager() {
    TestTable table = TestTable.of("wa/three-card-poker", "6B1").sits("ann", 1);
    table.refuses(
        TestTable.player("ann"),
        new Command.Bet(1, Wager.SIX_CARD_BONUS, 5_00),
        "6 Card Bonus needs an Ante or Pair Plus at the same spot (WA-6CB 6)");
    table.bets("ann", 1, Wager.PAIR_PLUS, 5).bets("ann", 1, Wager.SIX_CARD_BONUS, 5);
  }

  @Test
  @Clause({"CA-6CB 6 Card Bonus 8", "CA-PCV 6 Card Bonus 8", "QH 6 Card Bonus last"})
  void isSettledLastAndOnlyAsFarAsTheBankReaches() {
    RoundStories.check(
        """
        game ca/6-card-bonus
        bank 100
        dealer 7c 6s 5h
        seat 1 ante 20 pair-plus 20 six-card-bonus 10 cards 9s 8h 7d plays
        """,
        """
        bank -100
        seat 1 +100: ante wins 20, play wins 20, pair-plus partly-covered +60, six-card-bonus uncovered
        """);
  }
}
