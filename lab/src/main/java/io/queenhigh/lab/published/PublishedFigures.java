package io.queenhigh.lab.published;

import io.queenhigh.catalogue.GameFile;
import io.queenhigh.catalogue.Published;
import io.queenhigh.lab.Price;
import io.queenhigh.lab.Pricing;
import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Wager;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the exact counterpart of every figure that a game's document prints. */
public final class PublishedFigures {

  private PublishedFigures() {}

  /**
   * The printed figures about the choices that were priced. Two kinds need more than prices and are
   * not among them: the gain from seen cards, and the edge of a progressive, which goes with its
   * meter.
   */
  public static List<Compared> of(GameFile file, Pricing pricing) {
    List<Compared> compared = new ArrayList<>();
    for (Published figure : file.publishedFor(pricing.game())) {
      exact(figure, pricing).ifPresent(exact -> compared.add(new Compared(figure, exact)));
    }
    return compared;
  }

  /** What the document prints about the gain from six seen cards, beside the exact gain. */
  public static List<Compared> faceUp(GameFile file, Fraction gainFromSix) {
    return file.published().stream()
        .filter(figure -> figure.figure() == Published.Figure.FACE_UP_GAIN)
        .map(figure -> new Compared(figure, gainFromSix))
        .toList();
  }

  private static Optional<Fraction> exact(Published figure, Pricing pricing) {
    return switch (figure.figure()) {
      case PAR_PER_ANTE -> pricing.price(Wager.ANTE).map(Price::edge);
      case HOUSE_ADVANTAGE -> pricing.price(figure.wager()).map(Price::edge);
      case HIT_FREQUENCY ->
          figure.wager() == Wager.PROGRESSIVE
              ? pricing.progressive().map(ProgressivePrice::hitFrequency)
              : pricing.price(figure.wager()).map(Price::hitFrequency);
      case FACE_UP_GAIN -> Optional.empty();
    };
  }
}
