package io.queenhigh.lab.sheet;

import io.queenhigh.lab.Strategy;
import io.queenhigh.lab.StrategyInWords;
import java.util.List;

/** The weakest hand to play against every card that the dealer may show, to learn by heart. */
record ThresholdStrip(List<Strategy.Threshold> thresholds) implements Block {

  private static final float TALL = 34;
  private static final float LEFT = 58;

  @Override
  public float height(Pen pen, float width) {
    return TALL;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    float wide = (width - LEFT) / thresholds.size();
    pen.text("dealer shows", x, y + 10.5f, Style.QUIET);
    pen.text("play from", x, y + 27, Style.QUIET);
    for (int i = 0; i < thresholds.size(); i++) {
      Strategy.Threshold threshold = thresholds.get(i);
      float middle = x + LEFT + (i + 0.5f) * wide;
      pen.box(x + LEFT + i * wide + 0.8f, y, wide - 1.6f, 15, Ink.FELT);
      pen.box(x + LEFT + i * wide + 0.8f, y + 15, wide - 1.6f, 18, Ink.TINT);
      pen.textAround(
          threshold.shown().map(rank -> String.valueOf(rank.symbol())).orElse(""),
          middle,
          y + 10.8f,
          Style.STRONG.sized(9).in(Ink.WHITE));
      pen.textAround(
          StrategyInWords.weakest(threshold.weakest(), threshold.playsAll()),
          middle,
          y + 27,
          Style.STRONG);
    }
  }
}
