package io.queenhigh.floor.store;

import org.jspecify.annotations.Nullable;

/** The database cannot be opened or read just now. */
public final class StoreUnavailable extends RuntimeException {

  private final String sentence;

  public StoreUnavailable(String sentence, @Nullable Throwable cause) {
    super(sentence, cause);
    this.sentence = sentence;
  }

  /** What happened and what to do about it, for people. */
  public String sentence() {
    return sentence;
  }
}
