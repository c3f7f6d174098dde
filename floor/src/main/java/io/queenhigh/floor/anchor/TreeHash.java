package io.queenhigh.floor.anchor;

import io.queenhigh.floor.hash.Sha256;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;

/** A hash of the tree: a leaf, a node or a root, as RFC 6962 has them. */
public final class TreeHash {

  static final int BYTES = 32;

  /** The root of a tree without a leaf. */
  public static final TreeHash EMPTY = new TreeHash(Sha256.digest().digest());

  private static final byte LEAF = 0;
  private static final byte NODE = 1;

  private final byte[] bytes;

  private TreeHash(byte[] bytes) {
    this.bytes = bytes;
  }

  static TreeHash leaf(byte[] data) {
    MessageDigest digest = Sha256.digest();
    digest.update(LEAF);
    return new TreeHash(digest.digest(data));
  }

  static TreeHash node(TreeHash left, TreeHash right) {
    MessageDigest digest = Sha256.digest();
    digest.update(NODE);
    digest.update(left.bytes);
    return new TreeHash(digest.digest(right.bytes));
  }

  /** One of several that lie one after the other. */
  static TreeHash in(byte[] all, int place) {
    return new TreeHash(Arrays.copyOfRange(all, place * BYTES, (place + 1) * BYTES));
  }

  void putInto(byte[] all, int place) {
    System.arraycopy(bytes, 0, all, place * BYTES, BYTES);
  }

  /** As a checkpoint spells it. */
  public String base64() {
    return Base64.getEncoder().encodeToString(bytes);
  }

  /** Anything but 32 bytes in base64 is a mistake of whoever calls. */
  public static TreeHash of(String base64) {
    byte[] bytes = Base64.getDecoder().decode(base64);
    if (bytes.length != BYTES) {
      throw new IllegalArgumentException("a hash has 32 bytes");
    }
    return new TreeHash(bytes);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TreeHash hash && Arrays.equals(bytes, hash.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return base64();
  }
}
