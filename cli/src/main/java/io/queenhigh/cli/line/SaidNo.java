package io.queenhigh.cli.line;

/** The rules, a file or the cards say no; the message says why. */
public final class SaidNo extends Exception {

  private static final long serialVersionUID = 1;

  private final String why;

  public SaidNo(String why) {
    super(why);
    this.why = why;
  }

  public String why() {
    return why;
  }
}
