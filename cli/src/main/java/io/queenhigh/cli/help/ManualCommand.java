package io.queenhigh.cli.help;

import io.queenhigh.catalogue.Version;
import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** {@code queenhigh manual}: everything that help tells, as a page for {@code man}. */
public final class ManualCommand implements CliCommand {

  private final String examples;
  private final Supplier<List<CliCommand>> commands;

  /** The page shows the same examples as the overview, and the help of these commands. */
  public ManualCommand(String examples, Supplier<List<CliCommand>> commands) {
    this.examples = examples;
    this.commands = commands;
  }

  @Override
  public String name() {
    return "manual";
  }

  @Override
  public String summary() {
    return "prints all of the help as a manual page";
  }

  @Override
  public String help() {
    return """
        queenhigh manual | man -l -                             to read it
        queenhigh manual > /usr/local/share/man/man1/queenhigh.1""";
  }

  @Override
  public Set<String> flags() {
    return Set.of();
  }

  @Override
  public int run(Arguments arguments, Terminal terminal) throws Usage {
    if (!arguments.words().isEmpty()) {
      throw new Usage("manual takes no arguments; see queenhigh help manual");
    }
    page().forEach(terminal::print);
    return Exit.DONE;
  }

  private List<String> page() {
    List<String> page = new ArrayList<>();
    page.add(".TH QUEENHIGH 1 \"\" \"Queenhigh " + Version.number() + "\" \"Queenhigh\"");
    page.add(".SH NAME");
    page.add("queenhigh \\- three\\-card table poker, exactly as the rules are written");
    page.add(".SH SYNOPSIS");
    page.add(".B queenhigh");
    page.add("[\\fICOMMAND\\fR [\\fIOPTION\\fR...] [\\fIWORD\\fR...]]");
    page.add(".SH DESCRIPTION");
    page.add("Without a command the demo floor is opened. Results go to standard output, talk to");
    page.add("standard error.");
    page.addAll(asItIs(examples));
    page.add(".SH COMMANDS");
    for (CliCommand command : commands.get()) {
      section(command, page);
    }
    page.add(".SH EXIT STATUS");
    page.add(
        "0 when it is done, 1 when the rules or a file say no, 2 when the command line is wrong.");
    page.add(".SH ENVIRONMENT");
    page.add(
        "NO_COLOR switches colours off; COLUMNS says how wide the terminal is. What a floor is");
    page.add("given by QUEENHIGH_ names stands in docs/operating.md.");
    return page;
  }

  private static void section(CliCommand command, List<String> page) {
    page.add(".SS " + escaped(command.name()));
    page.add(escaped(command.summary()));
    page.addAll(asItIs(command.help()));
  }

  /** Examples and options line up by spaces, which a page would otherwise fill. */
  private static List<String> asItIs(String text) {
    List<String> lines = new ArrayList<>(List.of(".PP", ".nf"));
    text.stripIndent()
        .lines()
        .dropWhile(String::isBlank)
        .map(ManualCommand::escaped)
        .forEach(lines::add);
    lines.add(".fi");
    return lines;
  }

  /**
   * Roff reads a backslash, a hyphen, and a full stop or quote at the beginning of a line; no
   * UTF-8.
   */
  private static String escaped(String line) {
    String plain = line.replace("\\", "\\e").replace("-", "\\-");
    String ascii =
        plain
            .codePoints()
            .mapToObj(c -> c < 128 ? Character.toString(c) : "\\[u%04X]".formatted(c))
            .collect(Collectors.joining());
    return ascii.startsWith(".") || ascii.startsWith("'") ? "\\&" + ascii : ascii;
  }
}
