package io.queenhigh.audit.anchor;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Roots and proofs of the auditor, beside RFC 6962's definitions and published figures. */
class MerkleTest {

  private static final int SIZES = 300;

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

  private static final List<byte[]> LEAVES = leaves();
  private static final Map<Long, byte[]> SEEN = new HashMap<>();

  private static List<byte[]> leaves() {
    List<byte[]> leaves = new ArrayList<>();
    for (int i = 0; i < SIZES; i++) {
      leaves.add(Merkle.leaf(new byte[] {(byte) i, (byte) (i >> 8)}));
    }
    return leaves;
  }

  /** MTH(D[from:to]), as it is defined. */
  private static byte[] mth(int from, int to) {
    byte[] known = SEEN.get(from * 1_000L + to);
    if (known == null) {
      int k = 1;
      while (2 * k < to - from) {
        k = 2 * k;
      }
      known =
          to - from == 1 ? LEAVES.get(from) : Merkle.parent(mth(from, from + k), mth(from + k, to));
      SEEN.put(from * 1_000L + to, known);
    }
    return known;
  }

  @Test
  void theRootsArePublishedOnes() {
    GrowingTree tree = new GrowingTree();
    assertEquals(
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855", hex(tree.root()));
    ENTRIES.forEach(entry -> tree.add(Merkle.leaf(HexFormat.of().parseHex(entry))));
    assertEquals(
        "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328", hex(tree.root()));
  }

  @Test
  void aTreeThatIsReadOnceHasTheRootOfEverySize() {
    GrowingTree tree = new GrowingTree();
    for (int size = 1; size <= SIZES; size++) {
      tree.add(LEAVES.get(size - 1));
      assertArrayEquals(mth(0, size), tree.root(), "of " + size);
    }
  }

  private static List<byte[]> path(int leaf, int from, int to) {
    if (to - from == 1) {
      return new ArrayList<>();
    }
    int k = Integer.highestOneBit(to - from - 1);
    List<byte[]> path = leaf < k ? path(leaf, from, from + k) : path(leaf - k, from + k, to);
    path.add(leaf < k ? mth(from + k, to) : mth(from, from + k));
    return path;
  }

  @Test
  void everyLeafOfEverySizeIsProvedAndNoOtherIs() {
    for (int size = 1; size <= SIZES; size += size < 70 ? 1 : 23) {
      for (int leaf = 0; leaf < size; leaf++) {
        List<byte[]> path = path(leaf, 0, size);
        byte[] root = mth(0, size);
        assertTrue(Merkle.includes(LEAVES.get(leaf), leaf, size, path, root));
        assertFalse(Merkle.includes(LEAVES.get((leaf + 1) % SIZES), leaf, size, path, root));
        assertFalse(Merkle.includes(LEAVES.get(leaf), leaf, size, path, mth(0, size % SIZES + 1)));
        for (int i = 0; i < path.size(); i++) {
          assertFalse(Merkle.includes(LEAVES.get(leaf), leaf, size, spoilt(path, i), root));
          assertFalse(Merkle.includes(LEAVES.get(leaf), leaf, size, path.subList(0, i), root));
        }
      }
      assertFalse(Merkle.includes(LEAVES.getFirst(), size, size, List.of(), mth(0, size)));
    }
  }

  /** Tiles as a log serves them, from all leaves. */
  private static byte[] tile(int level, long number, int width) {
    byte[] tile = new byte[32 * width];
    int span = 1 << (8 * level);
    for (int i = 0; i < width; i++) {
      int from = (int) (number * 256 + i) * span;
      System.arraycopy(mth(from, from + span), 0, tile, 32 * i, 32);
    }
    return tile;
  }

  @Test
  void everySmallerTreeIsProvedByTheTilesAndNoOtherIs() {
    for (int size = 1; size <= SIZES; size += size < 70 ? 1 : 23) {
      TileProof tiles = new TileProof(MerkleTest::tile, size);
      byte[] root = mth(0, size);
      for (int smaller = 1; smaller <= size; smaller++) {
        List<byte[]> proof = tiles.from(smaller);
        byte[] old = mth(0, smaller);
        assertTrue(Merkle.extendsTo(smaller, old, size, root, proof), smaller + " to " + size);
        byte[] other = mth(0, smaller % SIZES + 1);
        assertFalse(Merkle.extendsTo(smaller, other, size, root, proof));
        assertFalse(
            Merkle.extendsTo(smaller, old, size, other, proof) && size != smaller % SIZES + 1);
        for (int i = 0; i < proof.size(); i++) {
          assertFalse(Merkle.extendsTo(smaller, old, size, root, spoilt(proof, i)));
        }
      }
      assertFalse(Merkle.extendsTo(size + 1, root, size, root, List.of()));
    }
  }

  private static List<byte[]> spoilt(List<byte[]> proof, int place) {
    List<byte[]> spoilt = new ArrayList<>(proof);
    byte[] hash = Arrays.copyOf(proof.get(place), 32);
    hash[5] ^= 1;
    spoilt.set(place, hash);
    return spoilt;
  }

  private static String hex(byte[] hash) {
    return HexFormat.of().formatHex(hash);
  }
}
