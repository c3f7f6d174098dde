package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EdgeCommandTest {

  @Test
  @Clause({"WA-TCP Paytables", "WA-6CB 4", "QH 6B1 printed"})
  void everyWagerWithWhatTheDocumentPrints() {
    Run run = Run.of("edge", "wa/three-card-poker", "--choose", "6B1");
    assertEquals(0, run.exit());
    assertEquals("", run.said());
    assertEquals(
        """
        Three Card Poker  wa/three-card-poker  TCP-01 6B1
        What the house keeps of each unit staked before the deal, and of all that is staked in the end.

                                   edge    of all staked        hits    std dev   printed
          Ante            3.372980944 %    2.014672401 %   44.9127 %   1.639253    3.37 %   agrees
          Pair Plus       2.316742081 %    2.316742081 %   25.6109 %   2.910646
          6 Card Bonus   10.224790407 %   10.224790407 %    7.2798 %   5.198073   10.23 %   disagrees

          6B1: house advantage printed 10.23 %, exactly 10.224790407 %, which rounds to 10.22 %  [WA-6CB 4]

        Ante  686689/20358520  with 1.674208 units on the table on average, Play included
          Ante and Play win                        +2   23.910059 %     3476953/14541800
          Dealer does not qualify, Ante wins       +1   20.997020 %   21373413/101792600
          Equal hands push                          0    0.065734 %           492/748475
          Ante and Play lose                       -2   22.448001 %     5712601/25448150
          Folds                                    -1   32.579186 %               72/221
          Bonus: straight flush                5 to 1    0.217195 %              12/5525
          Bonus: three of a kind               4 to 1    0.235294 %                1/425
          Bonus: straight                      1 to 1    3.257919 %              36/1105

        Pair Plus  128/5525
          Straight flush    40 to 1    0.217195 %    12/5525
          Three of a kind   30 to 1    0.235294 %      1/425
          Straight           6 to 1    3.257919 %    36/1105
          Flush              4 to 1    4.959276 %   274/5525
          Pair               1 to 1   16.941176 %     72/425
          Nothing                -1   74.389140 %   822/1105

        6 Card Bonus  15306/149695
          Royal flush       1000 to 1    0.000923 %          1/108290
          Straight flush     200 to 1    0.008134 %       207/2544815
          Four of a kind      50 to 1    0.072029 %            3/4165
          Full house          25 to 1    0.815305 %         228/27965
          Flush               20 to 1    1.010840 %     25724/2544815
          Straight            10 to 1    1.776259 %         369/20774
          Three of a kind      5 to 1    3.596332 %        1408/39151
          Nothing                  -1   92.720178 %   2359557/2544815

        Strategy
          Play Q-6-4 or better, fold the rest

                                      edge             costs
          Q-6-4 or better    3.372980944 %           nothing    686689/20358520
          Play everything    7.653794087 %   + 4.280813144 %   1947749/25448150
          Mimic the dealer   3.449121056 %   + 0.076140112 %      70219/2035852
          Costs are against deciding every hand by itself, which gains nothing here.
        """,
        run.out());
  }

  @ParameterizedTest(name = "{0} with {1}: {2} costs {3}")
  @CsvSource({
    "wa/three-card-poker, TCP-01, ante, 686689/20358520, 3.372980944",
    "wa/three-card-poker, TCP-04, ante, 3672957/101792600, 3.608275061",
    "wa/three-card-poker, TCP-12, ante, 778809/20358520, 3.825469631",
    "wa/three-card-poker, TCP-01, pair-plus, 128/5525, 2.316742081",
    "wa/three-card-poker, 6B2, six-card-bonus, 55546/363545, 15.278988846",
    "ca/6-card-bonus, 6B4, ante, 4373389/101792600, 4.296372231",
    "ca/6-card-bonus, 6B4, six-card-bonus, 12816/149695, 8.561408197",
    "ca/three-card-poker, PP-CA, ante, 229314/12724075, 1.802205661",
    "ca/players-casino-ventura, 6B3, six-card-bonus, 26393/391510, 6.741334832"
  })
  void theEdgeForPrograms(String game, String choice, String wager, String exact, String percent) {
    Run run = Run.of("edge", game, "--choose", choice, "--json");
    assertEquals(0, run.exit(), run.said());
    assertEquals(1, run.out().lines().count());
    String expected =
        "\"%s\":{\"edge\":{\"fraction\":\"%s\",\"percent\":\"%s\",\"decimal\":\""
            .formatted(wager, exact, percent);
    assertTrue(run.out().contains(expected), () -> expected + " in " + run.out());
  }

  @Test
  void theKeysThatProgramsRelyOn() {
    String out =
        Run.of("edge", "wa/three-card-poker", "--choose", "6B1", "--choose", "P1", "--json").out();
    assertTrue(
        out.startsWith(
            "{\"game\":\"wa/three-card-poker\",\"choices\":[\"TCP-01\",\"6B1\",\"P1\",\"game-manager\"],"
                + "\"fingerprint\":\""),
        out);
    for (String key :
        new String[] {
          "\"approved\":true,\"wagers\":{\"ante\":{",
          "\"hitFrequency\":{\"fraction\":\"22858881/50896300\",\"percent\":\"44.912657698\",",
          "\"standardDeviation\":\"1.639252754141\"",
          "\"averageWager\":{\"fraction\":\"370/221\",\"decimal\":\"1.674208144796\"}",
          "\"elementOfRisk\":{\"fraction\":\"686689/34084400\",\"percent\":\"2.014672401\",",
          "\"published\":\"3.37\",\"agrees\":true",
          "\"published\":\"10.23\",\"agrees\":false",
          "{\"figure\":\"hit-frequency\",\"of\":\"6B1\",\"prints\":\"7.2798 %\",",
          "\"outcomes\":[{\"title\":\"Ante and Play win\",\"net\":2,\"chance\":{\"fraction\":",
          "\"payLines\":[{\"title\":\"Straight flush\",\"net\":5,\"chance\":{\"fraction\":",
          "\"progressive\":{\"edge\":{\"fraction\":\"504/1105\",",
          "\"fixedReturn\":{\"fraction\":\"601/1105\",\"percent\":\"54.389140271\",",
          "\"perMeterUnit\":{\"fraction\":\"1/22100\",",
          "\"breakEvenMeter\":{\"fraction\":\"10080/1\",\"decimal\":\"10080.000000000000\"}",
          "\"envyPerOtherPlayer\":{\"fraction\":\"7/884\",",
          "\"strategy\":{\"says\":\"play Q-6-4 or better\",\"thresholds\":[{\"play\":\"Q-6-4\",",
        }) {
      assertTrue(out.contains(key), () -> key + " in " + out);
    }
  }

  @Test
  @Clause({"WA-GM 9.a", "WA-GM 10.a"})
  void aProgressiveAtAMeter() {
    Run run =
        Run.of(
            "edge wa/three-card-poker --choose P1 --meter $5,000 --others 2 --contribution 20% --seed 1000"
                .split(" ", -1));
    assertEquals(0, run.exit(), run.said());
    for (String line :
        new String[] {
          "  Progressive   21.402714932 %   21.402714932 %    3.7104 %   34.408783             at $5,000.00 with 2 others in it",
          "  Fixed awards return                  54.389140 %   601/1105",
          "  Favours the player from a meter of    $10,080.00    10080/1",
          "    … with 2 others in it                $9,730.00     9730/1",
          "  The house keeps in the long run      19.502262 %   431/2210",
          "  A-K-Q of spades   100 % of meter   envy $100   0.004525 %   1/22100",
        }) {
      assertTrue(run.out().contains(line), () -> line + " in\n" + run.out());
    }
  }

  @Test
  @Clause({"WA-MGL 9", "WA-GM 8"})
  void foldedHandsCountForALinkWhereTheTableLetsThem() {
    String lets =
        Run.of("edge", "wa/three-card-poker", "--choose", "MGL,folded-hands-qualify", "--json")
            .out();
    String doesNot = Run.of("edge", "wa/three-card-poker", "--choose", "MGL", "--json").out();
    assertTrue(lets.contains("\"foldedOut\":{\"fraction\":\"0/1\""), lets);
    assertTrue(doesNot.contains("\"foldedOut\":{\"fraction\":\"227/54145\""), doesNot);
  }

  @Test
  void allWagersTogether() {
    Run run = Run.of("edge", "wa/three-card-poker", "--choose", "6B1", "--together");
    assertTrue(run.out().contains("  Standard deviation"), run.out());
    assertTrue(run.out().contains("6.875254"), run.out());
  }

  @Test
  void oneFigureALineForSpreadsheets() {
    Run run = Run.of("edge", "wa/three-card-poker", "--choose", "6B1", "--csv");
    assertEquals(0, run.exit());
    assertTrue(
        run.out().startsWith("game,choices,fingerprint,wager,figure,name,net,fraction,decimal\n"),
        run.out());
    assertTrue(run.out().contains(",ante,edge,,,686689/20358520,0.033729809436\n"), run.out());
    assertTrue(run.out().contains(",printed-house-advantage,disagrees,,,10.23 %\n"), run.out());
    assertTrue(
        run.out().contains(",ante,outcome,\"Dealer does not qualify, Ante wins\",1,"), run.out());
  }

  @Test
  @Clause("WA-FACE Letter 2")
  void aTableDealtFaceUpIsPricedForOnesOwnCards() {
    Run run = Run.of("edge", "wa/three-card-poker", "--choose", "face-up");
    assertTrue(run.out().contains("  Ante        3.372980944 %"), run.out());
    assertTrue(
        run.out()
            .contains("queenhigh face-up wa/three-card-poker --choose TCP-01,face-up --seen 6"),
        run.out());
  }

  @Test
  void aVariantIsPricedAtOnceAndMarked(@TempDir Path folder) throws IOException {
    String file = Files.readString(Path.of("..", "games", "ca", "three-card-poker.toml"));
    Files.createDirectories(folder.resolve("my"));
    Files.writeString(
        folder.resolve("my").resolve("variant.toml"),
        file.replace("\"ca/three-card-poker\"", "\"my/variant\"")
            .replace("{ is = \"wins\"", "{ is = \"wins-if-higher-else-pushes\""));
    Run run = Run.of("edge", "my/variant", "--games", folder.toString());
    assertTrue(run.out().startsWith("Three Card Poker  my/variant  not approved\n"), run.out());
    assertTrue(run.out().contains("4.296372231 %"), run.out());
    String json = Run.of("edge", "my/variant", "--games", folder.toString(), "--json").out();
    assertTrue(json.contains("\"approved\":false"), json);
    assertFalse(json.contains("\"published\""), json);
  }

  @ParameterizedTest(name = "--choose {0}: {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          6B9     | wa/three-card-poker has no choice "6B9".
          6B1,6B2 | 6B1 and 6B2 are
          """)
  void choicesThatDoNotGoTogetherAreRefused(String choices, String why) {
    Run run = Run.of("edge", "wa/three-card-poker", "--choose", choices);
    assertTrue(run.said().startsWith(why), run.said());
    assertEquals(1, run.exit());
    assertEquals("", run.out());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          edge wa/three-card-pokr | 1 | There is no game "wa/three-card-pokr". Nearest: \
          wa/three-card-poker, ca/three-card-poker or ca/6-card-bonus.
          edge ca/6-card-bonus --meter 100 | 1 | --meter needs a progressive, and ca/6-card-bonus \
          has none with these choices. queenhigh games ca/6-card-bonus shows what can be chosen.
          edge wa/three-card-poker --choose P1 --meter -5 | 2 | queenhigh: --meter -5: write \
          dollars, such as 10000 or 24815.37
          edge wa/three-card-poker --choose P1 --others many | 2 | queenhigh: --others many: write \
          how many other players bet it, 0 to 99
          edge wa/three-card-poker --choose P1 --contribution 0.2 | 2 | queenhigh: --contribution \
          0.2: write a share of the wager with its sign, such as 20%
          edge wa/three-card-poker --choose P1 --seed 5 | 2 | queenhigh: --reserve, --seed and \
          --all-from-meter go with --contribution
          edge wa/three-card-poker --choose P1 --contribution 80% --reserve 30% | 2 | queenhigh: \
          --contribution and --reserve together take more than the whole wager
          edge | 2 | queenhigh: edge needs a game, such as wa/three-card-poker; queenhigh games \
          lists them
          edge wa/three-card-poker --json --csv | 2 | queenhigh: take --json or --csv, not both
          """)
  void whatCannotBePricedIsRefused(String words, int exit, String why) {
    Run run = Run.of(words.split(" ", -1));
    assertEquals(why + "\n", run.said());
    assertEquals(exit, run.exit());
    assertEquals("", run.out());
  }
}
