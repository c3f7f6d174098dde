package io.queenhigh.audit.anchor;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PublicKey;
import java.security.Signature;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;

/** The public half of a key that signs notes: {@code name+id+base64}, Ed25519. */
public final class VerifierKey {

  private static final byte NOTE = 1;

  /** What RFC 8410 puts before the 32 bytes of a public key. */
  private static final byte[] X509 = HexFormat.of().parseHex("302a300506032b6570032100");

  private final String name;
  private final byte[] id;
  private final PublicKey key;

  private VerifierKey(String name, byte[] id, PublicKey key) {
    this.name = name;
    this.id = id;
    this.key = key;
  }

  /** A key as it is published; nothing when the text is not one, or its id is of another key. */
  public static Optional<VerifierKey> parse(String text) {
    String[] parts = text.strip().split("\\+", 3);
    if (parts.length != 3
        || parts[0].isEmpty()
        || parts[0].chars().anyMatch(VerifierKey::isSpace)) {
      return Optional.empty();
    }
    try {
      byte[] typed = Base64.getDecoder().decode(parts[2]);
      byte[] id = id(parts[0], typed);
      if (typed.length != 33
          || typed[0] != NOTE
          || !HexFormat.of().formatHex(id).equals(parts[1])) {
        return Optional.empty();
      }
      byte[] encoded = Arrays.copyOf(X509, X509.length + 32);
      System.arraycopy(typed, 1, encoded, X509.length, 32);
      PublicKey key =
          KeyFactory.getInstance("Ed25519").generatePublic(new X509EncodedKeySpec(encoded));
      return Optional.of(new VerifierKey(parts[0], id, key));
    } catch (IllegalArgumentException | GeneralSecurityException _) {
      return Optional.empty();
    }
  }

  private static boolean isSpace(int c) {
    return Character.isWhitespace(c) || Character.isSpaceChar(c);
  }

  /** The first four bytes of the hash of name, line feed, kind of signature and key. */
  static byte[] id(String name, byte[] typed) {
    byte[] named = (name + "\n").getBytes(StandardCharsets.UTF_8);
    return Arrays.copyOf(Merkle.sha256(named, typed), 4);
  }

  public String name() {
    return name;
  }

  /** Whether a signature line names this key. */
  boolean isNamedBy(SignedNote.Signed signed) {
    return signed.name().equals(name)
        && signed.bytes().length > 4
        && Arrays.equals(Arrays.copyOf(signed.bytes(), 4), id);
  }

  boolean signed(String text, byte[] idAndSignature) {
    try {
      Signature signature = Signature.getInstance("Ed25519");
      signature.initVerify(key);
      signature.update(text.getBytes(StandardCharsets.UTF_8));
      return signature.verify(Arrays.copyOfRange(idAndSignature, 4, idAndSignature.length));
    } catch (GeneralSecurityException _) {
      return false;
    }
  }
}
