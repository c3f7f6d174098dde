package io.queenhigh.lab.parts;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One of several parts of a job: every so-manieth shard is its own.
 *
 * @param number from 1 on
 * @param of how many there are
 */
public record Part(int number, int of) {

  /** All of it. */
  public static final Part WHOLE = new Part(1, 1);

  public static final int MOST = 10_000;

  private static final Pattern SPELLED = Pattern.compile("([1-9]\\d{0,4})/([1-9]\\d{0,4})");

  public Part {
    if (number < 1 || of > MOST || number > of) {
      throw new IllegalArgumentException("part " + number + " of " + of);
    }
  }

  /** {@code 2/5}. */
  public static Optional<Part> parse(String text) {
    Matcher spelled = SPELLED.matcher(text);
    if (!spelled.matches()) {
      return Optional.empty();
    }
    int number = Integer.parseInt(spelled.group(1));
    int of = Integer.parseInt(spelled.group(2));
    return number <= of && of <= MOST ? Optional.of(new Part(number, of)) : Optional.empty();
  }

  public boolean plays(long shard) {
    return shard % of == number - 1;
  }

  /** The first shard that is its own, then the next. */
  public long shard(long which) {
    return which * of + number - 1;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
