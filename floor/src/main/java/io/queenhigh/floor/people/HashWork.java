package io.queenhigh.floor.people;

/**
 * How much work a password's hash is, for whoever guesses as for the house. A hash says of itself
 * how it was made, so that those of any work are read.
 */
public record HashWork(int memoryKib, int passes) {

  public static final HashWork USUAL = new HashWork(19 * 1024, 2);
}
