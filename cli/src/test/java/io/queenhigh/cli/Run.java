package io.queenhigh.cli;

import io.queenhigh.cli.line.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of a command: what came out, what was said, how it ended. */
record Run(int exit, String out, String said) {

  static Run of(String... words) {
    return with("", words);
  }

  static Run with(String input, String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    ByteArrayInputStream in = new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8));
    int exit =
        Commands.run(List.of(words), new Terminal(in, out, said, false, Terminal.Audience.PROGRAM));
    Run run =
        new Run(exit, out.toString(StandardCharsets.UTF_8), said.toString(StandardCharsets.UTF_8));
    Outputs.hold(List.of(words), run);
    return run;
  }
}
