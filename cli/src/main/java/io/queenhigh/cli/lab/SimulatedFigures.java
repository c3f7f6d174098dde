package io.queenhigh.cli.lab;

import io.queenhigh.lab.json.Spelled;

/** Simulated figures, with no more digits than chance has earned. */
public final class SimulatedFigures {

  private static final int BAR = 40;

  private SimulatedFigures() {}

  /** Nothing for what a few rounds cannot tell. */
  static String decimal(double number, int places) {
    return Spelled.drawn(number, places);
  }

  static String percent(double share) {
    return decimal(100 * share, 4) + " %";
  }

  static String bar(double share, double largest) {
    return "█".repeat((int) Math.round(BAR * share / largest));
  }
}
