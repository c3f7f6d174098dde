package io.queenhigh.floor.link;

import io.queenhigh.floor.journal.SealedSnapshots;
import io.queenhigh.floor.link.LinkSnapshots.Snapshot;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Head;
import io.queenhigh.floor.store.Kept;
import io.queenhigh.floor.store.Store;
import io.queenhigh.floor.store.Vault;
import io.queenhigh.rules.progressive.Link;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.LinkEvolve;
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

  private static final System.Logger LOG = System.getLogger(LinkBooks.class.getName());

  /** A snapshot of how a day began. */
  private static final String DAY = "link-day";

  /** A snapshot has a line for every table, so that it comes the rarer the more there are. */
  private static final int LINES_PER_SNAPSHOT = 1_000;

  private static final int LINES_PER_TABLE = 20;

  private static final int LINES_AT_ONCE = 2_000;

  private final LinkSnapshots snapshots;
  private final Vault vault;
  private final String link;
  private LocalDate day = LocalDate.EPOCH;

  public LinkBooks(LinkSnapshots snapshots, Vault vault, String link) {
    this.snapshots = snapshots;
    this.vault = vault;
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
            SealedSnapshots.seal(
                vault,
                new Kept(
                    DAY,
                    link + "/" + today,
                    Optional.of(snapshots.write(new Snapshot(head, before))))))
        : List.of();
  }

  /** What goes with an event. */
  public List<Kept> kept(LinkEvent event, Link after, long atMillis) {
    int year = dayOf(atMillis).getYear();
    return switch (event) {
      case LinkEvent.LinkSetUp _ -> List.of(LinkRows.LINK.keep(link, new LinkRows.Standing(true)));
      case LinkEvent.DaySignedOff signed ->
          List.of(LinkRows.SIGNED.keep(link + "/" + signed.day(), signed));
      case LinkEvent other ->
          page(other)
              .flatMap(page -> WinPage.of(after, page, TaxRule.in(year, TaxRule.UNITED_STATES)))
              .map(page -> LinkRows.WIN_PAGE.keep(pageId(link, page.page()), page))
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

  /** Padded, so that pages come in their order. */
  private static String pageId(String link, long page) {
    return "%s/%08d".formatted(link, page);
  }

  /** A page of the log. */
  public static Optional<WinPage> page(Store store, String link, long page) {
    return store.kept(LinkRows.WIN_PAGE.name(), pageId(link, page)).map(LinkRows.WIN_PAGE::read);
  }

  /** All pages of a link's log, in their order. */
  public static List<WinPage> pages(Store store, String link) {
    return store.keptOf(LinkRows.WIN_PAGE.name(), link + "/").values().stream()
        .map(LinkRows.WIN_PAGE::read)
        .toList();
  }

  /** How a link stood when a day began; empty for days on which nothing happened. */
  public static Optional<Link> opening(Store store, Link link, LocalDate day) {
    String id = link.terms().id() + "/" + day;
    String called = "Link " + link.terms().id() + " on " + day;
    return store
        .kept(DAY, id)
        .map(body -> new Kept(DAY, id, Optional.of(body)))
        .map(
            opening ->
                SealedSnapshots.open(store.vault(), opening, called)
                    .flatMap(
                        text ->
                            LinkSnapshots.TODAY.read(text, _ -> link.payTable()).orSay(LOG, called))
                    .map(Snapshot::link)
                    .orElseGet(() -> replayed(store, link, day)));
  }

  /** A link up to a day's first line but the one that set it up: slower, and the same link. */
  private static Link replayed(Store store, Link link, LocalDate day) {
    Optional<Link> before = Optional.empty();
    long after = 0;
    while (true) {
      List<Entry> lines = store.read(LinkLines.stream(link.terms().id()), after, LINES_AT_ONCE);
      for (Entry line : lines) {
        if (before.isPresent() && !dayOf(line.atMillis()).isBefore(day)) {
          return before.get();
        }
        LinkEvent event = LinkLines.read(line);
        before =
            Optional.of(
                before.isPresent()
                    ? LinkEvolve.one(before.get(), event)
                    : LinkEvolve.first(link.payTable(), (LinkEvent.LinkSetUp) event));
        after = line.seq();
      }
      if (lines.size() < LINES_AT_ONCE) {
        return before.orElseThrow();
      }
    }
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
    return store.kept(LinkRows.SIGNED.name(), link + "/" + day).map(LinkRows.SIGNED::read);
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
