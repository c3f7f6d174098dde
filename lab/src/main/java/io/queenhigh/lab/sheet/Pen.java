package io.queenhigh.lab.sheet;

import io.queenhigh.lab.sheet.Style.Face;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openpdf.text.pdf.BaseFont;
import org.openpdf.text.pdf.PdfContentByte;

/** Draws on a page. Points count from the top left corner, as a designer counts. */
final class Pen {

  private final PdfContentByte page;
  private final float height;
  private final Map<Face, BaseFont> faces;

  Pen(PdfContentByte page, float height, Map<Face, BaseFont> faces) {
    this.page = page;
    this.height = height;
    this.faces = faces;
  }

  /** Text whose first letter stands at x, on the baseline y. */
  void text(String text, float x, float y, Style style) {
    page.beginText();
    fill(style.ink());
    page.setFontAndSize(face(style), style.size());
    page.setTextMatrix(x, height - y);
    page.showText(text);
    page.endText();
  }

  void textEndingAt(String text, float x, float y, Style style) {
    text(text, x - width(text, style), y, style);
  }

  void textAround(String text, float x, float y, Style style) {
    text(text, x - width(text, style) / 2, y, style);
  }

  /** Capitals with air between them, for labels above things. */
  void spaced(String text, float x, float y, Style style) {
    page.setCharacterSpacing(0.5f);
    text(text, x, y, style);
    page.setCharacterSpacing(0);
  }

  /** Text that reads upwards, its middle at y. */
  void textUpwards(String text, float x, float y, Style style) {
    page.beginText();
    fill(style.ink());
    page.setFontAndSize(face(style), style.size());
    page.setTextMatrix(0, 1, -1, 0, x, height - y - width(text, style) / 2);
    page.showText(text);
    page.endText();
  }

  float width(String text, Style style) {
    return face(style).getWidthPoint(text, style.size());
  }

  /** The text in lines that are no wider than this. */
  List<String> wrapped(String text, float width, Style style) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && width(longer, style) > width) {
        lines.add(line.toString());
        line = new StringBuilder(word);
      } else {
        line = new StringBuilder(longer);
      }
    }
    lines.add(line.toString());
    return lines;
  }

  void line(float x1, float y1, float x2, float y2, float width, Ink ink) {
    stroke(ink, width);
    page.moveTo(x1, height - y1);
    page.lineTo(x2, height - y2);
    page.stroke();
  }

  void box(float x, float y, float width, float tall, Ink ink) {
    fill(ink);
    page.rectangle(x, height - y - tall, width, tall);
    page.fill();
  }

  void dot(float x, float y, float radius, Ink ink) {
    fill(ink);
    page.circle(x, height - y, radius);
    page.fill();
  }

  void path(List<Spot> spots, float width, Ink ink) {
    stroke(ink, width);
    page.setLineJoin(PdfContentByte.LINE_JOIN_ROUND);
    trace(spots);
    page.stroke();
  }

  void area(List<Spot> spots, Ink ink) {
    fill(ink);
    trace(spots);
    page.fill();
  }

  /** A point on the page. */
  record Spot(float x, float y) {}

  private void trace(List<Spot> spots) {
    page.moveTo(spots.getFirst().x(), height - spots.getFirst().y());
    for (Spot spot : spots.subList(1, spots.size())) {
      page.lineTo(spot.x(), height - spot.y());
    }
  }

  private void fill(Ink ink) {
    page.setRGBColorFill(ink.red(), ink.green(), ink.blue());
  }

  private void stroke(Ink ink, float width) {
    page.setRGBColorStroke(ink.red(), ink.green(), ink.blue());
    page.setLineWidth(width);
  }

  private BaseFont face(Style style) {
    BaseFont face = faces.get(style.face());
    if (face == null) {
      throw new IllegalStateException("no typeface for " + style.face());
    }
    return face;
  }
}
