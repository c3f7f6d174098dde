package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.Spelling;
import io.queenhigh.floor.link.LinkSnapshots.Snapshot;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.Reconciliation;
import io.queenhigh.rules.progressive.TableOnLink;
import io.queenhigh.rules.progressive.TableOnLink.Count;
import io.queenhigh.rules.progressive.TaxRule;
import io.queenhigh.rules.progressive.WinPage;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is kept beside a link's journal so that it need not be searched: pages of the log, how each
 * day opened and who signed it off, and now and then the whole link. All of it follows from the
 * journal.
 */
public final class LinkBooks {

  /** What a link is kept as, so that it is found again at the next start. */
  public static final String KIND = "link";

  private record SetUp(boolean setUp) {}

  private static final String PAGE = "win-page";
  private static final String DAY = "link-day";
  private static final String SIGNED = "link-day-signed";

  /** A snapshot has a line for every table, so that it comes the rarer the more there are. */
  private static final int LINES_PER_SNAPSHOT = 1_000;

  private static final int LINES_PER_TABLE = 20;

  private final String link;
  private LocalDate day = LocalDate.EPOCH;

  public LinkBooks(String link) {
    this.link = link;
  }

  /** Takes note of the days whose openings are kept already. */
  public void restore(Store store) {
    days(store, link).stream().max(LocalDate::compareTo).ifPresent(last -> day = last);
  }

  public static int linesPerSnapshot(Link link) {
    return Math.max(LINES_PER_SNAPSHOT, LINES_PER_TABLE * link.joined());
  }

  /** How the link stood when a day began, with the first lines of that day. */
  public List<Kept> opened(Head head, Link before, long atMillis) {
    LocalDate today = dayOf(atMillis);
    return today.isAfter(day)
        ? List.of(
            new Kept(
                DAY,
                link + "/" + today,
                Optional.of(LinkSnapshots.write(new Snapshot(head, before)))))
        : List.of();
  }

  /** What goes with an event. */
  public List<Kept> kept(LinkEvent event, Link after, long atMillis) {
    int year = dayOf(atMillis).getYear();
    return switch (event) {
      case LinkEvent.LinkSetUp _ -> List.of(keep(KIND, link, new SetUp(true)));
      case LinkEvent.DaySignedOff signed -> List.of(keep(SIGNED, link + "/" + signed.day(), signed));
      case LinkEvent other ->
          page(other)
              .flatMap(page -> WinPage.of(after, page, TaxRule.in(year, TaxRule.UNITED_STATES)))
              .map(page -> keep(PAGE, pageId(link, page.page()), page))
              .stream()
              .toList();
    };
  }

  /** Takes note of the time of lines that are on disk now. */
  public void heard(long atMillis) {
    day = dayOf(atMillis).isAfter(day) ? dayOf(atMillis) : day;
  }

  private static Optional<Long> page(LinkEvent event) {
    return switch (event) {
      case LinkEvent.HitConfirmed confirmed -> Optional.of(confirmed.page());
      case LinkEvent.AwardPaid paid -> Optional.of(paid.page());
      case LinkEvent.AwardBackedOut back -> Optional.of(back.page());
      default -> Optional.empty();
    };
  }

  private static Kept keep(String kind, String id, Record body) {
    return new Kept(kind, id, Optional.of(Spelling.JSON.writeValueAsString(body)));
  }

  /** Padded, so that pages come in their order. */
  private static String pageId(String link, long page) {
    return "%s/%08d".formatted(link, page);
  }

  /** A page of the log. */
  public static Optional<WinPage> page(Store store, String link, long page) {
    return store
        .kept(PAGE, pageId(link, page))
        .map(body -> Spelling.JSON.readValue(body, WinPage.class));
  }

  /** All pages of a link's log, in their order. */
  public static List<WinPage> pages(Store store, String link) {
    return store.keptOf(PAGE, link + "/").values().stream()
        .map(body -> Spelling.JSON.readValue(body, WinPage.class))
        .toList();
  }

  /** How a link stood when a day began; empty for days on which nothing happened. */
  public static Optional<Link> opening(Store store, Link link, LocalDate day) {
    return store
        .kept(DAY, link.terms().id() + "/" + day)
        .map(body -> LinkSnapshots.read(body, _ -> link.payTable()).link());
  }

  /** The days on which something happened on a link. */
  public static List<LocalDate> days(Store store, String link) {
    Map<String, String> days = store.keptOf(DAY, link + "/");
    return days.keySet().stream()
        .map(id -> LocalDate.parse(id.substring(link.length() + 1)))
        .toList();
  }

  /** Who last put his name under a day, and the books that he saw. */
  public static Optional<LinkEvent.DaySignedOff> signed(Store store, String link, LocalDate day) {
    return store
        .kept(SIGNED, link + "/" + day)
        .map(body -> Spelling.JSON.readValue(body, LinkEvent.DaySignedOff.class));
  }

  /**
   * The books of a day, held against what each table has counted itself.
   *
   * @param closing the link now, or as the next day opened
   * @param counted each table's own count since it first joined
   */
  public static Reconciliation reconciled(Link opening, Link closing, Map<String, Count> counted) {
    Map<String, Count> today = new TreeMap<>();
    counted.forEach(
        (table, count) ->
            today.put(
                table,
                count.minus(
                    opening.tables().get(table).map(TableOnLink::count).orElse(Count.NOTHING))));
    return Reconciliation.of(opening, closing, today);
  }

  private static LocalDate dayOf(long atMillis) {
    return LocalDate.ofInstant(Instant.ofEpochMilli(atMillis), ZoneOffset.UTC);
  }
}
