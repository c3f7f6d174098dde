package io.queenhigh.floor.anchor;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The tree as RFC 6962 defines it, over a list of all leaves: slow, and easy to believe. */
final class NaiveTree {

  private record Range(int from, int to) {}

  private final List<TreeHash> leaves;
  private final Map<Range, TreeHash> seen = new HashMap<>();

  NaiveTree(List<TreeHash> leaves) {
    this.leaves = List.copyOf(leaves);
  }

  TreeHash root(int size) {
    return size == 0 ? TreeHash.EMPTY : hash(0, size);
  }

  /** MTH(D[from:to]). */
  private TreeHash hash(int from, int to) {
    TreeHash known = seen.get(new Range(from, to));
    if (known == null) {
      int k = power(to - from);
      known =
          to - from == 1
              ? leaves.get(from)
              : TreeHash.node(hash(from, from + k), hash(from + k, to));
      seen.put(new Range(from, to), known);
    }
    return known;
  }

  /** The largest power of two smaller than n. */
  private static int power(int n) {
    int k = 1;
    while (2 * k < n) {
      k = 2 * k;
    }
    return k;
  }

  /** PATH(m, D[0:size]). */
  List<TreeHash> path(int m, int size) {
    return path(m, 0, size);
  }

  private List<TreeHash> path(int m, int from, int to) {
    int n = to - from;
    if (n == 1) {
      return List.of();
    }
    int k = power(n);
    List<TreeHash> path =
        new ArrayList<>(m < k ? path(m, from, from + k) : path(m - k, from + k, to));
    path.add(m < k ? hash(from + k, to) : hash(from, from + k));
    return path;
  }

  /** PROOF(m, D[0:size]). */
  List<TreeHash> proof(int m, int size) {
    return subProof(m, 0, size, true);
  }

  private List<TreeHash> subProof(int m, int from, int to, boolean b) {
    int n = to - from;
    if (m == n) {
      return b ? List.of() : List.of(hash(from, to));
    }
    int k = power(n);
    List<TreeHash> proof =
        new ArrayList<>(
            m <= k ? subProof(m, from, from + k, b) : subProof(m - k, from + k, to, false));
    proof.add(m <= k ? hash(from + k, to) : hash(from, from + k));
    return proof;
  }
}
