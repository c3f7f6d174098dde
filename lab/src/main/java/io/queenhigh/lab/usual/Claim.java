package io.queenhigh.lab.usual;

/**
 * Something that the report of 2020 prints, beside the figure.
 *
 * @param error of the figure, in words: "exact" or a standard error
 */
public record Claim(String printed, String computed, String error, Verdict verdict) {

  /** How a printed claim fares. */
  public enum Verdict {
    CONFIRMED("confirmed"),
    TOO_STRICT("too strict"),
    WRONG("wrong"),
    /** It cannot be held against a figure. */
    OPEN("open");

    private final String word;

    Verdict(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /** How a rule begins that the report tells its readers to follow. */
  public static final String RULE = "rule ";

  public boolean isRule() {
    return printed.startsWith(RULE);
  }

  static Claim of(String printed, boolean holds, String computed, String error) {
    return new Claim(printed, computed, error, holds ? Verdict.CONFIRMED : Verdict.WRONG);
  }
}
