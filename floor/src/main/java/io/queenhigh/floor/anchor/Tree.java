package io.queenhigh.floor.anchor;

import java.util.ArrayList;
import java.util.List;

/** What can be said of a tree of some size: its root, and that it has a leaf or a smaller tree. */
final class Tree {

  private final Tiles tiles;

  Tree(Tiles tiles) {
    this.tiles = tiles;
  }

  TreeHash root(long size) {
    return size == 0 ? TreeHash.EMPTY : over(0, size);
  }

  /** The hash over the leaves from one to before another; the first is where a subtree begins. */
  private TreeHash over(long from, long to) {
    long leaves = to - from;
    if (Long.bitCount(leaves) == 1) {
      return tiles.node(Long.numberOfTrailingZeros(leaves), from / leaves);
    }
    long half = Long.highestOneBit(leaves);
    return TreeHash.node(over(from, from + half), over(from + half, to));
  }

  /** The larger part in which a tree of more than one leaf is split: a power of two. */
  private static long split(long leaves) {
    return Long.highestOneBit(leaves - 1);
  }

  /** The hashes that lead from a leaf up to the root, the lowest first. */
  List<TreeHash> inclusion(long leaf, long size) {
    if (leaf < 0 || leaf >= size) {
      throw new IllegalArgumentException("no leaf " + leaf + " in a tree of " + size);
    }
    List<TreeHash> path = new ArrayList<>();
    climb(leaf, 0, size, path);
    return path;
  }

  private void climb(long leaf, long from, long to, List<TreeHash> path) {
    if (to - from == 1) {
      return;
    }
    long middle = from + split(to - from);
    if (leaf < middle) {
      climb(leaf, from, middle, path);
      path.add(over(middle, to));
    } else {
      climb(leaf, middle, to, path);
      path.add(over(from, middle));
    }
  }

  /** The hashes by which both roots can be computed: the smaller tree begins the larger. */
  List<TreeHash> consistency(long smaller, long size) {
    if (smaller < 1 || smaller > size) {
      throw new IllegalArgumentException("no tree of " + smaller + " in one of " + size);
    }
    List<TreeHash> proof = new ArrayList<>();
    extend(smaller, 0, size, true, proof);
    return proof;
  }

  /**
   * @param whole whether the smaller tree's part is all of what was known of this side so far
   */
  private void extend(long smaller, long from, long to, boolean whole, List<TreeHash> proof) {
    if (smaller == to - from) {
      if (!whole) {
        proof.add(over(from, to));
      }
      return;
    }
    long half = split(to - from);
    if (smaller <= half) {
      extend(smaller, from, from + half, whole, proof);
      proof.add(over(from + half, to));
    } else {
      extend(smaller - half, from + half, to, false, proof);
      proof.add(over(from, from + half));
    }
  }
}
