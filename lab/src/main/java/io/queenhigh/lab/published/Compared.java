package io.queenhigh.lab.published;

import io.queenhigh.catalogue.Published;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Wager;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A figure as a document prints it, beside the exact one. It agrees when the exact figure, rounded
 * to the digits that are printed, is what is printed; there is no tolerance.
 */
public record Compared(Published published, Fraction exact) {

  /** Digits of the exact figure that tell it from any printed one. */
  private static final int PLACES = 9;

  /** What is printed for the edge of a wager, among figures of several kinds. */
  public static Optional<Compared> edge(List<Compared> figures, Wager wager) {
    return figures.stream()
        .filter(each -> each.published.wager() == wager)
        .filter(
            each ->
                switch (each.published.figure()) {
                  case PAR_PER_ANTE, HOUSE_ADVANTAGE -> true;
                  case HIT_FREQUENCY, FACE_UP_GAIN -> false;
                })
        .findFirst();
  }

  public boolean agrees() {
    BigDecimal rounded = new BigDecimal(exact.percent(places()));
    return rounded.compareTo(printed().getFirst()) >= 0
        && rounded.compareTo(printed().getLast()) <= 0;
  }

  /** The exact figure with as many digits as the document prints: {@code 10.22 %}. */
  public String rounded() {
    return exact.percent(places()) + " %";
  }

  /** Both figures in a sentence. */
  public String says() {
    return "%s: %s printed %s, exactly %s %%%s"
        .formatted(
            published.of(),
            name(),
            published.prints(),
            exact.percent(PLACES),
            agrees() ? "" : ", which rounds to " + rounded());
  }

  /** What is measured, in words: {@code house advantage}. */
  public String name() {
    return switch (published.figure()) {
      case PAR_PER_ANTE -> "house edge per Ante";
      case HOUSE_ADVANTAGE -> "house advantage";
      case HIT_FREQUENCY -> "hit frequency";
      case FACE_UP_GAIN -> "gain from six seen cards";
    };
  }

  private int places() {
    return printed().stream().mapToInt(BigDecimal::scale).max().orElseThrow();
  }

  /** The printed number, or the two ends of a printed range. */
  private List<BigDecimal> printed() {
    List<BigDecimal> numbers = new ArrayList<>();
    for (String number : published.prints().split(" to ", -1)) {
      numbers.add(new BigDecimal(number.replace("%", "").strip()));
    }
    return numbers;
  }
}
