package io.queenhigh.floor.anchor;

/** Where a tree's tiles are. */
interface Tiles {

  /** A tile that the tree has, at least as wide as the tree's size makes it. */
  Tile tile(int level, long number);

  /** The hash over 2^height leaves, from leaf index · 2^height. */
  default TreeHash node(int height, long index) {
    int level = height / Tile.HEIGHT;
    int within = height % Tile.HEIGHT;
    long first = index << within;
    return tile(level, first / Tile.WIDTH).over((int) (first % Tile.WIDTH), within);
  }
}
