package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettleCommandTest {

  private static final Path EXAMPLES = Path.of("..", "examples");

  @Test
  void aWorkedRoundSeatBySeat() {
    Run run = Run.of("settle", EXAMPLES.resolve("bank-runs-out.txt").toString());
    assertEquals(0, run.exit());
    assertEquals(
        """
        Three Card Poker 6 Card Bonus  ca/6-card-bonus  6B4

        Dealer         Kh 9d 4c   plays with king high

        Seat 1         2s 5h 9h   9 high   net -30.00
          Ante                  25.00  forfeited            -25.00  the player folded [CA-6CB Dealing 11]
          Pair Plus              5.00  forfeited             -5.00  the player folded [CA-6CB Pair Plus 7]

        Seat 2         7s 8h 9c   a straight, 9 high   net +130.00
          Ante                  50.00  wins                 +50.00  a straight, 9 high beats the player-dealer's king high [CA-6CB Winners 2.a]
          Play                  50.00  wins                 +50.00  a straight, 9 high beats the player-dealer's king high [CA-6CB Winners 2.a]
          Pair Plus              5.00  wins                 +30.00  a straight, 9 high pays 6 to 1 [CA-6CB Pair Plus 10]

        Seat 3         Qs 6h 4d   queen high   net -60.00
          Ante                  25.00  loses                -25.00  queen high loses to the player-dealer's king high [CA-6CB Winners 2.b]
          Play                  25.00  loses                -25.00  queen high loses to the player-dealer's king high [CA-6CB Winners 2.b]
          Pair Plus             10.00  loses                -10.00  queen high is not on the pay table [CA-6CB Pair Plus 10]

        Seat 4         Ts Th 2d   a pair of 10s   net +160.00
          Ante                 100.00  wins                +100.00  a pair of 10s beats the player-dealer's king high [CA-6CB Winners 2.a]
          Play                 100.00  partly-covered       +60.00  a pair of 10s beats the player-dealer's king high, but the bank covers only part of it [CA-6CB Type of Game]
          Pair Plus              5.00  uncovered              0.00  a pair of 10s pays 1 to 1, but the bank is exhausted [CA-6CB Type of Game]

        Seat 5         Jd 8c 3s   jack high   net 0.00
          Ante                  50.00  uncovered              0.00  jack high loses to the player-dealer's king high, but the bank is exhausted [CA-6CB Type of Game]
          Play                  50.00  uncovered              0.00  jack high loses to the player-dealer's king high, but the bank is exhausted [CA-6CB Type of Game]

        Player-dealer  net -200.00   posted 200.00
        """,
        run.out());
  }

  @Test
  void theSameCardsCollectedFirst() {
    Run run = Run.of("settle", EXAMPLES.resolve("bank-collects-first.txt").toString(), "--json");
    assertEquals(0, run.exit());
    assertTrue(run.out().contains("\"bank\":{\"net\":\"-145.00\",\"wager\":\"200.00\""), run.out());
    for (String seat :
        new String[] {
          "{\"seat\":1,\"cards\":\"2s 5h 9h\",\"hand\":\"9 high\",\"decision\":\"folds\",\"net\":\"-30.00\"",
          "{\"seat\":2,\"cards\":\"7s 8h 9c\",\"hand\":\"a straight, 9 high\",\"decision\":\"plays\",\"net\":\"130.00\"",
          "{\"seat\":3,\"cards\":\"Qs 6h 4d\",\"hand\":\"queen high\",\"decision\":\"plays\",\"net\":\"-60.00\"",
          "{\"seat\":4,\"cards\":\"Ts Th 2d\",\"hand\":\"a pair of 10s\",\"decision\":\"plays\",\"net\":\"205.00\"",
          "{\"seat\":5,\"cards\":\"Jd 8c 3s\",\"hand\":\"jack high\",\"decision\":\"plays\",\"net\":\"-100.00\""
        }) {
      assertTrue(run.out().contains(seat), () -> seat + " in " + run.out());
    }
  }

  @Test
  void aJackpotMovesTheMeterAndPaysEnvy() {
    Run run = Run.of("settle", EXAMPLES.resolve("jackpot.txt").toString(), "--json");
    assertEquals(0, run.exit());
    assertTrue(
        run.out()
            .contains(
                "\"meter\":{\"before\":\"24815.37\",\"after\":\"1250.00\",\"awarded\":\"24815.37\"}"),
        run.out());
    assertTrue(run.out().contains("\"envy\":\"100.00\""), run.out());
  }

  @Test
  void severalFilesGiveOneObjectPerLineAndABadOneDoesNotStopTheRest(@TempDir Path folder)
      throws IOException {
    Path bad = folder.resolve("bad.txt");
    Files.writeString(
        bad, "game ca/6-card-bonus\nbank 9\ndealer Kh 9d 4c\nseat 1 pair-plus 5 cards Qs 6h 4d\n");
    Run run =
        Run.of(
            "settle",
            EXAMPLES.resolve("jackpot.txt").toString(),
            bad.toString(),
            EXAMPLES.resolve("bank-runs-out.txt").toString(),
            "--json");
    assertEquals(1, run.exit());
    assertEquals(3, run.out().lines().count());
    assertEquals(
        "{\"file\":\""
            + bad
            + "\",\"problems\":[{\"line\":4,\"what\":\"Pair Plus needs an Ante at the same spot\","
            + "\"clause\":\"CA-6CB Pair Plus 1\"}]}",
        run.out().lines().toList().get(1));
    assertEquals(
        bad + ":4: Pair Plus needs an Ante at the same spot (CA-6CB Pair Plus 1)\n", run.said());
  }

  @Test
  void aRoundCanComeFromStandardInput() {
    Run run =
        Run.with(
            "game wa/three-card-poker\ndealer Kh 9d 4c\nseat 1 ante 5 cards As 9h 4h plays\n",
            "settle",
            "-",
            "--json");
    assertTrue(run.out().contains("\"net\":\"10.00\""), run.out());
  }

  @Test
  void filesThatCannotBeReadAreNamed(@TempDir Path folder) throws IOException {
    Path binary = folder.resolve("binary.txt");
    Files.write(binary, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Path huge = folder.resolve("huge.txt");
    Files.writeString(huge, "# \n".repeat(50_000));
    String[][] cases = {
      {folder.resolve("none.txt").toString(), "there is no such file"},
      {binary.toString(), "the file is not text in UTF-8"},
      {huge.toString(), "the file is too long for one round"},
      {folder.toString(), "the file cannot be read: Is a directory"},
    };
    for (String[] each : cases) {
      Run run = Run.of("settle", each[0]);
      assertEquals(1, run.exit());
      assertEquals(each[0] + ": " + each[1] + "\n", run.said());
      assertEquals("", run.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bank-runs-out.txt", "bank-collects-first.txt", "jackpot.txt"})
  void whatProgramsReadIsAsItsSchemaSays(String example) {
    assertEquals(0, Run.of("settle", EXAMPLES.resolve(example).toString(), "--json").exit());
  }

  @Test
  void feesAreReportedApart() {
    String round =
        """
        game ca/6-card-bonus
        fees option-1
        bank 500
        dealer Kh 9d 4c
        seat 1 ante 25 cards As 9h 4h plays
        """;
    Run json = Run.with(round, "settle", "-", "--json");
    assertTrue(
        json.out()
            .contains(
                "\"fees\":{\"total\":\"2.00\",\"player-dealer\":\"1.00\",\"clause\":\"CA-6CB Fees\"}"),
        json.out());
    assertTrue(json.out().contains("\"net\":\"50.00\""), json.out());
    assertTrue(json.out().contains("\"fee\":\"1.00\""), json.out());
    Run text = Run.with(round, "settle", "-");
    assertTrue(text.out().contains("fee, outside the net"), text.out());
  }
}
