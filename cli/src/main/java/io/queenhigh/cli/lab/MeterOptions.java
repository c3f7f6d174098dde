package io.queenhigh.cli.lab;

import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.MeterTerms;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * What a progressive is priced at: {@code --meter}, {@code --others}, and how the meter is fed.
 *
 * @param meter in dollars, if one is given
 * @param others how many other players make the wager
 */
public record MeterOptions(Optional<Fraction> meter, int others, Optional<MeterTerms> terms) {

  private static final int MOST_OTHERS = 99;

  static final Set<String> VALUED =
      Set.of("--meter", "--others", "--contribution", "--reserve", "--seed");
  static final Set<String> FLAGS = Set.of("--all-from-meter");

  static MeterOptions from(Arguments arguments, ChosenGame chosen) throws Usage, SaidNo {
    for (String option : VALUED) {
      if (arguments.value(option).isPresent() && !chosen.game().offers(Wager.PROGRESSIVE)) {
        throw new SaidNo(
            option
                + " needs a progressive, and "
                + chosen.game().id()
                + " has none with these choices. queenhigh games "
                + chosen.game().id()
                + " shows what can be chosen.");
      }
    }
    return new MeterOptions(dollars(arguments, "--meter"), others(arguments), terms(arguments));
  }

  /** What the wager is priced at: an empty meter where none is given. */
  Fraction meterOrEmpty() {
    return meter.orElse(Fraction.ZERO);
  }

  private static Optional<MeterTerms> terms(Arguments arguments) throws Usage {
    Optional<Fraction> contribution = share(arguments, "--contribution");
    Optional<Fraction> reserve = share(arguments, "--reserve");
    Optional<Fraction> seed = dollars(arguments, "--seed");
    if (contribution.isEmpty()) {
      if (reserve.isPresent() || seed.isPresent() || arguments.has("--all-from-meter")) {
        throw new Usage("--reserve, --seed and --all-from-meter go with --contribution");
      }
      return Optional.empty();
    }
    Fraction toReserve = reserve.orElse(Fraction.ZERO);
    if (contribution.get().plus(toReserve).compareTo(Fraction.ONE) > 0) {
      throw new Usage("--contribution and --reserve together take more than the whole wager");
    }
    return Optional.of(
        new MeterTerms(
            contribution.get(),
            toReserve,
            seed.orElse(Fraction.ZERO),
            arguments.has("--all-from-meter")));
  }

  static Optional<Fraction> dollars(Arguments arguments, String option) throws Usage {
    Optional<String> text = arguments.value(option);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    OptionalLong cents = Dollars.parse(text.get().replace("$", "").replace(",", ""));
    if (cents.isEmpty()) {
      throw new Usage(option + " " + text.get() + ": write dollars, such as 10000 or 24815.37");
    }
    return Optional.of(Fraction.of(cents.getAsLong(), 100));
  }

  static Optional<Fraction> share(Arguments arguments, String option) throws Usage {
    Optional<String> text = arguments.value(option);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    if (!text.get().matches("\\d{1,3}(\\.\\d{1,6})?%")) {
      throw new Usage(
          option + " " + text.get() + ": write a share of the wager with its sign, such as 20%");
    }
    BigDecimal percent = new BigDecimal(text.get().replace("%", ""));
    return Optional.of(Fraction.of(percent.movePointRight(6).longValueExact(), 100_000_000));
  }

  private static int others(Arguments arguments) throws Usage {
    String text = arguments.value("--others").orElse("0");
    if (!text.matches("\\d{1,2}")) {
      throw new Usage(
          "--others " + text + ": write how many other players bet it, 0 to " + MOST_OTHERS);
    }
    return Integer.parseInt(text);
  }
}
