package io.queenhigh.floor.hash;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The one hash of everything that is stored, sealed or signed here. */
public final class Sha256 {

  /** Copied, never used: looking one up costs more than hashing a line. */
  private static final MessageDigest NEW = lookUp();

  private Sha256() {}

  public static MessageDigest digest() {
    try {
      return (MessageDigest) NEW.clone();
    } catch (CloneNotSupportedException e) {
      return lookUp();
    }
  }

  public static byte[] of(String text) {
    return digest().digest(text.getBytes(StandardCharsets.UTF_8));
  }

  /** As 64 hex digits. */
  public static String hex(String text) {
    return HexFormat.of().formatHex(of(text));
  }

  private static MessageDigest lookUp() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
