package io.queenhigh.cli;

/** The rules, a file or the cards say no; the message says why. */
final class Refused extends Exception {

  private static final long serialVersionUID = 1;

  private final String why;

  Refused(String why) {
    super(why);
    this.why = why;
  }

  String why() {
    return why;
  }
}
