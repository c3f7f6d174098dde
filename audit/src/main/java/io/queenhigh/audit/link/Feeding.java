package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.link.Link.Standing;
import io.queenhigh.audit.link.Row.Lock;
import java.util.List;
import java.util.Optional;

/** Locked wagers feed the meter once; what a void round fed comes back. */
final class Feeding {

  private Feeding() {}

  static Gains contributed(Link link, Fields line) throws Unreadable {
    String table = line.text("table");
    long round = line.number("round");
    List<Locked> wagers = Locked.all(line);
    link.in(table, round);
    link.expectStanding(Standing.OPEN, "a contribution", Rule.SUSPENSION);
    Row row = onTheLink(link, table);
    link.expect(
        round > row.round && (row.lock != Lock.LOCKED || !link.hasPending(table, row.round)),
        Kind.COIN_IN,
        "a round after round " + row.round + ", with all hits of that resolved",
        () -> "round " + round,
        Rule.CONTRIBUTIONS);
    areInRange(link, wagers);
    boolean redeal = row.lock == Lock.KEPT;
    link.expect(
        line.number("redealOf") == (redeal ? row.round : 0)
            && (!redeal || wagers.containsAll(row.wagers)),
        Kind.COIN_IN,
        redeal ? "the wagers kept from round " + row.round : "no redeal",
        () -> "something else",
        Rule.VOID_ROUNDS);
    List<Locked> counted =
        wagers.stream().filter(wager -> !redeal || !row.wagers.contains(wager)).toList();
    long cents = counted.stream().mapToLong(Locked::cents).sum();
    link.same(
        counted.size() + " wagers",
        line.number("counted") + " wagers",
        Kind.COIN_IN,
        "a count of",
        Rule.CONTRIBUTIONS);
    link.sameMicro(
        Micro.cents(cents),
        Micro.cents(line.number("countedCents")),
        "a coin-in",
        Rule.CONTRIBUTIONS);
    long meter = Micro.share(cents, link.terms().rate());
    long reserve = Micro.share(cents, link.terms().reserveRate());
    link.sameMicro(
        meter, line.number("meterMicroCents"), "a share for the meter", Rule.CONTRIBUTIONS);
    link.sameMicro(
        reserve, line.number("reserveMicroCents"), "a share for the reserve", Rule.CONTRIBUTIONS);
    link.sameMicro(
        Micro.cents(cents) - meter - reserve,
        line.number("houseMicroCents"),
        "a share for the house",
        Rule.CONTRIBUTIONS);
    long hands = hands(row, meter + reserve);
    link.sameMicro(
        Micro.cents(hands),
        Micro.cents(line.number("fromTrayCents")),
        "a transfer",
        Rule.CONTRIBUTIONS);
    link.sameFunds(link.live(), Funds.of(line.needed("before")), "before it", Rule.CONTRIBUTIONS);
    link.feed(meter, reserve);
    link.sameFunds(link.live(), Funds.of(line.needed("after")), "after it", Rule.CONTRIBUTIONS);
    row.fed = (redeal ? row.fed : 0) + meter;
    row.reserveFed = (redeal ? row.reserveFed : 0) + reserve;
    row.round = round;
    row.lock = Lock.LOCKED;
    row.wagers = wagers;
    row.claimed.clear();
    link.advanced += Micro.cents(hands) - meter - reserve;
    link.totals.fed = Math.addExact(link.totals.fed, meter);
    link.totals.reserveFed = Math.addExact(link.totals.reserveFed, reserve);
    link.linked.took(link.id, table, round, wagers, link.where());
    link.tally.contribution();
    return Gains.none().to(Accounts.coinIn(table), -hands);
  }

  /** A cent is handed over whole as soon as a part of it is owed; keeps the row's account. */
  private static long hands(Row row, long more) {
    long before = Micro.begun(row.owed);
    row.owed = Math.addExact(row.owed, more);
    return Micro.begun(row.owed) - before;
  }

  private static void areInRange(Link link, List<Locked> wagers) {
    long seats = wagers.stream().map(Locked::seat).distinct().count();
    long cents = wagers.stream().mapToLong(Locked::cents).sum();
    boolean fine =
        !wagers.isEmpty()
            && seats == wagers.size()
            && cents <= link.terms().mostCents()
            && wagers.stream().allMatch(wager -> link.terms().takes(wager.cents()));
    link.expect(
        fine,
        Kind.COIN_IN,
        "one wager of whole units from each seat, within the link's bounds",
        wagers::toString,
        Rule.CONTRIBUTIONS);
  }

