package io.queenhigh.floor.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Checkpointer.Worth;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** SQLite's log and who carries it: beside the writer, at its end, while he rests. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class CheckpointerTest {

  private static final long NEVER = Long.MAX_VALUE;
  private static final long SOME_PAGES = 64 << 10;

  private final Path file;
  private final Address address;
  private Connection writer;

  CheckpointerTest(@TempDir Path folder) {
    file = folder.resolve("a.db");
    address = Address.of("sqlite:" + file);
  }

  @BeforeEach
  void open() throws SQLException, IOException {
    Files.createFile(file);
    writer = address.connectToWrite();
    execute("create table paper (words text)");
    writer.commit();
  }

  @AfterEach
  void close() throws SQLException {
    writer.close();
  }

  private Checkpointer carrying(Worth worth) {
    Checkpointer one = new Checkpointer(address, () -> {}, worth);
    one.start();
    return one;
  }

  @Test
  void aLogThatIsTooLongBeginsAgainThoughTheWriterNeverRests() throws Exception {
    try (Checkpointer porter = carrying(new Worth(SOME_PAGES, NEVER, 4 * SOME_PAGES))) {
      byte[] before = beginning();
      while (Arrays.equals(before, beginning())) {
        writeBeside(porter);
      }
    }
  }

  @Test
  void itDoesSoThoughSomebodyAlwaysReads() throws Exception {
    AtomicBoolean over = new AtomicBoolean();
    List<Thread> readers =
        Stream.generate(() -> Thread.ofPlatform().start(() -> read(over))).limit(4).toList();
    try (Checkpointer porter = carrying(new Worth(SOME_PAGES, NEVER, 4 * SOME_PAGES))) {
      for (int again = 0; again < 20; again++) {
        byte[] before = beginning();
        while (Arrays.equals(before, beginning())) {
          writeBeside(porter);
        }
      }
    } finally {
      over.set(true);
      for (Thread reader : readers) {
        reader.join();
      }
    }
  }

  /** One look after the other, each for some milliseconds, and never at more than a row. */
  private void read(AtomicBoolean over) {
    try (Connection connection = address.connect();
        Statement statement = connection.createStatement()) {
      while (!over.get()) {
        try (ResultSet row = statement.executeQuery("select words from paper limit 1")) {
          row.next();
          Thread.sleep(5);
        }
      }
    } catch (SQLException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aWriterWhoseGroupTakesLongDoesNotRest() throws Exception {
    try (Checkpointer porter = carrying(new Worth(NEVER, 1, NEVER))) {
      porter.between(
          () -> {
            execute("insert into paper values (hex(zeroblob(2000000)))");
            writer.commit();
            LockSupport.parkNanos(500_000_000);
            assertEquals(0, figure(3));
          });
    }
  }

  @Test
  void untilThenItIsCarriedBesideTheWriter() throws Exception {
    try (Checkpointer porter = carrying(new Worth(SOME_PAGES, NEVER, NEVER))) {
      while (figure(3) == 0) {
        writeBeside(porter);
      }
    }
  }

  @Test
  void whileHeRestsAllOfItIsCarriedAndTheNextLineBeginsItAgain() throws Exception {
    try (Checkpointer porter = carrying(new Worth(NEVER, 1, NEVER))) {
      writeBeside(porter);
      while (figure(2) > figure(3)) {
        Thread.onSpinWait();
      }
      byte[] before = beginning();
      writeBeside(porter);
      assertFalse(Arrays.equals(before, beginning()));
    }
  }

  /** A start after a crash reads all of it, however much of it is in the file already. */
  @Test
  void whileHeRestsALongLogIsCarriedThoughLittleOfItIsLeft() throws Exception {
    try (Checkpointer porter = carrying(new Worth(SOME_PAGES, NEVER, NEVER))) {
      porter.between(this::writeMuchOfWhichLittleIsLeft);
      while (figure(2) > figure(3)) {
        Thread.onSpinWait();
      }
      byte[] before = beginning();
      writeBeside(porter);
      assertFalse(Arrays.equals(before, beginning()));
    }
  }

  /** Nothing is carried that was written after somebody has begun to read. */
  private void writeMuchOfWhichLittleIsLeft() throws SQLException {
    for (int line = 0; line < 100; line++) {
      write();
    }
    try (Connection connection = address.connect();
        Statement statement = connection.createStatement();
        ResultSet _ = statement.executeQuery("select words from paper")) {
      write();
      while (figure(3) == 0) {
        Thread.onSpinWait();
      }
    }
    assertTrue(figure(2) > figure(3));
  }

  private void writeBeside(Checkpointer porter) throws Exception {
    porter.between(this::write);
  }

  private void write() throws SQLException {
    execute("insert into paper values ('" + "x".repeat(1_000) + "')");
    writer.commit();
  }

  private void execute(String sql) throws SQLException {
    try (Statement statement = writer.createStatement()) {
      statement.execute(sql);
    }
  }

  /** The salts in the log's head, which change whenever it begins again. */
  private byte[] beginning() throws IOException {
    byte[] salts = new byte[8];
    try (RandomAccessFile log = new RandomAccessFile(file + "-wal", "r")) {
      log.seek(16);
      log.readFully(salts);
    }
    return salts;
  }

  /** Of the log's pages: all in the second column, those in the file in the third. */
  private long figure(int column) throws SQLException {
    try (Connection looking = address.connect();
        Statement statement = looking.createStatement();
        ResultSet row = statement.executeQuery("pragma wal_checkpoint(NOOP)")) {
      row.next();
      return row.getLong(column);
    }
  }
}
