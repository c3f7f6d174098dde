package io.queenhigh.lab.sheet;

import static io.queenhigh.lab.sheet.Printed.body;
import static io.queenhigh.lab.sheet.Printed.quiet;
import static io.queenhigh.lab.sheet.Printed.strong;

import io.queenhigh.lab.usual.AtSpots;
import io.queenhigh.lab.usual.Claim;
import io.queenhigh.lab.usual.Impact;
import io.queenhigh.lab.usual.Study;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The face-up report on paper: what to do first, then a page a game, then rules and method. */
public final class ImpactReport {

  private static final float MARGIN = 48;
  private static final float FOOT = 42;
  private static final float TOP = 100;
  private static final float BETWEEN = 13;
  private static final int MOST_LINES = 5;

  private final Impact impact;

  private ImpactReport(Impact impact) {
    this.impact = impact;
  }

  /** Writes the report; the stream stays open. The same figures give the same file. */
  public static void write(Impact impact, OutputStream out) {
    new ImpactReport(impact).write(out);
  }

  /** A page: what stands at its head, and what is on it. */
  private record Sheet(String title, String aside, List<Block> blocks) {}

  private void write(OutputStream out) {
    List<Sheet> sheets = new ArrayList<>();
    sheets.add(first());
    impact.games().forEach(game -> sheets.add(page(game)));
    sheets.addAll(appendix());
    try (SheetPaper paper =
        new SheetPaper(
            out, "Impact of dealing games face up", "seven games", "queenhigh-face-up")) {
      for (int number = 0; number < sheets.size(); number++) {
        draw(paper, sheets.get(number), number + 1, sheets.size());
      }
    }
  }

  private static void draw(SheetPaper paper, Sheet sheet, int number, int pages) {
    Pen pen = paper.page();
    float width = paper.width() - 2 * MARGIN;
    pen.box(MARGIN, 40, width, 2.4f, Ink.FELT);
    pen.spaced("DEALT FACE UP", MARGIN, 56, Style.LABEL.in(Ink.FELT));
    pen.text(sheet.title(), MARGIN, 80, Style.TITLE);
    pen.textEndingAt(sheet.aside(), MARGIN + width, 80, Style.STRONG.in(Ink.AMBER));
    float foot = paper.height() - FOOT;
    pen.line(MARGIN, foot, MARGIN + width, foot, 0.4f, Ink.HAIRLINE);
    pen.text("queenhigh face-up --report impact.pdf", MARGIN, foot + 11, Style.SMALL.sized(6.4f));
    pen.text(
        "Names of games belong to their owners and say which printed claim is meant.",
        MARGIN,
        foot + 19.5f,
        Style.SMALL.sized(6.4f));
    pen.textEndingAt(
        "page " + number + " of " + pages, MARGIN + width, foot + 11, Style.SMALL.sized(6.4f));
    float y = TOP;
    for (Block block : sheet.blocks()) {
      block.draw(pen, MARGIN, y, width);
      y += block.height(pen, width) + BETWEEN;
    }
  }

  // ---- the first page ----

  private Sheet first() {
    FigureTable table =
        new FigureTable()
            .left("GAME")
            .right("PRINTED MOST")
            .right("1 SPOT")
            .right("3 SPOTS")
            .right("5 SPOTS")
            .right("7 SPOTS")
            .right("PLAYER AHEAD FROM")
            .right("MOST TO DEAL")
            .left("PRINTED LIMIT");
    for (Impact.OneGame game : impact.games()) {
      Study study = game.study();
      table.row(
          strong(study.title()),
          body(game.printedSpots().map(String::valueOf).orElse("no limit")),
          body(study.base().edge().percent(3) + " %"),
          body(edge(study, 3)),
          body(edge(study, 5)),
          body(edge(study, 7)),
          body(study.aheadFrom().map(spots -> spots + " spots").orElse("never")),
          strong(study.mostSpots(impact.margin()).map(String::valueOf).orElse("none")),
          verdict(Impact.spots(game).verdict()));
    }
    for (String name : Impact.NOT_STUDIED) {
      table.row(strong(name), quiet("see report"), quiet("not studied"));
    }
    return new Sheet(
        "What changes for a casino",
        "",
        List.of(
            new Prose(opening(), Style.BODY.sized(8.4f)),
            new Titled(
                "The corrected table",
                "house edge against a perfect player, of the Ante (Let It Ride: of one bet)",
                table),
            new Titled(
                "All games",
                "house edge against a perfect player, by hands dealt face up",
                new AllCurves(impact.games().stream().map(Impact.OneGame::study).toList())),
            new Titled("What to do", "", new Prose(advice(), Style.BODY.sized(8.4f))),
            new Titled("Printed claims in one line", "", tally())));
  }

  private List<String> opening() {
    return List.of(
        "In 2020 the regulator let casinos deal these games with the players' cards face up, on a report that"
            + " looked at tables of three hands and said that doing it properly would take weeks per game. This is"
            + " the proper version: every decision exact, tables of two to seven hands, each printed claim beside"
            + " its figure.",
        "A perfect player is somebody with a computer's judgement and every open card in view. Nobody at a table"
            + " plays that well; the edge left against him is therefore the least that the house keeps.");
  }

