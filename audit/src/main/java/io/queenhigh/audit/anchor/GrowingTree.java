package io.queenhigh.audit.anchor;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/** A tree that is read once, leaf by leaf: only the tops of its finished parts are kept. */
final class GrowingTree {

  /** A tile's hashes are over 2^8 of those below it. */
  private static final int TILE_HEIGHT = 8;

  private final Deque<byte[]> tops = new ArrayDeque<>();
  private long size;

  long size() {
    return size;
  }

  /** Adds a leaf; its hash, and those of the parts of 256, 65,536 … leaves that end with it. */
  List<byte[]> add(byte[] leaf) {
    List<byte[]> tiled = new ArrayList<>(List.of(leaf));
    byte[] top = leaf;
    int height = 0;
    for (long left = size; (left & 1) == 1; left >>= 1) {
      top = Merkle.parent(tops.pop(), top);
      height++;
      if (height % TILE_HEIGHT == 0) {
        tiled.add(top);
      }
    }
    tops.push(top);
    size++;
    return tiled;
  }

  byte[] root() {
    Iterator<byte[]> rising = tops.iterator();
    if (!rising.hasNext()) {
      return Merkle.sha256();
    }
    byte[] root = rising.next();
    while (rising.hasNext()) {
      root = Merkle.parent(rising.next(), root);
    }
    return root;
  }
}
