package io.queenhigh.floor.golden;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/**
 * A text of a golden floor. Since lines carry chance it is packed, as {@code journal.tsv.gz};
 * format 1 has it as it is.
 */
final class PackedText {

  private PackedText() {}

  private static Path packed(Path file) {
    return file.resolveSibling(file.getFileName() + ".gz");
  }

  static boolean exists(Path file) {
    return Files.exists(file) || Files.exists(packed(file));
  }

  static List<String> read(Path file) throws IOException {
    if (Files.exists(file)) {
      return Files.readAllLines(file);
    }
    try (InputStream in = new GZIPInputStream(Files.newInputStream(packed(file)))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  static void write(Path file, List<String> lines) throws IOException {
    try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(packed(file)))) {
      out.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
    }
  }
}
