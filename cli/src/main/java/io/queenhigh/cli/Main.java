package io.queenhigh.cli;

import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.Terminal;
import java.util.List;

/** The front door: where every command begins. */
public final class Main {

  private Main() {}

  /** Runs one command and leaves with its exit code. */
  public static void main(String[] arguments) {
    int exit = Commands.run(List.of(arguments), Terminal.standard());
    if (exit != Exit.DONE) {
      System.exit(exit);
    }
  }
}
