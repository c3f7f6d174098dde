package io.queenhigh.lab.json;

import io.queenhigh.lab.exact.Fraction;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.Map;

/** Exact numbers for programs: the fraction in lowest terms, and decimals rounded at the end. */
public final class Spelled {

  private static final int PERCENT_PLACES = 9;
  private static final int DECIMAL_PLACES = 12;

  private Spelled() {}

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

  /** A number that was simulated or worked out between bounds; empty where nothing is known. */
  public static String drawn(double number, int places) {
    return !Double.isFinite(number)
        ? ""
        : BigDecimal.valueOf(number).setScale(places, RoundingMode.HALF_UP).toPlainString();
  }

  public static String root(Fraction variance) {
    return variance.root(DECIMAL_PLACES);
  }
}
