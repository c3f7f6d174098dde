package io.queenhigh.lab.sheet;

import java.io.OutputStream;
import java.util.List;

/** A plain table on as many pages as it takes, with its heading on each of them. */
public final class TableSheet {

  private static final float MARGIN = 44;
  private static final float ROW = 15;
  private static final float FIRST = 0.28f;

  private TableSheet() {}

  /**
   * Writes the PDF. The first column stands left, all others right.
   *
   * @param said what stands below the title
   * @param total a last row, set apart
   */
  public static void write(
      OutputStream out,
      String title,
      String said,
      List<String> heads,
      List<List<String>> rows,
      List<String> total) {
    try (SheetPaper paper = new SheetPaper(out, title, said, title + said + rows)) {
      Pen pen = paper.page();
      float y = begin(pen, paper, title, said, heads);
      for (List<String> row : rows) {
        if (y > paper.height() - 2 * MARGIN) {
          pen = paper.page();
          y = begin(pen, paper, title, said, heads);
        }
        cells(pen, paper, row, y, Style.BODY);
        y += ROW;
      }
      pen.line(MARGIN, y - ROW + 5, paper.width() - MARGIN, y - ROW + 5, 0.6f, Ink.BLACK);
      cells(pen, paper, total, y + 3, Style.STRONG);
    }
  }

  private static float begin(
      Pen pen, SheetPaper paper, String title, String said, List<String> heads) {
    pen.text(title, MARGIN, MARGIN + 10, Style.TITLE);
    float y = MARGIN + 28;
    for (String line : pen.wrapped(said, paper.width() - 2 * MARGIN, Style.QUIET)) {
      pen.text(line, MARGIN, y, Style.QUIET);
      y += 11;
    }
    y += 12;
    cells(pen, paper, heads, y, Style.LABEL);
    pen.line(MARGIN, y + 4, paper.width() - MARGIN, y + 4, 0.6f, Ink.BLACK);
    return y + ROW + 2;
  }

  private static void cells(Pen pen, SheetPaper paper, List<String> row, float y, Style style) {
    float wide = paper.width() - 2 * MARGIN;
    float others = wide * (1 - FIRST) / Math.max(1, row.size() - 1);
    pen.text(row.getFirst(), MARGIN, y, style);
    for (int i = 1; i < row.size(); i++) {
      pen.textEndingAt(row.get(i), MARGIN + wide * FIRST + i * others, y, style);
    }
  }
}
