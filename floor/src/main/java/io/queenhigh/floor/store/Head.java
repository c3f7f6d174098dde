package io.queenhigh.floor.store;

/** The last line of a stream: its number and its hash. */
public record Head(long seq, String hash) {

  /** Where a stream stands before its first line. */
  public static final Head NONE = new Head(0, "0".repeat(64));
}
