package io.queenhigh.floor.people;

import io.queenhigh.floor.hash.Sha256;
import java.security.SecureRandom;
import java.util.Base64;

/** Session tokens: 256 bits of chance, and the hash under which a session is kept. */
final class Tokens {

  private final SecureRandom random;

  Tokens(SecureRandom random) {
    this.random = random;
  }

  String next() {
    byte[] bytes = new byte[32];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** A token is long and random, so one plain hash hides it; a password is not. */
  static String sessionId(String token) {
    return Sha256.hex(token);
  }
}
