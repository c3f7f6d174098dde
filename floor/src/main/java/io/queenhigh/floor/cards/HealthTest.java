package io.queenhigh.floor.cards;

import io.queenhigh.floor.hash.Sha256;
import java.security.MessageDigest;

/**
 * Listens to the generator all the time and notices when it gets stuck.
 *
 * <p>Repetition count and adaptive proportion as in NIST SP 800-90B, for bytes of full entropy, and
 * a look whether a whole block comes again. A right generator raises a false alarm once in 2^63
 * bytes: at two million bytes a second, once in more than 100,000 years.
 */
final class HealthTest {

  /** The ninth equal byte in a row fails: chance 2^-64 at any byte. */
  static final int MOST_REPETITIONS = 9;

  static final int WINDOW = 512;

  /** The first byte of a window, 27 times in it, fails: chance below 2^-64 in any window. */
  static final int MOST_IN_WINDOW = 27;

  private int last = 256;
  private int repetitions;

  private int watched;
  private int seenInWindow;
  private int placeInWindow;

  private byte[] lastBlock = {};

  void listen(byte[] block) throws GeneratorFailed {
    for (byte value : block) {
      countRepetitions(value);
      countProportion(value);
    }
    compareBlocks(block);
  }

  private void countRepetitions(int value) throws GeneratorFailed {
    repetitions = value == last ? repetitions + 1 : 1;
    last = value;
    if (repetitions == MOST_REPETITIONS) {
      throw new GeneratorFailed(
          "The generator gave the same byte " + MOST_REPETITIONS + " times in a row");
    }
  }

  private void countProportion(int value) throws GeneratorFailed {
    if (placeInWindow == 0) {
      watched = value;
      seenInWindow = 0;
    }
    placeInWindow = (placeInWindow + 1) % WINDOW;
    if (value == watched && ++seenInWindow == MOST_IN_WINDOW) {
      throw new GeneratorFailed(
          "The generator gave one byte " + MOST_IN_WINDOW + " times within " + WINDOW);
    }
  }

  /** Compares by hash, so that bytes which became cards are not kept here. */
  private void compareBlocks(byte[] block) throws GeneratorFailed {
    byte[] hash = Sha256.digest().digest(block);
    if (MessageDigest.isEqual(hash, lastBlock)) {
      throw new GeneratorFailed("The generator gave the same " + block.length + " bytes twice");
    }
    lastBlock = hash;
  }
}
