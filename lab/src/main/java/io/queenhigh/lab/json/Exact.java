package io.queenhigh.lab.json;

import io.queenhigh.lab.exact.Fraction;
import java.util.LinkedHashMap;
import java.util.Map;

/** Exact numbers for programs: the fraction in lowest terms, and decimals rounded at the end. */
public final class Exact {

  private static final int PERCENT_PLACES = 9;
  private static final int DECIMAL_PLACES = 12;

  private Exact() {}

  /** A part of one: a chance, an edge, a return. */
  public static Map<String, Object> share(Fraction share) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("fraction", share.toString());
    object.put("percent", share.percent(PERCENT_PLACES));
    object.put("decimal", decimal(share));
    return object;
  }

  /** Units or dollars. */
  public static Map<String, Object> amount(Fraction amount) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("fraction", amount.toString());
    object.put("decimal", decimal(amount));
    return object;
  }

  public static String decimal(Fraction number) {
    return number.decimal(DECIMAL_PLACES);
  }

  public static String root(Fraction variance) {
    return variance.root(DECIMAL_PLACES);
  }
}
