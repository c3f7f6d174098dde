package io.queenhigh.cli.line;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Breaks lines between words where the terminal ends; colours take no room. */
public final class Wrapping {

  /** A sentence in a narrower column than this is harder to read than one on lines of its own. */
  private static final int LEAST_COLUMN = 30;

  private static final int INDENT = 4;
  private static final Pattern WORD = Pattern.compile("( *)([^ ]+)");

  private Wrapping() {}

  /** A sentence in the last column of a row: it goes on under itself, or else under the row. */
  public static List<String> beside(String columns, String sentence, int width) {
    String gap = "  ";
    int left = Columns.visible(columns) + gap.length();
    if (width - left >= LEAST_COLUMN || left + Columns.visible(sentence) <= width) {
      return broken(columns + gap + sentence, left, width);
    }
    List<String> lines = new ArrayList<>(broken(columns, INDENT, width));
    lines.addAll(broken(" ".repeat(INDENT) + sentence, INDENT, width));
    return List.copyOf(lines);
  }

  /** A line as it is, or as several of which all but the first are indented. */
  public static List<String> broken(String line, int indent, int width) {
    if (Columns.visible(line) <= width) {
      return List.of(line);
    }
    List<String> lines = new ArrayList<>();
    StringBuilder now = new StringBuilder();
    int column = 0;
    boolean blank = true;
    Matcher words = WORD.matcher(line);
    while (words.find()) {
      int wide = Columns.visible(words.group());
      if (!blank && column + wide > width) {
        lines.add(now.toString());
        now = new StringBuilder(" ".repeat(indent)).append(words.group(2));
        column = indent + Columns.visible(words.group(2));
      } else {
        now.append(words.group());
        column += wide;
      }
      blank = false;
    }
    lines.add(now.toString());
    return List.copyOf(lines);
  }
}
