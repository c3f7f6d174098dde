package io.queenhigh.catalogue;

import io.queenhigh.catalogue.page.Section;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Amounts of money as the documents print them: {@code $5}, {@code $1.00}, {@code $1,000}. */
final class PrintedAmounts {
  private static final Pattern PRINTED =
      Pattern.compile("\\$(\\d{1,9}|\\d{1,3}(?:,\\d{3}){1,2})(?:\\.(\\d{2}))?");

  private PrintedAmounts() {}

  /** The cents that are printed at this key. */
  static long read(Section section, String key, String printed) {
    Matcher matcher = PRINTED.matcher(printed);
    if (matcher.matches()) {
      long dollars = Long.parseLong(matcher.group(1).replace(",", ""));
      return dollars * 100 + (matcher.group(2) == null ? 0 : Long.parseLong(matcher.group(2)));
    }
    if (printed.contains("%")) {
      section.problem(
          key,
          "%s \"%s\" is a percentage.".formatted(key, printed),
          "Write a flat amount: \"$1.00\".");
    } else if (!printed.isBlank()) {
      section.problem(
          key,
          "%s \"%s\" is not an amount.".formatted(key, printed),
          "Write dollars: \"$5\" or \"$1.50\".");
    }
    return 0;
  }
}
