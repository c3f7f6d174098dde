package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Whole rounds against a limited bank, by both procedures, worked out by hand. */
class WorkedRoundsTest {

  private static final String TWO_HUNDRED =
      """
      bank      200
      dealer    Kh 9d 4c
      seat 1    ante 25  pair-plus 5  cards 2s 5h 9h  folds
      seat 2    ante 50  pair-plus 5  cards 7s 8h 9c  plays
      seat 3    ante 25  pair-plus 10  cards Qs 6h 4d  plays
      seat 4    ante 100  pair-plus 5  cards Ts Th 2d  plays
      seat 5    ante 50  cards Jd 8c 3s  plays
      """;

  private static final String SIXTY =
      """
      bank      60
      dealer    Kh 9d 4c
      seat 1    ante 25  pair-plus 5  cards 2s 5h 9h  folds
      seat 2    ante 25  cards Qs 6h 4d  plays
      seat 3    ante 50  cards Jd 8c 3s  plays
      seat 4    ante 20  cards Ts Th 2d  plays
      """;

  /** Dues 50 + 50 are exactly what is posted, and a loser sits after the winner. */
  private static final String DUES_EQUAL_THE_WAGER =
      """
      bank      100
      dealer    Kh 9d 4c
      seat 1    ante 50  cards Ts Th 2d  plays
      seat 2    ante 30  cards Qs 6h 4d  plays
      """;

  @Test
  @Clause({"CA-6CB Dealing 7", "CA-6CB Type of Game", "QH Forfeits first", "CA-6CB Winners 4"})
  @DisplayName("seat by seat: the bank is gone inside seat 4, seat 5 keeps its losing wagers")
  void seatBySeatUntilTheBankIsGone() {
    RoundStories.check(
        "game ca/6-card-bonus\n" + TWO_HUNDRED,
        """
        bank -200
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 +130: ante wins 50, play wins 50, pair-plus wins 30
        seat 3 -60: ante loses 25, play loses 25, pair-plus loses 10
        seat 4 +160: ante wins 100, play partly-covered +60, pair-plus uncovered
        seat 5 0: ante uncovered, play uncovered
        """);
  }

  @Test
  @Clause({"CA-TCP Round 8", "QH Collects losing wagers", "CA-TCP Standards 1"})
  @DisplayName("collect first: what losers leave is enough for every winner")
  void collectFirstPaysEveryone() {
    String then =
        """
        bank -145
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 +130: ante wins 50, play wins 50, pair-plus wins 30
        seat 3 -60: ante loses 25, play loses 25, pair-plus loses 10
        seat 4 +205: ante wins 100, play wins 100, pair-plus wins 5
        seat 5 -100: ante loses 50, play loses 50
        """;
    RoundStories.check("game ca/three-card-poker\n" + TWO_HUNDRED, then);
  }

  @Test
  @Clause({"QH Ventura silent"})
  @DisplayName("the Ventura brochure is silent on procedure and settles as the game it builds on")
  void venturaCollectsFirst() {
    RoundStories.check(
        "game ca/players-casino-ventura\n" + SIXTY,
        """
        bank +60
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 -50: ante loses 25, play loses 25
        seat 3 -20: ante partly-covered -20, play uncovered
        seat 4 +40: ante wins 20, play wins 20
        """);
  }

  @Test
  @Clause({"CA-6CB Type of Game", "QH Wins no more than posted"})
  @DisplayName("seat by seat: a bank of 60 stops winning at 60, and pays from it afterwards")
  void seatBySeatWinsNoMoreThanPosted() {
    RoundStories.check(
        "game ca/6-card-bonus\n" + SIXTY,
        """
        bank +20
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 -30: ante loses 25, play partly-covered -5
        seat 3 0: ante uncovered, play uncovered
        seat 4 +40: ante wins 20, play wins 20
        """);
  }

  @Test
  @Clause({"CA-TCP Round 8", "QH Wins no more than posted"})
  @DisplayName("collect first: what the bank wins beyond 60 goes back, the last loser first")
  void collectFirstGivesTheExcessBack() {
    RoundStories.check(
        "game ca/three-card-poker\n" + SIXTY,
        """
        bank +60
        seat 1 -30: ante forfeited 25, pair-plus forfeited 5
        seat 2 -50: ante loses 25, play loses 25
        seat 3 -20: ante partly-covered -20, play uncovered
        seat 4 +40: ante wins 20, play wins 20
        """);
  }

  @Test
  @Clause({"CA-6CB Dealing 7", "CA-TCP Round 8"})
  @DisplayName(
      "dues equal to the wager: S is exhausted by the last winner, C collects the loser first")
  void duesEqualTheWager() {
    RoundStories.check(
        "game ca/6-card-bonus\n" + DUES_EQUAL_THE_WAGER,
        """
        bank -100
        seat 1 +100: ante wins 50, play wins 50
        seat 2 0: ante uncovered, play uncovered
        """);
    RoundStories.check(
        "game ca/three-card-poker\n" + DUES_EQUAL_THE_WAGER,
        """
        bank -40
        seat 1 +100: ante wins 50, play wins 50
        seat 2 -60: ante loses 30, play loses 30
        """);
  }

  @Test
  @Clause({"QH Wins no more than posted", "CA-TCP Round 8", "CA-6CB Type of Game"})
  @DisplayName("whoever is not paid or not collected is told which limit was reached")
  void theLimitIsNamed() {
    String collectFirst = "game ca/three-card-poker\n" + SIXTY;
    assertEquals(
        "jack high loses to the player-dealer's king high, but the bank may win only part of it"
            + " (QH Wins no more than posted)",
        RoundStories.because(collectFirst, 3, "ante"));
    assertEquals(
        "jack high loses to the player-dealer's king high, but the bank has won all it may"
            + " (QH Wins no more than posted)",
        RoundStories.because(collectFirst, 3, "play"));
    String seatBySeat = "game ca/6-card-bonus\n" + TWO_HUNDRED;
    assertEquals(
        "a pair of 10s beats the player-dealer's king high, but the bank covers only part of it"
            + " (CA-6CB Type of Game)",
        RoundStories.because(seatBySeat, 4, "play"));
    assertEquals(
        "jack high loses to the player-dealer's king high, but the bank is exhausted"
            + " (CA-6CB Type of Game)",
        RoundStories.because(seatBySeat, 5, "ante"));
  }
}
