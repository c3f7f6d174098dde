package io.queenhigh.download;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

/** A tree as a jar in which everything is of one time, and back. */
final class Zip {

  private Zip() {}

  static byte[] of(FileTree files, Instant time) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
      for (String place : files.places()) {
        if (files.at(place) instanceof FileTree.Leaf.File(Content content, _)) {
          ZipEntry entry = new ZipEntry(place);
          entry.setTimeLocal(LocalDateTime.ofInstant(time, ZoneOffset.UTC));
          zip.putNextEntry(entry);
          zip.write(content.bytes());
          zip.closeEntry();
        }
      }
    }
    return bytes.toByteArray();
  }

  static FileTree read(byte[] bytes) throws IOException {
    FileTree files = new FileTree();
    try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(bytes))) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        if (!entry.isDirectory()) {
          files.file(entry.getName(), zip.readAllBytes());
        }
      }
    }
    return files;
  }
}
