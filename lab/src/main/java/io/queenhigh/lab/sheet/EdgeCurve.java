package io.queenhigh.lab.sheet;

import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.Study;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The house's edge by spots, with a band of two standard errors and the line of no edge. */
final class EdgeCurve implements Block {

  static final float USUAL = 186;
  static final float LOW = 140;
  private static final float LEFT = 34;
  private static final float BOTTOM = 26;
  private static final float BAND = 2;

  /** One point of the curve; shares of the Ante. */
  private record Point(int spots, double edge, double error) {}

  /**
   * Figures stand above and right of their points, or below and left: where a falling curve leaves
   * room.
   */
  private static final float LABEL = 24;

  private final List<Point> points = new ArrayList<>();
  private final float tall;

  EdgeCurve(Study study, float tall) {
    this.tall = tall;
    points.add(new Point(1, study.base().edge().approximately(), 0));
    for (AtSpots table : study.tables()) {
      points.add(new Point(table.spots(), table.edge(study.base()), table.standardError()));
    }
  }

  @Override
  public float height(Pen pen, float width) {
    return tall;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    double low = points.stream().mapToDouble(Point::edge).min().orElse(0);
    double high = points.stream().mapToDouble(Point::edge).max().orElse(0.01);
    double room = (Math.max(high, 0) - Math.min(low, 0)) * 0.12;
    Axis up = new Axis(Math.min(low, 0) - room, high + room, y + tall - BOTTOM, y + 6);
    Axis across = new Axis(0.7, 7.3, x + LEFT, x + width - LABEL);
    grid(pen, x, width, up, across, y);
    pen.area(band(across, up), Ink.WHITE.towards(Ink.FELT, 0.25));
    List<Pen.Spot> line =
        points.stream()
            .map(each -> new Pen.Spot(across.at(each.spots()), up.at(each.edge())))
            .toList();
    pen.path(line, 1.3f, Ink.FELT);
    for (Point each : points) {
      Ink ink = each.edge() < 0 ? Ink.RED : Ink.FELT;
      float at = up.at(each.edge());
      pen.dot(across.at(each.spots()), at, 2.6f, ink);
      Style style = Style.STRONG.sized(7).in(ink);
      if (each.edge() < 0) {
        pen.textEndingAt(signed(each.edge()), across.at(each.spots()) - 3, at + 8, style);
      } else {
        pen.text(signed(each.edge()), across.at(each.spots()) + 2, at - 5, style);
      }
    }
  }

  private void grid(Pen pen, float x, float width, Axis up, Axis across, float y) {
    double step = up.step(6);
    for (double at = Math.ceil(up.from() / step) * step; at <= up.to(); at += step) {
      boolean zero = Math.abs(at) < step / 1000;
      pen.line(
          x + LEFT,
          up.at(at),
          x + width,
          up.at(at),
          zero ? 1f : 0.4f,
          zero ? Ink.RED : Ink.HAIRLINE);
      pen.textEndingAt(signed(zero ? 0 : at), x + LEFT - 5, up.at(at) + 2.4f, Style.SMALL);
    }
    pen.text("below: the player is ahead", x + LEFT + 4, up.at(0) + 8, Style.SMALL.in(Ink.RED));
    for (int spots = 1; spots <= 7; spots++) {
      pen.textAround(String.valueOf(spots), across.at(spots), y + tall - BOTTOM + 11, Style.SMALL);
    }
    pen.textAround(
        "hands dealt face up at the table",
        x + LEFT + (width - LEFT) / 2,
        y + tall - 4,
        Style.SMALL);
  }

  private List<Pen.Spot> band(Axis across, Axis up) {
    List<Pen.Spot> spots = new ArrayList<>();
    for (Point each : points) {
      spots.add(new Pen.Spot(across.at(each.spots()), up.at(each.edge() + BAND * each.error())));
    }
    for (Point each : points.reversed()) {
      spots.add(new Pen.Spot(across.at(each.spots()), up.at(each.edge() - BAND * each.error())));
    }
    return spots;
  }

  private static String signed(double share) {
    String text = String.format(Locale.ROOT, "%.2f %%", 100 * Math.abs(share));
    return share < -0.000_05 ? "\u2212" + text : text;
  }
}
