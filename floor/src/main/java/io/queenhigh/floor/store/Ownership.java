package io.queenhigh.floor.store;

import java.io.IOException;
import java.lang.System.Logger.Level;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The right of one process to an SQLite store: a lock on a file beside it, which the system takes
 * back when the process ends, however it ends. Nobody but its owner may read it.
 */
final class Ownership implements AutoCloseable {

  private static final System.Logger LOG = System.getLogger(Ownership.class.getName());

  private final FileChannel channel;

  private Ownership(FileChannel channel) {
    this.channel = channel;
  }

  /** Makes the folder, if need be, and takes the file, by whichever name it is called. */
  static Ownership of(Path called) {
    Path file = called;
    try {
      Files.createDirectories(called.toAbsolutePath().getParent());
      file = itself(called);
      Path beside = file.resolveSibling(file.getFileName() + ".lock");
      FileChannel channel =
          FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (lock(channel) == null) {
        channel.close();
        throw new StoreUnavailable(
            "%s is open in another Queenhigh. One process at a time owns such a file; "
                    .formatted(file)
                + "end the other one, or use PostgreSQL for several.",
            null);
      }
      keepToTheOwner(file);
      return new Ownership(channel);
    } catch (IOException e) {
      throw new StoreUnavailable(
          "%s cannot be opened (%s). See that its folder exists and may be written to."
              .formatted(file, e),
          e);
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
    for (String each : List.of("", "-wal", "-shm")) {
      Path part = file.resolveSibling(file.getFileName() + each);
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

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException _) {
      // The lock goes with the process at the latest.
    }
  }
}
