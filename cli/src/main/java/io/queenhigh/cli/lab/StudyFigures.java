package io.queenhigh.cli.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.Dry;
import io.queenhigh.lab.link.MeterSpread.Range;
import java.math.BigDecimal;
import java.util.Locale;

/** Figures of a link's study, rounded as one person tells them to another. */
public final class StudyFigures {

  private static final double HALF_A_CENT = 0.005;
  private static final double LEAST_SHARE = 0.000_001;
  private static final int HOURS_A_DAY = 24;

  private StudyFigures() {}

  static String whole(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static String whole(Fraction number) {
    return whole(Math.round(number.approximately()));
  }

  /** A rate that somebody set: {@code 20 %}. */
  static String percent(Fraction rate) {
    return new BigDecimal(rate.percent(6)).stripTrailingZeros().toPlainString() + " %";
  }

  /** A chance, the more digits the smaller it is. */
  static String share(double chance) {
    return chance > 0 && chance < LEAST_SHARE
        ? "under 0.0001 %"
        : SimulatedFigures.decimal(100 * chance, places(chance)) + " %";
  }

  private static int places(double chance) {
    return chance == 0 ? 0 : chance >= 0.1 ? 1 : chance >= 0.01 ? 2 : 4;
  }

  /** With two standard errors either way. */
  static String share(Dry.Simulated chance) {
    int places = places(chance.value());
    return chance.value() == 0
        ? "none"
        : "%s ± %s %%"
            .formatted(
                SimulatedFigures.decimal(100 * chance.value(), places),
                SimulatedFigures.decimal(200 * chance.standardError(), places));
  }

  static String share(Range chance) {
    int places = places(chance.high());
    String low = SimulatedFigures.decimal(100 * chance.low(), places);
    String high = SimulatedFigures.decimal(100 * chance.high(), places);
    return low.equals(high)
        ? share(chance.high())
        : new BigDecimal(low).signum() == 0 ? "up to " + high + " %" : low + " to " + high + " %";
  }

  static String dollars(double amount) {
    return String.format(Locale.ROOT, "$%,.2f", amount);
  }

  static String wholeDollars(double amount) {
    return "$" + whole(Math.round(amount));
  }

  /** {@code $4,064.00}, or {@code $65,289 ± 80} where it is known to lie somewhere there. */
  static String dollars(Range amount) {
    return amount.either() < HALF_A_CENT
        ? dollars(amount.middle())
        : String.format(Locale.ROOT, "$%,.0f ± %,.0f", amount.middle(), Math.ceil(amount.either()));
  }

  /** In days of 24 hours once there are more than two of them. */
  static String time(double hours) {
    if (hours < 1) {
      return SimulatedFigures.decimal(60 * hours, 0) + " min";
    }
    return hours < 2 * HOURS_A_DAY
        ? decimal(hours) + " hours"
        : decimal(hours / HOURS_A_DAY) + " days";
  }

  private static String decimal(double number) {
    String text = String.format(Locale.ROOT, "%,.1f", number);
    return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
  }
}
