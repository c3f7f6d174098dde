package io.queenhigh.floor.anchor;

import io.queenhigh.floor.hash.Sha256;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.NamedParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key that signs notes: Ed25519 under a name, as C2SP's signed notes have it. It is written as
 * Go's note tools write it, {@code PRIVATE+KEY+name+id+…}, and its public half {@code name+id+…}.
 */
public final class NoteKey {

  private static final byte ED25519 = 1;
  private static final int SEED_BYTES = 32;
  private static final Pattern WRITTEN =
      Pattern.compile("PRIVATE\\+KEY\\+([^+\\s]+)\\+([0-9a-f]{8})\\+([A-Za-z0-9+/]+=*)");

  private final String name;
  private final byte[] seed;
  private final byte[] open;
  private final PrivateKey secret;

  private NoteKey(String name, byte[] seed, KeyPair pair) {
    this.name = name;
    this.seed = seed;
    this.secret = pair.getPrivate();
    byte[] encoded = pair.getPublic().getEncoded();
    this.open = Arrays.copyOfRange(encoded, encoded.length - SEED_BYTES, encoded.length);
  }

  /** A new key, whose name is made of its public half: no two logs have the same. */
  public static NoteKey create(SecureRandom random) {
    byte[] seed = new byte[SEED_BYTES];
    random.nextBytes(seed);
    KeyPair pair = pair(seed);
    byte[] digest = Sha256.digest().digest(pair.getPublic().getEncoded());
    return new NoteKey("queenhigh.log/" + HexFormat.of().formatHex(digest, 0, 8), seed, pair);
  }

  /** A key as it is written in a key file; nothing when it is not one. */
  public static Optional<NoteKey> parse(String text) {
    Matcher written = WRITTEN.matcher(text.strip());
    if (!written.matches()) {
      return Optional.empty();
    }
    byte[] key;
    try {
      key = Base64.getDecoder().decode(written.group(3));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
    if (key.length != 1 + SEED_BYTES || key[0] != ED25519) {
      return Optional.empty();
    }
    byte[] seed = Arrays.copyOfRange(key, 1, key.length);
    NoteKey note = new NoteKey(written.group(1), seed, pair(seed));
    return Optional.of(note).filter(made -> made.hexId().equals(written.group(2)));
  }

  /** Java makes a pair of a seed only where it takes the seed for chance. */
  private static KeyPair pair(byte[] seed) {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("Ed25519");
      generator.initialize(NamedParameterSpec.ED25519, new GivenBytes(seed));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has Ed25519", e);
    }
  }

  private static final class GivenBytes extends SecureRandom {
    private static final long serialVersionUID = 1;
    private final byte[] given;

    GivenBytes(byte[] given) {
      this.given = given.clone();
    }

    @Override
    public void nextBytes(byte[] bytes) {
      System.arraycopy(given, 0, bytes, 0, bytes.length);
    }
  }

  public String name() {
    return name;
  }

  private byte[] id() {
    MessageDigest digest = Sha256.digest();
    digest.update((name + "\n").getBytes(StandardCharsets.UTF_8));
    return Arrays.copyOf(digest.digest(typed(open)), 4);
  }

  private String hexId() {
    return HexFormat.of().formatHex(id());
  }

  private static byte[] typed(byte[] key) {
    return ByteBuffer.allocate(1 + key.length).put(ED25519).put(key).array();
  }

  /** What others check signatures by. */
  public String verifier() {
    return name + "+" + hexId() + "+" + Base64.getEncoder().encodeToString(typed(open));
  }

  /** The key itself, as its file has it. */
  String written() {
    return "PRIVATE+KEY+"
        + name
        + "+"
        + hexId()
        + "+"
        + Base64.getEncoder().encodeToString(typed(seed));
  }

  /** A text with a signature below it. The same text gets the same signature every time. */
  String sign(String text) {
    if (!text.endsWith("\n")) {
      throw new IllegalArgumentException("a note ends with a line feed");
    }
    try {
      Signature signature = Signature.getInstance("Ed25519");
      signature.initSign(secret);
      signature.update(text.getBytes(StandardCharsets.UTF_8));
      byte[] signed = signature.sign();
      byte[] line = ByteBuffer.allocate(4 + signed.length).put(id()).put(signed).array();
      return text + "\n— " + name + " " + Base64.getEncoder().encodeToString(line) + "\n";
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java signs with Ed25519", e);
    }
  }

  /** Its public half only. */
  @Override
  public String toString() {
    return verifier();
  }
}
