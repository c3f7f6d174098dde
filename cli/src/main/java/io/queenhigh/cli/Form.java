package io.queenhigh.cli;

/** How a result is wanted. */
enum Form {
  TEXT,
  JSON,
  CSV;

  static Form from(Arguments arguments) throws Usage {
    if (arguments.has("--json") && arguments.has("--csv")) {
      throw new Usage("take --json or --csv, not both");
    }
    if (arguments.has("--json")) {
      return JSON;
    }
    return arguments.has("--csv") ? CSV : TEXT;
  }
}
