package io.queenhigh.floor.store;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Cipher;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/**
 * Small secrets that lie in a store without lying open there: the deck of a running round, what a
 * second factor is reckoned from. AES-256 in GCM, under keys that are not in the database.
 *
 * <pre>
 * sealed/1:KEY:BASE64      KEY names the key; BASE64 is 12 bytes of chance, then the text and its tag
 * </pre>
 *
 * <p>What is sealed for one place opens at no other, so that rows cannot be exchanged.
 */
public final class Vault {

  private static final String MARK = "sealed/1:";
  private static final String BOUND = "bound/1:";
  private static final String HMAC = "HmacSHA256";
  private static final int CHANCE_BYTES = 12;
  private static final int TAG_BITS = 128;

  private final StoreKeys keys;
  private final BoundNote note;
  private final SecureRandom chance = new SecureRandom();

  public Vault(StoreKeys keys) {
    this(keys, BoundNote.NONE);
  }

  Vault(StoreKeys keys, BoundNote note) {
    this.keys = keys;
    this.note = note;
  }

  /**
   * Seals a text for a place.
   *
   * @param place where it will lie, such as {@code deck/wa-1.57}
   */
  public String seal(String place, String text) {
    StoreKeys.StoreKey key = keys.sealing();
    byte[] before = new byte[CHANCE_BYTES];
    chance.nextBytes(before);
    try {
      byte[] sealed =
          cipher(Cipher.ENCRYPT_MODE, key, before, place)
              .doFinal(text.getBytes(StandardCharsets.UTF_8));
      byte[] all = Arrays.copyOf(before, before.length + sealed.length);
      System.arraycopy(sealed, 0, all, before.length, sealed.length);
      return MARK + key.id() + ":" + Base64.getEncoder().encodeToString(all);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has AES in GCM", e);
    }
  }

  /**
   * The text again.
   *
   * @throws IllegalStateException when it is not sealed, was sealed with a key that is not here,
   *     for another place, or has been changed
   */
  public String open(String place, String stored) {
    if (!isSealed(stored)) {
      throw new IllegalStateException(place + " is not sealed: somebody has been at it");
    }
    String[] parts = stored.substring(MARK.length()).split(":", 2);
    StoreKeys.StoreKey key =
        keys.find(parts[0])
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "%s was sealed with key %s, and here is %s"
                            .formatted(place, parts[0], keys)));
    try {
      byte[] all = Base64.getDecoder().decode(parts[1]);
      byte[] before = Arrays.copyOf(all, CHANCE_BYTES);
      byte[] text =
          cipher(Cipher.DECRYPT_MODE, key, before, place)
              .doFinal(all, CHANCE_BYTES, all.length - CHANCE_BYTES);
      return new String(text, StandardCharsets.UTF_8);
    } catch (GeneralSecurityException | RuntimeException e) {
      throw new IllegalStateException(
          place + " does not open with key " + key.id() + ": somebody has been at it", e);
    }
  }

  /**
   * Binds a text to a place without hiding it: nobody who lacks the key can write another there, or
   * this one elsewhere.
   *
   * <pre>
   * bound/1:KEY:HEX:TEXT     HEX is HMAC-SHA256 over the place, a line feed and the text
   * </pre>
   */
  public String bind(String place, String text) {
    StoreKeys.StoreKey key = keys.sealing();
    return BOUND + key.id() + ":" + mark(key, place, text) + ":" + text;
  }

  /** Whether it is on record, outside the store, that rows there have been bound. */
  public boolean hasBoundHere() {
    return note.isThere();
  }

  /** Puts that on record, where there is a place for it. */
  public void noteBound() {
    note.write();
  }

  /** Whether a text says of itself that it is bound. */
  public static boolean isBound(String stored) {
    return stored.startsWith(BOUND);
  }

  /**
   * The text that was bound to a place.
   *
   * @throws IllegalStateException when it is not bound, was bound with a key that is not here, to
   *     another place, or has been changed
   */
  public String unbind(String place, String stored) {
    String[] parts =
        isBound(stored) ? stored.substring(BOUND.length()).split(":", 3) : new String[0];
    if (parts.length != 3) {
      throw new IllegalStateException(place + " is not bound: somebody has been at it");
    }
    StoreKeys.StoreKey key =
        keys.find(parts[0])
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "%s was bound with key %s, and here is %s"
                            .formatted(place, parts[0], keys)));
    boolean same =
        MessageDigest.isEqual(
            mark(key, place, parts[2]).getBytes(StandardCharsets.UTF_8),
            parts[1].getBytes(StandardCharsets.UTF_8));
    if (!same) {
      throw new IllegalStateException(
          place + " is not what was bound with key " + key.id() + ": somebody has been at it");
    }
    return parts[2];
  }

  /** By a key of its own, so that what seals binds nothing by chance. */
  private static String mark(StoreKeys.StoreKey key, String place, String text) {
    byte[] binding = hmac(key.secret().getEncoded(), "queenhigh bind 1\n");
    return HexFormat.of().formatHex(hmac(binding, place + "\n" + text));
  }

  private static byte[] hmac(byte[] key, String text) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(new SecretKeySpec(key, HMAC));
      return mac.doFinal(text.getBytes(StandardCharsets.UTF_8));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java has HMAC with SHA-256", e);
    }
  }

  /** Whether a text says of itself that it is sealed. */
  public static boolean isSealed(String stored) {
    return stored.startsWith(MARK);
  }

  private static Cipher cipher(int mode, StoreKeys.StoreKey key, byte[] before, String place)
      throws GeneralSecurityException {
    Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
    cipher.init(mode, key.secret(), new GCMParameterSpec(TAG_BITS, before));
    cipher.updateAAD(place.getBytes(StandardCharsets.UTF_8));
    return cipher;
  }

  @Override
  public String toString() {
    return "Vault with " + keys;
  }
}
