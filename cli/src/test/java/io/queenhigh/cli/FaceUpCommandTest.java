package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FaceUpCommandTest {

  @Test
  @Clause({"WA-FACE Report Three Card Poker", "WA-FACE Report Assumption"})
  void whatTheReportEstimatesIsCounted() {
    Run run = Run.of("face-up", "wa/three-card-poker", "--seen", "6", "--json");
    assertEquals(0, run.exit(), run.said());
    for (String key :
        new String[] {
          "\"seen\":6,\"exact\":true,\"complete\":true,",
          "\"gain\":{\"fraction\":\"514263883071/317824286579800\",\"percent\":\"0.161807610\",",
          "\"edge\":{\"fraction\":\"5102944368707/158912143289900\",\"percent\":\"3.211173333\",",
          "\"deviates\":{\"fraction\":\"719134047/25753527800\",\"percent\":\"2.792371020\",",
          "\"prints\":\"0.1 % to 0.2 %\"",
          "\"rounded\":\"0.2 %\",\"agrees\":true",
        }) {
      assertTrue(run.out().contains(key), () -> key + " in " + run.out());
    }
  }

  @Test
  void forPeople() {
    Run run = Run.of("face-up", "wa/three-card-poker", "--seen", "2");
    assertEquals(0, run.exit());
    assertEquals("", run.said());
    for (String line :
        new String[] {
          "2 cards of other players are seen before the decision.",
          "  Edge without them       3.372980944 %",
          "  Gain from them",
          "Hands that are played the other way",
          "Rules for the table  count the queens, kings and aces seen",
          "  Q, K and A seen   0       1       2",
          "  These thresholds",
        }) {
      assertTrue(run.out().contains(line), () -> line + " in\n" + run.out());
    }
  }

  @Test
  @Clause("CA-6CB Dealing 8")
  void besideTheCardThatTheDealerShows() {
    Run run = Run.of("face-up", "ca/three-card-poker", "--seen", "1");
    assertTrue(run.out().contains("One card of another player is seen"), run.out());
    assertTrue(run.out().contains("  against A         "), run.out());
    assertTrue(run.out().contains("  against J to 2    all"), run.out());
    String csv = Run.of("face-up", "ca/three-card-poker", "--seen", "1", "--csv").out();
    assertTrue(
        csv.startsWith(
            "game,choices,fingerprint,seen,figure,hand,shown,instead,fraction,decimal\n"),
        csv);
    assertTrue(csv.contains(",1,edge-unseen,,,,229314/12724075,0.018022056613\n"), csv);
  }

  @Test
  void manyCardsAreEstimatedWithTheirError() {
    String[] words =
        "face-up wa/three-card-poker --seen 12 --deals 1e4 --seed 3 --json".split(" ", -1);
    Run run = Run.of(words);
    assertEquals(0, run.exit(), run.said());
    assertTrue(
        run.out().contains("\"seen\":12,\"exact\":false,\"deals\":10000,\"seed\":3,"), run.out());
    assertTrue(run.out().contains("\"standardError\":{\"percent\":\"0.0"), run.out());
    assertEquals(run, Run.of(words));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --seen 0 | 1 | From 1 to 18 cards can be seen, not 0.
          --seen 19 | 1 | From 1 to 18 cards can be seen, not 19.
          --seen -3 | 1 | From 1 to 18 cards can be seen, not -3.
          --seen 6 --deals 100 | 1 | Up to 9 seen cards are counted exactly; --deals and --seed are \
          for more.
          --seen 12 --deals 1 | 1 | --deals: from 2 to 1e10, not 1.
          --seen 12 --deals 1e18 | 1 | --deals: from 2 to 1e10, not 1000000000000000000.
          --seen six | 2 | queenhigh: --seen six: write a whole number, such as 12 or 1e6
          --seen 1.5 | 2 | queenhigh: --seen 1.5: write a whole number, such as 12 or 1e6
          --json | 2 | queenhigh: face-up needs to know how many cards are seen: --seen 6
          """)
  void absurdNumbersAreRefused(String words, int exit, String why) {
    Run run = Run.of(("face-up wa/three-card-poker " + words).split(" ", -1));
    assertEquals(why + "\n", run.said());
    assertEquals(exit, run.exit());
    assertEquals("", run.out());
  }
}
