package io.queenhigh.lab.sheet;

import io.queenhigh.lab.exact.Distribution;
import java.util.ArrayList;
import java.util.List;

/** How results spread as rounds go by: nine in ten players, half of them, and the middle one. */
final class SessionFan implements Block {

  private static final float TALL = 166;
  private static final float LEFT = 30;
  private static final float BOTTOM = 24;
  private static final int ROUNDS = 300;
  private static final int STEP = 4;
  private static final double[] SHARES = {0.05, 0.25, 0.5, 0.75, 0.95};

  private final List<int[]> quantiles = new ArrayList<>();

  SessionFan(Distribution round) {
    Session session = new Session(round, ROUNDS);
    quantiles.add(new int[SHARES.length]);
    for (int played = 1; played <= ROUNDS; played++) {
      session.play();
      if (played % STEP == 0) {
        int[] row = new int[SHARES.length];
        for (int i = 0; i < row.length; i++) {
          row[i] = session.quantile(SHARES[i]);
        }
        quantiles.add(row);
      }
    }
  }

  @Override
  public float height(Pen pen, float width) {
    return TALL;
  }

  @Override
  public void draw(Pen pen, float x, float y, float width) {
    int[] last = quantiles.getLast();
    float right = x + width - 42;
    Axis across = new Axis(0, ROUNDS, x + LEFT, right);
    Axis up = new Axis(last[0] * 1.08, last[4] * 1.18, y + TALL - BOTTOM, y + 4);
    double step = up.step(6);
    for (double at = Math.ceil(up.from() / step) * step; at <= up.to(); at += step) {
      pen.line(
          x + LEFT,
          up.at(at),
          right,
          up.at(at),
          at == 0 ? 0.8f : 0.4f,
          at == 0 ? Ink.GREY : Ink.HAIRLINE);
      pen.textEndingAt(signed(at), x + LEFT - 5, up.at(at) + 2.4f, Style.SMALL);
    }
    pen.area(band(0, 4, across, up), Ink.WHITE.towards(Ink.FELT, 0.14));
    pen.area(band(1, 3, across, up), Ink.WHITE.towards(Ink.FELT, 0.32));
    pen.line(x + LEFT, up.at(0), right, up.at(0), 0.8f, Ink.GREY);
    pen.path(edge(2, across, up), 1.2f, Ink.FELT);
    String[] names = {"5 % below", "25 % below", "middle", "25 % above", "5 % above"};
    for (int i = 0; i < SHARES.length; i++) {
      pen.text(names[i], right + 4, up.at(last[i]) + 2.3f, Style.SMALL);
    }
    for (int rounds = 0; rounds <= ROUNDS; rounds += 50) {
      pen.textAround(
          String.valueOf(rounds), across.at(rounds), y + TALL - BOTTOM + 10, Style.SMALL);
    }
    pen.textAround("rounds", (x + LEFT + right) / 2, y + TALL - BOTTOM + 20, Style.SMALL);
    pen.textUpwards("units won", x + 6, y + (TALL - BOTTOM) / 2, Style.SMALL);
  }

  private List<Pen.Spot> band(int low, int high, Axis across, Axis up) {
    List<Pen.Spot> spots = new ArrayList<>(edge(low, across, up));
    spots.addAll(edge(high, across, up).reversed());
    return spots;
  }

  private List<Pen.Spot> edge(int share, Axis across, Axis up) {
    List<Pen.Spot> spots = new ArrayList<>();
    for (int i = 0; i < quantiles.size(); i++) {
      spots.add(new Pen.Spot(across.at((double) i * STEP), up.at(quantiles.get(i)[share])));
    }
    return spots;
  }

  private static String signed(double at) {
    long whole = Math.round(at);
    return whole > 0 ? "+" + whole : whole < 0 ? "\u2212" + -whole : "0";
  }
}
