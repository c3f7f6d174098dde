package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.CliCommand;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.json.UsualJson;
import io.queenhigh.lab.usual.Base;
import io.queenhigh.lab.usual.Study;
import java.util.Map;
import java.util.Optional;

/** {@code queenhigh edge usual/GAME}: what a game of the report costs with the best play. */
final class UsualEdge {

  private UsualEdge() {}

  static int run(CliCommand command, Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (arguments.words().size() > 1) {
      throw new Usage("edge takes one game");
    }
    UsualOptions options = UsualOptions.from(command, arguments);
    OutputForm form = OutputForm.from(arguments);
    boolean compute = arguments.has("--compute");
    Base base = options.base(compute, terminal);
    switch (form) {
      case JSON -> {
        Map<String, Object> object = options.head();
        object.put("wagers", UsualJson.edge(options.wager(), base));
        if (!options.game().inWords().isEmpty()) {
          object.put("strategy", UsualJson.strategy(options.game().inWords(), base));
        }
        object.put(
            "figures",
            UsualJson.made(compute ? Optional.empty() : options.shipped().flatMap(Study::made)));
        terminal.print(JsonLine.of(object));
      }
      case CSV -> {
        terminal.print("game,figure,fraction,decimal");
        row(terminal, options, "edge", base.edge());
        row(terminal, options, "average-wager", base.wagered());
        row(terminal, options, "element-of-risk", base.edgeOfWagered());
        base.actions().forEach((name, often) -> row(terminal, options, name, often));
      }
      case TEXT -> text(options, base, terminal);
    }
    return Exit.DONE;
  }

  private static void row(Terminal terminal, UsualOptions options, String figure, Fraction value) {
    terminal.print(
        "%s,%s,%s,%s".formatted(options.game().id(), figure, value, ExactFigures.decimal(value)));
  }

  private static void text(UsualOptions options, Base base, Terminal terminal) {
    terminal.print(options.heading(terminal));
    terminal.print("");
    Columns figures = new Columns(LEFT, RIGHT, LEFT);
    String of = options.wager().equals("bet") ? "of one of the three bets" : "of the Ante";
    figures.row(
        "House edge " + of,
        terminal.strong(ExactFigures.percent(base.edge())),
        terminal.faint(base.edge().toString()));
    figures.row(
        "House edge of all wagered",
        ExactFigures.percent(base.edgeOfWagered()),
        terminal.faint(base.edgeOfWagered().toString()));
    figures.row("Wagered on average", base.wagered().decimal(9), "");
    figures.lines().forEach(terminal::print);
    terminal.print("");
    terminal.print(terminal.strong("How often each action is taken"));
    Columns actions = new Columns(LEFT, RIGHT);
    base.actions().forEach((name, often) -> actions.row(name, often.percent(4) + " %"));
    actions.lines().forEach(terminal::print);
    if (!options.game().inWords().isEmpty()) {
      terminal.print("");
      terminal.print(terminal.strong("The strategy in words"));
      options.game().inWords().forEach(line -> terminal.print("  " + line));
      base.byWords()
          .ifPresent(
              edge ->
                  terminal.print(
                      terminal.faint(
                          "  House edge against it: %s; the best play gives away %s less"
                              .formatted(
                                  ExactFigures.percent(edge),
                                  ExactFigures.percent(edge.minus(base.edge()))))));
    }
    terminal.tell("Dealt face up: queenhigh face-up " + options.game().id() + " --spots 3");
  }
}
