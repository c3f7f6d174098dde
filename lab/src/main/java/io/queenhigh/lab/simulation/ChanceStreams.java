package io.queenhigh.lab.simulation;

import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** ChanceStreams of chance, one for every shard of a seed. */
public final class ChanceStreams {

  private static final RandomGeneratorFactory<RandomGenerator> LXM =
      RandomGeneratorFactory.of("L64X128MixRandom");

  private ChanceStreams() {}

  /**
   * The generator takes four numbers. The first sets it apart from all others that have another
   * first number, so that is the shard; the rest are where it starts.
   */
  public static RandomGenerator of(long seed, long shard) {
    SplittableRandom start = new SplittableRandom(scrambled(seed) ^ scrambled(~shard));
    byte[] numbers =
        ByteBuffer.allocate(4 * Long.BYTES)
            .putLong(2 * shard + 1)
            .putLong(start.nextLong())
            .putLong(start.nextLong())
            .putLong(start.nextLong())
            .array();
    return LXM.create(numbers);
  }

  private static long scrambled(long number) {
    return new SplittableRandom(number).nextLong();
  }
}
