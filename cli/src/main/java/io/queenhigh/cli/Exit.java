package io.queenhigh.cli;

/** Exit codes. */
final class Exit {

  static final int DONE = 0;

  /** The rules or a file say no. */
  static final int REFUSED = 1;

  /** The command line cannot be understood. */
  static final int USAGE = 2;

  private Exit() {}
}
