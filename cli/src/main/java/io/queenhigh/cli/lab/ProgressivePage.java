package io.queenhigh.cli.lab;

import static io.queenhigh.cli.line.Columns.Side.LEFT;
import static io.queenhigh.cli.line.Columns.Side.RIGHT;

import io.queenhigh.catalogue.Remark;
import io.queenhigh.cli.games.ChosenGame;
import io.queenhigh.cli.games.GamePage;
import io.queenhigh.cli.line.Columns;
import io.queenhigh.cli.line.Terminal;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.lab.link.AtWin;
import io.queenhigh.lab.link.Dry;
import io.queenhigh.lab.link.EnvyCost;
import io.queenhigh.lab.link.LinkAdvice;
import io.queenhigh.lab.link.LinkPlan;
import io.queenhigh.lab.link.LinkStudy;
import io.queenhigh.lab.link.LongRun;
import io.queenhigh.lab.link.MeterSpread;
import io.queenhigh.lab.link.MeterSpread.Range;
import io.queenhigh.lab.link.ToWin;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Point;
import java.util.ArrayList;
import java.util.List;

/** A link for people: the answers, how sure they are, where the money goes, and two pictures. */
public final class ProgressivePage {

  private static final int TEXT_WIDTH = 76;
  private static final double[] SHARES = {0.05, 0.5, 0.95};

  private final ChosenGame chosen;
  private final LinkStudy study;
  private final LinkPlan plan;
  private final Terminal terminal;
  private final List<String> lines = new ArrayList<>();

  private ProgressivePage(ChosenGame chosen, LinkStudy study, Terminal terminal) {
    this.chosen = chosen;
    this.study = study;
    this.terminal = terminal;
    plan = study.plan();
  }

  static List<String> of(ChosenGame chosen, LinkStudy study, Terminal terminal) {
    return new ProgressivePage(chosen, study, terminal).text();
  }

  private List<String> text() {
    lines.add(chosen.heading(terminal));
    lines.add(terminal.faint(tables()));
    lines.add(terminal.faint(feed()));
    lines.add(terminal.faint(awards()));
    warnings();
    answers();
    spreads();
    money();
    envy();
    study.dry().ifPresent(this::dry);
    lines.addAll(ProgressivePictures.growth(study, terminal));
    lines.addAll(ProgressivePictures.atWin(study, terminal));
    return lines;
  }

  private String tables() {
    LinkPlan.Pace pace = plan.pace();
    return "%s%s, %s each, %d rounds an hour: %s wagers an hour."
        .formatted(
            pace.tables() == 1
                ? "One table, "
                : StudyFigures.whole(pace.tables()) + " tables with ",
            pace.players() == 1 ? "one player" : pace.players() + " players",
            ExactFigures.dollars(plan.feed().wager()),
            pace.roundsPerHour(),
            StudyFigures.whole((long) pace.players() * pace.allRoundsPerHour()));
  }

  private String feed() {
    LinkPlan.Feed feed = plan.feed();
    return "%s of it to the meter, %s to the reserve; seed %s, %s."
        .formatted(
            StudyFigures.percent(feed.contribution()),
            StudyFigures.percent(feed.reserve()),
            ExactFigures.dollars(feed.seed()),
            feed.limit().map(limit -> "limit " + ExactFigures.dollars(limit)).orElse("no limit"));
  }

  private String awards() {
    return plan.feed().paysAll()
        ? "Fixed awards come off the meter too [WA-REC Contribution 1]."
        : "Fixed awards come from the tray [%s].".formatted(plan.game().cite(Point.TRAY_PAYS));
  }

  private void warnings() {
    lines.add("");
    for (LinkAdvice advice : study.advice()) {
      warn(advice.says() + ".", advice.by());
    }
    for (Remark remark : chosen.file().remarksFor(chosen.game())) {
      if (remark.mustBeAcknowledged()) {
        warn(remark.says(), remark.by());
      }
    }
  }

  private void warn(String says, Citation by) {
    String mark = terminal.odd("!");
    for (String part : GamePage.wrap(says, TEXT_WIDTH)) {
      lines.add("  " + mark + " " + part);
      mark = " ";
    }
    lines.add("    " + terminal.faint("[" + by + "]"));
  }

