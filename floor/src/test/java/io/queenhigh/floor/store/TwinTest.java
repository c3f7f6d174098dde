package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Repeats;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Random writings, sound and unsound: in groups they get the same answers and leave the same rows
 * as one by one.
 */
class TwinTest {

  private static final int ROUNDS = Repeats.times(4, 40);
  private static final int WRITINGS = 300;

  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @EnumSource
  void groupsDoWhatOneByOneDoes(Vendor vendor) throws SQLException {
    String plain = address(vendor, "plain");
    String grouped = address(vendor, "grouped");
    Store.open(plain).close();
    Store.open(grouped).close();
    Map<String, Integer> answers = new TreeMap<>();
    long seed = Repeats.seed(TwinTest.class);
    for (int round = 0; round < ROUNDS; round++) {
      compare(plain, grouped, seed + round, answers);
    }
    // All kinds of answers were met, or this test would prove little.
    assertEquals(
        List.of("Durable", "Fenced", "Overdrawn", "Repeated"), List.copyOf(answers.keySet()));
    assertTrue(answers.values().stream().allMatch(count -> count > ROUNDS), answers.toString());
  }

  private static void compare(String plain, String grouped, long seed, Map<String, Integer> answers)
      throws SQLException {
    List<Writing> writings = new ArrayList<>();
    List<Written> expected = new ArrayList<>();
    String rows;
    try (PlainWriter writer = new PlainWriter(plain)) {
      Author author = new Author(seed, new Random(seed), seed % 2 == 0);
      for (int i = 0; i < WRITINGS; i++) {
        Writing writing = author.next(writer);
        writings.add(writing);
        Written written = writer.write(writing);
        expected.add(written);
        answers.merge(written.getClass().getSimpleName(), 1, Integer::sum);
      }
      rows = writer.everything();
    }
    assertEquals(expected, inGroups(grouped, writings, new Random(seed)), Repeats.repeat(seed));
    try (PlainWriter reader = new PlainWriter(grouped)) {
      assertEquals(rows, reader.everything(), Repeats.repeat(seed));
    }
  }

  private static List<Written> inGroups(String address, List<Writing> writings, Random random)
      throws SQLException {
    List<QueuedWriting> pages = writings.stream().map(QueuedWriting::of).toList();
    try (GroupWriter clerk =
        GroupWriter.at(
            new WriterSessions(Address.of(address)), () -> {}, new Troubles(System::nanoTime))) {
      for (int from = 0, to; from < pages.size(); from = to) {
        to = Math.min(pages.size(), from + 1 + random.nextInt(30));
        clerk.write(pages.subList(from, to));
      }
    } catch (InDoubt e) {
      throw new AssertionError(e);
    }
    return pages.stream().map(page -> page.told().join()).toList();
  }

  private String address(Vendor vendor, String name) {
    return switch (vendor) {
      case SQLITE -> "sqlite:" + folder.resolve(name + ".db");
      case POSTGRESQL -> Postgres.server().database(name);
    };
  }

  /** Makes writings up; a calm one hardly ever makes a mistake, so that whole groups go through. */
  private record Author(long seed, RandomGenerator random, boolean calm) {

    private Writing next(PlainWriter writer) throws SQLException {
      String stream = "table/" + seed + "." + random.nextInt(6);
      Head head = writer.head(stream);
      if (errs(20)) {
        head = new Head(Math.max(0, head.seq() + random.nextInt(-2, 2)), head.hash());
      }
      List<Fact> facts = new ArrayList<>();
      int count = random.nextInt(4);
      for (int i = 0; i < count; i++) {
        facts.add(new Fact("Fact" + i, "{\"note\":\"♠ " + random.nextInt(1_000) + "\"}"));
      }
      return new Writing(
          stream,
          head.seq(),
          head.hash(),
          "actor-" + random.nextInt(3),
          random.nextInt(1_000),
          count == 0 || random.nextBoolean() ? Optional.empty() : Optional.of(command(head)),
          facts,
          count == 0 ? List.of() : transfers(count),
          random.nextInt(4) == 0 ? kept() : List.of());
    }

    private boolean errs(int percent) {
      return random.nextInt(calm ? 10_000 : 100) < percent;
    }

    private String command(Head head) {
      return "command-" + (errs(40) ? random.nextInt(10) : head.hash().substring(0, 12));
    }

    private List<Transfer> transfers(int facts) {
      List<Transfer> transfers = new ArrayList<>();
      for (int i = random.nextInt(4); i > 0; i--) {
        boolean comesIn = random.nextBoolean();
        int from = random.nextInt(5);
        transfers.add(
            new Transfer(
                random.nextInt(facts),
                comesIn ? "cage" : rack(from),
                rack((from + 1 + random.nextInt(4)) % 5),
                1 + random.nextInt(comesIn ? 500 : calm ? 300 : 400)));
      }
      return transfers;
    }

    private String rack(int number) {
      return "rack/" + seed + "." + number;
    }

    private List<Kept> kept() {
      List<Kept> kept = new ArrayList<>();
      for (int i = random.nextInt(3); i >= 0; i--) {
        kept.add(
            new Kept(
                "kind-" + random.nextInt(2),
                "id-" + random.nextInt(4),
                random.nextInt(3) == 0
                    ? Optional.empty()
                    : Optional.of("body " + random.nextInt(100))));
      }
      return kept;
    }
  }
}
