package io.queenhigh.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.audit.anchor.Against;
import io.queenhigh.audit.anchor.VerifierKey;
import io.queenhigh.audit.findings.Finding;
import io.queenhigh.audit.findings.Kind;
import io.queenhigh.floor.CardRoom;
import io.queenhigh.floor.anchor.NoteKey;
import io.queenhigh.floor.golden.GoldenFloor;
import io.queenhigh.floor.store.CommitFrames;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Writing;
import io.queenhigh.floor.store.Written;
import io.queenhigh.proof.Repeats;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One bit of a store's file is another: either it says the same as before, or that is found. */
class FlippedBitsTest {

  private static final long SEED = Repeats.seed(FlippedBitsTest.class);

  private static final List<String> TABLES =
      List.of("journal", "transfer", "account", "kept", "log_run", "log_tile", "log_checkpoint");

  /**
   * When somebody was last here, the row that is written to see whether there is room, and what
   * only saves time: a snapshot that is not what it was is not believed.
   */
  private static final List<String> NOTHING_HANGS_ON =
      List.of(
          "kept|session-seen|",
          "kept|ready|",
          "kept|snapshot|",
          "kept|link-snapshot|",
          "kept|link-day|");

  private static final GoldenFloor OFFICE =
      new GoldenFloor(GoldenFloor.ALL.resolve("format-3").resolve("office"));

  @TempDir Path folder = Path.of("");

  private Path copy(byte[] bytes) throws IOException {
    Files.deleteIfExists(folder.resolve("flipped.db-wal"));
    Files.deleteIfExists(folder.resolve("flipped.db-shm"));
    Files.copy(
        folder.resolve("floor.db.key"),
        folder.resolve("flipped.db.key"),
        StandardCopyOption.REPLACE_EXISTING);
    return Files.write(folder.resolve("flipped.db"), bytes);
  }

  @Test
  void aFlippedBitThatSaysSomethingElseIsFound() throws Exception {
    OFFICE.onSqlite(folder);
    Against key =
        new Against(List.of(), OFFICE.logKey().map(NoteKey::verifier).flatMap(VerifierKey::parse));
    byte[] sound = Files.readAllBytes(folder.resolve("floor.db"));
    Set<String> said = everything(copy(sound));
    Random random = new Random(SEED);
    List<String> missed = new ArrayList<>();
    TreeMap<String, Integer> counts = new TreeMap<>();
    for (int i = 0; i < Repeats.times(10, 300); i++) {
      int place = random.nextInt(sound.length);
      byte[] bytes = sound.clone();
      bytes[place] ^= (byte) (1 << random.nextInt(8));
      Path flipped = copy(bytes);
      boolean found =
          !Audit.store("sqlite:" + flipped, CardRoom.CATALOGUE, Progress.SILENT, key).isClean();
      Set<String> now = everything(flipped);
      boolean same = now.equals(said);
      counts.merge(found ? "found" : same ? "says the same" : "missed", 1, Integer::sum);
      if (!found && !same) {
        now.removeAll(said);
        missed.add(
            "byte %d: %s"
                .formatted(
                    place,
                    now.stream()
                        .map(row -> row.substring(0, Math.min(200, row.length())))
                        .toList()));
      }
    }
    System.out.println("FlippedBitsTest: " + counts);
    assertEquals(List.of(), missed, () -> Repeats.repeat(SEED));
  }