  private List<String> advice() {
    List<String> lines = new ArrayList<>();
    String margin = percent(impact.margin(), 1);
    for (Impact.OneGame game : impact.games()) {
      Study study = game.study();
      Optional<Integer> most = study.mostSpots(impact.margin());
      int all = study.tables().getLast().spots();
      if (most.isPresent() && most.get() < all) {
        lines.add(
            "%s: deal at most %d spots to keep %s of the Ante%s."
                .formatted(
                    study.title(),
                    most.get(),
                    margin,
                    study
                        .aheadFrom()
                        .map(spots -> "; from %d on a perfect player wins".formatted(spots))
                        .orElse("")));
      }
    }
    String free =
        impact.games().stream()
            .map(Impact.OneGame::study)
            .filter(
                study ->
                    study.mostSpots(impact.margin()).orElse(0) >= study.tables().getLast().spots())
            .map(Study::title)
            .reduce((a, b) -> a + ", " + b)
            .orElse("none of them");
    lines.add("No limit is needed to keep %s in: %s.".formatted(margin, free));
    lines.add(
        "Watch for players who study every open card before they act, above all the cards of the dealer's rank"
            + " and of their own; the pages below say which decisions such a player changes.");
    lines.add(
        "The other four games of the printed table are not studied here: keep to the printed limits there, and"
            + " do not read them as proven.");
    return lines;
  }

  private Block tally() {
    int confirmed = 0;
    int strict = 0;
    int wrong = 0;
    int open = 0;
    for (Impact.OneGame game : impact.games()) {
      List<Claim> claims = new ArrayList<>(game.claims());
      claims.add(Impact.spots(game));
      for (Claim claim : claims) {
        switch (claim.verdict()) {
          case CONFIRMED -> confirmed++;
          case TOO_STRICT -> strict++;
          case WRONG -> wrong++;
          case OPEN -> open++;
        }
      }
    }
    return new Prose(
        List.of(
            "Of %d printed claims %d are confirmed, %d too strict, %d wrong and %d open. That none of the games can be beaten with three hands open is confirmed for all of them; several of the printed gains are too small."
                .formatted(confirmed + strict + wrong + open, confirmed, strict, wrong, open)),
        Style.BODY.sized(9));
  }

  // ---- a game ----

  private static Sheet page(Impact.OneGame game) {
    Study study = game.study();
    AtSpots three = study.at(3).orElse(study.tables().getFirst());
    boolean manyRules = three.rules().size() > MOST_LINES;
    List<Block> blocks = new ArrayList<>();
    blocks.add(
        new Beside(
            0.56,
            new Titled(
                "House edge by spots",
                "with two standard errors",
                new EdgeCurve(study, manyRules ? EdgeCurve.LOW : EdgeCurve.USUAL)),
            new Titled("Figures", "of the Ante or bet", figures(study))));
    blocks.add(new Titled("Printed claims", "beside the figure", claims(game)));
    Block kinds =
        new Titled(
            "What changes",
            "at " + three.spots() + " spots",
            kinds(three, manyRules ? 3 : MOST_LINES));
    Block rules = new Titled("Rules a player can use", "of the perfect gain", rules(three));
    if (manyRules) {
      blocks.add(kinds);
      blocks.add(rules);
    } else {
      blocks.add(new Beside(0.5, kinds, rules));
      blocks.add(
          new Titled(
              "The largest single changes", "at " + three.spots() + " spots", largest(three)));
    }
    return new Sheet(study.title(), game.standing(), blocks);
  }

  private static Block figures(Study study) {
    FigureTable table =
        new FigureTable()
            .right("SPOTS")
            .right("GAIN")
            .right("EDGE")
            .right("ERROR")
            .right("CHANGED");
    table.row(
        body("1"),
        body(""),
        strong(study.base().edge().percent(3) + " %"),
        quiet("exact"),
        body(""));
    for (AtSpots each : study.tables()) {
      table.row(
          body(String.valueOf(each.spots())),
          body(percent(each.gain(), 3)),
          strong(signed(each.edge(study.base()))),
          quiet(each.exact().isPresent() ? "exact" : percent(each.standardError(), 4)),
          body(percent(each.changed(), 1)));
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "Wagered on average %s; edge of all wagered %s %%."
            .formatted(study.base().wagered().decimal(3), study.base().edgeOfWagered().percent(3)));
    lines.add("Exactly " + study.base().edge() + ".");
    study.tables().getLast().kinds().stream()
        .findFirst()
        .ifPresent(
            _ ->
                lines.add(
                    "Basic strategy in the sampled deals: %s ± %s, exactly %s %%."
                        .formatted(
                            signed(study.tables().getLast().basic().mean()),
                            percent(study.tables().getLast().basic().standardError(), 3),
                            study.base().edge().negated().percent(3))));
    return new Stack(6, List.of(table, new Prose(lines, Style.SMALL)));
  }

