package io.queenhigh.audit.anchor;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;

/**
 * A witness' own key, with which it signs that it saw a checkpoint and when: C2SP's cosignature/v1.
 * The key file has three lines: name, public and private key.
 */
public final class Cosigner {

  private static final byte COSIGNATURE = 4;

  private final String name;
  private final byte[] open;
  private final PrivateKey secret;

  private Cosigner(String name, byte[] open, PrivateKey secret) {
    this.name = name;
    this.open = open;
    this.secret = secret;
  }

  /** The key in a file, which is made for its owner alone when it is not there. */
  public static Cosigner at(Path file) throws IOException {
    try {
      if (!Files.exists(file)) {
        make(file);
      }
      List<String> lines = Files.readAllLines(file);
      if (lines.size() < 3) {
        throw new IOException(file + " has no name, public and private key");
      }
      PrivateKey secret =
          KeyFactory.getInstance("Ed25519")
              .generatePrivate(new PKCS8EncodedKeySpec(Base64.getDecoder().decode(lines.get(2))));
      return new Cosigner(lines.get(0), Base64.getDecoder().decode(lines.get(1)), secret);
    } catch (GeneralSecurityException | IllegalArgumentException e) {
      throw new IOException(file + " is no key: " + e.getMessage(), e);
    }
  }

  private static void make(Path file) throws IOException, GeneralSecurityException {
    KeyPair pair = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
    byte[] encoded = pair.getPublic().getEncoded();
    byte[] open = Arrays.copyOfRange(encoded, encoded.length - 32, encoded.length);
    String name = "queenhigh.witness/" + HexFormat.of().formatHex(Merkle.sha256(open), 0, 8);
    Base64.Encoder base64 = Base64.getEncoder();
    Files.createFile(
        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    Files.write(
        file,
        List.of(
            name,
            base64.encodeToString(open),
            base64.encodeToString(pair.getPrivate().getEncoded())));
  }

  private byte[] typed() {
    return ByteBuffer.allocate(1 + open.length).put(COSIGNATURE).put(open).array();
  }

  /** What others check its cosignatures by. */
  public String verifier() {
    return name
        + "+"
        + HexFormat.of().formatHex(VerifierKey.id(name, typed()))
        + "+"
        + Base64.getEncoder().encodeToString(typed());
  }

  /** The signature line for a checkpoint that it saw at a time, in seconds since 1970. */
  public String line(SignedTree checkpoint, long seconds) {
    try {
      Signature signature = Signature.getInstance("Ed25519");
      signature.initSign(secret);
      signature.update(message(checkpoint, seconds));
      byte[] signed = signature.sign();
      byte[] all =
          ByteBuffer.allocate(4 + 8 + signed.length)
              .put(VerifierKey.id(name, typed()))
              .putLong(seconds)
              .put(signed)
              .array();
      return "— " + name + " " + Base64.getEncoder().encodeToString(all) + "\n";
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java signs with Ed25519", e);
    }
  }

  static byte[] message(SignedTree checkpoint, long seconds) {
    String text = "cosignature/v1\ntime " + seconds + "\n" + checkpoint.text();
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
