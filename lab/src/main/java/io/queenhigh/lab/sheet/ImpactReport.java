package io.queenhigh.lab.sheet;

import static io.queenhigh.lab.sheet.ImpactWords.percent;
import static io.queenhigh.lab.sheet.ImpactWords.share;
import static io.queenhigh.lab.sheet.ImpactWords.signed;
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

/** The face-up report on paper: what to do first, then a page a game, then rules and method. */
public final class ImpactReport {

  private static final float MARGIN = 48;
  private static final float FOOT = 42;
  private static final float TOP = 100;
  private static final float BETWEEN = 13;
  private static final int MOST_LINES = 5;

  /** With more claims than these a page has room for less beside them. */
  private static final int MOST_CLAIMS = 9;

  private final Impact impact;
  private final ImpactWords words;

  private ImpactReport(Impact impact) {
    this.impact = impact;
    words = new ImpactWords(impact);
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
      List<Sheet> pages = sheets.stream().flatMap(sheet -> flowed(paper, sheet).stream()).toList();
      for (int number = 0; number < pages.size(); number++) {
        draw(paper, pages.get(number), number + 1, pages.size());
      }
    }
  }

  /** What does not fit onto a sheet goes on to another under the same title. */
  private static List<Sheet> flowed(SheetPaper paper, Sheet sheet) {
    Pen ruler = paper.ruler();
    float width = paper.width() - 2 * MARGIN;
    List<Sheet> pages = new ArrayList<>();
    List<Block> here = new ArrayList<>();
    float y = TOP;
    for (Block block : sheet.blocks()) {
      float height = block.height(ruler, width);
      if (!here.isEmpty() && y + height > paper.height() - FOOT) {
        pages.add(new Sheet(sheet.title(), sheet.aside(), List.copyOf(here)));
        here.clear();
        y = TOP;
      }
      here.add(block);
      y += height + BETWEEN;
    }
    pages.add(new Sheet(sheet.title(), sheet.aside(), here));
    return pages;
  }

  private void draw(SheetPaper paper, Sheet sheet, int number, int pages) {
    Pen pen = paper.page();
    float width = paper.width() - 2 * MARGIN;
    pen.box(MARGIN, 40, width, 2.4f, Ink.FELT);
    pen.spaced("DEALT FACE UP", MARGIN, 56, Style.LABEL.in(Ink.FELT));
    pen.text(sheet.title(), MARGIN, 80, Style.TITLE);
    pen.textEndingAt(sheet.aside(), MARGIN + width, 80, Style.STRONG.in(Ink.AMBER));
    float foot = paper.height() - FOOT;
    pen.line(MARGIN, foot, MARGIN + width, foot, 0.4f, Ink.HAIRLINE);
    pen.text(
        words.asOf() + "queenhigh face-up --report impact.pdf",
        MARGIN,
        foot + 11,
        Style.SMALL.sized(6.4f));
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
            .right("PRINTED LIMIT")
            .right("1 SPOT")
            .right("3 SPOTS")
            .right("5 SPOTS")
            .right("7 SPOTS")
            .right("PLAYER AHEAD FROM")
            .right("KEEPS " + percent(impact.margin(), 1) + " UP TO")
            .left("PRINTED LIMIT IS");
    for (Impact.OneGame game : impact.games()) {
      Study study = game.study();
      table.row(
          strong(study.title()),
          body(ImpactWords.limit(game.printedSpots())),
          body(study.base().edge().percent(3) + " %"),
          body(ImpactWords.edge(study, 3)),
          body(ImpactWords.edge(study, 5)),
          body(ImpactWords.edge(study, 7)),
          body(ImpactWords.aheadFrom(study)),
          strong(words.most(study)),
          verdict(Impact.spots(game).verdict()));
    }
    for (Impact.NotStudied game : Impact.NOT_STUDIED) {
      table.row(
          strong(game.title()), body(ImpactWords.limit(game.printedSpots())), quiet("not studied"));
    }
    return new Sheet(
        "What changes for a casino",
        "",
        List.of(
            new Prose(words.opening(), Style.BODY.sized(8.4f)),
            new Titled("What to do", "", advice()),
            new Titled("The corrected table", ImpactWords.OF, table),
            new Titled(
                "All games",
                "house edge against a perfect player, by hands dealt face up",
                new AllCurves(impact.games().stream().map(Impact.OneGame::study).toList()))));
  }

  private Block advice() {
    Wide table = new Wide(List.of("GAME", "WHAT CHANGES"), 0.23f, 0.77f);
    for (ImpactWords.Advice each : words.advice()) {
      table.row(strong(each.games()), body(each.says()));
    }
    return table;
  }

  // ---- a game ----

  private static Sheet page(Impact.OneGame game) {
    Study study = game.study();
    AtSpots three = study.at(3).orElse(study.tables().getFirst());
    boolean manyRules = game.claims().size() > MOST_CLAIMS;
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
    if (manyRules) {
      blocks.add(new Titled("The report's own rules", "one by one", reported(game)));
    }
    Block kinds =
        new Titled(
            "What changes",
            "at " + three.spots() + " spots",
            kinds(three, manyRules ? 2 : MOST_LINES));
    Block rules = new Titled("Rules a player can use", "of the perfect gain", rules(three));
    // Below the shorter column: rules for people take more words than decisions.
    Block largest =
        new Titled("The largest single changes", "at " + three.spots() + " spots", largest(three));
    Block changes = manyRules ? kinds : new Stack(BETWEEN, List.of(kinds, largest));
    blocks.add(new Beside(0.5, changes, rules));
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
          quiet(ImpactWords.error(each)),
          body(percent(each.changed(), 1)));
    }
    List<String> lines = new ArrayList<>();
    lines.add(
        "Wagered on average %s; edge of all wagered %s %%."
            .formatted(study.base().wagered().decimal(3), study.base().edgeOfWagered().percent(3)));
    lines.add("Exactly " + study.base().edge() + ".");
    AtSpots.Sampled basic = study.tables().getLast().basic();
    lines.add(
        "Basic strategy as sampled: %s ± %s; exactly %s."
            .formatted(
                signed(basic.mean()),
                percent(basic.standardError(), 3),
                signed(-study.base().edge().approximately())));
    lines.add("Changed: deals in which some decision changes, now or on cards still to come.");
    return new Stack(6, List.of(table, new Prose(lines, Style.SMALL)));
  }

  private static Block claims(Impact.OneGame game) {
    Wide table =
        new Wide(List.of("PRINTED", "COMPUTED", "ERROR", "VERDICT"), 0.36f, 0.38f, 0.14f, 0.12f);
    game.allClaims().stream()
        .filter(claim -> !claim.isRule())
        .forEach(claim -> row(table, claim, claim.printed()));
    return table;
  }

  private static Block reported(Impact.OneGame game) {
    Wide table = new Wide(List.of("RULE", "COMPUTED", "ERROR", "VERDICT"), 0.5f, 0.3f, 0.1f, 0.1f);
    game.allClaims().stream()
        .filter(Claim::isRule)
        .forEach(claim -> row(table, claim, claim.printed().substring(Claim.RULE.length())));
    return table;
  }

  private static void row(Wide table, Claim claim, String says) {
    table.row(body(says), strong(claim.computed()), quiet(claim.error()), verdict(claim.verdict()));
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
    for (AtSpots.Rule rule : table.ownRules()) {
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
    Wide rows = new Wide(List.of("CARDS", "GAINS"), 0.83f, 0.17f);
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
    List<Block> strategies = new ArrayList<>();
    List<String> made = new ArrayList<>();
    for (Impact.OneGame game : impact.games()) {
      String title = game.study().title();
      List<String> lines = new ArrayList<>(game.rules());
      lines.add("Read beside: " + String.join("; ", game.sources()) + ".");
      rules.add(new Titled(title, game.standing(), new Prose(lines, Style.BODY)));
      strategies.add(
          new Titled(title, "", new Prose(ImpactWords.strategy(game), Style.BODY.sized(7.4f))));
      game.study()
          .made()
          .ifPresent(
              each ->
                  made.add(
                      title
                          + ": commit "
                          + each.commit()
                          + " of "
                          + each.date()
                          + ", "
                          + each.command()));
    }
    return List.of(
        new Sheet("Rules used", "", rules),
        new Sheet("Basic strategy, with nothing seen", "", strategies),
        new Sheet(
            "Method",
            "",
            List.of(
                new Prose(ImpactWords.METHOD, Style.BODY.sized(9)),
                new Titled("How the figures were made", "", new Prose(made, Style.BODY)),
                new Titled(
                    "Not studied",
                    "",
                    new Prose(
                        List.of(String.join(", ", Impact.namesNotStudied()) + "."), Style.BODY)))));
  }
}
