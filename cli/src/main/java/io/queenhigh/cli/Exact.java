package io.queenhigh.cli;

import io.queenhigh.lab.exact.Fraction;
import java.util.LinkedHashMap;
import java.util.Map;

/** Exact numbers for programs: the fraction in lowest terms, and decimals rounded at the end. */
final class Exact {

  private static final int PERCENT_PLACES = 9;
  private static final int DECIMAL_PLACES = 12;

  private Exact() {}

  /** A part of one: a chance, an edge, a return. */
  static Map<String, Object> share(Fraction share) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("fraction", share.toString());
    object.put("percent", share.percent(PERCENT_PLACES));
    object.put("decimal", decimal(share));
    return object;
  }

  /** Units or dollars. */
  static Map<String, Object> amount(Fraction amount) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("fraction", amount.toString());
    object.put("decimal", decimal(amount));
    return object;
  }

  static String decimal(Fraction number) {
    return number.decimal(DECIMAL_PLACES);
  }

  static String root(Fraction variance) {
    return variance.root(DECIMAL_PLACES);
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
