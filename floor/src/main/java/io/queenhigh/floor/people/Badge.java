package io.queenhigh.floor.people;

/**
 * What a person carries after the door: the token is secret and shown once; the floor keeps only
 * its hash.
 */
public record Badge(Who who, String token) {
  @Override
  public String toString() {
    return "the badge of " + who.name();
  }
}
