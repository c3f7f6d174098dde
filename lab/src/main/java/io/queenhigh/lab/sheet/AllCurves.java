package io.queenhigh.lab.sheet;

import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.Study;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The edge of every game by spots, in one picture; each line is named where it ends. */
final class AllCurves implements Block {

  private static final float TALL = 158;
  private static final float LEFT = 34;
  private static final float NAMES = 128;
  private static final float BOTTOM = 24;
  private static final float LINE = 9;

  private static final List<Ink> INKS =
      List.of(
          Ink.FELT,
          new Ink(0x2a, 0x5c, 0x9a),
          Ink.RED,
          Ink.AMBER,
          new Ink(0x6a, 0x3d, 0x8f),
          new Ink(0x4a, 0x52, 0x5c),
          new Ink(0x0f, 0x7c, 0x86));

  private final List<Study> studies;

  AllCurves(List<Study> studies) {
    this.studies = List.copyOf(studies);
  }

  @Override
  public float height(Pen pen, float width) {
    return TALL;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    Axis up = new Axis(-0.045, 0.058, y + TALL - BOTTOM, y + 4);
    Axis across = new Axis(0.8, 7.1, x + LEFT, x + width - NAMES);
    for (int percent = -4; percent <= 5; percent++) {
      boolean zero = percent == 0;
      float at = up.at(percent / 100.0);
      pen.line(
          x + LEFT, at, x + width - NAMES, at, zero ? 1f : 0.4f, zero ? Ink.RED : Ink.HAIRLINE);
      pen.textEndingAt(
          String.format(Locale.ROOT, "%s%d %%", percent < 0 ? "\u2212" : "", Math.abs(percent)),
          x + LEFT - 5,
          at + 2.4f,
          Style.SMALL);
    }
    pen.text("below: the player is ahead", x + LEFT + 4, up.at(0) + 8, Style.SMALL.in(Ink.RED));
    for (int spots = 1; spots <= 7; spots++) {
      pen.textAround(String.valueOf(spots), across.at(spots), y + TALL - BOTTOM + 11, Style.SMALL);
    }
    List<Name> names = new ArrayList<>();
    for (int i = 0; i < studies.size(); i++) {
      Ink ink = INKS.get(i % INKS.size());
      List<Pen.Spot> line = line(studies.get(i), across, up);
      pen.path(line, 1.4f, ink);
      line.forEach(spot -> pen.dot(spot.x(), spot.y(), 1.7f, ink));
      names.add(new Name(studies.get(i).title(), line.getLast().y(), ink));
    }
    names.sort(Comparator.comparingDouble(Name::at));
    float before = y - LINE;
    for (Name name : names) {
      float at = Math.max(name.at() + 2.4f, before + LINE);
      pen.text(name.words(), x + width - NAMES + 8, at, Style.STRONG.sized(7.4f).in(name.ink()));
      before = at;
    }
  }

  private record Name(String words, float at, Ink ink) {}

  private static List<Pen.Spot> line(Study study, Axis across, Axis up) {
    List<Pen.Spot> line = new ArrayList<>();
    line.add(new Pen.Spot(across.at(1), up.at(study.base().edge().approximately())));
    for (AtSpots table : study.tables()) {
      line.add(new Pen.Spot(across.at(table.spots()), up.at(table.edge(study.base()))));
    }
    return line;
  }
}
