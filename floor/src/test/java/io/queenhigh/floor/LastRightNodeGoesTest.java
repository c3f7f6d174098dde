package io.queenhigh.floor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.queenhigh.floor.store.Postgres;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

/** Of two nodes the one whose clock is right is ended. */
class LastRightNodeGoesTest {

  private final InstantSource clock = () -> Instant.now().plusSeconds(300);

  @Test
  void itHandsOverToTheOtherBeforeItGoes() throws Exception {
    String address = Postgres.server().database("lastright");
    try (NodeRoom right = NodeRoom.of(address, "right")) {
      right.open(TableOrder.of("wa/three-card-poker").byHand().setup());
      try (NodeRoom wrong = NodeRoom.of(address, "wrong", clock)) {
        NodeRoom.await(
            "it goes",
            () ->
                wrong.nodes().isAstray()
                    && right.nodes().views().stream().anyMatch(node -> node.leaving()));
        NodeRoom.await("who is right has it", () -> right.has("t1"));
        assertTrue(right.nodes().leave(Duration.ofSeconds(60)));
        NodeRoom.await("the other has it", () -> wrong.has("t1"));
      }
    }
  }
}
