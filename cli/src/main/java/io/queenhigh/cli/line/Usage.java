package io.queenhigh.cli.line;

/** The command line is wrong; the message says how and what would be right. */
public final class Usage extends Exception {

  private static final long serialVersionUID = 1;

  public Usage(String message) {
    super(message);
  }
}
