package io.queenhigh.cli.line;

/** Exit codes. */
public final class Exit {

  public static final int DONE = 0;

  /** The rules or a file say no. */
  public static final int REFUSED = 1;

  /** The command line cannot be understood. */
  public static final int USAGE = 2;

  private Exit() {}
}
