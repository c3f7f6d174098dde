package io.queenhigh.floor.cards;

/** Numbers below a bound, each as likely as the others, drawn from bytes by rejection. */
final class Picks {

  /** A deck takes about sixty bytes; a right generator never comes near this. */
  private static final int MOST_BYTES = 1024;

  private final TestedBytes bytes;
  private int taken;

  Picks(TestedBytes bytes) {
    this.bytes = bytes;
  }

  /** A number from 0 to {@code bound - 1}. */
  int below(int bound) throws GeneratorFailed {
    while (true) {
      if (++taken > MOST_BYTES) {
        throw new GeneratorFailed("The generator's bytes are too high too often");
      }
      int value = bytes.next();
      if (isFair(value, bound)) {
        return value % bound;
      }
    }
  }

  /** The last, incomplete stretch of bytes would favour low numbers and is thrown back. */
  static boolean isFair(int value, int bound) {
    return value < 256 - 256 % bound;
  }
}
