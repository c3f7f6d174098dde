package io.queenhigh.rules.progressive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Rows by name. A changed row gives a new register that shares all others with the old one, so that
 * a contribution costs the same on a link of one table and of ten thousand.
 *
 * <p>A tree that branches by four bits of the name's hash at a time.
 */
public final class RowsByName<V> {

  private static final int BITS = 4;
  private static final int BRANCHES = 1 << BITS;
  private static final int DEEPEST = Integer.SIZE / BITS;

  /** Odd, so that different hashes stay different; names that end alike part early. */
  private static final int SPREAD = 0x9E3779B1;

  private final Node<V> root;

  private sealed interface Node<V> {}

  private record Nothing<V>() implements Node<V> {}

  private record Row<V>(String name, V value) implements Node<V> {}

  private record Fork<V>(List<Node<V>> branches) implements Node<V> {}

  /** Different names with one and the same hash. */
  private record Bucket<V>(Map<String, V> rows) implements Node<V> {}

  private RowsByName(Node<V> root) {
    this.root = root;
  }

  public static <V> RowsByName<V> empty() {
    return new RowsByName<>(new Nothing<>());
  }

  public static <V> RowsByName<V> of(Map<String, V> rows) {
    RowsByName<V> register = empty();
    for (Map.Entry<String, V> row : rows.entrySet()) {
      register = register.with(row.getKey(), row.getValue());
    }
    return register;
  }

  public Optional<V> get(String name) {
    Node<V> at = root;
    for (int depth = 0; at instanceof Fork<V>(List<Node<V>> branches); depth++) {
      at = branches.get(branch(name, depth));
    }
    return switch (at) {
      case Row<V>(String there, V value) when there.equals(name) -> Optional.of(value);
      case Bucket<V>(Map<String, V> rows) -> Optional.ofNullable(rows.get(name));
      case Row<V> _, Nothing<V> _ -> Optional.empty();
      case Fork<V> _ -> throw new IllegalStateException("every way ends");
    };
  }

  public RowsByName<V> with(String name, V value) {
    return new RowsByName<>(put(root, 0, name, value));
  }

  /** All rows, by name. */
  public SortedMap<String, V> asMap() {
    SortedMap<String, V> rows = new TreeMap<>();
    collect(root, rows);
    return rows;
  }

  private static <V> Node<V> put(Node<V> at, int depth, String name, V value) {
    return switch (at) {
      case Nothing<V> _ -> new Row<>(name, value);
      case Row<V>(String there, V _) when there.equals(name) -> new Row<>(name, value);
      case Row<V>(String there, V kept) when depth == DEEPEST ->
          new Bucket<>(Map.of(there, kept, name, value));
      case Row<V>(String there, V kept) -> {
        Fork<V> fork = new Fork<>(Collections.nCopies(BRANCHES, new Nothing<>()));
        yield put(put(fork, depth, there, kept), depth, name, value);
      }
      case Fork<V>(List<Node<V>> branches) -> {
        int branch = branch(name, depth);
        List<Node<V>> changed = new ArrayList<>(branches);
        changed.set(branch, put(branches.get(branch), depth + 1, name, value));
        yield new Fork<>(changed);
      }
      case Bucket<V>(Map<String, V> rows) -> {
        Map<String, V> changed = new TreeMap<>(rows);
        changed.put(name, value);
        yield new Bucket<>(changed);
      }
    };
  }

  private static int branch(String name, int depth) {
    return ((name.hashCode() * SPREAD) >>> (depth * BITS)) & (BRANCHES - 1);
  }

  private static <V> void collect(Node<V> at, SortedMap<String, V> rows) {
    switch (at) {
      case Nothing<V> _ -> {}
      case Row<V>(String name, V value) -> rows.put(name, value);
      case Fork<V>(List<Node<V>> branches) -> branches.forEach(branch -> collect(branch, rows));
      case Bucket<V>(Map<String, V> bucket) -> rows.putAll(bucket);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RowsByName<?> that && asMap().equals(that.asMap());
  }

  @Override
  public int hashCode() {
    return asMap().hashCode();
  }

  @Override
  public String toString() {
    return asMap().toString();
  }
}