  private void answers() {
    if (!lines.getLast().isEmpty()) {
      lines.add("");
    }
    Columns table = new Columns(LEFT, RIGHT, LEFT);
    Fraction edge = study.longRun().edge();
    String kept = ExactFigures.percent(edge);
    table.row(
        "The house keeps",
        edge.sign() < 0 ? terminal.bad(kept) : terminal.strong(kept),
        ExactFigures.dollars(edge.times(plan.stakedPerHour())) + " an hour, long run");
    ToWin toWin = study.toWin();
    answer(
        table,
        "The meter is won once in",
        StudyFigures.time(hours(toWin.mean().approximately())),
        "%s rounds, %s wagers"
            .formatted(
                StudyFigures.whole(toWin.mean()),
                StudyFigures.whole(toWin.mean().times(plan.pace().players()))));
    answer(
        table,
        "It grows by",
        ExactFigures.dollars(study.growthPerHour()) + " an hour",
        ExactFigures.dollars(study.growthPerRound()) + " a round" + apart());
    answer(
        table,
        "The next winner finds",
        mean(study.next()),
        "from " + ExactFigures.dollars(plan.meter()) + ", on average");
    answer(table, "Later winners find", mean(study.inTheLongRun()), "from seed and reserve");
    study.breakEven().ifPresent(meter -> breakEven(table, meter));
    plan.feed().limit().ifPresent(limit -> limit(table, limit));
    study.dry().ifPresent(dry -> dryAnswer(table, dry));
    lines.addAll(table.lines());
  }

  private void answer(Columns table, String name, String figure, String more) {
    table.row(name, terminal.strong(figure), more);
  }

  private String apart() {
    boolean hasShares =
        study.price().lines().stream()
            .anyMatch(line -> line.pays() instanceof Pays.MeterShare(int percent) && percent < 100);
    return hasShares ? ", shares apart" : plan.feed().paysAll() ? ", awards paid" : "";
  }

  private void breakEven(Columns table, Fraction meter) {
    Range enough = study.inTheLongRun().spread().chanceFrom(meter.approximately());
    boolean isOutOfReach =
        plan.feed().limit().filter(limit -> limit.compareTo(meter) < 0).isPresent();
    answer(
        table,
        "It favours the player from",
        ExactFigures.dollars(meter),
        isOutOfReach ? "above its limit" : "in " + StudyFigures.share(enough) + " of wins");
  }

  private void limit(Columns table, Fraction limit) {
    Range reached = study.inTheLongRun().spread().chanceFrom(limit.approximately());
    answer(table, "It is won at its limit", StudyFigures.share(reached), "of wins");
  }

  private void dryAnswer(Columns table, Dry dry) {
    String simulated = StudyFigures.share(dry.simulated());
    if (dry.fromNow().isPresent()) {
      answer(
          table,
          "It runs dry first",
          StudyFigures.share(dry.fromNow().getAsDouble()),
          "simulated " + simulated);
    } else {
      answer(table, "It runs dry first", simulated, "simulated");
    }
    answer(
        table,
        "The house then adds",
        StudyFigures.share(dry.missing()),
        "of all wagers, simulated");
  }

  private void spreads() {
    lines.add("");
    Columns table = new Columns(LEFT, RIGHT, RIGHT, RIGHT, RIGHT, RIGHT);
    table.row("", "5 %", "median", "95 %", "mean", "std dev");
    ToWin toWin = study.toWin();
    table.row(
        "Rounds to the win",
        StudyFigures.whole(toWin.quantile(0.05)),
        StudyFigures.whole(toWin.quantile(0.5)),
        StudyFigures.whole(toWin.quantile(0.95)),
        StudyFigures.whole(toWin.mean()),
        StudyFigures.whole(Math.round(Math.sqrt(toWin.variance().approximately()))));
    table.row(
        "Time to the win",
        StudyFigures.time(hours((double) toWin.quantile(0.05))),
        StudyFigures.time(hours((double) toWin.quantile(0.5))),
        StudyFigures.time(hours((double) toWin.quantile(0.95))),
        StudyFigures.time(hours(toWin.mean().approximately())),
        "");
    row(table, "Meter, next win", study.next());
    row(table, "Meter, later wins", study.inTheLongRun());
    lines.addAll(table.lines());
    lines.add(terminal.faint("  " + howSure()));
  }

