package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.link.Growth;
import io.queenhigh.lab.link.LinkStudy;
import io.queenhigh.lab.link.MeterSpread;
import java.util.ArrayList;
import java.util.List;

/** The meter drawn: how it grows, and how it is spread when it is won. */
public final class ProgressivePictures {

  private static final int WIDE = 40;
  private static final int BARS = 20;

  private ProgressivePictures() {}

  static List<String> growth(LinkStudy study, Terminal terminal) {
    List<Growth> growth = study.growth();
    boolean isSpread = growth.stream().anyMatch(each -> each.high() - each.low() > 0.005);
    double most = growth.stream().mapToDouble(Growth::high).max().orElse(1);
    Columns table = new Columns(RIGHT, RIGHT, RIGHT, LEFT);
    table.row("after", "still there", isSpread ? "median" : "meter", "");
    for (Growth each : growth) {
      table.row(
          each.rounds() == 0 ? "now" : StudyFigures.time(each.hours()),
          StudyFigures.share(each.unwon()),
          StudyFigures.wholeDollars(each.median()),
          spread(each, most));
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        terminal.strong("The meter while nobody wins it")
            + (isSpread ? "  " + terminal.faint("simulated: █ 5 %  ▓ median  ░ 95 %") : ""));
    lines.addAll(table.lines());
    return lines;
  }

  /** Full to where nearly all meters stand, fading to where few do. */
  private static String spread(Growth growth, double most) {
    int low = place(growth.low(), most);
    int median = place(growth.median(), most);
    int high = place(growth.high(), most);
    return "█".repeat(low) + "▓".repeat(median - low) + "░".repeat(high - median);
  }

  private static int place(double meter, double most) {
    return (int) Math.round(WIDE * meter / most);
  }

  static List<String> atWin(LinkStudy study, Terminal terminal) {
    List<MeterSpread.Bar> bars = study.inTheLongRun().spread().bars(BARS);
    double largest = bars.stream().mapToDouble(MeterSpread.Bar::chance).max().orElse(1);
    Columns table = new Columns(RIGHT, RIGHT, LEFT);
    for (MeterSpread.Bar bar : bars) {
      table.row(
          StudyFigures.wholeDollars(bar.from())
              + (Double.isInfinite(bar.to())
                  ? " or more"
                  : " – " + StudyFigures.wholeDollars(bar.to())),
          SimulatedFigures.decimal(100 * bar.chance(), 2) + " %",
          SimulatedFigures.bar(bar.chance(), largest));
    }
    List<String> lines = new ArrayList<>();
    lines.add("");
    lines.add(
        terminal.strong("The meter when it is won")
            + "  "
            + terminal.faint("in the long run" + (study.histories() > 0 ? ", simulated" : "")));
    lines.addAll(table.lines());
    return lines;
  }
}
