package io.queenhigh.lab.sheet;

/** Two blocks side by side; the left one takes this share of the width. */
record Beside(double share, Block left, Block right) implements Block {

  private static final float GUTTER = 22;

  @Override
  public float height(Pen pen, float width) {
    return Math.max(
        left.height(pen, leftWidth(width)), right.height(pen, width - GUTTER - leftWidth(width)));
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    float wide = leftWidth(width);
    left.draw(pen, x, y, wide);
    right.draw(pen, x + wide + GUTTER, y, width - GUTTER - wide);
  }

  private float leftWidth(float width) {
    return (float) ((width - GUTTER) * share);
  }
}
