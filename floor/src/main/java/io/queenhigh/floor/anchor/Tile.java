package io.queenhigh.floor.anchor;

import java.util.Arrays;
import java.util.Base64;

/** Up to 256 hashes that stand side by side in the tree: C2SP's tile of height 8. */
final class Tile {

  static final int HEIGHT = 8;
  static final int WIDTH = 1 << HEIGHT;

  private final byte[] hashes;

  private Tile(byte[] hashes) {
    this.hashes = hashes;
  }

  static Tile empty() {
    return new Tile(new byte[0]);
  }

  static Tile of(String base64) {
    return new Tile(Base64.getDecoder().decode(base64));
  }

  int width() {
    return hashes.length / TreeHash.BYTES;
  }

  boolean isFull() {
    return width() == WIDTH;
  }

  Tile first(int width) {
    isAtLeast(width);
    return new Tile(Arrays.copyOf(hashes, width * TreeHash.BYTES));
  }

  /** A hash that is not there must never count as one of zeros. */
  private void isAtLeast(int width) {
    if (width() < width) {
      throw new LogBroken(
          "A tile of the log has %d hashes and not %d: somebody has been at the tables."
              .formatted(width(), width));
    }
  }

  TreeHash at(int place) {
    isAtLeast(place + 1);
    return TreeHash.in(hashes, place);
  }

  /** The hash over 2^height of them, from a place that is a multiple of that. */
  TreeHash over(int place, int height) {
    if (height == 0) {
      return at(place);
    }
    int half = 1 << (height - 1);
    return TreeHash.node(over(place, height - 1), over(place + half, height - 1));
  }

  byte[] bytes() {
    return hashes.clone();
  }

  String base64() {
    return Base64.getEncoder().encodeToString(hashes);
  }
}
