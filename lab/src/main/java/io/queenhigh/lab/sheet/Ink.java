package io.queenhigh.lab.sheet;

/** A colour on paper. The sheet has few: ink, two greys, and the green and red of the felt. */
record Ink(int red, int green, int blue) {

  static final Ink BLACK = new Ink(0x1b, 0x20, 0x26);
  static final Ink GREY = new Ink(0x6a, 0x72, 0x7c);
  static final Ink HAIRLINE = new Ink(0xd3, 0xd8, 0xdc);
  static final Ink TINT = new Ink(0xf3, 0xf5, 0xf4);
  static final Ink WHITE = new Ink(0xff, 0xff, 0xff);
  static final Ink FELT = new Ink(0x14, 0x5a, 0x45);
  static final Ink RED = new Ink(0xa8, 0x3a, 0x2c);
  static final Ink AMBER = new Ink(0xb0, 0x6a, 0x10);

  /** This colour where {@code part} is 0, the other where it is 1. */
  Ink towards(Ink other, double part) {
    double p = Math.clamp(part, 0, 1);
    return new Ink(mix(red, other.red, p), mix(green, other.green, p), mix(blue, other.blue, p));
  }

  private static int mix(int a, int b, double part) {
    return (int) Math.round(a + (b - a) * part);
  }
}
