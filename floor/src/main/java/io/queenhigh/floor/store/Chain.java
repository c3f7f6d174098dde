package io.queenhigh.floor.store;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The SHA-256 that chains one line to the next. Each part goes in with its length before it. */
final class Chain {

  private Chain() {}

  static String hash(
      String prevHash,
      String stream,
      long seq,
      String type,
      String payload,
      String actor,
      long atMillis) {
    MessageDigest digest = sha256();
    add(digest, prevHash);
    add(digest, stream);
    digest.update(ByteBuffer.allocate(16).putLong(seq).putLong(atMillis).flip());
    add(digest, type);
    add(digest, payload);
    add(digest, actor);
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(MessageDigest digest, String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    digest.update(ByteBuffer.allocate(4).putInt(bytes.length).flip());
    digest.update(bytes);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
