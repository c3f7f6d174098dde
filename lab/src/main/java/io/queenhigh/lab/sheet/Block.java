package io.queenhigh.lab.sheet;

/** Something that stands on the sheet: a table, a chart, a few lines. */
interface Block {

  /** How tall it is when it is so wide. */
  float height(Pen pen, float width);

  /** Draws it with its top left corner here. */
  void draw(Pen pen, float x, float y, float width);
}