  private static Block claims(Impact.OneGame game) {
    Wide table =
        new Wide(List.of("PRINTED", "COMPUTED", "ERROR", "VERDICT"), 0.36f, 0.38f, 0.14f, 0.12f);
    List<Claim> claims = new ArrayList<>(game.claims());
    claims.add(Impact.spots(game));
    for (Claim claim : claims) {
      table.row(
          body(claim.printed()),
          strong(claim.computed()),
          quiet(claim.error()),
          verdict(claim.verdict()));
    }
    return table;
  }

  private static Block kinds(AtSpots table, int most) {
    Wide rows = new Wide(List.of("DECISION", "HOW OFTEN", "GAINS"), 0.66f, 0.17f, 0.17f);
    for (AtSpots.Kind kind : table.kinds().subList(0, Math.min(most, table.kinds().size()))) {
      rows.row(body(kind.name()), body(percent(kind.often(), 2)), body(percent(kind.gain(), 3)));
    }
    return rows;
  }

  private static Block rules(AtSpots table) {
    Wide rows = new Wide(List.of("RULE", "GAINS", "SHARE"), 0.66f, 0.2f, 0.14f);
    for (AtSpots.Rule rule : table.rules()) {
      rows.row(
          body(rule.name()), body(signed(rule.gain())), quiet(share(rule.gain(), table.gain())));
    }
    table
        .table()
        .ifPresent(
            each ->
                rows.row(
                    strong("A table by " + each.counts()),
                    strong(signed(each.gain())),
                    quiet(share(each.gain(), table.gain()))));
    return rows;
  }

  private static Block largest(AtSpots table) {
    Wide rows = new Wide(List.of("CARDS", "GAINS"), 0.88f, 0.12f);
    for (AtSpots.Single single : table.largest().subList(0, Math.min(3, table.largest().size()))) {
      rows.row(body(single.cards()), body(String.format(Locale.ROOT, "%.4f", single.gain())));
    }
    return rows;
  }

  private static FigureTable.Cell verdict(Claim.Verdict verdict) {
    Ink ink =
        switch (verdict) {
          case CONFIRMED -> Ink.FELT;
          case TOO_STRICT -> Ink.AMBER;
          case WRONG -> Ink.RED;
          case OPEN -> Ink.GREY;
        };
    return new FigureTable.Cell(verdict.word(), Style.STRONG.in(ink));
  }

  // ---- the appendix ----

  private List<Sheet> appendix() {
    List<Block> rules = new ArrayList<>();
    for (Impact.OneGame game : impact.games()) {
      List<String> lines = new ArrayList<>(game.rules());
      lines.add("Read beside: " + String.join("; ", game.sources()) + ".");
      rules.add(new Titled(game.study().title(), game.standing(), new Prose(lines, Style.BODY)));
    }
    List<String> made = new ArrayList<>();
    for (Impact.OneGame game : impact.games()) {
      game.study()
          .made()
          .ifPresent(
              each ->
                  made.add(
                      game.study().title() + ": commit " + each.commit() + ", " + each.command()));
    }
    return List.of(
        new Sheet("Rules used", "", rules),
        new Sheet(
            "Method",
            "",
            List.of(
                new Prose(
                    List.of(
                        "One 52-card deck; side bets are left out, because they change no decision. A spot is a hand"
                            + " dealt; seen are the cards of all other spots.",
                        "The edge with nothing seen is counted over every deal and is a fraction. With seen cards every"
                            + " action of every decision is weighed exactly on the unseen deck; the gain of a deal is"
                            + " the best action less the basic one, both on that deck. Where all sets of seen cards can"
                            + " be gone through the gain is a fraction, too; elsewhere deals are drawn at random, the same"
                            + " deals for all sizes of table, and the standard error stands beside.",
                        "Basic strategy's sampled mean stands beside its exact value: they must agree, and do.",
                        "Every fast way is held against a slow one that deals out all endings with plainly written rules,"
                            + " in hundreds of random situations, every action, as fractions.",
                        "Simple rules are followed where they speak and basic strategy elsewhere. A table by counts is"
                            + " found on one half of the deals and priced on the other.",
                        "A seed and a number of shards give the same figures to the last digit on any number of threads or"
                            + " machines."),
                    Style.BODY.sized(9)),
                new Titled("How the figures were made", "", new Prose(made, Style.BODY)),
                new Titled(
                    "Not studied",
                    "",
                    new Prose(List.of(String.join(", ", Impact.NOT_STUDIED) + "."), Style.BODY)))));
  }

  // ---- figures in words ----

  private static String edge(Study study, int spots) {
    return study.at(spots).map(each -> signed(each.edge(study.base()))).orElse("");
  }

  private static String share(double part, double gain) {
    return gain <= 0
        ? ""
        : String.format(Locale.ROOT, "%.0f %%", 100 * part / gain).replace('-', '\u2212');
  }

  private static String percent(double share, int places) {
    return String.format(Locale.ROOT, "%." + places + "f %%", 100 * share);
  }

  private static String signed(double share) {
    String text = percent(Math.abs(share), 3);
    return share < 0 ? "\u2212" + text : text;
  }
}
