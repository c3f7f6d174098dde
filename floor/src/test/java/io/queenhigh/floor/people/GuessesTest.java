package io.queenhigh.floor.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.Test;

/** The pace of wrong passwords, by a clock that is handed in. */
class GuessesTest {
  private final Guesses guesses = new Guesses();

  @Test
  @Clause("FLOOR Guesses")
  void aThousandAddressesTogetherArePacedAndWhoIsKnownIsNot() {
    guesses.take("ann", "192.0.2.1", 0);
    guesses.cameIn("ann", "192.0.2.1", 0);
    int judged = 0;
    for (int i = 0; i < 1_000; i++) {
      judged += guesses.take("ann", "10.0.%d.%d".formatted(i / 250, i % 250), 0) == 0 ? 1 : 0;
    }
    assertEquals(Guesses.FREE_OF_THE_HOUSE, judged);
    assertEquals(1_000, guesses.take("bob", "198.51.100.7", 0));
    assertEquals(0, guesses.take("ann", "192.0.2.1", 0));
    assertEquals(0, guesses.take("bob", "198.51.100.7", 2_000));
  }

  @Test
  @Clause("FLOOR Guesses")
  void oneNetworkOfIpv6IsOneAddress() {
    for (int i = 0; i < Guesses.FREE; i++) {
      assertEquals(0, guesses.take("ann", "2001:db8:1:2::" + i, 0));
    }
    assertEquals(1_000, guesses.take("ann", "2001:db8:1:2:ffff::1", 0));
    assertEquals(0, guesses.take("ann", "2001:db8:1:3::1", 0));
  }

  @Test
  @Clause("FLOOR Guesses")
  void fewCanBeTriedInADay() {
    int judged = 0;
    for (long second = 0; second < 24 * 60 * 60; second++) {
      judged += guesses.take("ann", "192.0.2.1", second * 1_000) == 0 ? 1 : 0;
    }
    assertTrue(judged < 120, judged + " guesses in a day");
  }

  @Test
  @Clause("FLOOR Guesses")
  void whatWasNoGuessCostsNothing() {
    for (int i = 0; i < 1_000; i++) {
      assertEquals(0, guesses.take("ann", "192.0.2.1", 0));
      guesses.takeBack("ann", "192.0.2.1", 0);
    }
  }
}
