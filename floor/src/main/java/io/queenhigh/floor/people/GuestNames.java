package io.queenhigh.floor.people;

import java.security.SecureRandom;
import java.util.List;

/** Names for guests that a dealer can call out: {@code guest-calm-otter-41}. */
final class GuestNames {

  private static final List<String> MOODS =
      List.of(
          "bold", "brave", "bright", "brisk", "calm", "clever", "cosy", "daring", "eager", "early",
          "fair", "fancy", "fleet", "fond", "frank", "fresh", "gentle", "glad", "golden", "grand",
          "happy", "hardy", "honest", "humble", "jolly", "keen", "kind", "late", "light", "lively",
          "lucky", "merry", "mild", "modest", "neat", "nimble", "noble", "patient", "plain",
          "polite", "proud", "quick", "quiet", "rapid", "ready", "royal", "shy", "silent", "silver",
          "sleepy", "smart", "smooth", "steady", "sunny", "swift", "tall", "tidy", "true", "warm",
          "wary", "wild", "wise", "witty", "young");

  private static final List<String> ANIMALS =
      List.of(
          "badger", "bear", "beaver", "bison", "camel", "cat", "cobra", "crane", "crow", "deer",
          "dingo", "dove", "duck", "eagle", "falcon", "ferret", "finch", "fox", "gecko", "goat",
          "goose", "hare", "hawk", "heron", "horse", "ibex", "jackal", "jay", "koala", "lark",
          "lemur", "lion", "llama", "lynx", "magpie", "mole", "moose", "mouse", "newt", "otter",
          "owl", "panda", "parrot", "perch", "puffin", "puma", "quail", "rabbit", "raven", "robin",
          "salmon", "seal", "shrew", "sloth", "sparrow", "stork", "swan", "tiger", "toad", "trout",
          "turtle", "walrus", "wolf", "wren");

  private final SecureRandom random;

  GuestNames(SecureRandom random) {
    this.random = random;
  }

  /** A name for the n-th attempt; numbers grow when short ones keep being taken. */
  String next(int attempt) {
    int lowest = attempt < 3 ? 10 : attempt < 6 ? 1_000 : 1_000_000;
    int number = lowest + random.nextInt(9 * lowest);
    return Names.GUEST_PREFIX + oneOf(MOODS) + "-" + oneOf(ANIMALS) + "-" + number;
  }

  private String oneOf(List<String> words) {
    return words.get(random.nextInt(words.size()));
  }
}
