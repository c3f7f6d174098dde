package io.queenhigh.floor.cards;

/** What comes out of the shuffler: a deck, or word that it must not be used. */
public sealed interface Shuffled permits ShuffledDeck, Shuffled.Failed {

  /** No deck until a person has replaced the generator; {@code why} is a sentence for people. */
  record Failed(String why) implements Shuffled {}
}
