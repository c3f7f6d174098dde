package io.queenhigh.cli.line;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * Whole numbers as somebody typed them after an option: {@code 12}, {@code 1_000_000}, {@code 1e9}.
 */
public final class WholeNumbers {

  private WholeNumbers() {}

  public static Optional<Long> read(Arguments arguments, String option) throws Usage {
    Optional<String> text = arguments.value(option);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    String plain = text.get().replace("_", "").replace(",", "");
    if (plain.matches("-?\\d{1,18}(\\.\\d{1,9})?([eE]\\d{1,2})?")) {
      try {
        return Optional.of(new BigDecimal(plain).longValueExact());
      } catch (ArithmeticException _) {
        // Said below: a fraction of one, or too long.
      }
    }
    throw new Usage(option + " " + text.get() + ": write a whole number, such as 12 or 1e6");
  }
}
