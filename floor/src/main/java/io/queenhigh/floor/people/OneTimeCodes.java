package io.queenhigh.floor.people;

import io.queenhigh.floor.hash.Sha256;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Codes that are typed once: sixty bits of chance in twelve letters and digits, {@code
 * K3QF-7ZTA-55XM}. Where two managers appoint, each of them hands over one, and only both together
 * open the door: so neither of them can come in under the other's name.
 */
final class OneTimeCodes {

  /** How long one is good for. */
  static final long GOOD_MILLIS = 24 * 60 * 60 * 1000L;

  private static final String LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  private static final int LENGTH = 12;
  private static final int GROUP = 4;

  private final SecureRandom random;

  OneTimeCodes(SecureRandom random) {
    this.random = random;
  }

  String next() {
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < LENGTH; i++) {
      code.append(i > 0 && i % GROUP == 0 ? "-" : "")
          .append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return code.toString();
  }

  List<String> next(int number) {
    List<String> codes = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      codes.add(next());
    }
    return codes;
  }

  /**
   * The hash of every code that was typed, one after the other, in whatever groups. Sixty bits for
   * a day: one plain hash hides them.
   */
  static List<String> hashes(String typed) {
    String letters = typed.toUpperCase(Locale.ROOT).replaceAll("[^A-Z2-7]", "");
    List<String> hashes = new ArrayList<>();
    for (int from = 0; from < letters.length(); from += LENGTH) {
      hashes.add(Sha256.hex(letters.substring(from, Math.min(letters.length(), from + LENGTH))));
    }
    return hashes;
  }

  static String hash(String code) {
    return hashes(code).getFirst();
  }
}
