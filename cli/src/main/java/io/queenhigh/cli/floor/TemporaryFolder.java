package io.queenhigh.cli.floor;

import io.queenhigh.floor.store.OwnerOnly;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.stream.Stream;

/** A folder that goes away with what is in it. */
public final class TemporaryFolder implements AutoCloseable {

  private static final int KEY_BYTES = 32;

  private final Path folder;

  private TemporaryFolder(Path folder) {
    this.folder = folder;
  }

  static TemporaryFolder create() {
    try {
      return new TemporaryFolder(Files.createTempDirectory("queenhigh"));
    } catch (IOException e) {
      throw new UncheckedIOException("there is no room for a temporary folder", e);
    }
  }

  Path resolve(String name) {
    return folder.resolve(name);
  }

  /**
   * The address of a store here, with a key of its own: what the environment names is a house's,
   * and notes beside its key which stores it serves.
   */
  String store() {
    Path key = resolve("key");
    byte[] secret = new byte[KEY_BYTES];
    new SecureRandom().nextBytes(secret);
    try {
      OwnerOnly.create(key);
      Files.writeString(key, HexFormat.of().formatHex(secret));
    } catch (IOException e) {
      throw new UncheckedIOException("there is no room in a temporary folder", e);
    }
    return "sqlite:" + resolve("floor.db") + "?keyFile=" + key;
  }

  @Override
  public void close() {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    } catch (IOException _) {
      // The system clears its temporary folder by itself.
    }
  }
}
