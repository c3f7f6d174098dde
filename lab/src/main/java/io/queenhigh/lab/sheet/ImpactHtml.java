package io.queenhigh.lab.sheet;

import static io.queenhigh.lab.sheet.ImpactWords.percent;
import static io.queenhigh.lab.sheet.ImpactWords.share;
import static io.queenhigh.lab.sheet.ImpactWords.signed;

import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.Claim;
import io.queenhigh.lab.usual.Impact;
import io.queenhigh.lab.usual.Study;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The face-up report as one page of HTML that needs nothing else. */
public final class ImpactHtml {

  private static final String STYLE =
      """
      :root{color-scheme:light}body{font:16px/1.5 system-ui,sans-serif;color:#1b2026;max-width:62rem;margin:2rem auto;padding:0 1rem}
      h1,h2{font-weight:600;line-height:1.2}h2{border-bottom:2px solid #145a45;padding-bottom:.2rem;margin-top:3rem}
      table{border-collapse:collapse;width:100%;margin:1rem 0;font-size:.9rem}th,td{text-align:left;padding:.35rem .6rem;border-bottom:1px solid #d3d8dc;vertical-align:top}
      th{color:#5a626c;font-weight:600}td:first-child:not(.n){min-width:8.5rem}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}td.n{white-space:nowrap}th{vertical-align:bottom}
      .confirmed{color:#145a45;font-weight:600}.wrong{color:#a83a2c;font-weight:600}.too-strict{color:#8a520b;font-weight:600}
      .standing{color:#8a520b;font-weight:600}.wide{overflow-x:auto}svg{max-width:34rem;width:100%;height:auto}
      """;

  private final StringBuilder text = new StringBuilder();

  private final ImpactWords words;

  private ImpactHtml(Impact impact) {
    words = new ImpactWords(impact);
  }

  public static String of(Impact impact) {
    ImpactHtml page = new ImpactHtml(impact);
    page.write(impact);
    return page.text.toString();
  }

