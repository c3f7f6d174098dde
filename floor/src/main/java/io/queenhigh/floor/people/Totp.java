package io.queenhigh.floor.people;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Locale;
import java.util.OptionalLong;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Codes by the clock as RFC 6238 has them: what an authenticator shows, six digits that change
 * every half minute.
 */
final class Totp {

  private static final long STEP_MILLIS = 30_000;
  private static final int DIGITS = 6;
  private static final int SECRET_BYTES = 20;

  /** A clock may be half a minute wrong, or its owner slow. */
  private static final long STEPS_OFF = 1;

  private static final String BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

  private Totp() {}

  static byte[] newSecret(SecureRandom random) {
    byte[] secret = new byte[SECRET_BYTES];
    random.nextBytes(secret);
    return secret;
  }

  static long step(long millis) {
    return Math.floorDiv(millis, STEP_MILLIS);
  }

  /** The time step of which this is the code, if it is one of now and later than the last taken. */
  static OptionalLong taken(byte[] secret, String typed, long millis, long lastStep) {
    String digits = typed.replaceAll("\\s", "");
    for (long step = step(millis) - STEPS_OFF; step <= step(millis) + STEPS_OFF; step++) {
      if (step > lastStep && code(secret, step).equals(digits)) {
        return OptionalLong.of(step);
      }
    }
    return OptionalLong.empty();
  }

  static String code(byte[] secret, long step) {
    return code(secret, step, "HmacSHA1", DIGITS);
  }

  static String code(byte[] secret, long step, String algorithm, int digits) {
    byte[] hash = hmac(secret, step, algorithm);
    int from = hash[hash.length - 1] & 0xf;
    int number = ByteBuffer.wrap(hash, from, Integer.BYTES).getInt() & 0x7fff_ffff;
    int most = 1;
    for (int i = 0; i < digits; i++) {
      most *= 10;
    }
    return String.format(Locale.ROOT, "%0" + digits + "d", number % most);
  }

  private static byte[] hmac(byte[] secret, long step, String algorithm) {
    try {
      Mac mac = Mac.getInstance(algorithm);
      mac.init(new SecretKeySpec(secret, algorithm));
      return mac.doFinal(ByteBuffer.allocate(Long.BYTES).putLong(step).array());
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException("every Java has " + algorithm, impossible);
    }
  }

  /** As people type it into an authenticator. */
  static String base32(byte[] bytes) {
    StringBuilder text = new StringBuilder();
    int held = 0;
    int bits = 0;
    for (byte one : bytes) {
      held = (held << 8) | (one & 0xff);
      bits += 8;
      while (bits >= 5) {
        bits -= 5;
        text.append(BASE32.charAt((held >> bits) & 0x1f));
      }
      held &= (1 << bits) - 1;
    }
    return bits == 0 ? text.toString() : text.append(BASE32.charAt(held << (5 - bits))).toString();
  }

  static byte[] fromBase32(String text) {
    ByteBuffer bytes = ByteBuffer.allocate(text.length() * 5 / 8);
    int held = 0;
    int bits = 0;
    for (int i = 0; i < text.length(); i++) {
      held = (held << 5) | BASE32.indexOf(text.charAt(i));
      bits += 5;
      if (bits >= 8) {
        bits -= 8;
        bytes.put((byte) (held >> bits));
        held &= (1 << bits) - 1;
      }
    }
    return bytes.array();
  }
}
