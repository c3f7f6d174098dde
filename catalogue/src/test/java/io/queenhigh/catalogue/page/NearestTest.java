package io.queenhigh.catalogue.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> NAMES =
      List.of("ante", "play", "pair-plus", "six-card-bonus", "by", "progressive");

  @ParameterizedTest(name = "{0} was meant to be {1}")
  @CsvSource({
    "anti, ante",
    "atne, ante",
    "Ante, ante",
    "paly, play",
    "pairplus, pair-plus",
    "pair-plsu, pair-plus",
    "six-card-bouns, six-card-bonus",
    "bz, by",
    "progresive, progressive",
  })
  void meant(String typed, String name) {
    assertEquals(Optional.of(name), Nearest.to(typed, NAMES));
  }

  @ParameterizedTest(name = "{0} is too far from everything")
  @CsvSource({"seed", "table", "x", "bonus"})
  void notMeant(String typed) {
    assertEquals(Optional.empty(), Nearest.to(typed, NAMES));
  }

  @ParameterizedTest(name = "{0} is the beginning of {1}, or nearly {1}")
  @CsvSource({"pro, progressive", "pair, pair-plus", "p, ''", "anti, ante", "b, by", "xyz, ''"})
  void begun(String typed, String name) {
    assertEquals(
        Optional.of(name).filter(meant -> !meant.isEmpty()), Nearest.begunOrMeant(typed, NAMES));
  }

  @Test
  @DisplayName("a list reads like a sentence")
  void listed() {
    assertEquals("", Nearest.listed(List.of(), "or"));
    assertEquals("a", Nearest.listed(List.of("a"), "or"));
    assertEquals("a or b", Nearest.listed(List.of("a", "b"), "or"));
    assertEquals("a, b and c", Nearest.listed(List.of("a", "b", "c"), "and"));
  }
}
