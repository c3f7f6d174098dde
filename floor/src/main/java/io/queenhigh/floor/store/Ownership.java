package io.queenhigh.floor.store;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The right of one process to an SQLite store: a lock on a file beside it, which the system takes
 * back when the process ends, however it ends. Nobody but its owner may read the store.
 *
 * <pre>
 *   floor.db        the store; missing, it is begun only where nothing of one remains
 *   floor.db-wal    what was written last and is not in the store yet
 *   floor.db.lock   locked by whoever owns it; "open" while the store has a -wal, "written" as soon
 *                   as that holds something, "closed" when the store needs it no more
 *   floor.db.key …  keys and the newest checkpoint
 * </pre>
 *
 * <p>While the store is open it is watched: files that are deleted or replaced under it are noticed
 * before anybody is told that something is written.
 */
final class Ownership implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Ownership.class.getName());

  private static final String OPEN = "open\n";
  private static final String WRITTEN = "written\n";
  private static final String CLOSED = "closed\n";
  private static final String LOG_OF_WRITINGS = "-wal";
  private static final int LONGEST_STATE = 64;
  private static final long LOOK_EVERY_NANOS = 500_000_000;
  private static final int LOOKS_IN_OTHER_HANDS = 6;

  /** What tells that a store was here: its log, its lock, its keys, what was signed. */
  private static final List<String> REMAINS =
      List.of(LOG_OF_WRITINGS, ".lock", ".key", ".log-key", ".checkpoint");

  /**
   * What this process owns. It must not even look at such a lock: when a process closes a file, the
   * system takes back all its locks on it, also those that were taken by another opening.
   */
  private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

  private final Path called;
  private final Path file;
  private final Thread watch;
  private final AtomicLong longest = new AtomicLong();
  private FileChannel channel;
  private @Nullable Object fileKey;
  private @Nullable Object logKey;
  private volatile Optional<String> lost = Optional.empty();
  private volatile boolean hasWritten;
  private volatile boolean closed;

  private Ownership(Path called, Path file, FileChannel channel) {
    this.called = called;
    this.file = file;
    this.channel = channel;
    this.watch = Thread.ofPlatform().name("store-watch").daemon().unstarted(this::watch);
  }

  /**
   * Makes the folder, if need be, and takes the file, by whichever name it is called.
   *
   * @param anew whether an empty store may begin where something of another remains
   */
  static Ownership of(Path called, boolean anew) {
    Path file = called;
    try {
      Files.createDirectories(called.toAbsolutePath().getParent());
      file = itself(called);
      boolean isMissing = !Files.exists(file) || Files.size(file) == 0;
      if (isMissing && !anew) {
        refuseWhereSomethingRemains(file);
      }
      if (!OWN.add(file)) {
        throw isOpenElsewhere(file);
      }
      try {
        return new Ownership(called, file, taken(file, isMissing));
      } catch (IOException | RuntimeException e) {
        OWN.remove(file);
        throw e;
      }
    } catch (IOException e) {
      throw new StoreUnavailable(
          "%s cannot be opened (%s). See that its folder exists and may be written to."
              .formatted(file, e),
          e);
    }
  }

  private static FileChannel taken(Path file, boolean isMissing) throws IOException {
    FileChannel channel = take(file);
    try {
      if (isMissing) {
        putAside(file);
      } else {
        refuseWithoutItsLog(file, channel);
        refuseWhileInUse(file, channel);
      }
      keepToTheOwner(file);
      return channel;
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  private static Path beside(Path file, String ending) {
    return file.resolveSibling(file.getFileName() + ending);
  }

  private static FileChannel take(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            beside(file, ".lock"),
            StandardOpenOption.CREATE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE);
    if (lock(channel) == null) {
      channel.close();
      throw isOpenElsewhere(file);
    }
    return channel;
  }

  private static StoreUnavailable isOpenElsewhere(Path file) {
    return new StoreUnavailable(
        "%s is open in another Queenhigh. One process at a time owns such a file; ".formatted(file)
            + "end the other one, or use PostgreSQL for several.",
        null);
  }

  private static void refuseWhereSomethingRemains(Path file) {
    List<String> remains =
        REMAINS.stream()
            .map(ending -> beside(file, ending))
            .filter(Files::exists)
            .map(each -> each.getFileName().toString())
            .toList();
    if (!remains.isEmpty()) {
      throw new StoreUnavailable(
          "%s is missing or empty, and of its store there is still %s: put the file back; only for an empty floor in its place: queenhigh serve --new."
              .formatted(file, String.join(", ", remains)),
          null);
    }
  }

  /** A log without its store may be all that is left of what somebody was told. */
  private static void putAside(Path file) throws IOException {
    Path log = beside(file, LOG_OF_WRITINGS);
    if (Files.exists(log)) {
      int number = 1;
      while (Files.exists(beside(file, LOG_OF_WRITINGS + ".old-" + number))) {
        number++;
      }
      Path aside = beside(file, LOG_OF_WRITINGS + ".old-" + number);
      Files.move(log, aside);
      LOG.log(Level.WARNING, "%s was put aside as %s".formatted(log, aside));
    }
    Files.deleteIfExists(beside(file, "-shm"));
  }

  /**
   * What was acknowledged last lies in the log until it is carried into the file. Whoever only
   * looks into a store whose log is gone makes an empty one; and what has not the head of a log the
   * database takes for none, without a word.
   */
  private static void refuseWithoutItsLog(Path file, FileChannel channel) throws IOException {
    Path log = beside(file, LOG_OF_WRITINGS);
    String state = state(channel);
    boolean isNeeded = state.equals(OPEN) || state.equals(WRITTEN);
    boolean isGone = !Files.exists(log) || isEmpty(log);
    if ((isNeeded && !Files.exists(log)) || (state.equals(WRITTEN) && !LogFile.hasHead(log))) {
      throw new StoreUnavailable(
          "%s was not closed in good order, and %s, which has what was written last, is %s: put it back; if a backup lies here now, remove %s."
              .formatted(
                  file,
                  log.getFileName(),
                  isGone ? "gone" : "damaged",
                  beside(file, ".lock").getFileName()),
          null);
    }
    int unread = state.equals(WRITTEN) ? LogFile.commitsBehindDamage(log) : 0;
    if (unread > 1) {
      throw new StoreUnavailable(
          "%s was not closed in good order, and %s, which has what was written last, is damaged: behind that place %d writings cannot be read. Keep both, and put the last backup here; if one lies here now, remove %s."
              .formatted(file, log.getFileName(), unread, beside(file, ".lock").getFileName()),
          null);
    }
  }

  /**
   * A lock that says nothing is new, or of an older version: whether somebody has the store open by
   * one that was taken away, only the database can tell.
   */
  private static void refuseWhileInUse(Path file, FileChannel channel) throws IOException {
    if (state(channel).isEmpty() && Address.isInUse(file)) {
      Files.delete(beside(file, ".lock"));
      throw new StoreUnavailable(
          "%s has lost its .lock, and another program has it open; end that program first."
              .formatted(file),
          null);
    }
  }

  private static boolean isEmpty(Path log) {
    return log.toFile().length() == 0;
  }

  private static String state(FileChannel channel) throws IOException {
    ByteBuffer text = ByteBuffer.allocate(LONGEST_STATE);
    channel.read(text, 0);
    return new String(text.array(), 0, text.position(), StandardCharsets.US_ASCII);
  }

  private synchronized void say(String state) {
    try {
      channel.write(ByteBuffer.wrap(state.getBytes(StandardCharsets.US_ASCII)), 0);
      channel.truncate(state.length());
      channel.force(true);
    } catch (IOException e) {
      LOG.log(Level.WARNING, "%s could not be written".formatted(beside(file, ".lock")), e);
    }
  }

  /** The file that a name leads to, also where it is not there yet. */
  private static Path itself(Path called) throws IOException {
    Path led =
        Files.isSymbolicLink(called)
            ? called.resolveSibling(Files.readSymbolicLink(called))
            : called.toAbsolutePath();
    if (Files.exists(led)) {
      return led.toRealPath();
    }
    Path folder = Objects.requireNonNull(led.toAbsolutePath().getParent(), "a file has a folder");
    return folder.toRealPath().resolve(led.getFileName());
  }

  /** What SQLite makes beside its file gets the rights of the file. */
  private static void keepToTheOwner(Path file) throws IOException {
    if (!Files.exists(file)) {
      OwnerOnly.create(file);
    }
    for (String each : List.of("", LOG_OF_WRITINGS, "-shm")) {
      Path part = beside(file, each);
      if (Files.exists(part) && OwnerOnly.narrow(part)) {
        LOG.log(
            Level.WARNING,
            "%s could be read by others on this machine; it is 0600 now".formatted(part));
      }
    }
  }

  private static @Nullable FileLock lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException _) {
      return null;
    }
  }

  /** The store is in use from now on: a connection is open, which holds its log. */
  void begin() {
    fileKey = key(called);
    logKey = key(beside(file, LOG_OF_WRITINGS));
    if (logKey == null) {
      say(CLOSED);
    } else {
      flush(beside(file, LOG_OF_WRITINGS));
      hasWritten = isBegun(beside(file, LOG_OF_WRITINGS));
      sayThatItIsOpen();
    }
    watch.start();
  }

  /**
   * Whoever wrote it may have been killed before it was on disk. We read it all the same, and tell
   * people by it what is done.
   */
  private static void flush(Path log) {
    try (FileChannel written = FileChannel.open(log, StandardOpenOption.WRITE)) {
      written.force(true);
    } catch (IOException e) {
      throw new StoreUnavailable(
          "%s cannot be flushed to its disk (%s). See that the disk is sound."
              .formatted(log, e.getMessage()),
          e);
    }
  }

  private void sayThatItIsOpen() {
    say(hasWritten ? WRITTEN : OPEN);
  }

  /** Not any more once it is closed: the store may be somebody else's since. */
  boolean isHeld() {
    return !closed;
  }

  /**
   * Nothing more is written: what the log holds is carried into the file, and it is emptied.
   *
   * @param carried carries it, and says whether everything is in the file now; somebody who reads
   *     may keep it from that
   */
  void closing(BooleanSupplier carried) {
    if (lost.isEmpty() && hasWritten) {
      say(OPEN);
    }
    if (carried.getAsBoolean()) {
      if (lost.isEmpty()) {
        say(CLOSED);
      }
    } else if (lost.isEmpty() && hasWritten) {
      say(WRITTEN);
    }
  }

  /** Whether the files are still those that were opened. */
  void check() throws StoreLost {
    if (lost.isEmpty() && fileKey != null) {
      if (!Objects.equals(fileKey, key(called))) {
        lost = Optional.of(file + " is not the file that was opened");
      } else if (isCutOff()) {
        lost = Optional.of(file + " is shorter than it was");
      } else if (logKey != null && !Objects.equals(logKey, key(beside(file, LOG_OF_WRITINGS)))) {
        lost = Optional.of(beside(file, LOG_OF_WRITINGS) + " is not the log that was opened");
      }
    }
    if (lost.isPresent()) {
      throw new StoreLost(lost.get());
    }
    if (!hasWritten && logKey != null && isBegun(beside(file, LOG_OF_WRITINGS))) {
      hasWritten = true;
      sayThatItIsOpen();
    }
  }

  /**
   * Whether its head is on disk. Somebody may look in the middle of its first writing, of which a
   * power cut leaves nothing: the next start would miss it.
   */
  private static boolean isBegun(Path log) {
    try {
      if (!LogFile.hasHead(log)) {
        return false;
      }
      flush(log);
      return true;
    } catch (IOException | StoreUnavailable _) {
      return false;
    }
  }

  /** A store only grows: somebody has emptied it, or copied a backup over it. */
  private boolean isCutOff() {
    // In this order: it may grow, and others may look, between the two.
    long before = longest.get();
    long now = called.toFile().length();
    longest.accumulateAndGet(now, Math::max);
    return now < before;
  }

  /** What tells a file from every other, whatever its name; nothing where there is none. */
  private static @Nullable Object key(Path path) {
    try {
      return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    } catch (IOException _) {
      return null;
    }
  }

  private void watch() {
    Object lockKey = key(beside(file, ".lock"));
    int inOtherHands = 0;
    while (!closed) {
      LockSupport.parkNanos(LOOK_EVERY_NANOS);
      if (closed) {
        return;
      }
      if (Objects.equals(lockKey, key(beside(file, ".lock")))) {
        inOtherHands = 0;
      } else if (lockAgain()) {
        lockKey = key(beside(file, ".lock"));
      } else if (++inOtherHands >= LOOKS_IN_OTHER_HANDS) {
        lost = Optional.of(beside(file, ".lock") + " is another program's now");
      }
      try {
        check();
      } catch (StoreLost e) {
        LOG.log(
            Level.ERROR,
            "{0}: nothing more is acknowledged. Stop the floor and put the files back.",
            e.getMessage());
        return;
      }
    }
  }

  /**
   * A lock that was taken away is taken again. Somebody who only looks whether the store is free
   * may hold it for a moment.
   */
  private synchronized boolean lockAgain() {
    if (closed) {
      return true;
    }
    try {
      FileChannel again = take(file);
      channel.close();
      channel = again;
      sayThatItIsOpen();
      LOG.log(Level.WARNING, "{0} was taken away; it is locked again", beside(file, ".lock"));
      return true;
    } catch (IOException | StoreUnavailable _) {
      return false;
    }
  }

  /** Where no store came about, on a full disk say, the next start is not to miss one. */
  private void leaveNothingEmpty() {
    try {
      if (state(channel).isEmpty() && Files.size(file) == 0) {
        Files.delete(file);
        Files.delete(beside(file, ".lock"));
      }
    } catch (IOException _) {
      // Then the next start asks what became of it.
    }
  }

  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    LockSupport.unpark(watch);
    if (fileKey == null) {
      leaveNothingEmpty();
    }
    if (logKey != null && lost.isEmpty() && !Files.exists(beside(file, LOG_OF_WRITINGS))) {
      say(CLOSED);
    }
    try {
      channel.close();
    } catch (IOException _) {
      // The lock goes with the process at the latest.
    }
    OWN.remove(file);
  }
}
