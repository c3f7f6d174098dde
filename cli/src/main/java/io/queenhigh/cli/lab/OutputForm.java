package io.queenhigh.cli.lab;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Usage;

/** How a result is wanted. */
public enum OutputForm {
  TEXT,
  JSON,
  CSV;

  static OutputForm from(Arguments arguments) throws Usage {
    if (arguments.has("--json") && arguments.has("--csv")) {
      throw new Usage("take --json or --csv, not both");
    }
    if (arguments.has("--json")) {
      return JSON;
    }
    return arguments.has("--csv") ? CSV : TEXT;
  }
}
