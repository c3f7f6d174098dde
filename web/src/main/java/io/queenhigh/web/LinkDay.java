package io.queenhigh.web;

import io.queenhigh.floor.Floor;
import io.queenhigh.floor.LiveLink;
import io.queenhigh.floor.link.LinkBooks;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LockedWager;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.progressive.Reconciliation;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A link's books over a day, to be read and signed.
 *
 * @param differences in words; none when the day may be signed off
 * @param signedOff by whom, if somebody has
 */
record LinkDay(
    String link,
    String day,
    Lines lines,
    boolean balances,
    List<String> differences,
    List<Row> tables,
    Optional<Staff> signedOff) {

  /** Meter, reserve and overflow together, exact, in dollars. */
  record Lines(
      String opening,
      String contributions,
      String reserve,
      String returned,
      String wins,
      String seeds,
      String backedOut,
      String adjustments,
      String handedOver,
      String closing) {}

  /**
   * What a table and the link have counted of its wagers up to the end of the day.
   *
   * @param own the table's count; absent for one that is closed, whose journal the auditor reads
   */
  record Row(String table, Optional<Count> own, Count linked) {}

  static LocalDate today() {
    return LocalDate.now(ZoneOffset.UTC);
  }

  static LinkDay of(Floor floor, LiveLink live, LocalDate day) {
    Span span = Span.of(floor, live, day);
    Reconciliation books = span.books();
    return new LinkDay(
        live.id(),
        day.toString(),
        lines(books),
        books.balances(),
        books.differences(),
        span.rows(),
        LinkBooks.signed(floor.store(), live.id(), day).map(LinkEvent.DaySignedOff::by));
  }

  static Reconciliation books(Floor floor, LiveLink live, LocalDate day) {
    return Span.of(floor, live, day).books();
  }

  /** A link as the day began and as it ended, and what its tables have counted themselves. */
  private record Span(Link opening, Link closing, Map<String, Optional<Count>> own) {

    static Span of(Floor floor, LiveLink live, LocalDate day) {
      // Tables count a wager before their link does, so theirs are read last.
      Link now = live.state();
      Link closing = asOf(floor, live, now, day.plusDays(1));
      Link opening = asOf(floor, live, closing, day);
      Map<String, Optional<Count>> own = new TreeMap<>();
      now.tables()
          .asMap()
          .forEach(
              (table, row) ->
                  own.put(
                      table,
                      floor
                          .table(table)
                          .map(open -> counted(open.state(), live.id(), row))
                          // What came after the day is taken off as the link has it.
                          .map(all -> all.minus(row.count().minus(count(closing, table))))));
      return new Span(opening, closing, own);
    }

    /** The link as the first day from this one on that saw anything began; else the given one. */
    private static Link asOf(Floor floor, LiveLink live, Link otherwise, LocalDate day) {
      return LinkBooks.days(floor.store(), live.id()).stream()
          .filter(seen -> !seen.isBefore(day))
          .findFirst()
          .flatMap(seen -> LinkBooks.opening(floor.store(), live.state(), seen))
          .orElse(otherwise);
    }

    /** The table's own count, without wagers that are just on their way to the link. */
    private static Count counted(TableState table, String link, TableOnLink row) {
      Count all = table.coinIn().getOrDefault(link, Count.NOTHING);
      boolean onTheirWay =
          table.round().progressiveLocked() && row.round() < table.round().number();
      List<LockedWager> wagers = onTheirWay ? table.progressiveWagers() : List.of();
      long cents = wagers.stream().mapToLong(LockedWager::cents).sum();
      return all.minus(new Count(wagers.size(), cents, 0, 0));
    }

    Reconciliation books() {
      Map<String, Count> counted = new TreeMap<>();
      own.forEach((table, count) -> counted.put(table, count.orElse(count(closing, table))));
      return LinkBooks.reconciled(opening, closing, counted);
    }

    List<Row> rows() {
      List<Row> rows = new ArrayList<>();
      own.forEach((table, count) -> rows.add(new Row(table, count, count(closing, table))));
      return rows;
    }

    private static Count count(Link link, String table) {
      return link.tables().get(table).map(TableOnLink::count).orElse(Count.NOTHING);
    }
  }

  private static Lines lines(Reconciliation books) {
    return new Lines(
        MicroCents.text(books.opening()),
        MicroCents.text(books.contributions()),
        MicroCents.text(books.reserve()),
        MicroCents.text(books.returned()),
        MicroCents.text(books.wins()),
        MicroCents.text(books.seeds()),
        MicroCents.text(books.backedOut()),
        MicroCents.text(books.adjustments()),
        MicroCents.text(books.handedOver()),
        MicroCents.text(books.closing()));
  }
}
