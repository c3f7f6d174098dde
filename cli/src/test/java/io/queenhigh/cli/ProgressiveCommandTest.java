package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressiveCommandTest {

  private static final int COLUMNS = 80;

  /** The meter asks for five cards, and not where they were dealt. */
  @Test
  @Clause({"WA-MGL 3", "QH Linked cards"})
  void aGameThatIsDealtElsewhereIsStudiedLikeAnyOther() {
    Run dealt = Run.of("progressive", "wa/three-card-poker", "--choose", "MGL");
    Run beside = Run.of("progressive", "links/let-it-ride", "--choose", "MGL");
    assertEquals(0, beside.exit(), beside.said());
    assertEquals(
        "Let It Ride Progressive  links/let-it-ride  MGL nexus  not approved",
        beside.out().lines().findFirst().orElse(""));
    assertEquals(figures(dealt), figures(beside));
    assertEquals(1, Run.of("progressive", "links/dj-wild-stud", "--choose", "MGL").exit());
    assertEquals(
        "A meter beside Mississippi Stud is not studied by itself: several wins in one round are counted for"
            + " three own cards only. Of one wager the figures are those of wa/three-card-poker."
            + " [QH Linked cards]\n",
        Run.of("progressive", "links/mississippi-stud", "--choose", "MGL").said());
  }

  private static List<String> figures(Run run) {
    return run.out().lines().skip(1).filter(line -> !line.contains("queenhigh ")).toList();
  }

  @Test
  @Clause({"WA-GM 9.b", "WA-GM 10.a"})
  void aLinkOnOnePage() {
    Run run = Run.of("progressive", "wa/three-card-poker", "--choose", "P1");
    assertEquals(0, run.exit());
    assertEquals("", run.said());
    assertEquals(
        """
        Three Card Poker  wa/three-card-poker  TCP-01 P1 game-manager
        One table, 5 players, $1.00 each, 50 rounds an hour: 250 wagers an hour.
        20 % of it to the meter, 2 % to the reserve; seed $1,000.00, no limit.
        Fixed awards come from the tray [WA-GM 9.b].

          The house keeps              15.918552036 %   $39.80 an hour, long run
          The meter is won once in           3.7 days   4,420 rounds, 22,100 wagers
          It grows by                  $50.00 an hour   $1.00 a round
          The next winner finds             $5,420.00   from $1,000.00, on average
          Later winners find                $5,862.00   from seed and reserve
          It favours the player from        $9,380.00   in 16.7 % of wins

                                    5 %     median      95 %       mean   std dev
          Rounds to the win         227      3,064    13,240      4,420     4,419
          Time to the win     4.5 hours   2.6 days   11 days   3.7 days
          Meter, next win        $1,227     $4,064   $14,240     $5,420    $4,419
          Meter, later wins      $1,545     $4,530   $14,706     $5,862    $4,442
          Quantiles of meters are certain to $1; a mean without ± is exact.

        Where a dollar goes
          Fixed awards from the tray   54.389140 %   $135.97 an hour     601/1105
          To the meter                 20.000000 %    $50.00 an hour          1/5
          To the reserve                2.000000 %     $5.00 an hour         1/50
          The house's seed              4.524887 %    $11.31 an hour       10/221
          Envy                          3.167421 %     $7.92 an hour        7/221
          The house                    15.918552 %    $39.80 an hour   1759/11050

        Players at a table, and what envy costs  [WA-GM 10.a]
              envy a round   the house keeps   even for a player at
          1        $0.0000       19.085973 %             $10,080.00
          2        $0.0158       18.294118 %              $9,905.00
          3        $0.0475       17.502262 %              $9,730.00
          4        $0.0950       16.710407 %              $9,555.00
          5        $0.1584       15.918552 %              $9,380.00   ◀ as planned
          6        $0.2376       15.126697 %              $9,205.00
          7        $0.3326       14.334842 %              $9,030.00

        The meter while nobody wins it
             after   still there     meter
               now       100.0 %    $1,000   ███
          24 hours        76.2 %    $2,200   ██████
            2 days        58.1 %    $3,400   █████████
            3 days        44.3 %    $4,600   ████████████
            4 days        33.8 %    $5,800   ███████████████
            5 days        25.7 %    $7,000   ██████████████████
            6 days        19.6 %    $8,200   █████████████████████
            7 days        14.9 %    $9,400   ████████████████████████
            8 days        11.4 %   $10,600   ████████████████████████████
            9 days        8.68 %   $11,800   ███████████████████████████████
           10 days        6.62 %   $13,000   ██████████████████████████████████
           11 days        5.05 %   $14,200   █████████████████████████████████████
           12 days        3.85 %   $15,400   ████████████████████████████████████████

        The meter when it is won  in the long run
                $0 – $2,000   12.53 %   ████████████████
            $2,000 – $4,000   31.11 %   ████████████████████████████████████████
            $4,000 – $6,000   20.51 %   ██████████████████████████
            $6,000 – $8,000   13.05 %   █████████████████
           $8,000 – $10,000    8.30 %   ███████████
          $10,000 – $12,000    5.28 %   ███████
          $12,000 – $14,000    3.36 %   ████
          $14,000 – $16,000    2.14 %   ███
          $16,000 – $18,000    1.36 %   ██
          $18,000 – $20,000    0.86 %   █
            $20,000 or more    1.51 %   ██
        """,
        run.out());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "P1 --tables 30 --players 7 --wager 5 --reserve 0% --seed 400 --contribution 60%",
        "P2 --all-from-meter --contribution 50% --limit 2000 --histories 100",
        "MGL --players 6 --meter 48210.55 --limit 250000"
      })
  void aPageFitsATerminal(String words) {
    Run run = Run.of(("progressive wa/three-card-poker --choose " + words).split(" ", -1));
    assertEquals(0, run.exit());
    run.out().lines().forEach(line -> assertTrue(line.length() <= COLUMNS, line));
  }

  @Test
  @Clause({"WA-REC Contribution 2", "WA-REC Seed 2"})
  void whatIsAdvisedOtherwiseIsSaidAndTheLinkIsStudiedAllTheSame() {
    Run run =
        Run.of(
            ("progressive wa/three-card-poker --choose P1 --all-from-meter --contribution 65%"
                    + " --seed 400 --histories 1000")
                .split(" ", -1));
    assertEquals(0, run.exit());
    for (String line :
        List.of(
            "  ! Below 70 % a meter that pays every award may run dry.",
            "    [WA-REC Contribution 2]",
            "  ! The seed is smaller than the largest fixed award.",
            "    [WA-REC Seed 2]",
            "Running dry by contribution  from the seed, no limit  [WA-REC Contribution 2]")) {
      assertTrue(run.out().lines().anyMatch(line::equals), line);
    }
  }

  @Test
  void jsonHasTheExactFractions() {
    Run run =
        Run.of("progressive", "wa/three-card-poker", "--choose", "MGL", "--players", "2", "--json");
    assertEquals(0, run.exit());
    assertEquals(1, run.out().lines().count());
    for (String part :
        List.of(
            "\"perWager\":{\"fraction\":\"1/649740\"",
            "\"rounds\":{\"fraction\":\"324870/1\"",
            "\"allFromMeter\":false",
            "\"growthPerRound\":{\"fraction\":\"2/5\"",
            "\"advice\":[]")) {
      assertTrue(run.out().contains(part), part);
    }
  }

  @Test
  void csvHasOneFigureALine() {
    Run run =
        Run.of(
            "progressive wa/three-card-poker --choose P1 --all-from-meter --histories 1000 --csv"
                .split(" ", -1));
    assertEquals(0, run.exit());
    List<String> lines = run.out().lines().toList();
    assertEquals(
        "game,choices,fingerprint,of,figure,name,fraction,decimal,low,high", lines.getFirst());
    for (String end :
        List.of(
            ",long-run,edge,,66/325,0.203076923077,,",
            ",to-win,rounds,,4420/1,4420.000000000000,,",
            ",players,break-even,7,9030/1,9030.000000000000,,")) {
      assertEquals(1, lines.stream().filter(line -> line.endsWith(end)).count(), end);
    }
    assertTrue(lines.stream().anyMatch(line -> line.contains(",dry,missing-standard-error,,,")));
  }

  @Test
  void theSameQuestionGetsTheSameAnswer() {
    String[] words =
        "progressive wa/three-card-poker --choose P2 --all-from-meter --histories 500 --json"
            .split(" ", -1);
    Run first = Run.of(words);
    assertEquals(first, Run.of(words));
  }

  @ParameterizedTest(name = "{0}")
  @Clause({"WA-REC Contribution 1", "WA-REC Reserve 2", "WA-REC Seed 3"})
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ca/6-card-bonus                                                  | 1 | ca/6-card-bonus has no progressive (CA-6CB Type of Game).
          wa/three-card-poker                                              | 1 | wa/three-card-poker has a progressive if one is chosen: --choose P1 or P2 or MGL (WA-GM Paytables).
          wa/three-card-poker --choose P1 --players 9                      | 1 | From 1 to 7 players are at a table, not 9 (QH Places).
          wa/three-card-poker --choose P1 --wager 0                        | 1 | The progressive wager is more than $0 (WA-GM 6).
          wa/three-card-poker --choose P1 --contribution 90% --reserve 11% | 1 | Contribution and reserve together take more than the whole wager (WA-REC Contribution 1).
          wa/three-card-poker --choose P1 --limit 10                       | 1 | A limit is not below what the meter shows, nor below its seed (WA-GM 9.a).
          wa/three-card-poker --choose P1 --tables 0                       | 1 | A link has 1 to 1,000 tables here, not 0.
          wa/three-card-poker --choose P1 --rounds-per-hour 2000           | 1 | A table deals 1 to 1,000 rounds an hour, not 2,000.
          wa/three-card-poker --choose P1 --meter 200000000                | 1 | Amounts go up to $100,000,000 here.
          wa/three-card-poker --choose P1 --contribution 20                | 2 | queenhigh: --contribution 20: write a share of the wager with its sign, such as 20%
          wa/three-card-poker --choose P1 --histories 5                    | 2 | queenhigh: --histories takes 100 to 10,000,000
          """)
  void nonsenseIsRefused(String words, int exit, String why) {
    Run run = Run.of(("progressive " + words).split(" ", -1));
    assertEquals(why + "\n", run.said());
    assertEquals(exit, run.exit());
    assertEquals("", run.out());
  }
}
