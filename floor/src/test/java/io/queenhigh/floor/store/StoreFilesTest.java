package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The files of an SQLite store, and what becomes of it when somebody takes them away. */
class StoreFilesTest {

  @TempDir Path folder = Path.of("");

  private Path file(String ending) {
    return folder.resolve("floor.db" + ending);
  }

  private String address() {
    return "sqlite:" + file("");
  }

  private static String refusal(String address) {
    return assertThrows(StoreUnavailable.class, () -> Store.open(address).close()).sentence();
  }

  private void played() {
    try (Store store = Store.open(address())) {
      assertInstanceOf(Written.Durable.class, new Scribe(store, "table/1").write("one"));
    }
  }

  /** Every table writes to a few places of its own, and a page is the least that goes to disk. */
  @Test
  void aNewFileHasSmallPages() throws SQLException {
    played();
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file(""));
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery("pragma page_size")) {
      assertEquals(2048, row.getInt(1));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"-wal", ".lock", ".key", ".log-key", ".checkpoint"})
  void whereSomethingOfAStoreRemainsNoEmptyOneBegins(String remains) throws IOException {
    Files.createFile(file(remains));
    String why = refusal(address());
    assertEquals(
        "%s is missing or empty, and of its store there is still floor.db%s: put the file back; only for an empty floor in its place: queenhigh serve --new."
            .formatted(folder.toRealPath().resolve("floor.db"), remains),
        why);
    assertFalse(Files.exists(file("")));
  }

  @Test
  void aStoreThatWasEmptiedIsMissed() throws IOException {
    played();
    Files.write(file(""), new byte[0]);
    assertTrue(refusal(address()).contains(" is missing or empty, and "), refusal(address()));
  }

  /** A full disk, say: here something lies where the database would begin to write. */
  @Test
  void aFirstStartThatFailedKeepsNoLaterOneFromBeginning() throws IOException {
    Files.createDirectory(file("-journal"));
    String why = refusal(address());
    assertTrue(why.contains(" cannot be opened ([SQLITE_"), why);
    assertFalse(Files.exists(file("")), "an empty file would look like a store that was emptied");
    assertFalse(Files.exists(file(".lock")), "and so would its lock");
    Files.delete(file("-journal"));
    played();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 5, 9})
  void aFileThatIsDamagedIsRefusedInOneSentence(int page) throws IOException {
    played();
    byte[] bytes = Files.readAllBytes(file(""));
    Arrays.fill(bytes, page * 2048, (page + 1) * 2048, (byte) 0xA5);
    Files.write(file(""), bytes);
    String why = refusal(address());
    assertTrue(why.contains(" is damaged ("), why);
    assertTrue(why.endsWith(": keep it, and put the last backup in its place."), why);
    assertArrayEquals(bytes, Files.readAllBytes(file("")));
  }

  @Test
  void onlyWhoAsksForItGetsAnEmptyStoreThere() throws IOException {
    played();
    Files.delete(file(""));
    Files.writeString(file("-wal"), "what is left");
    refusal(address());
    try (Store store = Store.openNew(address())) {
      assertEquals(List.of(), store.streams());
      new Scribe(store, "table/1").write("anew");
    }
    assertEquals("what is left", Files.readString(file("-wal.old-1")));
    try (Store store = Store.open(address())) {
      assertEquals("anew", store.read("table/1", 0, 10).getFirst().payload());
    }
  }

  /** Whoever reads keeps the log from being carried into the file; it is needed still. */
  @Test
  void aLogThatCouldNotBeCarriedIsMissedWhenItIsEmptied() throws Exception {
    Store store = Store.open(address());
    new Scribe(store, "table/1").write("one");
    try (Connection reads = DriverManager.getConnection("jdbc:sqlite:" + file(""))) {
      reads.setAutoCommit(false);
      try (Statement select = reads.createStatement();
          ResultSet lines = select.executeQuery("select * from journal")) {
        assertTrue(lines.next());
        new Scribe(store, "table/2").write("two");
        store.close();
        byte[] log = Files.readAllBytes(file("-wal"));
        assertTrue(log.length > 0);
        Files.write(file("-wal"), new byte[0]);
        assertTrue(refusal(address()).contains(" is gone"), refusal(address()));
        Files.write(file("-wal"), log);
      }
    }
  }

  @Test
  void withoutItsLockAStoreIsStillNobodyElses() throws IOException {
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("one");
      Files.delete(file(".lock"));
      assertTrue(refusal(address()).contains("another "), refusal(address()));
      assertInstanceOf(Written.Durable.class, scribe.write("two"));
    }
  }

  @Test
  void aLockThatSomebodyPutInItsPlaceOpensNothing() throws IOException {
    try (Store store = Store.open(address())) {
      new Scribe(store, "table/1").write("one");
      Files.delete(file(".lock"));
      Files.createFile(file(".lock"));
      assertTrue(refusal(address()).contains("another "), refusal(address()));
    }
  }

  @Test
  void underAnotherNameAStoreIsStillNobodyElses() throws IOException {
    Path other = Files.createDirectory(folder.resolve("other")).resolve("link.db");
    try (Store store = Store.open(address())) {
      new Scribe(store, "table/1").write("one");
      Files.createSymbolicLink(other, file(""));
      assertTrue(refusal("sqlite:" + other).contains("is open in another Queenhigh"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-wal"})
  void whatIsDeletedUnderTheFloorTakesNoMoreAcknowledgements(String part) throws IOException {
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/1");
      assertInstanceOf(Written.Durable.class, scribe.write("one"));
      Files.delete(file(part));
      for (int i = 0; i < 3; i++) {
        String why = assertInstanceOf(Written.Failed.class, scribe.write("two")).why();
        assertTrue(why.startsWith("The store's files were deleted or replaced ("), why);
      }
      assertEquals(3, store.troubles().get("lost"));
    }
  }

  /** In its place, as a shell empties a file and cp puts a backup there: it is still the same. */
  @Test
  void whatIsCutOffUnderTheFloorTakesNoMoreAcknowledgements() throws IOException {
    played();
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/2");
      assertInstanceOf(Written.Durable.class, scribe.write("one"));
      try (FileChannel cut = FileChannel.open(file(""), StandardOpenOption.WRITE)) {
        cut.truncate(cut.size() / 2);
      }
      String why = assertInstanceOf(Written.Failed.class, scribe.write("two")).why();
      assertTrue(why.startsWith("The store's files were deleted or replaced ("), why);
    }
  }

  @Test
  void ofAGroupThatCouldNotBeWrittenEachCounts() throws IOException {
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/1");
      scribe.write("one");
      Files.delete(file(""));
      Writing writing = scribe.writing("two", List.of(), Optional.empty());
      List<CompletableFuture<Written>> all =
          Stream.generate(() -> store.write(writing)).limit(200).toList();
      all.forEach(one -> assertInstanceOf(Written.Failed.class, one.join()));
      assertEquals(200, store.troubles().get("lost"));
    }
  }

  @Test
  void whatIsReplacedUnderTheFloorTakesNoMoreAcknowledgements() throws IOException {
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/1");
      assertInstanceOf(Written.Durable.class, scribe.write("one"));
      Files.copy(file(""), file(".copy"));
      Files.move(file(".copy"), file(""), StandardCopyOption.REPLACE_EXISTING);
      assertInstanceOf(Written.Failed.class, scribe.write("two"));
    }
  }

  @Test
  void whoStopsTheFloorAndPutsItsFileBackHasAllThatWasAcknowledged() throws IOException {
    Path away = folder.resolve("away");
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/1");
      assertInstanceOf(Written.Durable.class, scribe.write("one"));
      Files.move(file(""), away);
      assertInstanceOf(Written.Failed.class, scribe.write("two"));
    }
    assertFalse(Files.exists(file("")));
    Files.move(away, file(""));
    try (Store store = Store.open(address())) {
      assertEquals("one", store.read("table/1", 0, 10).getFirst().payload());
    }
  }

  @Test
  void whatWasReplacedUnderTheFloorIsAsItWasWhenTheFloorStops() throws IOException {
    played();
    Path other = folder.resolve("other.db");
    Files.copy(file(""), other);
    byte[] before = Files.readAllBytes(other);
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/2");
      assertInstanceOf(Written.Durable.class, scribe.write("one"));
      Files.move(other, file(""), StandardCopyOption.REPLACE_EXISTING);
      assertInstanceOf(Written.Failed.class, scribe.write("two"));
    }
    assertArrayEquals(before, Files.readAllBytes(file("")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-wal"})
  void theTransparencyLogIsNotReadFromWhatLiesInTheStoresPlace(String part) throws IOException {
    try (Store store = Store.open(address());
        LogStore log = store.log()) {
      assertInstanceOf(Written.Durable.class, new Scribe(store, "table/1").write("one"));
      Files.copy(file(part), file(".copy"));
      Files.move(file(".copy"), file(part), StandardCopyOption.REPLACE_EXISTING);
      assertThrows(StoreUnavailable.class, log::written);
      assertEquals(1, store.troubles().get("unreadable"));
    }
  }

  @Test
  void aLogThatIsGoneAfterACrashIsMissed() throws IOException {
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/1");
      for (int i = 0; i < 20; i++) {
        scribe.write("line " + i);
      }
      for (String part : List.of("", "-wal", ".lock", ".key")) {
        Files.copy(file(part), crashed.resolve("floor.db" + part));
      }
    }
    Path log = crashed.resolve("floor.db-wal");
    Path aside = crashed.resolve("aside");
    Files.move(log, aside);
    String address = "sqlite:" + crashed.resolve("floor.db");
    String why = refusal(address);
    assertTrue(why.contains("was not closed in good order, and floor.db-wal"), why);

    // Whoever looks into it with a program of SQLite's leaves an empty one.
    Files.createFile(log);
    why = refusal(address);
    assertTrue(why.contains("was not closed in good order, and floor.db-wal"), why);

    Files.move(aside, log, StandardCopyOption.REPLACE_EXISTING);
    try (Store store = Store.open(address)) {
      assertEquals(20, store.read("table/1", 0, 100).size());
    }
    // A store that was closed needs no log.
    Files.deleteIfExists(log);
    Store.open(address).close();
  }

  /** The database takes a log without its head for none, and opens what was there before. */
  @ParameterizedTest
  @ValueSource(strings = {"a byte is left", "a bit is flipped", "nothing but zeros"})
  void aLogThatHasLostItsHeadAfterACrashIsMissed(String how) throws IOException {
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    try (Store store = Store.open(address())) {
      new Scribe(store, "table/1").write("acknowledged");
      for (String part : List.of("", "-wal", ".lock", ".key")) {
        Files.copy(file(part), crashed.resolve("floor.db" + part));
      }
    }
    Path log = crashed.resolve("floor.db-wal");
    byte[] bytes = Files.readAllBytes(log);
    Files.write(
        log,
        switch (how) {
          case "a byte is left" -> new byte[] {bytes[0]};
          case "nothing but zeros" -> new byte[bytes.length];
          default -> {
            bytes[17] ^= 1;
            yield bytes;
          }
        });
    String why = refusal("sqlite:" + crashed.resolve("floor.db"));
    assertTrue(why.contains("floor.db-wal, which has what was written last, is damaged"), why);
  }

  /** Of one that is damaged further on it reads what stands before that, and says nothing. */
  @ParameterizedTest
  @ValueSource(ints = {10, 30, 50, 70, 85})
  void aLogThatIsDamagedAfterACrashIsMissed(int percent) throws IOException {
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    try (Store store = Store.open(address())) {
      Scribe scribe = new Scribe(store, "table/1");
      for (int i = 0; i < 40; i++) {
        scribe.write("line " + i);
      }
      for (String part : List.of("", "-wal", ".lock", ".key")) {
        Files.copy(file(part), crashed.resolve("floor.db" + part));
      }
    }
    Path log = crashed.resolve("floor.db-wal");
    byte[] whole = Files.readAllBytes(log);
    byte[] bytes = whole.clone();
    bytes[bytes.length / 100 * percent] ^= 1;
    Files.write(log, bytes);
    String why = refusal("sqlite:" + crashed.resolve("floor.db"));
    assertTrue(why.contains("is damaged: behind that place "), why);
    assertArrayEquals(bytes, Files.readAllBytes(log), "it is left as it was");

    // What the last one goes on from was on disk before it began.
    Files.write(log, whole);
    CommitFrames.damageLastBut(log, 1);
    why = refusal("sqlite:" + crashed.resolve("floor.db"));
    assertTrue(why.contains("is damaged: behind that place "), why);

    // What a crash has cut off in the middle of the last writing was not acknowledged.
    Files.write(log, Arrays.copyOf(whole, whole.length - 100));
    Store.open("sqlite:" + crashed.resolve("floor.db")).close();
  }

  @Test
  void aNoteBesideTheKeyThatCannotBeReadIsToldAtTheStart() throws IOException {
    played();
    Files.write(file(".key.bound"), new byte[] {(byte) 0xff, (byte) 0xfe});
    String why = refusal(address());
    assertTrue(why.contains("floor.db.key.bound cannot be read"), why);
  }

  /** Nothing was acknowledged yet, or all of it is in the file: nothing is missed. */
  @Test
  void anEmptyLogIsEnoughForAStoreThatNobodyHasWrittenTo() throws IOException {
    played();
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    Path log = crashed.resolve("floor.db-wal");
    try (Store _ = Store.open(address())) {
      for (String part : List.of("", "-wal", ".lock", ".key")) {
        Files.copy(file(part), crashed.resolve("floor.db" + part));
      }
    }
    assertEquals(0, Files.size(log));
    Store.open("sqlite:" + crashed.resolve("floor.db")).close();
  }

  /** A power cut in its first writing: whatever is there of it, nothing was acknowledged yet. */
  @Test
  void aLogThatHasNotGotItsHeadYetIsNotMissed() throws IOException {
    played();
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    Path again = Files.createDirectory(folder.resolve("again"));
    try (Store store = Store.open(address())) {
      Files.write(file("-wal"), new byte[32]);
      looksInto(store);
      copy(file(""), crashed);
    }
    try (Store store = Store.open("sqlite:" + crashed.resolve("floor.db"))) {
      looksInto(store);
      copy(crashed.resolve("floor.db"), again);
    }
    try (Store store = Store.open("sqlite:" + again.resolve("floor.db"))) {
      assertEquals(1, store.read("table/1", 0, 10).size());
    }
  }

  /** By a connection of its own, before which the files are looked at. */
  private static void looksInto(Store store) {
    try (LogStore log = store.log()) {
      assertEquals(1, log.written().size());
    }
  }

  private static void copy(Path file, Path folder) throws IOException {
    for (String part : List.of("", "-wal", ".lock", ".key")) {
      Files.copy(
          file.resolveSibling(file.getFileName() + part),
          folder.resolve(file.getFileName() + part));
    }
  }

  /** Whoever is careful copies it before he starts it again, and has both then. */
  @Test
  void aBackupAfterACrashLeavesTheStoreWhatItNeeds() throws IOException {
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    Path backup = folder.resolve("backup.db");
    try (Store store = Store.open(address())) {
      new Scribe(store, "table/1").write("one");
      for (String part : List.of("", "-wal", ".lock", ".key")) {
        Files.copy(file(part), crashed.resolve("floor.db" + part));
      }
    }
    String address = "sqlite:" + crashed.resolve("floor.db");
    Store.backUp(address, backup);
    Files.copy(file(".key"), folder.resolve("backup.db.key"));
    for (String each : List.of(address, "sqlite:" + backup)) {
      try (Store store = Store.open(each)) {
        assertEquals(1, store.read("table/1", 0, 100).size(), each);
      }
    }
  }

  @Test
  void whoPutsABackupInItsPlaceTakesTheLockAway() throws IOException {
    Path crashed = Files.createDirectory(folder.resolve("crashed"));
    Path backup = folder.resolve("backup.db");
    try (Store store = Store.open(address())) {
      new Scribe(store, "table/1").write("one");
      Store.backUp(address(), backup);
      for (String part : List.of(".lock", ".key")) {
        Files.copy(file(part), crashed.resolve("floor.db" + part));
      }
    }
    Files.move(backup, crashed.resolve("floor.db"));
    String address = "sqlite:" + crashed.resolve("floor.db");
    assertTrue(refusal(address).endsWith("if a backup lies here now, remove floor.db.lock."));
    Files.delete(crashed.resolve("floor.db.lock"));
    try (Store store = Store.open(address)) {
      assertEquals(1, store.read("table/1", 0, 100).size());
    }
  }
}
