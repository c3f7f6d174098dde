package io.queenhigh.lab.sheet;

/** Puts numbers in their place along a side of a chart. */
record Axis(double from, double to, float start, float end) {

  float at(double value) {
    return (float) (start + (value - from) / (to - from) * (end - start));
  }

  /** A round step that cuts the axis into about so many pieces. */
  double step(int pieces) {
    double rough = Math.abs(to - from) / pieces;
    double power = Math.pow(10, Math.floor(Math.log10(rough)));
    double lead = rough / power;
    if (lead < 1.5) {
      return power;
    }
    if (lead < 3.5) {
      return 2 * power;
    }
    return lead < 7.5 ? 5 * power : 10 * power;
  }
}