  /** Proofs are made of what stands above the leaves, and the next root that is signed. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "update log_tile set hashes = 'A' || substr(hashes, 2) where level = 1",
        "update log_tile set hashes = 'A' || substr(hashes, 2) where level = 0 and number = 0",
        // Some bits of the last sign say nothing: decoders take it for the same hash.
        """
        update log_tile set hashes = substr(hashes, 1, instr(hashes, '=') - 2)
          || char(unicode(substr(hashes, instr(hashes, '=') - 1, 1)) + 1)
          || substr(hashes, instr(hashes, '='))
        where level = 1 and hashes like '%='
        """,
        "update log_tile set hashes = '' where level = 1",
        "delete from log_tile where level = 1",
        "delete from log_tile where level = 0 and number = 0"
      })
  void aTileOfTheLogThatSaysSomethingElseIsFound(String forgery) throws Exception {
    OFFICE.onSqlite(folder);
    String address = "sqlite:" + folder.resolve("floor.db");
    assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
    try (Forger forger = new Forger(address)) {
      forger.execute(forgery);
    }
    List<Finding> findings = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings();
    assertFalse(findings.isEmpty(), forgery);
    assertTrue(findings.stream().allMatch(found -> found.kind() == Kind.TRANSPARENCY_LOG));
  }

  @Test
  void aStoreWithoutTheLogThatItNeedsIsFound() throws Exception {
    OFFICE.onSqlite(folder);
    String address = "sqlite:" + folder.resolve("floor.db");
    Files.writeString(folder.resolve("floor.db.lock"), "open\n");
    Report report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertTrue(
        report.findings().stream().anyMatch(found -> found.kind() == Kind.DATABASE),
        report.findings()::toString);

    // Whoever looks into it leaves an empty one, as we just did: enough where nothing was written.
    Path log = folder.resolve("floor.db-wal");
    assertEquals(0, Files.size(log));
    assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
    Files.writeString(folder.resolve("floor.db.lock"), "written\n");
    report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertTrue(
        report.findings().stream().anyMatch(found -> found.kind() == Kind.DATABASE),
        report.findings()::toString);

    // SQLite takes one without its head for none, too.
    Files.write(log, new byte[4096]);
    report = Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT);
    assertTrue(
        report.findings().stream().anyMatch(found -> found.kind() == Kind.DATABASE),
        report.findings()::toString);

    Files.writeString(folder.resolve("floor.db.lock"), "closed\n");
    assertEquals(List.of(), Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT).findings());
  }

  /** Of one that is damaged the database reads what stands before that, and says nothing. */
  @ParameterizedTest
  @ValueSource(ints = {20, 50, 80})
  void aStoreWhoseLogIsDamagedIsFound(int percent) throws Exception {
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    Path live = folder.resolve("live.db");
    try (Store store = Store.open("sqlite:" + live)) {
      for (int i = 0; i < 30; i++) {
        Kept row = new Kept("ready", "now", Optional.of("look " + i));
        assertInstanceOf(Written.Durable.class, store.write(Writing.keeping(List.of(row))).join());
      }
      for (String part : List.of("", "-wal", ".lock", ".key")) {
        Files.copy(live.resolveSibling("live.db" + part), crashed.resolve("floor.db" + part));
      }
    }
    String address = "sqlite:" + crashed.resolve("floor.db");
    Path log = crashed.resolve("floor.db-wal");
    assertFalse(saysSoOf(log, Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT)));
    byte[] whole = Files.readAllBytes(log);
    byte[] bytes = whole.clone();
    bytes[bytes.length / 100 * percent] ^= 1;
    Files.write(log, bytes);
    assertTrue(saysSoOf(log, Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT)));

    // What the last one goes on from was on disk before it began; of the last nobody knows.
    Files.write(log, whole);
    CommitFrames.damageLastBut(log, 1);
    assertTrue(saysSoOf(log, Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT)));
    Files.write(log, whole);
    CommitFrames.damageLastBut(log, 0);
    assertFalse(saysSoOf(log, Audit.store(address, CardRoom.CATALOGUE, Progress.SILENT)));
  }

  private static boolean saysSoOf(Path log, Report report) {
    return report.findings().stream().anyMatch(found -> found.toString().contains(log.toString()));
  }

  /** All that the tables say, or that they say nothing any more. */
  private static Set<String> everything(Path file) {
    Set<String> all = new HashSet<>();
    try (Connection connection =
            DriverManager.getConnection("jdbc:sqlite:" + file + "?open_mode=1");
        Statement statement = connection.createStatement()) {
      for (String table : TABLES) {
        try (ResultSet rows = statement.executeQuery("select * from " + table)) {
          while (rows.next()) {
            String row = table + row(rows);
            if (NOTHING_HANGS_ON.stream().noneMatch(row::startsWith)) {
              all.add(row);
            }
          }
        }
      }
    } catch (SQLException e) {
      all.add("unreadable: " + e.getMessage());
    }
    return all;
  }

  private static String row(ResultSet rows) throws SQLException {
    StringBuilder row = new StringBuilder();
    for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
      byte[] value = rows.getBytes(i);
      row.append('|').append(value == null ? "" : new String(value, StandardCharsets.ISO_8859_1));
    }
    return row.toString();
  }
}
