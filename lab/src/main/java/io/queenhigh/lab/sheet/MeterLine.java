package io.queenhigh.lab.sheet;

import io.queenhigh.lab.ProgressivePrice;
import io.queenhigh.lab.exact.Fraction;
import java.util.List;
import java.util.Locale;

/** How a progressive's edge falls as its meter rises, alone and with a full table in it. */
final class MeterLine implements Block {

  private static final float TALL = 166;
  private static final float LEFT = 36;
  private static final float BOTTOM = 24;

  private final ProgressivePrice price;
  private final int others;

  MeterLine(ProgressivePrice price, int others) {
    this.price = price;
    this.others = others;
  }

  @Override
  public float height(Pen pen, float width) {
    return TALL;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    double most = Math.max(1_000, 1.5 * price.breakEvenMeter(0).approximately());
    double top = 100 * price.edgeAt(Fraction.ZERO, 0).approximately();
    double low = 100 * edge(most, others);
    float right = x + width - 6;
    Axis across = new Axis(0, most, x + LEFT, right);
    Axis up = new Axis(low - 4, top + 4, y + TALL - BOTTOM, y + 4);
    double step = up.step(6);
    for (double at = Math.ceil(up.from() / step) * step; at <= up.to(); at += step) {
      pen.line(x + LEFT, up.at(at), right, up.at(at), 0.4f, Ink.HAIRLINE);
      pen.textEndingAt(
          (at < 0 ? "\u2212" : "") + Math.round(Math.abs(at)) + " %",
          x + LEFT - 5,
          up.at(at) + 2.4f,
          Style.SMALL);
    }
    pen.line(x + LEFT, up.at(0), right, up.at(0), 0.8f, Ink.GREY);
    line(pen, across, up, most, 0, Ink.FELT);
    line(pen, across, up, most, others, Ink.AMBER);
    even(pen, across, up, 0, Ink.FELT);
    even(pen, across, up, others, Ink.AMBER);
    double stepAcross = across.step(5);
    for (double at = 0; at <= most; at += stepAcross) {
      pen.textAround(dollars(at), across.at(at), y + TALL - BOTTOM + 10, Style.SMALL);
    }
    pen.textAround("meter", (x + LEFT + right) / 2, y + TALL - BOTTOM + 20, Style.SMALL);
    pen.textUpwards("house edge", x + 6, y + (TALL - BOTTOM) / 2, Style.SMALL);
    pen.box(right - 74, y + 6, 74, 22, Ink.WHITE);
    pen.text("alone", right - 70, y + 14, Style.STRONG.in(Ink.FELT));
    pen.text("with " + others + " others", right - 70, y + 24, Style.STRONG.in(Ink.AMBER));
  }

  private void line(Pen pen, Axis across, Axis up, double most, int with, Ink ink) {
    pen.path(
        List.of(
            new Pen.Spot(across.at(0), up.at(100 * edge(0, with))),
            new Pen.Spot(across.at(most), up.at(100 * edge(most, with)))),
        1.2f,
        ink);
  }

  /** Where the wager begins to favour the player, if it does not from an empty meter on. */
  private void even(Pen pen, Axis across, Axis up, int with, Ink ink) {
    double at = price.breakEvenMeter(with).approximately();
    if (at <= 0) {
      return;
    }
    pen.dot(across.at(at), up.at(0), 2.6f, ink);
    String words = "even at " + dollars(at);
    if (with == 0) {
      pen.text(words, across.at(at) + 6, up.at(0) - 5, Style.STRONG.in(ink));
    } else {
      pen.textEndingAt(words, across.at(at) - 5, up.at(0) + 10, Style.STRONG.in(ink));
    }
  }

  private double edge(double meter, int with) {
    return price.edgeAt(Fraction.of(Math.round(meter * 100), 100), with).approximately();
  }

  private static String dollars(double amount) {
    return String.format(Locale.ROOT, "$%,d", Math.round(amount));
  }
}
