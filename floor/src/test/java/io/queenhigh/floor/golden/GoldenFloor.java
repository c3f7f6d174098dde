package io.queenhigh.floor.golden;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;

/** A golden floor that was written by some version, this one or an earlier. */
public record GoldenFloor(Path folder) {

  /** Where they all are, seen from any module. */
  public static final Path ALL = Path.of("..", "floor", "src", "test", "golden");

  static final String DATABASE = "floor.db.gz";
  static final String SCHEMA = "schema.txt";

  /** Every one there is: none is named anywhere, so that none can be forgotten. */
  public static List<GoldenFloor> all() throws IOException {
    try (Stream<Path> folders = Files.walk(ALL, 2)) {
      return folders
          .filter(folder -> Files.exists(folder.resolve(DATABASE)))
          .sorted()
          .map(GoldenFloor::new)
          .toList();
    }
  }

  /** A copy of its file, for this run only. */
  public String onSqlite(Path temporary) throws IOException {
    Path file = temporary.resolve("floor.db");
    try (InputStream in = new GZIPInputStream(Files.newInputStream(folder.resolve(DATABASE)))) {
      Files.copy(in, file);
    }
    return "sqlite:" + file;
  }

  /** {@code format-1/card-room}. */
  @Override
  public String toString() {
    return ALL.relativize(folder).toString();
  }
}
