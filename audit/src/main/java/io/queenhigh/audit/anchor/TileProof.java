package io.queenhigh.audit.anchor;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Takes a proof of consistency out of a log's public tiles. What the tiles say is not believed: the
 * proof is checked like any other.
 */
public final class TileProof {

  private static final int HEIGHT = 8;
  private static final int HASH = 32;

  /** Where the tiles of a log of some size come from. */
  public interface Source {
    /** The bytes of a tile: so many hashes, 32 bytes each. */
    byte[] tile(int level, long number, int width);
  }

  private final Source source;
  private final long size;

  public TileProof(Source source, long size) {
    this.source = source;
    this.size = size;
  }

  /** From a smaller tree, of at least one leaf, to all of it. */
  public List<byte[]> from(long smaller) {
    List<byte[]> proof = new ArrayList<>();
    long low = 0;
    long high = size;
    long left = smaller;
    boolean begun = true;
    while (left != high - low) {
      long half = Long.highestOneBit(high - low - 1);
      if (left <= half) {
        proof.add(over(low + half, high));
        high = low + half;
      } else {
        proof.add(over(low, low + half));
        low += half;
        left -= half;
        begun = false;
      }
    }
    if (!begun) {
      proof.add(over(low, high));
    }
    return proof.reversed();
  }

  private byte[] over(long low, long high) {
    long leaves = high - low;
    if (Long.bitCount(leaves) == 1) {
      return complete(Long.numberOfTrailingZeros(leaves), low);
    }
    long half = Long.highestOneBit(leaves);
    return Merkle.parent(over(low, low + half), over(low + half, high));
  }

  /** A complete part of the tree, from some leaf on: up to 128 hashes of one tile, added up. */
  private byte[] complete(int height, long low) {
    int level = height / HEIGHT;
    long entry = low >> (HEIGHT * level);
    int count = 1 << (height % HEIGHT);
    long number = entry >> HEIGHT;
    int place = (int) (entry & 255);
    byte[] tile = source.tile(level, number, width(level, number));
    GrowingTree part = new GrowingTree();
    for (int i = place; i < place + count; i++) {
      part.add(Arrays.copyOfRange(tile, i * HASH, (i + 1) * HASH));
    }
    return part.root();
  }

  private int width(int level, long number) {
    long entries = (size >> (HEIGHT * level)) - (number << HEIGHT);
    return (int) Math.min(entries, 1 << HEIGHT);
  }
}
