package io.queenhigh.catalogue.page;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place in a text that moves forward, and knows its line. */
final class Cursor {
  private static final char END = '\0';

  private final String text;
  private int at;
  private int line = 1;

  Cursor(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  int line() {
    return line;
  }

  boolean isAtEnd() {
    return at >= text.length();
  }

  boolean isAtEndOfLine() {
    return isAtEnd() || peek() == '\n';
  }

  char peek() {
    return isAtEnd() ? END : text.charAt(at);
  }

  char next() {
    char c = peek();
    at++;
    if (c == '\n') {
      line++;
    }
    return c;
  }

  /** Steps over these letters if they come next. */
  boolean skip(String letters) {
    boolean isNext = text.startsWith(letters, at);
    if (isNext) {
      for (int i = 0; i < letters.length(); i++) {
        next();
      }
    }
    return isNext;
  }

  /** Steps over what matches here, and returns it; blank where nothing does. */
  String take(Pattern pattern) {
    Matcher matcher = pattern.matcher(text).region(at, text.length());
    if (!matcher.lookingAt()) {
      return "";
    }
    String taken = matcher.group();
    skip(taken);
    return taken;
  }

  boolean comes(Pattern pattern) {
    return pattern.matcher(text).region(at, text.length()).lookingAt();
  }

  void skipBlanks() {
    while (peek() == ' ' || peek() == '\t') {
      next();
    }
  }

  void skipLine() {
    while (!isAtEndOfLine()) {
      next();
    }
  }
}
