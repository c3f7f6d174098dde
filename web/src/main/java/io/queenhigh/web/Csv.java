package io.queenhigh.web;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rows for a spreadsheet. */
final class Csv {

  private Csv() {}

  static String row(String... cells) {
    return Stream.of(cells).map(Csv::cell).collect(Collectors.joining(","));
  }

  static String ended(List<String> rows) {
    return String.join("\r\n", rows) + "\r\n";
  }

  /** What a spreadsheet could take for a formula gets a quote in front of it. */
  private static String cell(String text) {
    String safe = text.matches("[=+@\\t\\r].*") ? "'" + text : text;
    return safe.matches("[^\",\r\n]*") ? safe : '"' + safe.replace("\"", "\"\"") + '"';
  }
}
