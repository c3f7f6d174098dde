package io.queenhigh.floor.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The first 32 bytes of SQLite's log of writings. Where their sum is not right, the database reads
 * nothing of what follows, and says nothing.
 *
 * <pre>
 *   magic, version, page size, number, two salts   six words, the first says how sums are reckoned
 *   sum                                            two words
 * </pre>
 */
final class LogHead {

  private static final int BYTES = 32;
  private static final int SUMMED = 24;
  private static final int MAGIC = 0x377f0682;

  private LogHead() {}

  /** Whether a log that the database would read is there. */
  static boolean isAt(Path log) throws IOException {
    if (!Files.exists(log)) {
      return false;
    }
    try (InputStream in = Files.newInputStream(log)) {
      byte[] head = in.readNBytes(BYTES);
      return head.length == BYTES && isRight(ByteBuffer.wrap(head));
    }
  }

  private static boolean isRight(ByteBuffer head) {
    int magic = head.getInt(0);
    if ((magic & ~1) != MAGIC) {
      return false;
    }
    ByteBuffer summed =
        head.duplicate().order((magic & 1) == 1 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    int first = 0;
    int second = 0;
    for (int at = 0; at < SUMMED; at += 2 * Integer.BYTES) {
      first += summed.getInt(at) + second;
      second += summed.getInt(at + Integer.BYTES) + first;
    }
    return head.getInt(SUMMED) == first && head.getInt(SUMMED + Integer.BYTES) == second;
  }
}
