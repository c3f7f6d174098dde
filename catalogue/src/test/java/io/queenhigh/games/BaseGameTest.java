package io.queenhigh.games;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ante and Play against the dealer's hand, in every game. */
class BaseGameTest {

  @ParameterizedTest(name = "{0}: {2} against {1}: {3}")
  @Clause({
    "CA-6CB Object",
    "CA-6CB Dealing 13",
    "CA-6CB Winners 1",
    "CA-6CB Winners 1.a",
    "CA-6CB Winners 1.b",
    "CA-6CB Winners 2",
    "CA-6CB Winners 2.a",
    "CA-6CB Winners 2.b",
    "CA-6CB Winners 2.c",
    "QH Tie below the qualifier"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # the player-dealer does not qualify: only a higher hand is paid
          ca/6-card-bonus | Jh 9d 4c | Qs 6h 4d | +10: ante wins 10, play pushes
          ca/6-card-bonus | Jh 9d 4c | Js 9h 5d | +10: ante wins 10, play pushes
          ca/6-card-bonus | Jh 9d 4c | Js 9h 3d | 0: ante pushes, play pushes
          ca/6-card-bonus | Jh 9d 4c | Ts 6h 4d | 0: ante pushes, play pushes
          ca/6-card-bonus | Jh 9d 4c | Js 9h 4d | 0: ante pushes, play pushes
          # queen high is the least that plays
          ca/6-card-bonus | Qh 3d 2c | Qs 4h 2d | +20: ante wins 10, play wins 10
          ca/6-card-bonus | Qh 3d 2c | Js Th 8d | -20: ante loses 10, play loses 10
          ca/6-card-bonus | Qh 3d 2c | Qs 3h 2d | 0: ante pushes, play pushes
          ca/6-card-bonus | 2h 2d 3c | As Kh Jd | -20: ante loses 10, play loses 10
          """)
  void californiaSixCardBonus(String game, String dealer, String player, String then) {
    check(game, dealer, player, then);
  }

  @ParameterizedTest(name = "{0}: {2} against {1}: {3}")
  @Clause({
    "CA-TCP Round 5",
    "CA-TCP Round 5.a",
    "CA-TCP Round 5.b",
    "CA-TCP Round 5.b.i",
    "CA-TCP Round 5.b.ii",
    "CA-TCP Glossary Qualifier",
    "CA-PCV Game Rules 1",
    "CA-PCV Game Rules 2",
    "CA-PCV Game Rules 3",
    "CA-PCV Game Rules 4",
    "CA-PCV Game Rules 5",
    "CA-PCV Game Rules 6",
    "CA-PCV Game Rules 7",
    "QH Tie"
  })
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # the player-dealer does not qualify: every Ante that stayed is paid
          ca/three-card-poker        | Jh 9d 4c | Qs 6h 4d | +10: ante wins 10, play pushes
          ca/three-card-poker        | Jh 9d 4c | Js 9h 4d | +10: ante wins 10, play pushes
          ca/three-card-poker        | Jh 9d 4c | 5s 3h 2d | +10: ante wins 10, play pushes
          ca/three-card-poker        | Qh 3d 2c | Qs 4h 2d | +20: ante wins 10, play wins 10
          ca/three-card-poker        | Qh 3d 2c | Js Th 8d | -20: ante loses 10, play loses 10
          ca/three-card-poker        | Qh 3d 2c | Qs 3h 2d | 0: ante pushes, play pushes
          ca/players-casino-ventura  | Jh 9d 4c | 5s 3h 2d | +10: ante wins 10, play pushes
          ca/players-casino-ventura  | Ah 3d 2c | 4s 3h 2d | +20: ante wins 10, play wins 10
          ca/players-casino-ventura  | Ah Kd Qc | As Kh 2d | -20: ante loses 10, play loses 10
          ca/players-casino-ventura  | Ah Kd Qc | As Kh Qd | 0: ante pushes, play pushes
          """)
  void californiaPaysEveryAnteBelowTheQualifier(
      String game, String dealer, String player, String then) {
    check(game, dealer, player, then);
  }

  @ParameterizedTest(name = "{0}: {2} against {1}: {3}")
  @Clause({"WA-TCP Ways 1", "WA-TCP Dealing 7", "QH Tie"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wa/three-card-poker | Jh 9d 4c | Qs 6h 4d | +10: play pushes, ante wins 10
          wa/three-card-poker | Jh 9d 4c | 5s 3h 2d | +10: play pushes, ante wins 10
          wa/three-card-poker | Jh 9d 4c | Js 9h 4d | +10: play pushes, ante wins 10
          wa/three-card-poker | Qh 3d 2c | Ks 4h 2d | +20: play wins 10, ante wins 10
          wa/three-card-poker | Kh 3d 2c | Qs Jh 9d | -20: play loses 10, ante loses 10
          wa/three-card-poker | Kh 3d 2c | Ks 3h 2d | 0: play pushes, ante pushes
          """)
  void washington(String game, String dealer, String player, String then) {
    check(game, dealer, player, then);
  }

  private static void check(String game, String dealer, String player, String then) {
    String told =
        RoundStories.told(
            """
            game %s
            %s
            dealer %s
            seat 1 ante 10 cards %s plays
            """
                .formatted(game, game.startsWith("ca/") ? "bank 1000" : "", dealer, player));
    assertEquals("seat 1 " + then, told.lines().skip(1).findFirst().orElse(told));
  }

  @ParameterizedTest(name = "{0}: a fold")
  @Clause({
    "CA-6CB Dealing 11",
    "CA-TCP Round 3.a",
    "CA-TCP Glossary Fold",
    "CA-PCV How to Play 6",
    "WA-TCP Ways 3",
    "WA-TCP Dealing 4",
    "WA-TCP Dealing 5"
  })
  @CsvSource({
    "ca/6-card-bonus",
    "ca/three-card-poker",
    "ca/players-casino-ventura",
    "wa/three-card-poker"
  })
  void aFoldLosesAnteAndPairPlus(String game) {
    RoundStories.check(
        """
        game %s
        %s
        dealer Jh 9d 4c
        seat 1 ante 10 pair-plus 5 cards As Ah Kd folds
        """
            .formatted(game, game.startsWith("ca/") ? "bank 1000" : ""),
        """
        bank +15
        seat 1 -15: ante forfeited 10, pair-plus forfeited 5
        """);
  }

  @Test
  @Clause({"CA-6CB Winners 2.b", "CA-TCP Round 5.a", "WA-TCP Ways 1"})
  void everyAnswerNamesItsClause() {
    String sixCardBonus =
        """
        game ca/6-card-bonus
        bank 1000
        dealer Kh 9d 4c
        seat 1 ante 10 cards Ks 9h 3d plays
        """;
    assertEquals(
        "K-9-3 loses to the player-dealer's king high (K-9-4) (CA-6CB Winners 2.b)",
        RoundStories.because(sixCardBonus, 1, "play"));
    String[][] belowTheQualifier = {
      {"Ks 9h 3d", "king high is higher than the player-dealer's jack high"},
      {"Js 9h 3d", "J-9-3 is not higher than the player-dealer's jack high (J-9-4)"},
      {"Ts 9h 3d", "10 high is not higher than the player-dealer's jack high"},
    };
    for (String[] each : belowTheQualifier) {
      String file =
          """
          game ca/6-card-bonus
          bank 1000
          dealer Jh 9d 4c
          seat 1 ante 10 cards %s plays
          """
              .formatted(each[0]);
      assertEquals(each[1] + " (CA-6CB Winners 1.b)", RoundStories.because(file, 1, "ante"));
      assertEquals(
          "the player-dealer does not play with jack high (CA-6CB Winners 1.a)",
          RoundStories.because(file, 1, "play"));
    }
    String threeCardPoker =
        """
        game ca/three-card-poker
        bank 1000
        dealer Jh 9d 4c
        seat 1 ante 10 cards Ks 9h 3d plays
        """;
    assertEquals(
        "the player-dealer does not play with jack high (CA-TCP Round 5.a)",
        RoundStories.because(threeCardPoker, 1, "ante"));
    String washington =
        """
        game wa/three-card-poker
        dealer Qh 9d 4c
        seat 1 ante 10 cards Ks 9h 3d plays
        """;
    assertEquals(
        "king high beats the dealer's queen high (WA-TCP Ways 1)",
        RoundStories.because(washington, 1, "ante"));
  }
}
