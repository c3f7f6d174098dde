package io.queenhigh.cli.floor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;

/** A folder that goes away with what is in it. */
public final class TemporaryFolder implements AutoCloseable {

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
