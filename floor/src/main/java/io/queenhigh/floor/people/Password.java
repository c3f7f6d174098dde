package io.queenhigh.floor.people;

/** A password as it was typed. It prints as nothing, so that no log line can give it away. */
public record Password(String typed) {
  @Override
  public String toString() {
    return "a password";
  }
}
