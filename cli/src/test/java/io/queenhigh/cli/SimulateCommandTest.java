package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SimulateCommandTest {

  @Test
  @DisplayName("every wager stands beside its exact edge, with a verdict and a picture")
  void game() {
    Run run =
        Run.of(
            "simulate", "wa/three-card-poker", "--choose", "6B1", "--rounds", "3e6", "--seed", "7");
    assertEquals(0, run.exit());
    assertEquals("", run.said());
    assertTrue(
        run.out()
            .startsWith(
                """
                Three Card Poker  wa/three-card-poker  TCP-01 6B1
                3,000,000 rounds, one dollar on each wager, every hand played as well as it can be. Seed 7.
                """),
        run.out());
    for (String exact : new String[] {"3.372981 %", "2.316742 %", "10.224790 %"}) {
      assertTrue(run.out().contains(exact), run.out());
    }
    assertTrue(run.out().contains("█"), run.out());
    assertEquals(4, run.out().lines().filter(line -> line.endsWith("agrees")).count(), run.out());
  }

  @Test
  @DisplayName("the same seed gives the same output, on any number of threads and by the book")
  void repeatable() {
    String[] one = {"simulate", "ca/6-card-bonus", "--rounds", "70_000", "--seed", "3", "--json"};
    Run first = Run.of(one);
    assertEquals(first, Run.of(with(one, "--threads", "1")));
    assertEquals(first, Run.of(with(one, "--threads=5")));
    assertEquals(first, Run.of(with(one, "--by-the-book")));
    assertTrue(
        first.out().contains("\"rounds\":70000,\"asked\":70000,\"interrupted\":false,\"seed\":3"));
    assertTrue(first.out().contains("\"exact\":{\"fraction\":\""), first.out());
    assertTrue(first.out().contains("\"verdict\":\"agrees\""), first.out());
    assertTrue(first.out().contains("\"agrees\":true"), first.out());
  }

  @Test
  @DisplayName("without a seed one is picked and shown, and repeats the run")
  void pickedSeed() {
    Run first = Run.of("simulate", "wa/three-card-poker", "--rounds", "1000");
    String seed = first.out().replaceFirst("(?s).* Seed (\\d+)\\..*", "$1");
    assertEquals(
        first, Run.of("simulate", "wa/three-card-poker", "--rounds", "1000", "--seed", seed));
  }

  @ParameterizedTest(name = "--rounds {0} are 1,000 rounds")
  @ValueSource(strings = {"1e3", "1_000", "1000"})
  void rounds(String rounds) {
    Run run =
        Run.of("simulate", "wa/three-card-poker", "--rounds", rounds, "--seed", "-9", "--csv");
    assertTrue(run.out().contains(",-9,1000,ante,exact-edge,,0.033729809436\n"), run.out());
  }

  @ParameterizedTest(name = "a single round can be told: {0}")
  @ValueSource(strings = {"--json", "--csv", "--threads=1"})
  void oneRound(String option) {
    Run run = Run.of("simulate", "ca/6-card-bonus", "--rounds", "1", "--seed", "1", option);
    assertEquals(0, run.exit(), run.said());
  }

  @Test
  @DisplayName("a progressive is valued at the meter that is given")
  void meter() {
    String[] words = {
      "simulate", "wa/three-card-poker", "--choose", "P1", "--rounds", "1e5", "--seed", "1"
    };
    assertTrue(Run.of(words).out().contains("meter $0"));
    Run full = Run.of(with(words, "--meter", "10000"));
    assertTrue(full.out().contains("meter $10,000"), full.out());
    assertTrue(full.out().contains("+9999"), full.out());
    assertTrue(full.out().contains("0.361991 %"), full.out());
    assertTrue(full.out().contains("too few to judge the average"), full.out());
  }

  @Test
  @DisplayName("a bank against one player stands beside the exact figures")
  void bank() {
    String[] words = {
      "simulate", "ca/three-card-poker", "--bank", "100", "--ante", "25", "--pair-plus", "5",
      "--fees", "ante 1 player-dealer 2", "--rounds", "40000", "--sitting", "20", "--seed", "5"
    };
    Run run = Run.of(words);
    assertEquals(0, run.exit(), run.said());
    assertTrue(
        run.out()
            .contains(
                "posts $100 a round, settled collect first [CA-TCP Round 8]; one player; fee $2 a round (posted)."),
        run.out());
    assertTrue(run.out().contains("40,000 rounds in 2,000 sittings of up to 20. Seed 5."));
    assertEquals(2, run.out().lines().filter(line -> line.startsWith("    exactly")).count());
    assertTrue(run.out().contains("Ante 25, Bonus 5"), run.out());

    Run json = Run.of(with(words, "--json"));
    assertTrue(
        json.out()
            .contains("\"bank\":\"100.00\",\"procedure\":\"collect-first\",\"fee\":\"2.00\""));
    assertTrue(json.out().contains("\"exact\":{\"round\":{\"mean\":"), json.out());
    assertTrue(json.out().contains("\"histogram\":[{\"from\":"), json.out());
    assertTrue(Run.of(with(words, "--csv")).out().contains(",exact,round,exhausted,"));
  }

  @Test
  @DisplayName("players may stake differently, and a bankroll may run out")
  void players() {
    Run run =
        Run.of(
            "simulate",
            "ca/6-card-bonus",
            "--bank",
            "200",
            "--ante",
            "25,50,100",
            "--pair-plus",
            "5,0,10",
            "--bankroll",
            "400",
            "--rounds",
            "4000",
            "--sitting",
            "100",
            "--seed",
            "2");
    assertEquals(0, run.exit(), run.said());
    assertTrue(run.out().contains("3 players; fee $2 a round (option-1)."), run.out());
    assertTrue(run.out().contains("  2      Ante 50 "), run.out());
    assertTrue(run.out().contains("Sittings that end broke"), run.out());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          wa/three-card-poker --rounds 0      | 1 | A simulation plays from 1 to 10,000,000,000,000 rounds, not 0.
          wa/three-card-poker --rounds -1e6   | 1 | A simulation plays from 1 to 10,000,000,000,000 rounds, not -1,000,000.
          wa/three-card-poker --rounds 1e14   | 1 | A simulation plays from 1 to 10,000,000,000,000 rounds, not 100,000,000,000,000.
          wa/three-card-poker --rounds many   | 2 | queenhigh: --rounds many: write a whole number, such as 12 or 1e6
          wa/three-card-poker --rounds 1e40   | 2 | queenhigh: --rounds 1e40: write a whole number, such as 12 or 1e6
          wa/three-card-poker --seed lucky    | 2 | queenhigh: --seed lucky: write a whole number, such as 12 or 1e6
          wa/three-card-poker --threads 0     | 1 | A simulation runs on 1 to 256 threads, not 0.
          wa/three-card-poker --meter 100     | 1 | --meter needs a progressive, and wa/three-card-poker has none with these choices.
          wa/three-card-poker --players 5     | 2 | queenhigh: --players is about a player-dealer's bank; say how large: --bank 200
          wa/three-card-poker --bank 200 --ante 25 | 1 | The house banks wa/three-card-poker and covers every wager; only a player-dealer can run out (WA-TCP Ways 1).
          ca/6-card-bonus --bank 200          | 2 | queenhigh: the bank needs players who bet against it: --ante 25 --players 5
          ca/6-card-bonus --bank 200 --ante 25 --players 7  | 1 | From 1 to 6 players sit against the player-dealer, not 7 (CA-6CB Table).
          ca/6-card-bonus --bank 200 --ante 25,50 --players 5 | 2 | queenhigh: --ante names 2 amounts for 5 players; give one for all, or one for each
          ca/6-card-bonus --bank 200 --ante 25 --fees option-9 | 1 | --fees takes one of the document's schedules: option-1, option-2, or none (CA-6CB Fees).
          ca/6-card-bonus --bank 200 --ante 25 --fees option-2 | 1 | Ante of $25 is outside the limits of option-2: $50 or more (CA-6CB Fees Option 2).
          ca/6-card-bonus --bank 200 --ante 25 --rounds 1e11   | 1 | A bank is followed for 1 to 10,000,000,000 rounds, not 100,000,000,000.
          ca/6-card-bonus --bank 0 --ante 25  | 1 | The bank posts from $0.01 to $1,000,000, not $0 (QH Bank posted).
          ca/6-card-bonus --bank 200 --ante 25 --by-the-book   | 2 | queenhigh: --by-the-book and --meter do not go with --bank
          ca/three-card-poker --bank 200 --ante 25 --fees tips | 1 | --fees takes the flat amounts the table has posted, like "ante 1 pair-plus 0.50 player-dealer 1 above 100 2", or none (CA-TCP Fees).
          ca/three-card-poker --bank 200 --ante 25 --six-card-bonus 5 | 1 | ca/three-card-poker has no 6 Card Bonus (CA-TCP Betting 1).
          """)
  void refusedInWords(String words, int exit, String then) {
    Run run = Run.of(("simulate " + words).split(" ", -1));
    assertEquals(then + "\n", run.said());
    assertEquals("", run.out());
    assertEquals(exit, run.exit());
  }

  private static String[] with(String[] words, String... more) {
    String[] all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return all;
  }
}
