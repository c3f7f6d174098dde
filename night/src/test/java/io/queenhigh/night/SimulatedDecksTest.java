package io.queenhigh.night;

import static java.security.DrbgParameters.Capability.PR_AND_RESEED;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.DrbgParameters;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.HexFormat;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The chance of a simulated night")
class SimulatedDecksTest {

  @Test
  @DisplayName("is the same whatever else of the process asks for chance meanwhile")
  void movedByNothingElse() throws NoSuchAlgorithmException {
    SimulatedDecks.begin(7);
    String alone = shuffled();
    SimulatedDecks.end();

    SimulatedDecks.begin(7);
    int _ = new SecureRandom().nextInt();
    String beside = shuffled();
    SimulatedDecks.end();

    assertEquals(alone, beside);
  }

  @Test
  @DisplayName("is the night's own while another one is on beside it")
  void ofItsOwnThread() throws Exception {
    SimulatedDecks.begin(7);
    String alone = shuffled();
    SimulatedDecks.end();

    SimulatedDecks.begin(7);
    Thread other =
        Thread.ofPlatform()
            .start(
                () -> {
                  SimulatedDecks.begin(8);
                  int _ = new SecureRandom().nextInt();
                  SimulatedDecks.end();
                });
    other.join();
    String beside = shuffled();
    SimulatedDecks.end();

    assertEquals(alone, beside);
  }

  /** As a floor's shuffler asks for it, beyond what it tests itself by. */
  private static String shuffled() throws NoSuchAlgorithmException {
    SecureRandom shuffler =
        SecureRandom.getInstance("DRBG", DrbgParameters.instantiation(256, PR_AND_RESEED, null));
    byte[] bytes = new byte[64];
    for (int i = 0; i < 3; i++) {
      shuffler.nextBytes(bytes);
    }
    return HexFormat.of().formatHex(bytes);
  }
}
