package io.queenhigh.download;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** A tree as a compressed archive (ustar) in which everything is root's and of one time. */
final class Tar {

  private static final int BLOCK = 512;
  private static final int NAME = 100;
  private static final int PREFIX = 155;

  private final OutputStream out;
  private final Instant time;

  private Tar(OutputStream out, Instant time) {
    this.out = out;
    this.time = time;
  }

  /** Names begin with {@code prefix}, which is empty or ends with a slash. */
  static byte[] gz(FileTree tree, String prefix, Instant time) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream gzip = new BestGzip(bytes)) {
      Tar tar = new Tar(gzip, time);
      for (String folder : tree.folders()) {
        tar.entry(prefix + folder + "/", '5', 0755, new byte[0], "");
      }
      for (String place : tree.places()) {
        switch (tree.at(place)) {
          case FileTree.Leaf.File(Content file, boolean program) ->
              tar.entry(prefix + place, '0', program ? 0755 : 0644, file.bytes(), "");
          case FileTree.Leaf.Link(String target) ->
              tar.entry(prefix + place, '2', 0777, new byte[0], target);
        }
      }
      gzip.write(new byte[2 * BLOCK]);
    }
    return bytes.toByteArray();
  }

  private void entry(String name, char type, int mode, byte[] content, String target)
      throws IOException {
    byte[] header = new byte[BLOCK];
    int cut = name.length() <= NAME ? 0 : name.indexOf('/', name.length() - NAME - 1) + 1;
    if (cut > PREFIX || name.length() - cut > NAME || target.length() > NAME) {
      throw new IOException("the name is too long for an archive: " + name);
    }
    text(header, 0, name.substring(cut));
    text(header, 100, octal(mode, 7));
    text(header, 108, octal(0, 7));
    text(header, 116, octal(0, 7));
    text(header, 124, octal(content.length, 11));
    text(header, 136, octal(time.getEpochSecond(), 11));
    text(header, 148, "        ");
    header[156] = (byte) type;
    text(header, 157, target);
    text(header, 257, "ustar\0" + "00");
    text(header, 265, "root");
    text(header, 297, "root");
    text(header, 345, cut == 0 ? "" : name.substring(0, cut - 1));
    int sum = 0;
    for (byte b : header) {
      sum += b & 0xff;
    }
    text(header, 148, octal(sum, 6) + "\0 ");
    out.write(header);
    out.write(content);
    out.write(new byte[(BLOCK - content.length % BLOCK) % BLOCK]);
  }

  private static String octal(long number, int digits) {
    return String.format(Locale.ROOT, "%0" + digits + "o", number);
  }

  private static void text(byte[] header, int at, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.US_ASCII);
    System.arraycopy(bytes, 0, header, at, bytes.length);
  }

  private static final class BestGzip extends GZIPOutputStream {
    BestGzip(OutputStream out) throws IOException {
      super(out, 1 << 16);
      def.setLevel(Deflater.BEST_COMPRESSION);
    }
  }
}
