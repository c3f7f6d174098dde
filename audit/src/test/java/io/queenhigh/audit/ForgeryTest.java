package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.proof.Repeats;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One thing is changed in sound books: it is found, and named where it is. */
class ForgeryTest {

  private static final long SEED = Repeats.seed(ForgeryTest.class);

  @TempDir static Path folder = Path.of("");

  private static Path sound = Path.of("");

  @BeforeAll
  static void writeSoundBooks() throws SQLException {
    sound = folder.resolve("sound.db");
    PlayedStore.writeOneOfEach("sqlite:" + sound, 20_261_115, 25);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("io.queenhigh.audit.Forgeries#all")
  void isFoundAndNamed(Forgeries.Forgery forgery) throws Exception {
    isFound(forgery, sound, folder);
  }

  static void isFound(Forgeries.Forgery forgery, Path sound, Path folder) throws Exception {
    Path forged = copyOf(sound, folder);
    long seq;
    try (Forger forger = new Forger("sqlite:" + forged)) {
      seq = forgery.deed().does(forger);
      if (forgery.rehash()) {
        forger.rehash(forgery.stream());
      }
    }
    Report report = Audit.store("sqlite:" + forged, RandomTable.GAMES, Progress.SILENT);
    Finding finding =
        report.findings().stream()
            .filter(found -> found.kind() == forgery.kind())
            .findFirst()
            .orElseThrow(() -> new AssertionError("not found: " + report.findings()));
    assertEquals(forgery.stream(), finding.where().stream(), finding::toString);
    assertTrue(
        finding
            .toString()
            .toLowerCase(Locale.ROOT)
            .contains(forgery.words().toLowerCase(Locale.ROOT)),
        finding::toString);
    if (seq != 0) {
      assertEquals(seq, finding.where().seq(), finding::toString);
    }
    boolean chained =
        report.findings().stream().noneMatch(found -> found.kind() == Kind.HASH_CHAIN);
    assertTrue(chained || !forgery.rehash(), () -> "the forger's hashes fit: " + report.findings());
  }

  @Test
  void theBooksAreSoundBeforeAnyoneHasBeenAtThem() {
    Report report = Audit.store("sqlite:" + sound, RandomTable.GAMES, Progress.SILENT);
    assertEquals(List.of(), report.findings());
  }

  /** Whatever somebody writes into a line, the audit comes to its end and says where. */
  @Test
  void nonsenseInAnyLineIsFoundAndBreaksNothing() throws Exception {
    Path small = folder.resolve("small.db");
    PlayedStore.writeOneOfEach("sqlite:" + small, 5, 4);
    Random random = new Random(SEED);
    List<String> nonsense =
        List.of(
            "-1", "0", "99999999999999999999", "9223372036854775807", "[]", "{}", "null", "\"\"");
    for (int i = 0; i < Repeats.times(60, 600); i++) {
      Path forged = copyOf(small, folder);
      try (Forger forger = new Forger("sqlite:" + forged)) {
        String stream = List.of("table/six", "table/tcp", "table/wa").get(i % 3);
        long seq = 1L + random.nextInt(forger.length(stream));
        String value = nonsense.get(random.nextInt(nonsense.size()));
        forger.say(stream, seq, payload -> mangled(payload, value, random));
        if (i % 2 == 0) {
          forger.rehash(stream);
        }
      }
      Report report = Audit.store("sqlite:" + forged, RandomTable.GAMES, Progress.SILENT);
      assertTrue(i % 2 == 0 || !report.isClean(), () -> Repeats.repeat(SEED));
    }
  }

  /** Puts something else in the place of any value, or something where there is none. */
  private static String mangled(String payload, String value, Random random) {
    List<MatchResult> values =
        Pattern.compile("(?<=[:\\[,])[^:,\\[\\]{}]+").matcher(payload).results().toList();
    if (values.isEmpty()) {
      return payload + value;
    }
    MatchResult one = values.get(random.nextInt(values.size()));
    String mangled = payload.substring(0, one.start()) + value + payload.substring(one.end());
    return mangled.equals(payload) ? payload + " " : mangled;
  }

  static Path copyOf(Path store, Path folder) throws IOException {
    Path copy = folder.resolve("forged.db");
    Files.deleteIfExists(folder.resolve("forged.db-wal"));
    Files.deleteIfExists(folder.resolve("forged.db-shm"));
    Files.write(copy, Files.readAllBytes(store));
    return copy;
  }
}
