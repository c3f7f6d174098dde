package io.queenhigh.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RehearseCommandTest {

  @Test
  void everyGameIsPlayedOverHttpProvenAndAudited() {
    Run run = Run.of("rehearse");

    assertEquals(0, run.exit(), run.said());
    for (String game :
        new String[] {
          "wa/three-card-poker",
          "ca/6-card-bonus",
          "ca/three-card-poker",
          "ca/players-casino-ventura"
        }) {
      assertTrue(run.out().contains("✓ " + game + " played over HTTP"), run.out());
    }
    assertTrue(run.out().contains("nothing is wrong"), run.out());
  }
}
