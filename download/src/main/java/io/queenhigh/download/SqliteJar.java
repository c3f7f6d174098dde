package io.queenhigh.download;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/**
 * SQLite's driver without the libraries of other machines, and this machine's beside it, where no
 * start has to unpack it.
 */
record SqliteJar(Content jar, Content library) {

  static final String LIBRARY = "libsqlitejdbc.so";
  private static final String NATIVE = "org/sqlite/native/";

  static SqliteJar read(byte[] whole, String machine, Instant time) throws IOException {
    ByteArrayOutputStream rest = new ByteArrayOutputStream();
    byte[] library = new byte[0];
    try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(whole));
        ZipOutputStream out = new ZipOutputStream(rest)) {
      for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (entry.getName().equals(NATIVE + "Linux/" + machine + "/" + LIBRARY)) {
          library = in.readAllBytes();
        } else if (!entry.getName().startsWith(NATIVE)) {
          ZipEntry kept = new ZipEntry(entry.getName());
          kept.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
          out.putNextEntry(kept);
          out.write(in.readAllBytes());
          out.closeEntry();
        }
      }
    }
    if (library.length == 0) {
      throw new IOException("SQLite's driver has no library for " + machine);
    }
    return new SqliteJar(new Content(rest.toByteArray()), new Content(library));
  }
}
