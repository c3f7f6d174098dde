package io.queenhigh.audit;

import static java.nio.ByteOrder.BIG_ENDIAN;
import static java.nio.ByteOrder.LITTLE_ENDIAN;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What SQLite keeps of its last writings beside the file: a head of six words and a sum, then
 * frames of six words and a page, each with a sum that goes on from the one before. The database
 * reads up to the first sum that is not right, and says nothing about the rest.
 */
record LastWritings(ByteOrder order, int page, long salts, int one, int other) {

  private static final int HEAD = 32;
  private static final int FRAME = 24;
  private static final int BUFFER = 1 << 20;

  /** A floor that plays writes on while its log is read. */
  private static final int LOOKS = 3;

  /** Empty where the database reads nothing. */
  static Optional<LastWritings> of(Path log) throws IOException {
    try (InputStream in = Files.newInputStream(log)) {
      return head(in.readNBytes(HEAD));
    }
  }

  private static Optional<LastWritings> head(byte[] bytes) {
    if (bytes.length < HEAD) {
      return Optional.empty();
    }
    ByteBuffer words = ByteBuffer.wrap(bytes);
    int magic = words.getInt(0);
    ByteOrder order = magic == 0x377f0683 ? BIG_ENDIAN : LITTLE_ENDIAN;
    int[] sum = sum(order, bytes, 0, 24, 0, 0);
    boolean isRight =
        (magic == 0x377f0682 || magic == 0x377f0683)
            && words.getInt(24) == sum[0]
            && words.getInt(28) == sum[1];
    return isRight
        ? Optional.of(new LastWritings(order, words.getInt(8), words.getLong(16), sum[0], sum[1]))
        : Optional.empty();
  }

  /** Whether several commits that were on disk cannot be read, for one frame before them. */
  static boolean areDamaged(Path log) throws IOException {
    for (int look = 0; look < LOOKS; look++) {
      try (InputStream in = new BufferedInputStream(Files.newInputStream(log), BUFFER)) {
        Optional<LastWritings> head = head(in.readNBytes(HEAD));
        if (head.isEmpty() || head.get().lostCommits(in) < 2) {
          return false;
        }
      }
    }
    return true;
  }

  private int lostCommits(InputStream in) throws IOException {
    int size = FRAME + page;
    int before = one;
    int beside = other;
    boolean lost = false;
    boolean damagedCommit = false;
    int inARow = 0;
    for (byte[] frame = in.readNBytes(size); frame.length == size; frame = in.readNBytes(size)) {
      ByteBuffer words = ByteBuffer.wrap(frame);
      int[] sum = sum(order, frame, 0, 8, before, beside);
      sum = sum(order, frame, FRAME, page, sum[0], sum[1]);
      before = words.getInt(16);
      beside = words.getInt(20);
      if (words.getLong(8) != salts || sum[0] != before || sum[1] != beside) {
        lost = true;
        damagedCommit = words.getInt(4) != 0 && words.getLong(8) == salts;
        inARow = 0;
        continue;
      }
      // What goes on from a damaged frame began when that was on disk.
      if (lost && damagedCommit) {
        inARow++;
      }
      damagedCommit = false;
      if (lost && words.getInt(4) != 0 && ++inARow > 1) {
        return inARow;
      }
    }
    return 0;
  }

  private static int[] sum(
      ByteOrder order, byte[] bytes, int from, int length, int one, int other) {
    ByteBuffer words = ByteBuffer.wrap(bytes).order(order);
    int first = one;
    int second = other;
    for (int at = from; at < from + length; at += 8) {
      first += words.getInt(at) + second;
      second += words.getInt(at + 4) + first;
    }
    return new int[] {first, second};
  }
}
