package io.queenhigh.lab.sheet;

import java.util.ArrayList;
import java.util.List;

/** Rows whose cells are sentences: each column has its share of the width, and lines wrap. */
final class Wide implements Block {

  private static final float GAP = 10;
  private static final float PAD = 3.4f;
  private static final float HEAD = 11;

  private final float[] shares;
  private final List<String> labels;
  private final List<List<FigureTable.Cell>> rows = new ArrayList<>();

  Wide(List<String> labels, float... shares) {
    this.labels = List.copyOf(labels);
    this.shares = shares.clone();
  }

  Wide row(FigureTable.Cell... cells) {
    rows.add(List.of(cells));
    return this;
  }

  @Override
  public float height(Pen pen, float width) {
    float height = HEAD;
    for (List<FigureTable.Cell> row : rows) {
      height += tall(pen, row, width);
    }
    return height;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    float at = x;
    for (int i = 0; i < shares.length; i++) {
      pen.text(labels.get(i), at, y + 6.5f, Style.LABEL);
      at += wide(i, width) + GAP;
    }
    float top = y + HEAD;
    for (List<FigureTable.Cell> row : rows) {
      pen.line(x, top, x + width, top, 0.4f, Ink.HAIRLINE);
      float left = x;
      for (int i = 0; i < row.size(); i++) {
        FigureTable.Cell cell = row.get(i);
        float base = top + PAD + cell.style().size() - 0.8f;
        for (String line : pen.wrapped(cell.text(), wide(i, width), cell.style())) {
          pen.text(line, left, base, cell.style());
          base += leading(cell);
        }
        left += wide(i, width) + GAP;
      }
      top += tall(pen, row, width);
    }
  }

  private float tall(Pen pen, List<FigureTable.Cell> row, float width) {
    float tallest = 0;
    for (int i = 0; i < row.size(); i++) {
      FigureTable.Cell cell = row.get(i);
      int lines = pen.wrapped(cell.text(), wide(i, width), cell.style()).size();
      tallest = Math.max(tallest, lines * leading(cell));
    }
    return tallest + 2 * PAD - 1;
  }

  private static float leading(FigureTable.Cell cell) {
    return cell.style().size() * 1.28f;
  }

  private float wide(int column, float width) {
    return (width - GAP * (shares.length - 1)) * shares[column];
  }
}
