package io.queenhigh.floor.cards;

import io.queenhigh.rules.cards.Cards;
import java.util.Arrays;
import java.util.function.Supplier;

/** What the shuffler must pass before its first deck. */
final class SelfTest {

  /** The deck that {@link Ruler} must give; worked out once by another program. */
  private static final String KNOWN_ORDER =
      "Ks Qd 2d 8s Ts 5h 6c 9d Ac 6d Qh 6s 2s 8d As 4s Qs 4d 3d 3s 9c 7s Qc Js 5s Th "
          + "4c 8h Ah 9h 5c 6h Ad Tc 8c 2h Jh Jc 7d 4h 5d 3c Jd Td Kh 7c Kd 2c 3h 7h 9s Kc";

  private SelfTest() {}

  /** The first of two generators, if the shuffle is right, they differ and it is in good health. */
  static TestedBytes pass(Supplier<? extends Chance> generators) throws GeneratorFailed {
    knownAnswer();
    Chance generator = start(generators);
    distinct(generator, start(generators));
    TestedBytes bytes = new TestedBytes(generator);
    bytes.warmUp();
    return bytes;
  }

  private static void knownAnswer() throws GeneratorFailed {
    String order = Cards.text(Shuffler.deck(new TestedBytes(new Ruler())).order());
    if (!order.equals(KNOWN_ORDER)) {
      throw new GeneratorFailed("The shuffle of known bytes gave another deck than it must");
    }
  }

  private static Chance start(Supplier<? extends Chance> generators) throws GeneratorFailed {
    try {
      return generators.get();
    } catch (RuntimeException broken) {
      throw new GeneratorFailed(
          "The generator does not start: " + broken.getClass().getSimpleName());
    }
  }

  private static void distinct(Chance one, Chance other) throws GeneratorFailed {
    if (Arrays.equals(sample(one), sample(other))) {
      throw new GeneratorFailed("Two generators gave the same bytes");
    }
  }

  private static byte[] sample(Chance generator) throws GeneratorFailed {
    byte[] sample = new byte[32];
    try {
      generator.fill(sample);
    } catch (RuntimeException broken) {
      throw new GeneratorFailed("The generator broke down: " + broken.getClass().getSimpleName());
    }
    return sample;
  }

  /** No chance at all: bytes as regular as the marks of a ruler, some of which are thrown back. */
  private static final class Ruler implements Chance {
    @Override
    public void fill(byte[] bytes) {
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) (89 * i + 211);
      }
    }

    @Override
    public String describe() {
      return "a ruler";
    }
  }
}
