package io.queenhigh.web;

import io.queenhigh.floor.office.WallFigure;
import io.queenhigh.floor.office.WallRow;
import io.queenhigh.floor.office.WallRow.Crossed;
import io.queenhigh.floor.office.WallThresholds;
import io.queenhigh.floor.people.People;
import io.queenhigh.floor.school.SchoolBook;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.web.http.Call;
import io.queenhigh.web.http.Fields;
import io.queenhigh.web.http.Response;
import io.queenhigh.web.report.TableDay.Hold;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The wall in the control room: today's figures of every open table and meter. */
final class WallDesk {

  private final People people;
  private final WallFigures figures;

  WallDesk(People people, WallFigures figures) {
    this.people = people;
    this.figures = figures;
  }

  private record Wall(List<Tile> tables, List<Meter> links, WallThresholds thresholds) {}

  /**
   * A table today.
   *
   * @param alarms what is beyond its bounds, in words
   */
  private record Tile(
      String table,
      long rounds,
      long lastHour,
      Optional<Hold> hold,
      long bankCents,
      List<String> alarms) {}

  /**
   * A meter beside its plan.
   *
   * @param plannedCents what it is won at on average
   * @param laterPercent of all meters, so many are won at what it shows or more
   */
  private record Meter(
      String link,
      long meterCents,
      Optional<Long> plannedCents,
      Optional<Integer> laterPercent,
      List<String> alarms) {}

  Response wall(Call call) {
    WallRow row = people.wall().row();
    SchoolBook book = people.school().signOffs();
    return Answers.unlessKnown(
        call,
        new Wall(
            figures.tables().stream().map(table -> tile(table, row, book)).toList(),
            figures.links().stream().map(link -> meter(link, row)).toList(),
            row.thresholds()));
  }

  private static Tile tile(WallFigures.OfTable table, WallRow row, SchoolBook book) {
    List<String> alarms = alarms(table.beside(row.thresholds()), row);
    List<String> unsigned = SchoolDesk.notSignedOff(book, table.state());
    if (!unsigned.isEmpty()) {
      alarms.add("not signed off for this game: " + String.join(", ", unsigned));
    }
    return new Tile(
        table.state().id(),
        table.rounds(),
        table.lastHour(),
        table.hold(),
        table.bankCents(),
        alarms);
  }

  private static Meter meter(WallFigures.OfLink link, WallRow row) {
    return new Meter(
        link.link().id(),
        link.link().meterCents(),
        link.plannedCents(),
        link.laterPercent(),
        alarms(link.beside(row.thresholds()), row));
  }

  /** What is beyond its threshold now, or was and has not come back far enough. */
  private static List<String> alarms(List<WallFigure> figures, WallRow row) {
    List<String> alarms = new ArrayList<>();
    for (WallFigure figure : figures) {
      Optional<Crossed> since = row.since(figure.of(), figure.signal());
      if (figure.isBeyond() || since.isPresent()) {
        alarms.add(said(figure) + since.map(WallDesk::since).orElse(""));
      }
    }
    return alarms;
  }

  private static String said(WallFigure figure) {
    return switch (figure.signal()) {
      case TRAY ->
          "the tray runs low: $%s, and the threshold is $%s"
              .formatted(Dollars.text(figure.found()), Dollars.text(figure.threshold()));
      case HELD ->
          "held is $%s off what is expected, and the threshold is $%s"
              .formatted(Dollars.text(figure.found()), Dollars.text(figure.threshold()));
      case ROUNDS ->
          "%d rounds in the last hour, and the threshold is %d"
              .formatted(figure.found(), figure.threshold());
      case METER ->
          "the meter stands at %d %% of its plan, and the threshold is %d %%"
              .formatted(figure.found(), figure.threshold());
    };
  }

  private static String since(Crossed crossed) {
    String at = Instant.ofEpochMilli(crossed.sinceMillis()).toString();
    return ", since " + at.substring(11, 16) + " UTC";
  }

  Response setThresholds(Call call) {
    return call.read(
        WallDesk::thresholds,
        wanted -> Answers.of(people.wall().set(call.who(), wanted), Response::json));
  }

  private static WallThresholds thresholds(Fields fields) {
    return new WallThresholds(
        fields.dollars("leastTray"),
        Math.toIntExact(fields.whole("heldDeviations", 1, 9)),
        Math.toIntExact(fields.whole("leastRoundsAnHour", 0, 1_000)),
        Math.toIntExact(fields.whole("mostMeterPercent", 0, 100_000)));
  }
}