  private void write(Impact impact) {
    text.append("<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">")
        .append("<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">")
        .append("<title>Impact of dealing games face up</title><style>")
        .append(STYLE)
        .append("</style></head><body><h1>Impact of dealing games face up</h1>");
    words.opening().forEach(this::paragraph);
    text.append("<h2>What to do</h2>");
    head("Game", "What changes");
    words.advice().forEach(each -> row(each.games(), each.says()));
    close();
    text.append("<h2>The corrected table</h2>");
    paragraph("In percent: " + ImpactWords.OF + ".");
    overview(impact);
    impact.games().forEach(this::game);
    text.append("<h2>Method</h2>");
    list(ImpactWords.METHOD);
    paragraph("Not studied: " + String.join(", ", Impact.namesNotStudied()) + ".");
    paragraph(words.asOf() + "Made by: queenhigh face-up --report impact.html");
    text.append("</body></html>\n");
  }

  private void overview(Impact impact) {
    head(
        "Game",
        "#Printed limit",
        "#1 spot",
        "#3 spots",
        "#5 spots",
        "#7 spots",
        "#Player ahead from",
        "#Keeps %s up to".formatted(percent(impact.margin(), 1)),
        "Printed limit is");
    for (Impact.OneGame game : impact.games()) {
      Study study = game.study();
      row(
          study.title(),
          "#" + ImpactWords.limit(game.printedSpots()),
          "#" + study.base().edge().percent(3) + " %",
          "#" + ImpactWords.edge(study, 3),
          "#" + ImpactWords.edge(study, 5),
          "#" + ImpactWords.edge(study, 7),
          "#" + ImpactWords.aheadFrom(study),
          "#" + words.most(study),
          "!" + Impact.spots(game).verdict().word());
    }
    for (Impact.NotStudied game : Impact.NOT_STUDIED) {
      row(
          game.title(),
          "#" + ImpactWords.limit(game.printedSpots()),
          "#",
          "#",
          "#",
          "#",
          "#",
          "#",
          "not studied");
    }
    close();
  }

  private void game(Impact.OneGame game) {
    Study study = game.study();
    text.append("<h2>").append(escaped(study.title())).append("</h2><p class=\"standing\">");
    text.append(escaped(game.standing())).append("</p>");
    curve(study);
    head("#Spots", "#Seen", "#Gain", "#House edge", "#Standard error", "#Decisions changed");
    row("#1", "#0", "#", "#" + study.base().edge().percent(4) + " %", "#exact", "#");
    for (AtSpots each : study.tables()) {
      row(
          "#" + each.spots(),
          "#" + each.seen(),
          "#" + percent(each.gain(), 4),
          "#" + signed(each.edge(study.base())),
          "#" + ImpactWords.error(each),
          "#" + percent(each.changed(), 2));
    }
    close();
    head("Printed", "Computed", "Error", "Verdict");
    for (Claim claim : game.allClaims()) {
      row(claim.printed(), claim.computed(), claim.error(), "!" + claim.verdict().word());
    }
    close();
    AtSpots three = study.at(3).orElse(study.tables().getFirst());
    head("What changes at three spots", "#How often", "#Gains");
    three
        .kinds()
        .forEach(
            kind ->
                row(kind.name(), "#" + percent(kind.often(), 3), "#" + percent(kind.gain(), 4)));
    close();
    head("Rules a player can use", "#Gains", "#Of the perfect gain");
    three.ownRules().forEach(rule -> rule(rule.name(), rule.gain(), three));
    three.table().ifPresent(each -> rule("A table by " + each.counts(), each.gain(), three));
    close();
    head("The largest single changes at three spots", "#Gains, in Antes");
    three
        .largest()
        .forEach(one -> row(one.cards(), "#" + String.format(Locale.ROOT, "%.4f", one.gain())));
    close();
    text.append("<h3>Basic strategy in words</h3>");
    list(ImpactWords.strategy(game));
    study
        .made()
        .ifPresent(
            made ->
                paragraph(
                    "Made at commit %s of %s with: %s"
                        .formatted(made.commit(), made.date(), made.command())));
    paragraph(
        "Rules: %s Read beside: %s."
            .formatted(String.join(" ", game.rules()), String.join("; ", game.sources())));
  }

  private void rule(String name, double gain, AtSpots table) {
    row(name, "#" + signed(gain), "#" + share(gain, table.gain()));
  }

  private void curve(Study study) {
    List<double[]> points = new ArrayList<>();
    points.add(new double[] {1, study.base().edge().approximately(), 0});
    study
        .tables()
        .forEach(
            each ->
                points.add(
                    new double[] {each.spots(), each.edge(study.base()), each.standardError()}));
    double high = points.stream().mapToDouble(p -> p[1]).max().orElse(0) * 1.15;
    double low = Math.min(0, points.stream().mapToDouble(p -> p[1]).min().orElse(0)) - high * 0.12;
    Axis across = new Axis(0.6, 7.4, 50, 530);
    Axis up = new Axis(low, high, 230, 12);
    text.append("<svg viewBox=\"0 0 540 272\" role=\"img\" aria-label=\"House edge by spots\">");
    line(50, up.at(0), 530, up.at(0), "#a83a2c", 1.5);
    StringBuilder path = new StringBuilder();
    for (double[] p : points) {
      path.append(path.isEmpty() ? "M" : "L")
          .append(number(across.at(p[0])))
          .append(' ')
          .append(number(up.at(p[1])));
    }
    text.append("<path d=\"")
        .append(path)
        .append("\" fill=\"none\" stroke=\"#145a45\" stroke-width=\"2\"/>");
    for (double[] p : points) {
      String ink = p[1] < 0 ? "#a83a2c" : "#145a45";
      line(
          across.at(p[0]),
          up.at(p[1] - 2 * p[2]),
          across.at(p[0]),
          up.at(p[1] + 2 * p[2]),
          ink,
          1.5);
      text.append(
          "<circle cx=\"%s\" cy=\"%s\" r=\"4\" fill=\"%s\"/>"
              .formatted(number(across.at(p[0])), number(up.at(p[1])), ink));
      label(across.at(p[0]), up.at(p[1]) - 9, signed(p[1]), ink);
      label(across.at(p[0]), 248, String.valueOf((int) p[0]), "#5a626c");
    }
    label(290, 267, "hands dealt face up", "#5a626c");
    text.append("</svg>");
  }

  private void line(float x1, float y1, float x2, float y2, String ink, double wide) {
    text.append(
        "<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\" stroke=\"%s\" stroke-width=\"%s\"/>"
            .formatted(number(x1), number(y1), number(x2), number(y2), ink, wide));
  }

  private void label(float x, float y, String says, String ink) {
    text.append(
        "<text x=\"%s\" y=\"%s\" text-anchor=\"middle\" font-size=\"12\" fill=\"%s\">%s</text>"
            .formatted(number(x), number(y), ink, escaped(says)));
  }

  // ---- tables ----

  private void head(String... labels) {
    text.append("<div class=\"wide\"><table><thead><tr>");
    for (String label : labels) {
      boolean number = label.startsWith("#");
      text.append(number ? "<th class=\"n\" scope=\"col\">" : "<th scope=\"col\">")
          .append(escaped(number ? label.substring(1) : label))
          .append("</th>");
    }
    text.append("</tr></thead><tbody>");
  }

  /** A cell that begins with # is a number, with ! a verdict. */
  private void row(String... cells) {
    text.append("<tr>");
    for (String cell : cells) {
      if (cell.startsWith("#")) {
        text.append("<td class=\"n\">").append(escaped(cell.substring(1)));
      } else if (cell.startsWith("!")) {
        String word = cell.substring(1);
        text.append("<td class=\"").append(word.replace(' ', '-')).append("\">").append(word);
      } else {
        text.append("<td>").append(escaped(cell));
      }
      text.append("</td>");
    }
    text.append("</tr>");
  }

  private void close() {
    text.append("</tbody></table></div>");
  }

  private void paragraph(String said) {
    text.append("<p>").append(escaped(said)).append("</p>");
  }

  private void list(List<String> lines) {
    text.append("<ul>");
    lines.forEach(line -> text.append("<li>").append(escaped(line)).append("</li>"));
    text.append("</ul>");
  }

  private static String escaped(String words) {
    return words
        .replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace(" %", "&nbsp;%")
        .replace("± ", "±&nbsp;");
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
