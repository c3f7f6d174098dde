package io.queenhigh.catalogue;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Wager;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A figure that a document prints about a game.
 *
 * @param of the pay table or choice it is about
 * @param prints as printed, with a space before the sign: {@code 10.23 %}
 */
public record Published(Figure figure, Wager wager, String of, String prints, Citation by) {

  /** What the figure measures. */
  public enum Figure {
    PAR_PER_ANTE,
    HOUSE_ADVANTAGE,
    HIT_FREQUENCY,
    FACE_UP_GAIN
  }

  /** The number in percent with the printed digits, unless a range is printed. */
  public Optional<BigDecimal> percent() {
    return prints.contains(" to ")
        ? Optional.empty()
        : Optional.of(new BigDecimal(prints.replace(" %", "")));
  }
}
