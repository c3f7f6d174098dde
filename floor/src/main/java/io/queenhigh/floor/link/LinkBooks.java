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
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is kept beside a link's journal so that it need not be searched: pages of the log, how each
 * day opened and who signed it off, and now and then the whole link. All of it follows from the
 * journal.
 */
public final class LinkBooks {

  private static final String PAGE = "win-page";
  private static final String DAY = "link-day";
  private static final String SIGNED = "link-day-signed";

  /** A snapshot has a line for every table, so that it comes the rarer the more there are. */
  private static final int LINES_PER_SNAPSHOT = 1_000;

  private static final int LINES_PER_TABLE = 20;

  private LocalDate day;
  private long snapshotAt;

  private LinkBooks(LocalDate day, long snapshotAt) {
    this.day = day;
    this.snapshotAt = snapshotAt;
  }

  public static LinkBooks restored(Store store, Link link, long snapshotAt) {
    SortedMap<String, String> days = store.keptOf(DAY, link.terms().id() + "/");
    LocalDate last =
        days.isEmpty()
            ? LocalDate.EPOCH
            : LocalDate.parse(days.lastKey().substring(link.terms().id().length() + 1));
    return new LinkBooks(last, snapshotAt);
  }

  /** What goes with these events: the link before them, and after each. */
  public List<Kept> kept(
      Snapshot before, List<Link> states, List<LinkEvent> events, long atMillis) {
    List<Kept> kept = new ArrayList<>();
    LocalDate today = dayOf(atMillis);
    if (today.isAfter(day)) {
      kept.add(
          new Kept(
              DAY,
              before.link().terms().id() + "/" + today,
              Optional.of(LinkSnapshots.write(before))));
    }
    for (int i = 0; i < events.size(); i++) {
      Link after = states.get(i);
      page(events.get(i))
          .flatMap(
              page -> WinPage.of(after, page, TaxRule.in(today.getYear(), TaxRule.UNITED_STATES)))
          .ifPresent(page -> kept.add(keep(page)));
      if (events.get(i) instanceof LinkEvent.DaySignedOff signed) {
        kept.add(
            new Kept(
                SIGNED,
                after.terms().id() + "/" + signed.day(),
                Optional.of(Spelling.JSON.writeValueAsString(signed))));
      }
    }
    Link after = states.getLast();
    if (before.head().seq() + events.size() - snapshotAt >= between(after)) {
      // The snapshot stands before these lines: their hashes are known only when they are written.
      kept.add(LinkSnapshots.keep(before));
    }
    return kept;
  }

  /** Takes note of what is on disk now. */
  public void written(Snapshot now, List<LinkEvent> events, long atMillis) {
    day = dayOf(atMillis).isAfter(day) ? dayOf(atMillis) : day;
    Head head = now.head();
    if (head.seq() - snapshotAt >= between(now.link())) {
      snapshotAt = head.seq() - events.size();
    }
  }

  private static int between(Link link) {
    return Math.max(LINES_PER_SNAPSHOT, LINES_PER_TABLE * link.joined());
  }

  private static Optional<Long> page(LinkEvent event) {
    return switch (event) {
      case LinkEvent.HitConfirmed confirmed -> Optional.of(confirmed.page());
      case LinkEvent.AwardPaid paid -> Optional.of(paid.page());
      case LinkEvent.AwardBackedOut back -> Optional.of(back.page());
      default -> Optional.empty();
    };
  }

  /** Padded, so that pages come in their order. */
  private static Kept keep(WinPage page) {
    return new Kept(
        PAGE,
        pageId(page.link(), page.page()),
        Optional.of(Spelling.JSON.writeValueAsString(page)));
  }

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
