package io.queenhigh.audit.anchor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;

/** A tree that is read once, leaf by leaf: only the tops of its finished parts are kept. */
final class GrowingTree {

  private final Deque<byte[]> tops = new ArrayDeque<>();
  private long size;

  long size() {
    return size;
  }

  void add(byte[] leaf) {
    byte[] top = leaf;
    for (long left = size; (left & 1) == 1; left >>= 1) {
      top = Merkle.parent(tops.pop(), top);
    }
    tops.push(top);
    size++;
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
