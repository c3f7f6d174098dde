package io.queenhigh.cli.lab;

import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.Spelled;
import java.util.Map;

/** Exact figures, for programs and for people. */
public final class ExactFigures {

  private static final int PERCENT_PLACES = 9;

  private ExactFigures() {}

  /** A part of one: a chance, an edge, a return. */
  static Map<String, Object> share(Fraction share) {
    return Spelled.share(share);
  }

  static String decimal(Fraction number) {
    return Spelled.decimal(number);
  }

  static String root(Fraction variance) {
    return Spelled.root(variance);
  }

  /** For people: {@code 3.372980944 %}. */
  static String percent(Fraction share) {
    return share.percent(PERCENT_PLACES) + " %";
  }

  /** For people: {@code $10,080.00}. */
  static String dollars(Fraction amount) {
    String text = amount.decimal(2);
    StringBuilder grouped = new StringBuilder(text);
    int first = text.startsWith("-") ? 1 : 0;
    for (int at = text.indexOf('.') - 3; at > first; at -= 3) {
      grouped.insert(at, ',');
    }
    return grouped.insert(first, '$').toString();
  }
}
