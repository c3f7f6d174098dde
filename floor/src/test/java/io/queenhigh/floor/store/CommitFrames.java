package io.queenhigh.floor.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The ends of commits in an SQLite log, for whoever wants to damage one of them. */
public final class CommitFrames {

  private static final int HEAD = 32;
  private static final int FRAME = 24;

  private CommitFrames() {}

  /** Flips a bit in the page that ends the last commit but so many. */
  public static void damageLastBut(Path log, int after) throws IOException {
    byte[] bytes = Files.readAllBytes(log);
    ByteBuffer words = ByteBuffer.wrap(bytes);
    int step = FRAME + words.getInt(8);
    List<Integer> ends = new ArrayList<>();
    for (int at = HEAD; at + step <= bytes.length; at += step) {
      if (words.getInt(at + 4) != 0 && words.getLong(at + 8) == words.getLong(16)) {
        ends.add(at);
      }
    }
    bytes[ends.get(ends.size() - 1 - after) + step - 100] ^= 1;
    Files.write(log, bytes);
  }
}
