package io.queenhigh.cli;

import io.queenhigh.floor.journal.OutputSchema;
import java.util.List;

/**
 * Holds all that a test gets by {@code --json} and {@code --csv} against the documented schemas.
 */
final class Outputs {

  private Outputs() {}

  static void hold(List<String> words, Run run) {
    if (run.out().isBlank() || run.exit() == 2) {
      return;
    }
    if (words.contains("--csv")) {
      OutputSchema.assertCsv(name(words.getFirst(), run.out()) + ".csv", run.out());
    } else if (words.contains("--json")) {
      run.out()
          .lines()
          .forEach(line -> OutputSchema.assertJson(name(words.getFirst(), line), line));
    }
  }

  /** By the command, and by what came out where a command has several forms. */
  static String name(String command, String out) {
    return switch (command) {
      case "simulate" -> said(out, "bank", "kind") ? "simulate-bank" : command;
      case "games" -> said(out, "games") ? command : "game";
      case "settle" -> said(out, "problems") ? "settle-refused" : command;
      case "edge" -> said(out, "fingerprint", "fingerprint") ? command : "edge-usual";
      case "ev" -> said(out, "actions") ? "ev-actions" : command;
      case "face-up" -> faceUp(out);
      case "merge" -> name(merged(out), out);
      default -> command;
    };
  }

  private static String faceUp(String out) {
    if (said(out, "spots", "spots")) {
      return said(out, "tables") ? "face-up-spots-tables" : "face-up-spots";
    }
    return out.contains("\"exact\":false") ? "face-up-estimate" : "face-up";
  }

  private static String merged(String out) {
    if (said(out, "link", "low")) {
      return "progressive";
    }
    return said(out, "seen", "seen") ? "face-up" : "simulate";
  }

  /** Whether an object has a field, or a table the column of the same meaning. */
  private static boolean said(String out, String field, String... column) {
    return out.startsWith("{")
        ? out.contains("\"" + field + "\":")
        : column.length > 0
            && List.of(out.lines().findFirst().orElse("").split(",", -1)).contains(column[0]);
  }
}
