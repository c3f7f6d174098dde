package io.queenhigh.floor.anchor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.floor.store.LogTile;
import io.queenhigh.proof.Repeats;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The tree of the log beside its naive twin, and beside figures that others have published. */
class TreeTest {

  /** The entries by which Certificate Transparency's implementations test themselves. */
  private static final List<String> ENTRIES =
      List.of(
          "",
          "00",
          "10",
          "2021",
          "3031",
          "40414243",
          "5051525354555657",
          "606162636465666768696a6b6c6d6e6f");

  /** Their roots, from no entry to all eight. */
  private static final List<String> ROOTS =
      List.of(
          "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
          "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
          "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
          "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
          "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
          "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
          "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
          "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
          "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328");

  private static final int ALL_SIZES = Repeats.times(200, 600);
  private static final int ALL_PROOFS = Repeats.times(100, 300);

  /** Tiles as a store keeps them. */
  private final Map<String, String> stored = new HashMap<>();

  private Tile tile(int level, long number) {
    return Tile.of(stored.getOrDefault(level + "/" + number, ""));
  }

  private void keep(List<LogTile> tiles) {
    tiles.forEach(tile -> stored.put(tile.level() + "/" + tile.number(), tile.hashes()));
  }

  @Test
  void rootsAreThosePublishedForTheEntriesOfCertificateTransparency() {
    Edge edge = Edge.of(0, this::tile);
    for (int size = 0; size <= ENTRIES.size(); size++) {
      if (size > 0) {
        edge.add(TreeHash.leaf(HexFormat.of().parseHex(ENTRIES.get(size - 1))));
        keep(edge.changed());
      }
      assertEquals(ROOTS.get(size), hex(new Tree(this::tile).root(size)), "of " + size);
    }
  }

  /** From RFC 6962's figure of seven leaves, by the nodes that it names. */
  @Test
  void proofsAreThoseOfTheFigureWithSevenLeaves() {
    List<TreeHash> leaves = leaves(7);
    grow(leaves);
    TreeHash g = TreeHash.node(leaves.get(0), leaves.get(1));
    TreeHash h = TreeHash.node(leaves.get(2), leaves.get(3));
    TreeHash i = TreeHash.node(leaves.get(4), leaves.get(5));
    TreeHash j = leaves.get(6);
    TreeHash k = TreeHash.node(g, h);
    TreeHash l = TreeHash.node(i, j);
    Tree tree = new Tree(this::tile);
    assertEquals(TreeHash.node(k, l), tree.root(7));
    assertEquals(List.of(leaves.get(1), h, l), tree.inclusion(0, 7));
    assertEquals(List.of(leaves.get(2), g, l), tree.inclusion(3, 7));
    assertEquals(List.of(leaves.get(5), j, k), tree.inclusion(4, 7));
    assertEquals(List.of(i, k), tree.inclusion(6, 7));
    assertEquals(List.of(leaves.get(2), leaves.get(3), g, l), tree.consistency(3, 7));
    assertEquals(List.of(l), tree.consistency(4, 7));
    assertEquals(List.of(i, j, k), tree.consistency(6, 7));
  }

  @Test
  void everyRootInclusionAndConsistencyIsThatOfTheNaiveTwin() {
    List<TreeHash> leaves = leaves(ALL_SIZES);
    grow(leaves);
    NaiveTree naive = new NaiveTree(leaves);
    Tree tree = new Tree(this::tile);
    for (int size = 0; size <= ALL_SIZES; size++) {
      assertEquals(naive.root(size), tree.root(size), "root of " + size);
    }
    for (int size = 1; size <= ALL_PROOFS; size++) {
      for (int leaf = 0; leaf < size; leaf++) {
        assertEquals(naive.path(leaf, size), tree.inclusion(leaf, size), leaf + " in " + size);
        assertEquals(
            naive.proof(leaf + 1, size),
            tree.consistency(leaf + 1, size),
            leaf + 1 + " to " + size);
      }
    }
  }

  /** Three levels of tiles: a tree of 70,000, and an edge that was read back in between. */
  @Test
  void aTreeThatIsReadBackGrowsAsOneThatWasNot() {
    List<TreeHash> leaves = leaves(70_000);
    Edge edge = Edge.of(0, this::tile);
    for (int i = 0; i < leaves.size(); i++) {
      edge.add(leaves.get(i));
      if (i % 9_973 == 0 || i == 65_535 || i == 65_536) {
        keep(edge.changed());
        edge = Edge.of(i + 1, this::tile);
      }
    }
    keep(edge.changed());
    NaiveTree naive = new NaiveTree(leaves);
    Tree tree = new Tree(this::tile);
    for (int size : List.of(255, 256, 257, 65_535, 65_536, 65_537, 69_999, 70_000)) {
      assertEquals(naive.root(size), tree.root(size), "root of " + size);
      assertEquals(naive.path(200, size), tree.inclusion(200, size));
      assertEquals(naive.proof(255, size), tree.consistency(255, size));
    }
    // C2SP's own example of a tree of this size.
    assertEquals(112, tile(0, 273).width());
    assertEquals(17, tile(1, 1).width());
    assertEquals(1, tile(2, 0).width());
  }

  private void grow(List<TreeHash> leaves) {
    Edge edge = Edge.of(0, this::tile);
    for (TreeHash leaf : leaves) {
      edge.add(leaf);
      keep(edge.changed());
      edge = edge.copy();
    }
  }

  private static List<TreeHash> leaves(int many) {
    List<TreeHash> leaves = new ArrayList<>();
    for (int i = 0; i < many; i++) {
      leaves.add(TreeHash.leaf(("entry " + i).getBytes(StandardCharsets.UTF_8)));
    }
    return leaves;
  }

  private static String hex(TreeHash hash) {
    return HexFormat.of().formatHex(Base64.getDecoder().decode(hash.base64()));
  }
}
