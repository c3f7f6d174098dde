package io.queenhigh.lab.sheet;

import java.util.ArrayList;
import java.util.List;

/** Rows of figures: words to the left, numbers to the right, hairlines between. */
final class FigureTable implements Block {

  private static final float ROW = 12.4f;
  private static final float HEAD = 11;
  private static final float GAP = 8;

  /** Which side of its column a cell keeps to. */
  enum Side {
    LEFT,
    RIGHT
  }

  record Column(String label, Side side) {}

  record Cell(String text, Style style) {}

  private final List<Column> columns = new ArrayList<>();
  private final List<List<Cell>> rows = new ArrayList<>();

  FigureTable left(String label) {
    columns.add(new Column(label, Side.LEFT));
    return this;
  }

  FigureTable right(String label) {
    columns.add(new Column(label, Side.RIGHT));
    return this;
  }

  /** Cells beyond the last column are left out. */
  FigureTable row(Cell... cells) {
    rows.add(List.of(cells).subList(0, Math.min(cells.length, columns.size())));
    return this;
  }

  @Override
  public float height(Pen pen, float width) {
    return head() + rows.size() * ROW;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    float[] edges = edges(pen, x, width);
    if (head() > 0) {
      for (int i = 0; i < columns.size(); i++) {
        String label = columns.get(i).label();
        place(pen, new Cell(label, Style.LABEL), i, edges, y + 6.5f);
      }
    }
    float top = y + head();
    for (int r = 0; r < rows.size(); r++) {
      float base = top + r * ROW;
      if (r > 0 || head() > 0) {
        pen.line(x, base, x + width, base, 0.4f, Ink.HAIRLINE);
      }
      for (int i = 0; i < rows.get(r).size(); i++) {
        place(pen, rows.get(r).get(i), i, edges, base + 8.9f);
      }
    }
  }

  private float head() {
    return columns.stream().allMatch(column -> column.label().isEmpty()) ? 0 : HEAD;
  }

  private void place(Pen pen, Cell cell, int column, float[] edges, float y) {
    switch (columns.get(column).side()) {
      case LEFT -> pen.text(cell.text(), edges[column], y, cell.style());
      case RIGHT -> pen.textEndingAt(cell.text(), edges[column], y, cell.style());
    }
  }

  /**
   * Where each column's text begins or ends. Columns are as wide as what is in them, and what room
   * is left goes between them.
   */
  private float[] edges(Pen pen, float x, float width) {
    float[] wide = new float[columns.size()];
    float all = 0;
    for (int i = 0; i < wide.length; i++) {
      wide[i] = head() > 0 ? pen.width(columns.get(i).label(), Style.LABEL) : 0;
      for (List<Cell> row : rows) {
        if (i < row.size()) {
          wide[i] = Math.max(wide[i], pen.width(row.get(i).text(), row.get(i).style()));
        }
      }
      all += wide[i];
    }
    float gap = wide.length < 2 ? 0 : Math.max(GAP, (width - all) / (wide.length - 1));
    float[] edges = new float[wide.length];
    float at = x;
    for (int i = 0; i < wide.length; i++) {
      edges[i] = columns.get(i).side() == Side.LEFT ? at : at + wide[i];
      at += wide[i] + gap;
    }
    return edges;
  }
}
