package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.proof.Clause;
import io.queenhigh.proof.Repeats;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.roundfile.Reading;
import io.queenhigh.rules.roundfile.RoundFile;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundFileAuditTest {

  private static final long SEED = Repeats.seed(RoundFileAuditTest.class);
  private static final int FILES = Repeats.times(2_000, 10_000);

  static Stream<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../examples"))) {
      return files.filter(Files::isRegularFile).sorted().toList().stream();
    }
  }

  @ParameterizedTest(name = "{0} is settled as the engine settles it")
  @MethodSource("examples")
  void examplesAreSettledAlike(Path file) throws IOException {
    agree(Files.readString(file));
  }

  @Test
  void everyPrintedRoundIsSettledAsTheEngineSettlesIt() {
    Random random = new Random(SEED);
    for (int table = 0; table < Repeats.times(100, 600); table++) {
      Game game = RandomTable.anyGame(random);
      RandomTable live =
          new RandomTable(
              game,
              RandomTable.anyTerms(game, random),
              random.nextInt(4) > 0,
              random,
              (_, _, before, after) -> {
                if (isPrintable(before, after)) {
                  agree(RoundFile.print(after));
                }
              });
      for (int i = 0; i < 10; i++) {
        live.playARound();
      }
    }
  }

  /** Words are swapped, doubled or dropped: both readings refuse the same files. */
  @Test
  void whatTheEngineRefusesIsFoundToBeWrong() {
    Random random = new Random(SEED);
    List<String> files = new ArrayList<>();
    for (int table = 0; table < 40; table++) {
      Game game = RandomTable.anyGame(random);
      RandomTable live =
          new RandomTable(
              game,
              RandomTable.anyTerms(game, random),
              random.nextInt(4) > 0,
              random,
              (_, _, before, after) -> {
                if (isPrintable(before, after)) {
                  files.add(RoundFile.print(after));
                }
              });
      live.playARound();
      live.playARound();
    }
    int refused = 0;
    for (int i = 0; i < FILES; i++) {
      String file = mangled(files.get(random.nextInt(files.size())), random);
      boolean impossible = RoundFile.settle(file, RandomTable.GAMES) instanceof Reading.Impossible;
      Report report = Audit.roundFile(file, RandomTable.GAMES);
      assertEquals(impossible, !report.isClean(), () -> file + report + " " + Repeats.repeat(SEED));
      refused += impossible ? 1 : 0;
    }
    assertTrue(refused > FILES / 4, "files that were refused: " + refused);
  }

  /** A button at a seat that is not dealt in has no place in a round file. */
  private static boolean isPrintable(Round before, Round after) {
    boolean settled = before.settlement().isEmpty() && after.settlement().isPresent();
    return settled && (after.actionButton() == 0 || after.hasBet(after.actionButton()));
  }

  private static String mangled(String file, Random random) {
    List<String> lines = new ArrayList<>(file.lines().toList());
    int at = random.nextInt(lines.size());
    List<String> words = new ArrayList<>(List.of(lines.get(at).split(" +", -1)));
    int word = random.nextInt(words.size());
    switch (random.nextInt(6)) {
      case 0 -> words.remove(word);
      case 1 -> words.add(word, words.get(word));
      case 2 -> Collections.swap(words, word, random.nextInt(words.size()));
      case 3 -> words.set(word, List.of("Qs", "folds", "0", "12.345", "9").get(random.nextInt(5)));
      case 4 -> lines.add(lines.get(at));
      default -> words.clear();
    }
    lines.set(at, String.join(" ", words));
    return String.join("\n", lines) + "\n";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "game wa/none\n",
        "game wa/three-card-poker\nchoose XX\n",
        "game wa/three-card-poker\ndealer Kh 9d 4c\n",
        "game ca/three-card-poker\ndealer Kh 9d 4c\nseat 1 ante 5 cards 2h 3h 4h plays\n",
        "game wa/three-card-poker\ndealer Kh 9d\nseat 1 ante 5 cards 2h 3h 4h plays\n",
        "game wa/three-card-poker\ndealer Kh 9d 2h\nseat 1 ante 5 cards 2h 3h 4h plays\n",
        """
        game wa/three-card-poker
        choose P1
        dealer Kh 9d 2h
        seat 1 ante 5 progressive 1 cards As Ks Qs plays
        """,
      })
  void impossibleFilesAreFound(String file) {
    Report report = Audit.roundFile(file, RandomTable.GAMES);
    assertEquals(1, report.findings().size(), report::toString);
    assertTrue(report.outcome().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ante 1",
        "ante 0 pair-plus 0.25",
        "ante 1 pair-plus 2 player-dealer 3 above 100 4 above 200 5",
        "ante 1 pair-plus 2 player-dealer 3 above 100 4 above 200 5 above 300 1",
        "ante 1 pair-plus 2 player-dealer 3 above 100 4 above 200 5 above 300 6",
        "ante 0",
        "ante",
        "ante 1 ante 1",
        "six-card-bonus 1",
        "option-1",
      })
  @Clause("CA-TCP Fees")
  void bothReadPostedFeesAlike(String fees) {
    String file =
        "game ca/three-card-poker\nfees "
            + fees
            + "\nbank 500\ndealer Kh 9d 4c\nseat 1 ante 101 cards Qs 6h 4d plays\n";
    boolean settled = RoundFile.settle(file, RandomTable.GAMES) instanceof Reading.Settled;
    assertEquals(settled, Audit.roundFile(file, RandomTable.GAMES).findings().isEmpty());
  }

  private static void agree(String file) {
    Round round =
        switch (RoundFile.settle(file, RandomTable.GAMES)) {
          case Reading.Settled(Round settled) -> settled;
          case Reading.Impossible(var problems) -> throw new AssertionError(problems + "\n" + file);
        };
    Settlement settlement = round.settlement().orElseThrow();
    Report report = Audit.roundFile(file, RandomTable.GAMES);
    assertEquals(List.of(), report.findings(), file);
    Outcome own = report.outcome().orElseThrow();
    assertEquals(settlement.bankNetCents(), own.bankNetCents(), file);
    assertEquals(settlement.wagers().size(), own.wagers().size(), file);
    for (int i = 0; i < own.wagers().size(); i++) {
      assertEquals(told(settlement.wagers().get(i)), told(own.wagers().get(i)), file);
    }
    for (int seat : round.bettingSpots().keySet()) {
      assertEquals(settlement.netOf(seat), own.netOf(seat), file);
    }
    assertEquals(
        settlement.meter().map(change -> change.after().meterCents()),
        own.meter().map(change -> change.after().cents()),
        file);
  }

  private static String told(SettledWager wager) {
    return told(
        wager.seat(),
        wager.wager(),
        wager.stakeCents(),
        wager.result().key(),
        wager.paidCents(),
        wager.returnedCents());
  }

  private static String told(Outcome.Paid paid) {
    return told(
        paid.seat(),
        paid.wager(),
        paid.stakeCents(),
        paid.result().key(),
        paid.paidCents(),
        paid.returnedCents());
  }

  private static String told(
      int seat, Wager wager, long stake, String result, long paid, long returned) {
    return "seat %d %s %d %s paid %d returned %d"
        .formatted(seat, wager.key(), stake, result, paid, returned);
  }
}
