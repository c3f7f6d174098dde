package io.queenhigh.floor.cards;

import java.util.Arrays;

/** Bytes of chance, block by block; no byte leaves before its whole block has been tested. */
final class TestedBytes {

  /** One call of the generator serves about forty decks. */
  static final int BLOCK = 4096;

  private final Chance chance;
  private final HealthTest health = new HealthTest();
  private final byte[] block = new byte[BLOCK];
  private int next = BLOCK;

  TestedBytes(Chance chance) {
    this.chance = chance;
  }

  /** The next byte, 0 to 255. Its place is wiped, so that a dealt card leaves no trace here. */
  int next() throws GeneratorFailed {
    if (next == BLOCK) {
      refill();
    }
    int value = Byte.toUnsignedInt(block[next]);
    block[next++] = 0;
    return value;
  }

  /** Tests a whole block and throws it away. */
  void warmUp() throws GeneratorFailed {
    refill();
    Arrays.fill(block, (byte) 0);
    next = BLOCK;
  }

  String describe() {
    return chance.describe();
  }

  private void refill() throws GeneratorFailed {
    try {
      chance.fill(block);
    } catch (RuntimeException broken) {
      throw new GeneratorFailed("The generator broke down: " + broken.getClass().getSimpleName());
    }
    health.listen(block);
    next = 0;
  }
}
