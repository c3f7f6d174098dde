package io.queenhigh.games;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Ante Bonus of Washington: paid on the Ante whatever the dealer holds. */
@Clause({"WA-TCP Ante Bonus", "WA-TCP Paytables"})
class AnteBonusTest {

  @ParameterizedTest(name = "{0} pays A {1}, B {2}, C {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          As Ks Qs | 5 | 5 | 4
          3h 2h Ah | 5 | 5 | 4
          7s 7h 7d | 4 | 3 | 3
          Ac Kd Qh | 1 | 1 | 1
          Ks 9s 2s | 0 | 0 | 0
          2s 2h Ad | 0 | 0 | 0
          """)
  void payTables(String hand, int a, int b, int c) {
    int[] then = {a, b, c};
    String[][] designators = {
      {"TCP-01", "TCP-02", "TCP-07", "TCP-10"},
      {"TCP-03", "TCP-04", "TCP-08", "TCP-11"},
      {"TCP-05", "TCP-06", "TCP-09", "TCP-12"}
    };
    for (int table = 0; table < 3; table++) {
      for (String designator : designators[table]) {
        String bonus = then[table] == 0 ? "" : "ante-bonus wins " + then[table] * 10 + ", ";
        int net = 10 + then[table] * 10;
        RoundStories.check(
            """
            game wa/three-card-poker
            choose %s
            dealer Jc 9c 4h
            seat 1 ante 10 cards %s plays
            """
                .formatted(designator, hand),
            """
            bank -%d
            seat 1 +%d: play pushes, %sante wins 10
            """
                .formatted(net, net, bonus));
      }
    }
  }

  @Test
  void isPaidAlsoWhenTheDealerWins() {
    RoundStories.check(
        """
        game wa/three-card-poker
        dealer Kc Kh Ks
        seat 1 ante 10 cards 7s 7h 7d plays
        """,
        """
        bank -20
        seat 1 +20: play loses 10, ante-bonus wins 40, ante loses 10
        """);
  }

  @Test
  void aFoldedHandAndPairPlusAloneWinNone() {
    RoundStories.check(
        """
        game wa/three-card-poker
        dealer Kc Kh Ks
        seat 1 ante 10 cards 7s 7h 7d folds
        seat 2 pair-plus 10 cards Js Ts 9s
        """,
        """
        bank -390
        seat 1 -10: ante forfeited 10
        seat 2 +400: pair-plus wins 400
        """);
  }

  @Test
  void californiaHasNone() {
    RoundStories.check(
        """
        game ca/three-card-poker
        bank 1000
        dealer Kc 5h 2s
        seat 1 ante 10 cards 7s 7h 7d plays
        """,
        """
        bank -20
        seat 1 +20: ante wins 10, play wins 10
        """);
  }
}
