package io.queenhigh.audit.anchor;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The hashes of RFC 6962, and whether a proof holds, step by step as RFC 9162 tells it. */
public final class Merkle {

  private static final int BYTES = 32;

  private Merkle() {}

  static byte[] sha256(byte[]... parts) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (byte[] part : parts) {
        digest.update(part);
      }
      return digest.digest();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  public static byte[] leaf(byte[] entry) {
    return sha256(new byte[] {0}, entry);
  }

  static byte[] parent(byte[] left, byte[] right) {
    return sha256(new byte[] {1}, left, right);
  }

  /** A journal's line as the log has it. */
  public static byte[] line(String stream, long seq, String hash, String salt) {
    String entry =
        String.join("\n", "queenhigh line 1", stream, Long.toString(seq), hash, salt) + "\n";
    return leaf(entry.getBytes(StandardCharsets.UTF_8));
  }

  /** The salt of a line in a run of lines. */
  static String salt(String secret, long seq) {
    String text = String.join("\n", "queenhigh salt 1", secret, Long.toString(seq)) + "\n";
    return HexFormat.of().formatHex(sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  /** Whether a path leads from a leaf to the root. */
  public static boolean includes(
      byte[] leaf, long index, long size, List<byte[]> path, byte[] root) {
    if (index < 0 || index >= size || !areHashes(path)) {
      return false;
    }
    long place = index;
    long last = size - 1;
    byte[] hash = leaf;
    for (byte[] sibling : path) {
      if (last == 0) {
        return false;
      }
      if ((place & 1) == 1 || place == last) {
        hash = parent(sibling, hash);
        while ((place & 1) == 0 && place != 0) {
          place >>= 1;
          last >>= 1;
        }
      } else {
        hash = parent(hash, sibling);
      }
      place >>= 1;
      last >>= 1;
    }
    return last == 0 && Arrays.equals(hash, root);
  }

  /** Whether a larger tree begins with a smaller one. */
  public static boolean extendsTo(
      long smaller, byte[] smallerRoot, long size, byte[] root, List<byte[]> proof) {
    if (smaller < 0 || smaller > size || !areHashes(proof)) {
      return false;
    }
    if (smaller == 0 || smaller == size) {
      return proof.isEmpty() && (smaller == 0 || Arrays.equals(smallerRoot, root));
    }
    return climb(smaller, smallerRoot, size, root, proof);
  }

  private static boolean climb(
      long smaller, byte[] smallerRoot, long size, byte[] root, List<byte[]> proof) {
    long place = smaller - 1;
    long last = size - 1;
    while ((place & 1) == 1) {
      place >>= 1;
      last >>= 1;
    }
    int next = 0;
    byte[] old = smallerRoot;
    if (Long.bitCount(smaller) != 1) {
      if (proof.isEmpty()) {
        return false;
      }
      old = proof.get(next++);
    }
    byte[] whole = old;
    for (; next < proof.size(); next++) {
      if (last == 0) {
        return false;
      }
      byte[] sibling = proof.get(next);
      if ((place & 1) == 1 || place == last) {
        old = parent(sibling, old);
        whole = parent(sibling, whole);
        while ((place & 1) == 0 && place != 0) {
          place >>= 1;
          last >>= 1;
        }
      } else {
        whole = parent(whole, sibling);
      }
      place >>= 1;
      last >>= 1;
    }
    return last == 0 && Arrays.equals(old, smallerRoot) && Arrays.equals(whole, root);
  }

  private static boolean areHashes(List<byte[]> proof) {
    return proof.stream().allMatch(hash -> hash.length == BYTES);
  }
}
