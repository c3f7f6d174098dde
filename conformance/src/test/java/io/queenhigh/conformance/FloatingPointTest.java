package io.queenhigh.conformance;

import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The detector is tried on a class with one use of each kind, lest it pass by seeing nothing. */
class FloatingPointTest {

  @Test
  void noticesEveryKindOfUseAndNothingElse() throws IOException {
    Set<String> noticed =
        FloatingPoint.in(bytesOf(Sloppy.class)).stream()
            .map(FloatingPoint::member)
            .collect(toCollection(TreeSet::new));

    assertEquals(
        new TreeSet<>(
            List.of(
                "field",
                "boxedField",
                "parameter",
                "result",
                "literal",
                "widening",
                "comparison",
                "array",
                "boxed",
                "call",
                "lambda")),
        noticed);
  }

  private static byte[] bytesOf(Class<?> type) throws IOException {
    String file = type.getName().substring(type.getPackageName().length() + 1) + ".class";
    try (InputStream in = type.getResourceAsStream(file)) {
      return Objects.requireNonNull(in, file).readAllBytes();
    }
  }

  @SuppressWarnings("unused")
  abstract static class Sloppy {
    float field;
    @Nullable Double boxedField;
    long cleanField = 7;

    abstract void parameter(double[] chances);

    abstract double result();

    String literal() {
      return "" + cleanField * 2.5f;
    }

    boolean widening(long cents) {
      float wide = cents;
      return cents == (long) wide;
    }

    boolean comparison() {
      return field > cleanField;
    }

    Object array() {
      return new double[1];
    }

    Object boxed(Object any) {
      return any instanceof Double;
    }

    long call(long cents) {
      return (long) Math.sqrt((double) cents);
    }

    Object lambda() {
      ToDoubleFunction<Long> half = Long::doubleValue;
      return half;
    }

    int cleanMethod(List<Long> longs) {
      return longs.stream().mapToInt(Long::intValue).sum() + "double Float D".length();
    }

    record CleanRecord(int a, long b) {}
  }
}
