package io.queenhigh.cli.lab;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.rules.money.Dollars;
import java.util.Optional;
import java.util.OptionalLong;

/** An option that takes an amount of dollars. */
public final class DollarOption {

  private DollarOption() {}

  static Optional<Long> dollars(Arguments arguments, String option) throws Usage {
    Optional<String> text = arguments.value(option);
    return text.isEmpty() ? Optional.empty() : Optional.of(cents(option, text.get()));
  }

  static long cents(String option, String text) throws Usage {
    OptionalLong cents = Dollars.parse(text.replace("$", "").replace("_", ""));
    if (cents.isEmpty()) {
      throw new Usage(option + " " + text + ": write dollars, such as 25 or 12.50");
    }
    return cents.getAsLong();
  }
}
