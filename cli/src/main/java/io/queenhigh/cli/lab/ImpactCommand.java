package io.queenhigh.cli.lab;

import io.queenhigh.cli.line.Arguments;
import io.queenhigh.cli.line.Exit;
import io.queenhigh.cli.line.JsonLine;
import io.queenhigh.cli.line.SaidNo;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.cli.line.Usage;
import io.queenhigh.lab.json.ImpactJson;
import io.queenhigh.lab.sheet.ImpactHtml;
import io.queenhigh.lab.sheet.ImpactReport;
import io.queenhigh.lab.usual.Impact;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;

/** {@code queenhigh face-up --report FILE}: the report on all seven games. */
final class ImpactCommand {

  private static final double USUAL_MARGIN = 0.01;

  private ImpactCommand() {}

  static int run(Arguments arguments, Terminal terminal) throws Usage, SaidNo {
    if (!arguments.words().isEmpty()) {
      throw new Usage("the report is on all games: face-up --report impact.pdf");
    }
    String name = arguments.value("--report").orElseThrow();
    double margin = UsualFaceUp.percent(arguments, "--margin").orElse(USUAL_MARGIN);
    byte[] report = report(name, Impact.shipped(margin));
    try {
      Files.write(Path.of(name), report);
    } catch (IOException | InvalidPathException _) {
      throw new SaidNo("--report " + name + ": the file cannot be written.");
    }
    terminal.say("Wrote " + name + ".");
    return Exit.DONE;
  }

  private static byte[] report(String name, Impact impact) throws Usage {
    String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return switch (ending) {
      case "pdf" -> {
        ByteArrayOutputStream pdf = new ByteArrayOutputStream();
        ImpactReport.write(impact, pdf);
        yield pdf.toByteArray();
      }
      case "html" -> ImpactHtml.of(impact).getBytes(StandardCharsets.UTF_8);
      case "json" -> (JsonLine.of(ImpactJson.of(impact)) + "\n").getBytes(StandardCharsets.UTF_8);
      case "csv" ->
          (String.join("\n", ImpactJson.csv(impact)) + "\n").getBytes(StandardCharsets.UTF_8);
      default ->
          throw new Usage(
              "--report " + name + ": write a name that ends in .pdf, .html, .csv or .json");
    };
  }
}
