package io.queenhigh.rules.roundfile;

import java.util.ArrayList;
import java.util.List;

/** One line of a round file with something on it: its keyword and the words after it. */
record Line(int number, String keyword, List<String> words) {

  /** Longer files are not rounds; they are refused before anything is made of them. */
  static final int MOST_CHARACTERS = 20_000;

  static List<Line> of(String text) {
    List<Line> lines = new ArrayList<>();
    int number = 0;
    for (String raw : readable(text).split("\n", -1)) {
      number++;
      String content = raw.contains("#") ? raw.substring(0, raw.indexOf('#')) : raw;
      List<String> words = List.of(content.strip().split(" +", -1));
      if (!words.getFirst().isEmpty()) {
        lines.add(new Line(number, words.getFirst(), words.subList(1, words.size())));
      }
    }
    return lines;
  }

  /** Blanks of all kinds become one kind, and what a terminal might obey becomes visible. */
  private static String readable(String text) {
    return text.replaceFirst("^\\uFEFF", "")
        .replaceAll("\\R", "\n")
        .replaceAll("[\\p{Z}\\t]", " ")
        .replaceAll("[\\p{Cntrl}&&[^\n]]", "�");
  }

  /** For messages: what stands there instead. */
  String saying() {
    return words.isEmpty() ? "" : ", not \"" + String.join(" ", words) + "\"";
  }
}
