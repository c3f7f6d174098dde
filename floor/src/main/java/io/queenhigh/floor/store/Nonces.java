package io.queenhigh.floor.store;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.function.Consumer;

/**
 * Chance for the lines of journals: 32 bytes that go into a line's hash and are shown with the
 * line, so that a hash tells nothing of a line that is not shown yet. They are fetched for many
 * lines at once.
 */
public final class Nonces {

  /** The operating system's. */
  public static final Nonces SYSTEM = new Nonces(new SecureRandom()::nextBytes);

  private static final int BYTES = 32;
  private static final int LINES_AT_ONCE = 128;

  private final Consumer<byte[]> chance;
  private final byte[] fetched = new byte[LINES_AT_ONCE * BYTES];
  private int next = fetched.length;

  /**
   * Chance from somewhere.
   *
   * @param chance fills whatever it is given
   */
  public Nonces(Consumer<byte[]> chance) {
    this.chance = chance;
  }

  /** The next line's, as 64 hex digits. */
  public synchronized String next() {
    if (next == fetched.length) {
      chance.accept(fetched);
      next = 0;
    }
    next += BYTES;
    return HexFormat.of().formatHex(fetched, next - BYTES, next);
  }
}
