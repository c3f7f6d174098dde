package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.golden.GoldenFloor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every kind of line that tables have written, told as somebody else's by a forger who makes the
 * hashes fit.
 */
@DisplayName("A table's line under another name")
class AuthorForgeryTest {

  /** What a reader finds who knows the hashes and not what the lines say. */
  private static final Set<Kind> OF_THE_CHAIN =
      EnumSet.of(Kind.DATABASE, Kind.NUMBERING, Kind.HASH_CHAIN, Kind.TIME, Kind.BOUND, Kind.KEPT);

  private static final String NOBODY = "mallory";

  /** Two holders of each post, and two players: any of them could have written the other's line. */
  private static final Map<String, String> LIKE_HIM =
      Map.of("dora", "dan", "dan", "dora", "sue", "eve", "eve", "sue", "ann", "bob", "bob", "ann");

  @TempDir Path folder = Path.of("");

  /** Those of the newest version, where every kind of line is. */
  static List<GoldenFloor> floors() throws Exception {
    List<GoldenFloor> all = GoldenFloor.all();
    Path newest =
        all.stream().map(GoldenFloor::version).max(Comparator.naturalOrder()).orElseThrow();
    return all.stream()
        .filter(floor -> floor.version().equals(newest))
        .filter(floor -> !floor.toString().endsWith("long-meter"))
        .toList();
  }

  /** All that was written at once under one name. */
  private record Turn(String stream, List<JournalLine> lines) {

    String actor() {
      return lines.getFirst().actor();
    }

    private boolean takesIn(JournalLine line) {
      return line.actor().equals(actor())
          && line.atMillis() == lines.getLast().atMillis()
          && lines.getLast().command().isEmpty();
    }
  }

  @ParameterizedTest(name = "is found where somebody like him stands there: {0}")
  @MethodSource("floors")
  void byAnotherWhoCould(GoldenFloor golden) throws Exception {
    List<String> unread = new ArrayList<>();
    for (Map.Entry<String, Turn> one : turns(golden).entrySet()) {
      String type = one.getKey().split(" ", 2)[0];
      Turn turn = one.getValue();
      JournalLine line =
          turn.lines.stream().filter(each -> bare(each).equals(type)).findFirst().orElseThrow();
      String other = LIKE_HIM.getOrDefault(turn.actor(), "dora");
      if (!isFound(golden, turn.stream, forger -> rename(forger, line, other, line.command()))) {
        unread.add(one.getKey() + ", told as by " + other);
      }
    }
    assertEquals(List.of(), unread);
  }

  @ParameterizedTest(name = "is found where all that was asked is told as nobody's: {0}")
  @MethodSource("floors")
  void byNobody(GoldenFloor golden) throws Exception {
    List<String> unread = new ArrayList<>();
    for (Map.Entry<String, Turn> one : turns(golden).entrySet()) {
      Turn turn = one.getValue();
      if (!isFound(golden, turn.stream, forger -> rename(forger, turn))) {
        unread.add(one.getKey());
      }
    }
    assertEquals(List.of(), unread);
  }

  /** Consistent to the last word: names in it, and a command of that name. */
  private static void rename(Forger forger, Turn turn) throws Exception {
    for (JournalLine line : turn.lines) {
      boolean last = line.equals(turn.lines.getLast());
      rename(forger, line, NOBODY, last ? Optional.of(NOBODY + ":forged") : Optional.empty());
      forger.execute(
          "update journal set payload = ? where stream = ? and seq = ?",
          line.payload()
              .replace("\"name\":\"" + turn.actor() + "\"", "\"name\":\"" + NOBODY + "\"")
              .replace("\"by\":\"" + turn.actor() + "\"", "\"by\":\"" + NOBODY + "\"")
              .replace("\"dealer\":\"" + turn.actor() + "\"", "\"dealer\":\"" + NOBODY + "\""),
          line.stream(),
          line.seq());
    }
  }

  private static void rename(
      Forger forger, JournalLine line, String actor, Optional<String> command) throws Exception {
    forger.execute(
        "update journal set actor = ?, command = nullif(?, '') where stream = ? and seq = ?",
        actor,
        command.orElse(""),
        line.stream(),
        line.seq());
  }

  private interface Forging {
    void by(Forger forger) throws Exception;
  }

  private boolean isFound(GoldenFloor golden, String stream, Forging forging) throws Exception {
    Path copy = Files.createTempDirectory(folder, "forged");
    String address = golden.onSqlite(copy);
    try (Forger forger = new Forger(address)) {
      forging.by(forger);
      forger.rehash(stream);
    }
    return Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings().stream()
        .anyMatch(finding -> !OF_THE_CHAIN.contains(finding.kind()));
  }

  /** One for each kind of line and each who wrote such, from where its house can be judged. */
  private Map<String, Turn> turns(GoldenFloor golden) throws Exception {
    Map<String, Turn> turns = new TreeMap<>();
    try (Forger reader = new Forger(golden.onSqlite(Files.createTempDirectory(folder, "honest")))) {
      long from = reader.lines("house").getFirst().atMillis() + 2_000;
      for (String stream : reader.streams("table/")) {
        for (Turn turn : turns(stream, reader.lines(stream))) {
          for (JournalLine line : turn.lines) {
            if (line.atMillis() >= from) {
              turns.putIfAbsent(bare(line) + " by " + line.actor(), turn);
            }
          }
        }
      }
    }
    assertFalse(turns.isEmpty() && !golden.toString().endsWith("office"), golden::toString);
    return turns;
  }

  private static List<Turn> turns(String stream, List<JournalLine> lines) {
    List<Turn> turns = new ArrayList<>();
    for (JournalLine line : lines) {
      if (turns.isEmpty() || !turns.getLast().takesIn(line)) {
        turns.add(new Turn(stream, new ArrayList<>()));
      }
      turns.getLast().lines.add(line);
    }
    return turns;
  }

  private static String bare(JournalLine line) {
    return line.type().split("/", 2)[0];
  }
}
