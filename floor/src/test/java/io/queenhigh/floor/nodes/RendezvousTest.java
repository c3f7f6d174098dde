package io.queenhigh.floor.nodes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RendezvousTest {

  private static final List<String> STREAMS =
      IntStream.range(0, 3_000).mapToObj(i -> "table/" + i).toList();

  @Test
  void everybodyGetsAFairShareInWhateverOrderTheyAreNamed() {
    for (long node : List.of(1L, 2L, 3L)) {
      long its =
          STREAMS.stream()
              .filter(s -> Rendezvous.choose(List.of(1L, 2L, 3L), s).equals(Optional.of(node)))
              .count();
      assertTrue(its > 900 && its < 1_100, node + " has " + its);
    }
    STREAMS.forEach(
        s ->
            assertEquals(
                Rendezvous.choose(List.of(1L, 2L, 3L), s),
                Rendezvous.choose(List.of(3L, 1L, 2L), s)));
    assertEquals(Optional.empty(), Rendezvous.choose(List.of(), "table/1"));
  }

  @Test
  void whenANodeGoesOnlyWhatItHadMoves() {
    for (String stream : STREAMS) {
      long before = Rendezvous.choose(List.of(1L, 2L, 3L), stream).orElseThrow();
      if (before != 2) {
        assertEquals(Optional.of(before), Rendezvous.choose(List.of(1L, 3L), stream));
      }
    }
  }
}
