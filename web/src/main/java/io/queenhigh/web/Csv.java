package io.queenhigh.web;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rows for a spreadsheet, wherever they are written. */
public final class Csv {

  /** What begins so may be taken for a formula, unless it is a number. */
  private static final Pattern FORMULA = Pattern.compile("(?s)[-=+@\\t\\r].*");

  private static final Pattern NUMBER = Pattern.compile("-[0-9][0-9.,/]*(e-?[0-9]+)?%?");

  private Csv() {}

  public static String row(String... cells) {
    return Stream.of(cells).map(Csv::cell).collect(Collectors.joining(","));
  }

  static String ended(List<String> rows) {
    return String.join("\r\n", rows) + "\r\n";
  }

  /** What a spreadsheet could take for a formula gets a quote in front of it. */
  private static String cell(String text) {
    boolean formula = FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
    String safe = formula ? "'" + text : text;
    return safe.matches("[^\",\r\n]*") ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }
}
