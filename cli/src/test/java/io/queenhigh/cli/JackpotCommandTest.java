package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class JackpotCommandTest {

  @Test
  void aLinkIsSetUpHitConfirmedPaidReconciledAndAudited() {
    Run run = Run.of("jackpot", "--seed", "3");

    assertEquals(0, run.exit(), run.out() + run.said());
    for (String line :
        new String[] {
          "POST /api/links {",
          "As Ks Qs",
          "no: The win of seat 1 is not verified yet",
          "no: Every marked win is in the log already (WA-GM 9.i)",
          "the meter starts again at $1000.",
          "no: Award 1 was paid already (LINK Paid once)",
          "it adds up"
        }) {
      assertTrue(run.out().contains(line), line + "\n" + run.out());
    }
  }
}
