package io.queenhigh.lab.sheet;

import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import io.queenhigh.rules.hands.ThreeCardHand.Category;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/**
 * What every hand is worth when it is played, from the weakest to the strongest, each as wide as it
 * is frequent; where it rises above a fold, play begins.
 */
final class HandCurve implements Block {

  private static final float LEFT = 30;
  private static final float BOTTOM = 32;
  private static final double LOWEST = -1.6;
  private static final double HIGHEST = 2.6;
  private static final int HANDS = 22_100;

  private final float tall;
  private final double[] values;
  private final Strategy.Threshold threshold;

  HandCurve(Game game, Strategy strategy, float tall) {
    this.tall = tall;
    values = HandValues.blind(game);
    threshold = strategy.thresholds().getFirst();
  }

  @Override
  public float height(Pen pen, float width) {
    return tall;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    Axis across = new Axis(0, HANDS, x + LEFT, x + width);
    Axis up = new Axis(LOWEST, HIGHEST, y + tall - BOTTOM, y + 6);
    for (int unit = -1; unit <= 2; unit++) {
      pen.line(x + LEFT, up.at(unit), x + width, up.at(unit), 0.4f, Ink.HAIRLINE);
      String mark = unit > 0 ? "+" + unit : unit < 0 ? "\u2212" + -unit : "0";
      pen.textEndingAt(mark, x + LEFT - 5, up.at(unit) + 2.6f, Style.SMALL);
    }
    pen.textUpwards("units of the Ante", x + 6, y + (tall - BOTTOM) / 2, Style.SMALL);
    areas(pen, across, up);
    pen.line(x + LEFT, up.at(-1), x + width, up.at(-1), 0.9f, Ink.RED);
    pen.text("fold: \u22121", x + LEFT + 4, up.at(-1) - 4, Style.STRONG.in(Ink.RED));
    begins(pen, across, up, y);
    names(pen, across, y);
    pen.textEndingAt(
        "up to +" + BigDecimal.valueOf(values[values.length - 1]).setScale(2, RoundingMode.HALF_UP),
        x + width - 4 - (across.at(HANDS) - across.at(HANDS - 824)),
        y + 12,
        Style.SMALL);
  }

  private void areas(Pen pen, Axis across, Axis up) {
    List<Pen.Spot> curve = new ArrayList<>();
    int hands = 0;
    for (int strength = 0; strength < values.length; strength++) {
      float height = up.at(Math.clamp(values[strength], LOWEST, HIGHEST));
      float from = across.at(hands);
      hands += HandValues.hands(ThreeCards.example(strength));
      float to = across.at(hands);
      boolean plays = values[strength] > -1;
      float fold = up.at(-1);
      pen.box(
          from,
          Math.min(height, fold),
          to - from + 0.15f,
          Math.abs(height - fold),
          Ink.WHITE.towards(plays ? Ink.FELT : Ink.RED, plays ? 0.22 : 0.28));
      curve.add(new Pen.Spot(from, height));
      curve.add(new Pen.Spot(to, height));
    }
    pen.path(curve, 1.1f, Ink.FELT);
  }

  private void begins(Pen pen, Axis across, Axis up, float y) {
    if (threshold.weakest().isEmpty() || threshold.playsAll()) {
      return;
    }
    int from = ThreeCards.strength(threshold.weakest().get().cards());
    int folded = 0;
    for (int strength = 0; strength < from; strength++) {
      folded += HandValues.hands(ThreeCards.example(strength));
    }
    float at = across.at(folded);
    pen.line(at, y + 24, at, up.at(LOWEST), 0.9f, Ink.BLACK);
    pen.text(
        "play " + StrategyInWords.name(threshold.weakest().get()) + " or better",
        at + 6,
        y + 32,
        Style.STRONG.sized(11));
    pen.text(percent(HANDS - folded) + " of all hands", at + 6, y + 44, Style.QUIET);
    pen.textEndingAt("fold", at - 6, y + 32, Style.STRONG.sized(11).in(Ink.RED));
    pen.textEndingAt(percent(folded), at - 6, y + 44, Style.QUIET);
  }

  private static String percent(int hands) {
    return Fraction.of(hands, HANDS).percent(2) + " %";
  }

  /** What the hands along the bottom are called. */
  private void names(Pen pen, Axis across, float y) {
    float base = y + tall - BOTTOM;
    int from = 0;
    int hands = 0;
    for (int strength = 0; strength < ThreeCards.CLASSES; strength++) {
      hands += HandValues.hands(ThreeCards.example(strength));
      boolean last = strength == ThreeCards.CLASSES - 1;
      if (last || !group(strength + 1).equals(group(strength))) {
        pen.line(across.at(hands), base, across.at(hands), base + 5, 0.5f, Ink.GREY);
        float room = across.at(hands) - across.at(from);
        if (pen.width(group(strength), Style.SMALL) + 2 < room) {
          pen.textAround(
              group(strength), (across.at(from) + across.at(hands)) / 2, base + 10, Style.SMALL);
        }
        from = hands;
      }
    }
    pen.line(across.at(0), base, across.at(HANDS), base, 0.5f, Ink.GREY);
    pen.textEndingAt(
        "straight, three of a kind, straight flush", across.at(HANDS), base + 20, Style.SMALL);
  }

  private static String group(int strength) {
    ThreeCardHand hand = ThreeCards.example(strength);
    Rank top = hand.ranks().getFirst();
    if (hand.category() == Category.HIGH_CARD) {
      return top.compareTo(Rank.NINE) < 0 ? "low" : top.symbol() + " high";
    }
    return switch (hand.category()) {
      case PAIR -> "pair";
      case FLUSH -> "flush";
      case HIGH_CARD, STRAIGHT, THREE_OF_A_KIND, STRAIGHT_FLUSH -> "better";
    };
  }
}
