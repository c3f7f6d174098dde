package io.queenhigh.audit.office;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.journal.JournalLine;
import io.queenhigh.rules.game.Citation;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The control room's thresholds by the house's journal: a manager sets them, the floor itself notes
 * each crossing, and what is noted as crossed was beyond the threshold that held.
 */
public final class WallLog {

  private static final Citation WALL = new Citation("FLOOR", "Wall");
  private static final String FLOOR = "floor";

  /** Too little of these turns a tile, too much of the others. */
  private static final Set<String> LOW = Set.of("tray", "rounds");

  /** By which name a threshold is set; how far held may be off depends on the day's wagers. */
  private static final Map<String, String> SET_AS =
      Map.of("tray", "leastTrayCents", "rounds", "leastRoundsAnHour", "meter", "mostMeterPercent");

  private final Notebook notebook;
  private final Predicate<String> isManager;
  private final Set<Crossed> crossed = new LinkedHashSet<>();
  private Thresholds thresholds = new Thresholds(20_000_00, 3, 0, 300);
  private boolean written;
  private boolean kept;

  private record Crossed(String of, String signal) {}

  private record Thresholds(
      long leastTrayCents, long heldDeviations, long leastRoundsAnHour, long mostMeterPercent) {

    static Thresholds of(Fields said) throws Unreadable {
      return new Thresholds(
          said.number("leastTrayCents"),
          said.number("heldDeviations"),
          said.number("leastRoundsAnHour"),
          said.number("mostMeterPercent"));
    }

    long named(String name) {
      return switch (name) {
        case "leastTrayCents" -> leastTrayCents;
        case "leastRoundsAnHour" -> leastRoundsAnHour;
        default -> mostMeterPercent;
      };
    }

    boolean isInRange() {
      return leastTrayCents >= 0
          && heldDeviations >= 1
          && heldDeviations <= 9
          && leastRoundsAnHour >= 0
          && mostMeterPercent >= 0;
    }
  }

  /**
   * @param isManager whether somebody is a manager now
   */
  public WallLog(Notebook notebook, Predicate<String> isManager) {
    this.notebook = notebook;
    this.isManager = isManager;
  }

  /** Reads a line of the house's journal; says whether it was one of the wall's. */
  public boolean read(Where where, JournalLine line, Fields tells) throws Unreadable {
    switch (line.type()) {
      case "WallThresholdsSet" -> set(where, line, Thresholds.of(tells.needed("thresholds")));
      case "ThresholdCrossed" -> crossed(where, line, tells.needed("figure"));
      case "ThresholdRegained" -> regained(where, line, tells);
      default -> {
        return false;
      }
    }
    written = true;
    return true;
  }

  private void set(Where where, JournalLine line, Thresholds wanted) {
    expect(isManager.test(line.actor()), where, "a manager to set thresholds", line.actor());
    expect(wanted.isInRange(), where, "thresholds within their range", wanted.toString());
    thresholds = wanted;
  }

  private void crossed(Where where, JournalLine line, Fields figure) throws Unreadable {
    byTheFloor(where, line);
    Crossed one = new Crossed(figure.text("of"), figure.text("signal"));
    long found = figure.number("found");
    long threshold = figure.number("threshold");
    expect(crossed.add(one), where, "a crossing that is not noted already", one.toString());
    boolean beyond = LOW.contains(one.signal) ? found < threshold : found > threshold;
    expect(beyond, where, "a figure beyond " + threshold, "" + found);
    isTheOneThatHolds(where, one.signal, threshold);
  }

  private void regained(Where where, JournalLine line, Fields tells) throws Unreadable {
    byTheFloor(where, line);
    Crossed one = new Crossed(tells.text("of"), tells.text("signal"));
    expect(crossed.remove(one), where, "something that was crossed", one.toString());
    if (tells.has("found")) {
      long found = tells.number("found");
      long threshold = tells.number("threshold");
      boolean beyond = LOW.contains(one.signal) ? found < threshold : found > threshold;
      expect(!beyond, where, "a figure within " + threshold, "" + found);
      isTheOneThatHolds(where, one.signal, threshold);
    }
  }

  private void isTheOneThatHolds(Where where, String signal, long threshold) {
    Optional<Long> held = Optional.ofNullable(SET_AS.get(signal)).map(thresholds::named);
    expect(
        held.filter(one -> one != threshold).isEmpty(),
        where,
        "the threshold that was set, " + held.orElse(threshold),
        "" + threshold);
  }

  private void byTheFloor(Where where, JournalLine line) {
    expect(line.actor().equals(FLOOR), where, "a crossing noted by the floor", line.actor());
  }

  /** Holds the row that the floor keeps of the wall against the journal. */
  public void keptWall(String body) {
    kept = true;
    try {
      Fields row = Fields.of(body);
      row.isOfFormatUpTo(1);
      same("the wall's thresholds", thresholds, Thresholds.of(row.needed("thresholds")));
      Set<String> open = new TreeSet<>();
      for (Fields one : row.objects("crossed")) {
        open.add(one.text("of") + " " + one.text("signal"));
      }
      Set<String> due = new TreeSet<>();
      crossed.forEach(one -> due.add(one.of + " " + one.signal));
      same("what has crossed its threshold", due, open);
    } catch (Unreadable unreadable) {
      notebook.note(Kind.UNREADABLE, Where.THE_BOOKS, "the wall, as it is kept", unreadable.why());
    }
  }

  /** All rows have been seen. */
  public void end() {
    if (written) {
      same("the wall's row", "kept", kept ? "kept" : "none");
    }
  }

  private void same(String what, Object byTheJournal, Object found) {
    if (!byTheJournal.equals(found)) {
      notebook.note(
          Kind.KEPT,
          Where.THE_BOOKS,
          what + " " + byTheJournal + " by the journal",
          found.toString());
    }
  }

  private void expect(boolean holds, Where where, String expected, String found) {
    if (!holds) {
      notebook.note(Kind.POSTS, where, expected, found, WALL);
    }
  }
}
