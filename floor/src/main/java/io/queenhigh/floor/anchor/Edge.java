package io.queenhigh.floor.anchor;

import io.queenhigh.floor.store.LogTile;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;

/** The right edge of the tree, where it grows: on every level the tile that is not full yet. */
final class Edge {

  /** A tile in the making. */
  private static final class Growing {
    private final byte[] hashes = new byte[Tile.WIDTH * TreeHash.BYTES];
    private int width;
    private long number;
    private boolean changed;

    Growing copy() {
      Growing copy = new Growing();
      System.arraycopy(hashes, 0, copy.hashes, 0, width * TreeHash.BYTES);
      copy.width = width;
      copy.number = number;
      return copy;
    }

    Tile tile() {
      return Tile.of(base64());
    }

    String base64() {
      return Base64.getEncoder().encodeToString(Arrays.copyOf(hashes, width * TreeHash.BYTES));
    }
  }

  private final List<Growing> levels = new ArrayList<>();
  private final List<LogTile> full = new ArrayList<>();
  private long size;

  private Edge(long size) {
    this.size = size;
  }

  /** The edge of a tree as its tiles have it. */
  static Edge of(long size, Tiles tiles) {
    Edge edge = new Edge(size);
    for (int level = 0; size >> (Tile.HEIGHT * level) > 0; level++) {
      long entries = size >> (Tile.HEIGHT * level);
      Growing growing = new Growing();
      growing.number = entries / Tile.WIDTH;
      growing.width = (int) (entries % Tile.WIDTH);
      if (growing.width > 0) {
        byte[] hashes = tiles.tile(level, growing.number).first(growing.width).bytes();
        System.arraycopy(hashes, 0, growing.hashes, 0, hashes.length);
      }
      edge.levels.add(growing);
    }
    return edge;
  }

  /** The same, with nothing to be written; what is added to the one does not show in the other. */
  Edge copy() {
    Edge copy = new Edge(size);
    levels.forEach(level -> copy.levels.add(level.copy()));
    return copy;
  }

  long size() {
    return size;
  }

  void add(TreeHash leaf) {
    size++;
    add(0, leaf);
  }

  private void add(int level, TreeHash hash) {
    if (level == levels.size()) {
      levels.add(new Growing());
    }
    Growing growing = levels.get(level);
    hash.putInto(growing.hashes, growing.width++);
    growing.changed = true;
    if (growing.width == Tile.WIDTH) {
      Tile tile = growing.tile();
      full.add(new LogTile(level, growing.number, tile.base64()));
      growing.width = 0;
      growing.number++;
      growing.changed = false;
      add(level + 1, tile.over(0, Tile.HEIGHT));
    }
  }

  /** Every tile that is other than when this edge was copied. */
  List<LogTile> changed() {
    List<LogTile> changed = new ArrayList<>(full);
    for (int level = 0; level < levels.size(); level++) {
      Growing growing = levels.get(level);
      if (growing.changed) {
        changed.add(new LogTile(level, growing.number, growing.base64()));
      }
    }
    return changed;
  }
}