  static Gains returned(Link link, Fields line) throws Unreadable {
    String table = line.text("table");
    long round = line.number("round");
    link.in(table, round);
    Row row = onTheLink(link, table);
    holds(link, row, round);
    long cents = row.wagers.stream().mapToLong(Locked::cents).sum();
    link.same(
        row.wagers.size() + " wagers",
        line.number("returned") + " wagers",
        Kind.COIN_IN,
        "a return of",
        Rule.VOID_ROUNDS);
    link.sameMicro(
        Micro.cents(cents),
        Micro.cents(line.number("returnedCents")),
        "a return",
        Rule.VOID_ROUNDS);
    Funds before = link.live();
    long fromReserve = fromReserve(link, row);
    long fromMeter = row.fed + row.reserveFed - fromReserve;
    link.expect(
        !link.liveWith(-fromMeter, -fromReserve).isShort(),
        Kind.METER,
        "a meter that holds what goes back",
        () -> before.toString(),
        Rule.VOID_ROUNDS);
    link.sameMicro(
        fromMeter, line.number("meterMicroCents"), "a return from the meter", Rule.VOID_ROUNDS);
    link.sameMicro(
        fromReserve,
        line.number("reserveMicroCents"),
        "a return from the reserve",
        Rule.VOID_ROUNDS);
    link.sameMicro(
        Micro.cents(cents) - fromMeter - fromReserve,
        line.number("houseMicroCents"),
        "the house's part",
        Rule.VOID_ROUNDS);
    long back = -hands(row, -fromMeter - fromReserve);
    link.sameMicro(
        Micro.cents(back), Micro.cents(line.number("toTrayCents")), "a transfer", Rule.VOID_ROUNDS);
    link.sameFunds(before, Funds.of(line.needed("before")), "before it", Rule.VOID_ROUNDS);
    link.feed(-fromMeter, -fromReserve);
    link.sameFunds(link.live(), Funds.of(line.needed("after")), "after it", Rule.VOID_ROUNDS);
    row.lock = Lock.RETURNED;
    row.fed = 0;
    row.reserveFed = 0;
    row.claimed.clear();
    link.advanced += fromMeter + fromReserve - Micro.cents(back);
    link.totals.returned = Math.addExact(link.totals.returned, fromMeter + fromReserve);
    link.linked.gaveBack(link.id, table, round);
    return Gains.none().to(Accounts.coinIn(table), back);
  }

  /**
   * The reserve gives what it was fed, unless that would leave it short, now that less is above the
   * limit: then it gives what it has without that, and the meter the rest, which has had it since.
   */
  private static long fromReserve(Link link, Row row) {
    boolean leavesItShort = link.liveWith(-row.fed, -row.reserveFed).reserve() < 0;
    return leavesItShort ? link.reserveBelowTheLimit() : row.reserveFed;
  }

  static Gains kept(Link link, Fields line) throws Unreadable {
    String table = line.text("table");
    long round = line.number("round");
    link.in(table, round);
    Row row = onTheLink(link, table);
    holds(link, row, round);
    row.lock = Lock.KEPT;
    return Gains.none();
  }

  private static void holds(Link link, Row row, long round) {
    link.expect(
        row.round == round && row.lock.holdsWagers() && row.claimed.isEmpty(),
        Kind.COIN_IN,
        "a void round with wagers locked, and no wins",
        () -> "round " + row.round + ", " + row.lock + ", wins at seats " + row.claimed,
        Rule.VOID_ROUNDS);
  }

  static Gains ended(Link link, Fields line) throws Unreadable {
    String table = line.text("table");
    long round = line.number("round");
    link.in(table, round);
    Row row = onTheLink(link, table);
    link.expect(
        row.round == round && row.lock == Lock.LOCKED && !link.hasPending(table, round),
        Kind.COIN_IN,
        "a locked round to end, with no hit still on the meter",
        () -> "round " + row.round + ", " + row.lock,
        Rule.CONTRIBUTIONS);
    row.lock = Lock.OVER;
    return Gains.none();
  }

  /** The table's row; one of its own where it never joined. */
  static Row onTheLink(Link link, String table) {
    Optional<Row> row = link.row(table);
    link.expect(
        row.isPresent(), Kind.COIN_IN, "a table that is on the link", () -> table, Rule.TABLES);
    return link.rows.computeIfAbsent(table, _ -> new Row());
  }
}
