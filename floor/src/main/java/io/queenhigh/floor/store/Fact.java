package io.queenhigh.floor.store;

/** Something that happened, before it has its place in a journal. */
public record Fact(String type, String payload) {

  public Fact {
    NoNul.check(type);
    NoNul.check(payload);
  }
}
