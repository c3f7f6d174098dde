package io.queenhigh.floor.cards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Fair by counting: together these two leave no room for a bias that the bytes do not have. */
@DisplayName("The arithmetic of the shuffle")
class FisherYatesTest {

  @ParameterizedTest(name = "of {0} cards, every order comes from exactly one row of picks")
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9})
  void everyOrderOnce(int size) throws GeneratorFailed {
    int rows = IntStream.rangeClosed(1, size).reduce(1, (a, b) -> a * b);

    Map<String, Integer> times = new HashMap<>();
    for (int row = 0; row < rows; row++) {
      times.merge(Arrays.toString(FisherYates.order(size, picksOf(row))), 1, Integer::sum);
    }

    assertEquals(rows, times.size());
    assertEquals(Set.of(1), Set.copyOf(times.values()));
  }

  /** Rows are counted like a number whose digits have the bases size, size - 1, …, 2. */
  private static FisherYates.Pick<RuntimeException> picksOf(int row) {
    int[] rest = {row};
    return bound -> {
      int pick = rest[0] % bound;
      rest[0] /= bound;
      return pick;
    };
  }

  static IntStream bounds() {
    return IntStream.rangeClosed(1, 52);
  }

  @ParameterizedTest(name = "a pick below {0} comes from equally many bytes, whichever it is")
  @MethodSource("bounds")
  void everyPickEquallyOften(int bound) {
    Map<Integer, Long> bytes =
        IntStream.range(0, 256)
            .filter(value -> Picks.isFair(value, bound))
            .boxed()
            .collect(Collectors.groupingBy(value -> value % bound, Collectors.counting()));

    assertEquals(bound, bytes.size());
    assertEquals(Set.of((long) (256 / bound)), Set.copyOf(bytes.values()));
  }
}
