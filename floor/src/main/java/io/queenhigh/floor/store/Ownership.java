package io.queenhigh.floor.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/**
 * The right of one process to an SQLite store: a lock on a file beside it, which the system takes
 * back when the process ends, however it ends.
 */
final class Ownership implements AutoCloseable {

  private final FileChannel channel;

  private Ownership(FileChannel channel) {
    this.channel = channel;
  }

  /** Makes the folder, if need be, and takes the file. */
  static Ownership of(Path file) {
    Path beside = file.resolveSibling(file.getFileName() + ".lock");
    try {
      Files.createDirectories(beside.toAbsolutePath().getParent());
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
      return new Ownership(channel);
    } catch (IOException e) {
      throw new StoreUnavailable(
          "%s cannot be opened (%s). See that its folder exists and may be written to."
              .formatted(file, e),
          e);
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
