package io.queenhigh.floor.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * SQLite's log of writings, as the database reads it after a crash: up to the first part whose sum
 * is not right. What follows it takes for cut off by the crash, and says nothing.
 *
 * <pre>
 *   magic, version, page size, number, two salts; sum    the head: six words and two
 *   page number, size after a commit or 0; salts, sum    a frame: two words, two and two …
 *   the page                                             … and what it holds, again and again
 * </pre>
 *
 * <p>A sum goes on from the one before it, over all but salts and sums.
 */
final class LogFile implements AutoCloseable {

  private static final int HEAD = 32;
  private static final int HEAD_SUMMED = 24;
  private static final int PAGE_SIZE_AT = 8;
  private static final int SALTS_AT = 16;

  private static final int FRAME = 24;
  private static final int COMMIT_AT = 4;
  private static final int FRAME_SALTS_AT = 8;
  private static final int FRAME_SUM_AT = 16;

  private static final int MAGIC = 0x377f0682;
  private static final int FRAMES_AT_ONCE = 256;

  private final FileChannel file;
  private ByteOrder order = ByteOrder.BIG_ENDIAN;
  private int first;
  private int second;

  private LogFile(Path log) throws IOException {
    this.file = FileChannel.open(log);
  }

  /** Whether a log is there of which the database would read anything. */
  static boolean hasHead(Path log) throws IOException {
    if (!Files.exists(log)) {
      return false;
    }
    try (LogFile all = new LogFile(log)) {
      return all.isRightHead(all.at(0, HEAD));
    }
  }

  /**
   * How many commits lie in one row behind a frame that is damaged, with its own if the next goes
   * on from it. Each is on disk before the next begins, so that a crash, or a writing that failed,
   * can have left one there; more were acknowledged.
   */
  static int commitsBehindDamage(Path log) throws IOException {
    try (LogFile all = new LogFile(log)) {
      return all.commitsBehindDamage();
    }
  }

  private int commitsBehindDamage() throws IOException {
    ByteBuffer head = at(0, HEAD);
    if (!isRightHead(head)) {
      return 0;
    }
    int step = FRAME + head.getInt(PAGE_SIZE_AT);
    long salts = head.getLong(SALTS_AT);
    boolean damaged = false;
    boolean ended = false;
    int row = 0;
    int most = 0;
    for (long at = HEAD; at < file.size(); at += (long) step * FRAMES_AT_ONCE) {
      ByteBuffer some = at(at, step * FRAMES_AT_ONCE);
      for (int frame = 0; frame + step <= some.limit(); frame += step) {
        boolean commits = some.getInt(frame + COMMIT_AT) != 0;
        boolean ofThisLog = some.getLong(frame + FRAME_SALTS_AT) == salts;
        if (!goesOn(some, frame, step) || !ofThisLog) {
          damaged = true;
          ended = commits && ofThisLog;
          row = 0;
        } else if (damaged) {
          // The damaged frame was whole when this one began.
          row += (ended ? 1 : 0) + (commits ? 1 : 0);
          ended = false;
          most = Math.max(most, row);
        }
      }
    }
    return most;
  }

  private boolean isRightHead(ByteBuffer head) {
    if (head.limit() < HEAD || (head.getInt(0) & ~1) != MAGIC) {
      return false;
    }
    order = (head.getInt(0) & 1) == 1 ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN;
    sum(head, 0, HEAD_SUMMED);
    return head.getInt(HEAD_SUMMED) == first && head.getInt(HEAD_SUMMED + Integer.BYTES) == second;
  }

  /** Whether its sum goes on from what the frame before it says, be that right or not. */
  private boolean goesOn(ByteBuffer some, int frame, int step) {
    sum(some, frame, FRAME_SALTS_AT);
    sum(some, frame + FRAME, step - FRAME);
    int saidFirst = some.getInt(frame + FRAME_SUM_AT);
    int saidSecond = some.getInt(frame + FRAME_SUM_AT + Integer.BYTES);
    boolean goesOn = saidFirst == first && saidSecond == second;
    first = saidFirst;
    second = saidSecond;
    return goesOn;
  }

  private void sum(ByteBuffer bytes, int from, int length) {
    ByteBuffer words = bytes.duplicate().order(order);
    for (int at = from; at < from + length; at += 2 * Integer.BYTES) {
      first += words.getInt(at) + second;
      second += words.getInt(at + Integer.BYTES) + first;
    }
  }

  /** As many bytes as there are. */
  private ByteBuffer at(long at, int bytes) throws IOException {
    ByteBuffer some = ByteBuffer.allocate(bytes);
    while (some.hasRemaining() && file.read(some, at + some.position()) >= 0) {
      // On to the end of it.
    }
    return some.flip();
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
