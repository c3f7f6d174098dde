package io.queenhigh.floor.cards;

/** The generator cannot be trusted any more; the shuffler turns this into an answer. */
final class GeneratorFailed extends Exception {

  GeneratorFailed(String why) {
    super(why);
  }

  String why() {
    return String.valueOf(getMessage());
  }
}
