package io.queenhigh.cli.optional;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;

/** What an optional module does; it names itself in {@code META-INF/services}. */
public interface Extension {

  /** The command that it does. */
  String name();

  /** Does it, and returns the exit code. */
  int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo;
}
