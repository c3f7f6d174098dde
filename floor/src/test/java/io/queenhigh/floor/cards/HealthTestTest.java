package io.queenhigh.floor.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The health test of the generator")
class HealthTestTest {

  private static final BigInteger BYTES = BigInteger.valueOf(256);

  @Test
  @DisplayName("lets eight equal bytes pass and stops at the ninth, also across blocks")
  void repetitions() throws GeneratorFailed {
    HealthTest health = new HealthTest();
    health.listen(new byte[] {1, 7, 7, 7, 7, 7, 7, 7, 7, 2});
    health.listen(new byte[] {3, 7, 7, 7, 7, 7, 7, 7});
    health.listen(new byte[] {7, 3});
    health.listen(new byte[] {4, 4, 4, 4});

    GeneratorFailed failed =
        assertThrows(GeneratorFailed.class, () -> health.listen(new byte[] {4, 4, 4, 4, 4}));
    assertEquals("The generator gave the same byte 9 times in a row", failed.why());
  }

  @Test
  @DisplayName("lets a byte come 26 times in a window of 512 and stops at the 27th")
  void proportion() throws GeneratorFailed {
    new HealthTest().listen(windowWith(26));

    GeneratorFailed failed =
        assertThrows(GeneratorFailed.class, () -> new HealthTest().listen(windowWith(27)));
    assertEquals("The generator gave one byte 27 times within 512", failed.why());
  }

  /** The watched byte so many times, the first one first, among bytes that are all different. */
  private static byte[] windowWith(int times) {
    byte[] window = new byte[HealthTest.WINDOW];
    for (int i = 0; i < window.length; i++) {
      window[i] = (byte) (i % 2 == 0 && i / 2 < times ? 0 : 1 + i % 255);
    }
    return window;
  }

  @Test
  @DisplayName("stops when a block comes twice in a row")
  void repeatedBlock() throws GeneratorFailed {
    byte[] block = new byte[4096];
    new Random(1).nextBytes(block);
    HealthTest health = new HealthTest();
    health.listen(block);

    GeneratorFailed failed = assertThrows(GeneratorFailed.class, () -> health.listen(block));
    assertEquals("The generator gave the same 4096 bytes twice", failed.why());
  }

  @Test
  @DisplayName("raises a false alarm at most once in 2^64 windows: the exact binomial tail")
  void falseAlarms() {
    // Of the 511 bytes after the first, at least 26 must be like it, each with chance 1/256.
    int rest = HealthTest.WINDOW - 1;
    BigInteger ways = BigInteger.ONE;
    BigInteger tail = BigInteger.ZERO;
    for (int equal = 0; equal <= rest; equal++) {
      if (equal >= HealthTest.MOST_IN_WINDOW - 1) {
        tail = tail.add(ways.multiply(BigInteger.valueOf(255).pow(rest - equal)));
      }
      ways = ways.multiply(BigInteger.valueOf(rest - equal)).divide(BigInteger.valueOf(equal + 1));
    }

    assertTrue(tail.shiftLeft(64).compareTo(BYTES.pow(rest)) < 0);
    assertEquals(BYTES.pow(HealthTest.MOST_REPETITIONS - 1), BigInteger.TWO.pow(64));
  }

  @Test
  @DisplayName("is passed by sixteen million bytes of the real generator")
  void realBytes() throws GeneratorFailed {
    Drbg drbg = new Drbg();
    HealthTest health = new HealthTest();
    byte[] block = new byte[TestedBytes.BLOCK];
    for (int i = 0; i < 4096; i++) {
      drbg.fill(block);
      health.listen(block);
    }
    assertEquals(
        "DRBG of SUN",
        String.join(" ", Arrays.asList(drbg.describe().split(" ", -1)).subList(0, 3)));
  }
}
