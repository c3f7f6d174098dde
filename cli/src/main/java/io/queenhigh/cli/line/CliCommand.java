package io.queenhigh.cli.line;

import java.util.Set;

/** One word after {@code queenhigh}, and what it does. */
public interface CliCommand {

  String name();

  /** One line for the overview. */
  String summary();

  /** Usage, options and examples; examples first. */
  String help();

  /** Options that take a value. */
  default Set<String> valued() {
    return Set.of();
  }

  /** Options that stand alone. */
  default Set<String> flags() {
    return Set.of("--json");
  }

  /** Does it, and returns the exit code. */
  int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo;
}
