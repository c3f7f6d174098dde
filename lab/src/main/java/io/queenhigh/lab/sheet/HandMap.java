package io.queenhigh.lab.sheet;

import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.StrategyInWords;
import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Every hand without a pair against every card that the dealer can show: how much better playing is
 * than folding, and the step where play begins.
 */
final class HandMap implements Block {

  private static final float TALL = 520;
  private static final float LEFT = 44;
  private static final float TOP = 24;
  private static final float LEGEND = 46;
  private static final double MOST_LOST = 1;
  private static final double MOST_GAINED = 1.6;

  private final Strategy strategy;
  private final List<double[]> values = new ArrayList<>();

  HandMap(Game game, Strategy strategy) {
    this.strategy = strategy;
    for (int strength = 0; isHighCard(strength); strength++) {
      values.add(HandValues.against(game, strength));
    }
  }

  @Override
  public float height(Pen pen, float width) {
    return TALL;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    float left = x + LEFT;
    float wide = (width - LEFT - LEGEND) / Rank.values().length;
    float top = y + TOP;
    float tall = (TALL - TOP - 4) / values.size();
    pen.text("dealer shows", x, y + 16, Style.SMALL);
    cells(pen, left, top, wide, tall);
    groups(pen, x, left, top, wide, tall);
    steps(pen, left, top, wide, tall);
    legend(pen, x + width - LEGEND + 18, top);
  }

  private void cells(Pen pen, float left, float top, float wide, float tall) {
    for (int column = 0; column < Rank.values().length; column++) {
      int rank = Rank.values().length - 1 - column;
      pen.textAround(
          String.valueOf(Rank.values()[rank].symbol()),
          left + (column + 0.5f) * wide,
          top - 8,
          Style.STRONG.sized(9));
      for (int row = 0; row < values.size(); row++) {
        double value = values.get(values.size() - 1 - row)[rank];
        // A little taller than its row, so that no viewer shows a seam.
        pen.box(
            left + column * wide + 0.5f,
            top + row * tall,
            wide - 1,
            row == values.size() - 1 ? tall : tall + 0.4f,
            shade(value + 1));
      }
    }
  }

  /** White where playing and folding are worth the same. */
  private static Ink shade(double better) {
    return better < 0
        ? Ink.WHITE.towards(Ink.RED, 0.1 + 0.75 * -better / MOST_LOST)
        : Ink.WHITE.towards(Ink.FELT, 0.1 + 0.85 * better / MOST_GAINED);
  }

  /** A line under every high card's hands, and its name beside them. */
  private void groups(Pen pen, float x, float left, float top, float wide, float tall) {
    int from = 0;
    for (int row = 1; row <= values.size(); row++) {
      if (row < values.size() && high(row) == high(from)) {
        continue;
      }
      float middle = top + (from + row) / 2f * tall;
      if ((row - from) * tall > 6) {
        pen.text(high(from).symbol() + " high", x, middle + 2.6f, Style.STRONG);
      }
      float under = top + row * tall;
      pen.line(x, under, left + Rank.values().length * wide, under, 0.5f, Ink.WHITE);
      pen.line(x, under, left - 4, under, 0.4f, Ink.HAIRLINE);
      from = row;
    }
  }

  private Rank high(int row) {
    return ThreeCards.example(values.size() - 1 - row).ranks().getFirst();
  }

  private void steps(Pen pen, float left, float top, float wide, float tall) {
    List<Pen.Spot> spots = new ArrayList<>();
    int column = 0;
    for (Strategy.Threshold threshold : strategy.thresholds()) {
      float height = top + rowsPlayed(threshold) * tall;
      spots.add(new Pen.Spot(left + column * wide, height));
      spots.add(new Pen.Spot(left + (column + 1) * wide, height));
      column++;
    }
    pen.path(spots, 2.4f, Ink.WHITE);
    pen.path(spots, 1.1f, Ink.BLACK);
    column = 0;
    for (Strategy.Threshold threshold : strategy.thresholds()) {
      float height = top + rowsPlayed(threshold) * tall;
      chip(
          pen,
          StrategyInWords.weakest(threshold.weakest(), threshold.playsAll()),
          left + (column + 0.5f) * wide,
          Math.max(height - 4.5f, top + 9));
      column++;
    }
  }

  /** A name on white, readable on any shade. */
  private static void chip(Pen pen, String name, float middle, float base) {
    Style style = Style.STRONG.sized(7.2f);
    float wide = pen.width(name, style) + 5;
    pen.box(middle - wide / 2, base - 7, wide, 9, Ink.WHITE);
    pen.textAround(name, middle, base, style);
  }

  private int rowsPlayed(Strategy.Threshold threshold) {
    Optional<ThreeCardHand> weakest = threshold.weakest();
    return weakest.isEmpty()
        ? 0
        : Math.max(0, values.size() - ThreeCards.strength(weakest.get().cards()));
  }

  private static void legend(Pen pen, float x, float top) {
    int parts = 60;
    float tall = 150;
    for (int part = 0; part < parts; part++) {
      double better = MOST_GAINED - (MOST_GAINED + MOST_LOST) * part / (parts - 1);
      pen.box(x, top + part * tall / parts, 8, tall / parts + 0.3f, shade(better));
    }
    for (double mark : new double[] {1.5, 1, 0.5, 0, -0.5, -1}) {
      float at = (float) (top + (MOST_GAINED - mark) / (MOST_GAINED + MOST_LOST) * tall);
      pen.text(number(mark), x + 11, at + 2.3f, Style.SMALL);
    }
    pen.text("units better", x - 8, top + tall + 12, Style.SMALL);
    pen.text("than a fold", x - 8, top + tall + 20, Style.SMALL);
  }

  private static String number(double mark) {
    String plain = mark == Math.rint(mark) ? (int) Math.abs(mark) + "" : Math.abs(mark) + "";
    return mark > 0 ? "+" + plain : mark < 0 ? "\u2212" + plain : plain;
  }

  private static boolean isHighCard(int strength) {
    return ThreeCards.example(strength).category() == ThreeCardHand.Category.HIGH_CARD;
  }
}
