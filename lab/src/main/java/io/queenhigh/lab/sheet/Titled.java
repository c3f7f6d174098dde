package io.queenhigh.lab.sheet;

/** A block under its heading, with a quiet word at the right. */
record Titled(String title, String aside, Block block) implements Block {

  private static final float HEAD = 19;

  @Override
  public float height(Pen pen, float width) {
    return HEAD + block.height(pen, width);
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    pen.text(title, x, y + 9, Style.HEADING);
    pen.textEndingAt(aside, x + width, y + 9, Style.SMALL);
    pen.line(x, y + 13.5f, x + width, y + 13.5f, 0.8f, Ink.FELT);
    block.draw(pen, x, y + HEAD, width);
  }
}
