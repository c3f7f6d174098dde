package io.queenhigh.cli.floor;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;

import io.queenhigh.catalogue.Catalogue;
import org.junit.jupiter.api.Test;

/** What a node does before it has guests, which says nothing when it goes well. */
class WarmUpTest {

  @Test
  void aNodeHasPlayedBeforeItsFirstGuestComes() {
    assertDoesNotThrow(() -> WarmUp.play(Catalogue.approved()));
  }
}
