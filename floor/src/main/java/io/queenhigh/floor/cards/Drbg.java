package io.queenhigh.floor.cards;

import static java.security.DrbgParameters.Capability.PR_AND_RESEED;

import java.nio.charset.StandardCharsets;
import java.security.DrbgParameters;
import java.security.NoSuchAlgorithmException;
import java.security.Provider;
import java.security.SecureRandom;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The platform's deterministic random bit generator (NIST SP 800-90A) at 256 bits of strength.
 *
 * <p>It seeds itself from the operating system, and there is no way to hand it a seed.
 */
final class Drbg implements Chance {

  private static final int FILLS_PER_SEED = 32;

  private static final AtomicLong INSTANCES = new AtomicLong();

  private final SecureRandom generator;
  private int fillsSinceSeed;

  Drbg() {
    try {
      generator =
          SecureRandom.getInstance(
              "DRBG", DrbgParameters.instantiation(256, PR_AND_RESEED, personalisation()));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("This Java has no 256-bit DRBG", missing);
    }
  }

  /** Tells generators apart even if the operating system should seed two of them alike. */
  private static byte[] personalisation() {
    String text =
        "queenhigh shuffler %d.%d"
            .formatted(ProcessHandle.current().pid(), INSTANCES.incrementAndGet());
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public void fill(byte[] bytes) {
    if (fillsSinceSeed == FILLS_PER_SEED) {
      generator.reseed();
      fillsSinceSeed = 0;
    }
    fillsSinceSeed++;
    generator.nextBytes(bytes);
  }

  @Override
  public String describe() {
    Provider provider = generator.getProvider();
    return "DRBG of %s %s (%s), fresh entropy every %d bytes"
        .formatted(
            provider.getName(),
            provider.getVersionStr(),
            generator,
            FILLS_PER_SEED * TestedBytes.BLOCK);
  }
}
