package io.queenhigh.cli;

/** The command line is wrong; the message says how and what would be right. */
final class Usage extends Exception {

  private static final long serialVersionUID = 1;

  Usage(String message) {
    super(message);
  }
}
