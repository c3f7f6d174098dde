package io.queenhigh.lab.sheet;

import java.util.List;

/** Sentences, each its own paragraph. */
record Prose(List<String> paragraphs, Style style) implements Block {

  private static final float BETWEEN = 3;

  Prose {
    paragraphs = List.copyOf(paragraphs);
  }

  @Override
  public float height(Pen pen, float width) {
    float height = 0;
    for (String paragraph : paragraphs) {
      height += pen.wrapped(paragraph, width, style).size() * leading() + BETWEEN;
    }
    return height;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    float base = y + style.size();
    for (String paragraph : paragraphs) {
      for (String line : pen.wrapped(paragraph, width, style)) {
        pen.text(line, x, base, style);
        base += leading();
      }
      base += BETWEEN;
    }
  }

  private float leading() {
    return style.size() * 1.38f;
  }
}
