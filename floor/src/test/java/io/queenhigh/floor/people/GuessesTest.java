package io.queenhigh.floor.people;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.proof.Clause;
import org.junit.jupiter.api.Test;

/** The pace of wrong passwords, by a clock that is handed in. */
class GuessesTest {
  private final Guesses guesses = new Guesses();

  /** A player, whose password alone opens the door. */
  private long take(String name, String from, long now) {
    return guesses.take(name, from, false, now);
  }

  @Test
  @Clause("FLOOR Guesses")
  void aThousandAddressesAtOneNameArePacedAndNobodyElseIs() {
    take("ann", "192.0.2.1", 0);
    guesses.cameIn("ann", "192.0.2.1", 0);
    int judged = 0;
    for (int i = 0; i < 1_000; i++) {
      judged += take("ann", "10.0.%d.%d".formatted(i / 250, i % 250), 0) == 0 ? 1 : 0;
    }
    assertEquals(Guesses.FREE_OF_A_NAME, judged);
    assertEquals(1_000, take("ann", "198.51.100.7", 0));
    assertEquals(0, take("bob", "198.51.100.7", 0), "another name");
    assertEquals(0, take("ann", "192.0.2.1", 0), "where she has come in before");
    assertEquals(0, take("ann", "198.51.100.8", 2_000));
  }

  /** A crowd that keeps the house busy does not keep the staff from signing in elsewhere. */
  @Test
  @Clause("FLOOR Guesses")
  void noCrowdKeepsNewcomersFromAnAddressThatHasNotBeenWrong() {
    for (int i = 0; i < 100; i++) {
      for (int name = 0; name < Guesses.FRESH + 1; name++) {
        take("n" + i + "-" + name, "10.1.0." + i, 0);
      }
    }
    assertEquals(1_000, take("eve", "10.1.0.1", 0), "from where many wrong ones came");
    assertEquals(0, take("eve", "198.51.100.9", 0));
    for (int i = 0; i < 1_000; i++) {
      guesses.take("sue", "10.2.%d.%d".formatted(i / 250, i % 250), true, 0);
    }
    assertEquals(0, guesses.take("sue", "198.51.100.10", true, 0), "her second factor guards her");
  }

  /** A million codes are few; they are tried by somebody who has the password. */
  @Test
  @Clause({"FLOOR Guesses", "FLOOR Second factor"})
  void wrongCodesOfASecondFactorSlowTheNameDownWhereverTheyComeFrom() {
    int judged = 0;
    for (long second = 0; second < 24 * 60 * 60; second++) {
      if (guesses.factorWait("sue", "10.0.0." + second % 250, second * 1_000) == 0) {
        guesses.wrongFactor("sue", second * 1_000);
        judged++;
      }
    }
    assertTrue(judged < 120, judged + " codes in a day");
    guesses.cameIn("max", "192.0.2.1", 0);
    for (int i = 0; i < 100; i++) {
      guesses.wrongFactor("max", 0);
    }
    assertTrue(guesses.factorWait("max", "10.0.0.1", 0) > 0);
    assertEquals(0, guesses.factorWait("max", "192.0.2.1", 0), "where he has come in before");
  }

  @Test
  @Clause("FLOOR Guesses")
  void oneNetworkOfIpv6IsOneAddress() {
    for (int i = 0; i < Guesses.FREE; i++) {
      assertEquals(0, take("ann", "2001:db8:1:2::" + i, 0));
    }
    assertEquals(1_000, take("ann", "2001:db8:1:2:ffff::1", 0));
    assertEquals(0, take("ann", "2001:db8:1:3::1", 0));
  }

  @Test
  @Clause("FLOOR Guesses")
  void fewCanBeTriedInADay() {
    int judged = 0;
    for (long second = 0; second < 24 * 60 * 60; second++) {
      judged += take("ann", "192.0.2.1", second * 1_000) == 0 ? 1 : 0;
    }
    assertTrue(judged < 120, judged + " guesses in a day");
  }

  @Test
  @Clause("FLOOR Guesses")
  void whatWasNoGuessCostsNothing() {
    for (int i = 0; i < 1_000; i++) {
      assertEquals(0, take("ann", "192.0.2.1", 0));
      guesses.takeBack("ann", "192.0.2.1", 0);
    }
  }
}
