package io.queenhigh.floor.store;

/** Something that happened, before it has its place in a journal. */
public record Fact(String type, String payload) {

  public Fact {
    Words.check(type);
    Words.check(payload);
  }
}
