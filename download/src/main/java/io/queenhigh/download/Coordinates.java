package io.queenhigh.download;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A library as Maven names it. */
record Coordinates(String group, String artifact, String version) {

  private static final Pattern LINE =
      Pattern.compile("\\s*([\\w.-]+):([\\w.-]+):jar:([\\w.-]+):(?:compile|runtime)\\b.*");

  /** Reads what {@code dependency:list} has written. */
  static List<Coordinates> read(String list) {
    return list.lines()
        .map(LINE::matcher)
        .filter(Matcher::matches)
        .map(line -> new Coordinates(line.group(1), line.group(2), line.group(3)))
        .sorted((a, b) -> a.file().compareTo(b.file()))
        .toList();
  }

  String file() {
    return artifact + "-" + version + ".jar";
  }
}
