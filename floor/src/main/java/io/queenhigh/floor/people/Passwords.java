package io.queenhigh.floor.people;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.generators.Argon2BytesGenerator;
import org.bouncycastle.crypto.params.Argon2Parameters;

/**
 * Hashes passwords with Argon2id, and only so many at a time: logins must not take the processors
 * away from the tables.
 */
final class Passwords {

  private static final int LANES = 1;
  private static final int SALT_BYTES = 16;
  private static final int HASH_BYTES = 32;

  /** Whoever comes when so many are waiting is asked to come back. */
  private static final int MOST_WAITING = 64;

  private static final Pattern ENCODED =
      Pattern.compile("\\$argon2id\\$v=19\\$m=(\\d{1,7}),t=(\\d{1,3}),p=(\\d{1,2})\\$(.+)\\$(.+)");

  private static final Base64.Encoder ENCODER = Base64.getEncoder().withoutPadding();

  private final SecureRandom random;
  private final HashWork much;
  private final Semaphore places;
  private final int mostWaiting;
  private final String nobodys;

  /** With places for half of the processors at most. */
  static Passwords withFewPlaces(SecureRandom random, HashWork much) {
    int places = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    return new Passwords(random, much, new Semaphore(places, true), MOST_WAITING);
  }

  Passwords(SecureRandom random, HashWork much, Semaphore places, int mostWaiting) {
    this.random = random;
    this.much = much;
    this.places = places;
    this.mostWaiting = mostWaiting;
    this.nobodys = encoded(new byte[SALT_BYTES], new byte[HASH_BYTES]);
  }

  /** The text to keep for a password, parameters and salt included; empty when too many wait. */
  Optional<String> hash(Password password) {
    byte[] salt = new byte[SALT_BYTES];
    random.nextBytes(salt);
    Argon2Parameters work = work(much.memoryKib(), much.passes(), LANES, salt);
    return inTurn(work, HASH_BYTES, password).map(hash -> encoded(salt, hash));
  }

  /**
   * Whether the password is the one that was kept; empty when too many wait. Without a kept one it
   * works as long and says no, so that the time tells nobody who has an account.
   */
  Optional<Boolean> matches(Password password, Optional<String> kept) {
    Matcher parts = ENCODED.matcher(kept.orElse(nobodys));
    if (!parts.matches()) {
      throw new IllegalStateException("a kept password is not as this program writes them");
    }
    byte[] expected = Base64.getDecoder().decode(parts.group(5));
    Argon2Parameters work =
        work(
            Integer.parseInt(parts.group(1)),
            Integer.parseInt(parts.group(2)),
            Integer.parseInt(parts.group(3)),
            Base64.getDecoder().decode(parts.group(4)));
    return inTurn(work, expected.length, password)
        .map(hash -> MessageDigest.isEqual(expected, hash) && kept.isPresent());
  }

  private static Argon2Parameters work(int memoryKib, int passes, int lanes, byte[] salt) {
    return new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
        .withVersion(Argon2Parameters.ARGON2_VERSION_13)
        .withMemoryAsKB(memoryKib)
        .withIterations(passes)
        .withParallelism(lanes)
        .withSalt(salt)
        .build();
  }

  private Optional<byte[]> inTurn(Argon2Parameters work, int length, Password password) {
    if (places.getQueueLength() >= mostWaiting) {
      return Optional.empty();
    }
    places.acquireUninterruptibly();
    try {
      return Optional.of(argon2id(work, length, password));
    } finally {
      places.release();
    }
  }

  private static byte[] argon2id(Argon2Parameters work, int length, Password password) {
    Argon2BytesGenerator generator = new Argon2BytesGenerator();
    generator.init(work);
    byte[] hash = new byte[length];
    generator.generateBytes(PasswordPolicy.normal(password).getBytes(StandardCharsets.UTF_8), hash);
    return hash;
  }

  private String encoded(byte[] salt, byte[] hash) {
    return "$argon2id$v=19$m=%d,t=%d,p=%d$%s$%s"
        .formatted(
            much.memoryKib(),
            much.passes(),
            LANES,
            ENCODER.encodeToString(salt),
            ENCODER.encodeToString(hash));
  }
}
