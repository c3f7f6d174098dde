package io.queenhigh.download;

import java.io.IOException;
import java.time.Instant;

/**
 * SQLite's driver without the libraries of other machines, and this machine's beside it, where no
 * start has to unpack it.
 */
record SqliteJar(Content jar, Content library) {

  static final String LIBRARY = "libsqlitejdbc.so";
  private static final String NATIVE = "org/sqlite/native/";

  static SqliteJar read(byte[] whole, String machine, Instant time) throws IOException {
    FileTree files = Zip.read(whole);
    String own = NATIVE + "Linux/" + machine + "/" + LIBRARY;
    if (!files.places().contains(own)) {
      throw new IOException("SQLite's driver has no library for " + machine);
    }
    FileTree kept = new FileTree();
    for (String place : files.places()) {
      if (!place.startsWith(NATIVE)) {
        kept.file(place, files.bytes(place));
      }
    }
    return new SqliteJar(new Content(Zip.of(kept, time)), new Content(files.bytes(own)));
  }
}
