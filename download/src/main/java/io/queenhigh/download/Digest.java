package io.queenhigh.download;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Sums by which a file is known again. */
enum Digest {
  SHA_256("SHA-256"),
  /** What dpkg's own list of files asks for. */
  MD5("MD5");

  private final String algorithm;

  Digest(String algorithm) {
    this.algorithm = algorithm;
  }

  String hex(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance(algorithm).digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has " + algorithm, e);
    }
  }
}
