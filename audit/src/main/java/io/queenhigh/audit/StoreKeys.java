package io.queenhigh.audit;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Base64;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** The keys of a store, as far as the auditor was given them, and what they open. */
final class StoreKeys {

  private static final Pattern SEALED = Pattern.compile("sealed/1:([0-9a-f]+):([A-Za-z0-9+/=]+)");
  private static final Pattern BOUND =
      Pattern.compile("bound/1:([0-9a-f]+):([0-9a-f]{64}):(.*)", Pattern.DOTALL);
  private static final Pattern KEY_FILE = Pattern.compile("[?&]keyFile=([^&]*)");
  private static final int CHANCE_BYTES = 12;

  private final Map<String, byte[]> keys = new HashMap<>();

  /** What became of something that may be sealed. */
  sealed interface Opening {
    record Opened(String text) implements Opening {}

    /** It lies open, as it did before there were keys. */
    record Unsealed(String text) implements Opening {}

    /** Its key is not here. */
    record WithoutKey(String key) implements Opening {}

    /** It is not what the key has sealed. */
    record Broken(String key) implements Opening {}
  }

  /** Those that an address names, the environment has, or that lie beside an SQLite file. */
  static StoreKeys of(String store) {
    StoreKeys keys = new StoreKeys();
    text(store).lines().map(String::strip).forEach(keys::add);
    return keys;
  }

  boolean has(String key) {
    return keys.containsKey(key);
  }

  /** Whether there are keys here, and none of this name. */
  boolean lacks(String key) {
    return !keys.isEmpty() && !keys.containsKey(key);
  }

  private static String text(String store) {
    Matcher named = KEY_FILE.matcher(store);
    Optional<String> file =
        named.find()
            ? Optional.of(
                URLDecoder.decode(named.group(1).replace("+", "%2B"), StandardCharsets.UTF_8))
            : Optional.ofNullable(System.getenv("QUEENHIGH_KEY_FILE"));
    if (file.isPresent()) {
      return read(Path.of(file.get()));
    }
    return Optional.ofNullable(System.getenv("QUEENHIGH_KEY"))
        .orElseGet(
            () ->
                store.startsWith("sqlite:")
                    ? read(Path.of(store.substring(7).split("\\?", 2)[0] + ".key"))
                    : "");
  }

  /** An auditor who may not read the keys checks everything else. */
  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException _) {
      return "";
    }
  }

  private void add(String line) {
    if (line.matches("[0-9a-fA-F]{64}")) {
      byte[] key = HexFormat.of().parseHex(line);
      try {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        digest.update("queenhigh key\n".getBytes(StandardCharsets.UTF_8));
        keys.put(HexFormat.of().formatHex(digest.digest(key), 0, 6), key);
      } catch (GeneralSecurityException e) {
        throw new IllegalStateException("every Java has SHA-256", e);
      }
    }
  }

  /** What a text is that is bound to its place, and lies open. */
  enum Binding {
    HOLDS,
    NONE,
    /** Its key is not here. */
    UNKNOWN,
    BROKEN
  }

  /** Whether somebody with the key has put this text at its place. */
  Binding binding(String place, String stored) {
    Matcher bound = BOUND.matcher(stored);
    if (!bound.matches()) {
      return Binding.NONE;
    }
    byte[] key = keys.get(bound.group(1));
    if (key == null) {
      return Binding.UNKNOWN;
    }
    byte[] own = hmac(hmac(key, "queenhigh bind 1\n"), place + "\n" + bound.group(3));
    return HexFormat.of().formatHex(own).equals(bound.group(2)) ? Binding.HOLDS : Binding.BROKEN;
  }

  /** What a row says, bound or not. */
  static String unbound(String stored) {
    Matcher bound = BOUND.matcher(stored);
    return bound.matches() ? bound.group(3) : stored;
  }

  private static byte[] hmac(byte[] key, String text) {
    try {
      Mac mac = Mac.getInstance("HmacSHA256");
      mac.init(new SecretKeySpec(key, "HmacSHA256"));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HMAC with SHA-256", e);
    }
  }

  /** Opens what lies at a place, such as {@code deck/wa-1.57}. */
  Opening open(String place, String stored) {
    Matcher sealed = SEALED.matcher(stored);
    if (!sealed.matches()) {
      return new Opening.Unsealed(stored);
    }
    String name = sealed.group(1);
    byte[] key = keys.get(name);
    if (key == null) {
      return new Opening.WithoutKey(name);
    }
    try {
      byte[] all = Base64.getDecoder().decode(sealed.group(2));
      Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
      cipher.init(
          Cipher.DECRYPT_MODE,
          new SecretKeySpec(key, "AES"),
          new GCMParameterSpec(128, all, 0, CHANCE_BYTES));
      cipher.updateAAD(place.getBytes(StandardCharsets.UTF_8));
      byte[] text = cipher.doFinal(all, CHANCE_BYTES, all.length - CHANCE_BYTES);
      return new Opening.Opened(new String(text, StandardCharsets.UTF_8));
    } catch (GeneralSecurityException | IllegalArgumentException _) {
      return new Opening.Broken(name);
    }
  }
}
