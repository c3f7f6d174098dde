package io.queenhigh.lab.usual;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.queenhigh.lab.Processors;
import io.queenhigh.lab.Progress;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A study that shares its machine")
class ProcessorsTest {

  private static Set<Thread> workers() {
    List<Thread> each = Parts.each(50, _ -> Thread.currentThread(), Progress.UNHEARD);
    return new HashSet<>(each);
  }

  @Test
  @DisplayName("takes as many processors as it is given, and no more")
  void atMost() {
    assertEquals(1, Processors.atMost(1, () -> workers().size()));
    assertEquals(3, Processors.atMost(3, () -> workers().size()));
  }
}