  private String howSure() {
    long either = Math.max(either(study.next().spread()), either(study.inTheLongRun().spread()));
    return study.histories() > 0
        ? "Meters are simulated, %s of them: two standard errors are up to $%s."
            .formatted(StudyFigures.whole(study.histories()), StudyFigures.whole(either))
        : "Quantiles of meters are certain to $%s; a mean without ± is exact."
            .formatted(StudyFigures.whole(either));
  }

  /** How far the figures of a row may be from the truth, in whole dollars. */
  private static long either(MeterSpread spread) {
    double most = 0;
    for (double share : SHARES) {
      most = Math.max(most, spread.quantile(share).either());
    }
    return (long) Math.ceil(most);
  }

  private static void row(Columns table, String title, AtWin win) {
    table.row(
        title,
        StudyFigures.wholeDollars(win.spread().quantile(0.05).middle()),
        StudyFigures.wholeDollars(win.spread().quantile(0.5).middle()),
        StudyFigures.wholeDollars(win.spread().quantile(0.95).middle()),
        StudyFigures.wholeDollars(win.bestMean()),
        StudyFigures.wholeDollars(win.bestStandardDeviation()));
  }

  private static String mean(AtWin win) {
    return win.mean()
        .map(ExactFigures::dollars)
        .orElseGet(() -> StudyFigures.dollars(win.spread().mean()));
  }

  private void money() {
    LongRun run = study.longRun();
    lines.add("");
    lines.add(terminal.strong("Where a dollar goes"));
    Columns table = new Columns(LEFT, RIGHT, RIGHT, RIGHT);
    money(table, "Fixed awards from the tray", run.fixedAwards());
    money(table, "To the meter", run.contribution());
    money(table, "To the reserve", run.reserve());
    money(table, "The house's seed", run.reseeding());
    money(table, "Envy", run.envy());
    money(table, "The house", run.edge());
    lines.addAll(table.lines());
  }

  private void money(Columns table, String name, Fraction share) {
    if (share.sign() != 0) {
      table.row(
          name,
          share.percent(6) + " %",
          ExactFigures.dollars(share.times(plan.stakedPerHour())) + " an hour",
          terminal.faint(share.toString()));
    }
  }

  private void envy() {
    lines.add("");
    lines.add(
        terminal.strong("Players at a table, and what envy costs")
            + "  "
            + terminal.faint("[" + plan.game().cite(Point.ENVY) + "]"));
    Columns table = new Columns(RIGHT, RIGHT, RIGHT, RIGHT, LEFT);
    table.row("", "envy a round", "the house keeps", "even for a player at", "");
    for (EnvyCost cost : study.envy()) {
      boolean loses = cost.edge().sign() < 0;
      String edge = cost.edge().percent(6) + " %";
      table.row(
          Integer.toString(cost.players()),
          "$" + cost.perRound().decimal(4),
          loses ? terminal.bad(edge) : edge,
          cost.breakEven().map(ExactFigures::dollars).orElse("any meter"),
          cost.players() == plan.pace().players() ? "◀ as planned" : "");
    }
    lines.addAll(table.lines());
  }

  private void dry(Dry dry) {
    lines.add("");
    lines.add(
        terminal.strong("Running dry by contribution")
            + "  "
            + terminal.faint("from the seed, no limit  [WA-REC Contribution 2]"));
    Columns table = new Columns(RIGHT, RIGHT, RIGHT, LEFT);
    table.row("", "grows a round", "runs dry", "");
    for (Dry.ByContribution each : dry.byContribution()) {
      double chance = each.chance().orElse(Double.NaN);
      table.row(
          StudyFigures.percent(each.contribution()),
          ExactFigures.dollars(each.growth()),
          each.chance().isPresent() ? StudyFigures.share(chance) : "",
          each.chance().isPresent() ? SimulatedFigures.bar(chance, 1) : "");
    }
    lines.addAll(table.lines());
  }

  private double hours(double rounds) {
    return rounds / plan.pace().allRoundsPerHour();
  }
}
