package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.findings.Notebook;
import io.queenhigh.audit.findings.Tally;
import io.queenhigh.audit.findings.Where;
import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.PayTable;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** A link as far as its journal has been read. A line that was not possible is followed anyway. */
final class Link {

  enum Standing {
    SET_UP("is not open yet"),
    OPEN("is open"),
    SUSPENDED("is suspended"),
    RETIRED("is retired");

    private final String says;

    Standing(String says) {
      this.says = says;
    }

    String says() {
      return says;
    }
  }

  /** A hit that is still on the meter, and the play since. */
  static final class Pending {
    Hit hit;
    long page;
    Run since;

    Pending(Hit hit) {
      this.hit = hit;
      this.since = Run.from(hit.after());
    }

    boolean isLogged() {
      return page != 0;
    }
  }

  /** A page of the log. */
  static final class Award {
    final Hit hit;
    final Signer confirmedBy;
    boolean paid;
    boolean backedOut;

    Award(Hit hit, Signer confirmedBy) {
      this.hit = hit;
      this.confirmedBy = confirmedBy;
    }

    String state() {
      if (isDue()) {
        return "due";
      }
      return paid ? backedOut ? "paid-and-backed-out" : "paid" : "backed-out";
    }

    boolean isDue() {
      return !paid && !backedOut;
    }
  }

  /** What somebody wants, as his line says it. */
  record Proposal(Signer by, Asked asked) {}

  /** How a link stood when a day began. */
  record Opened(long funds, Totals totals) {}

  final String id;
  final Linked linked;
  final Tally tally;
  private final Notebook notebook;
  private Where where;
  private Optional<Terms> terms = Optional.empty();

  Optional<PayTable> payTable = Optional.empty();
  Standing standing = Standing.SET_UP;

  /** Who set it up; older links do not say. */
  Optional<Signer> setUpBy = Optional.empty();

  /** Whether a payment has named who confirmed the win, as all later ones then do. */
  boolean namesWhoConfirmed;

  final Set<String> slips = new HashSet<>();

  /** What the maker had configured, and where that is written; empty before it was recorded. */
  String configured = "";

  /** Whether somebody had to acknowledge it where the house loses in the long run. */
  boolean longRunIsJudged;

  final Set<String> acknowledged = new HashSet<>();
  final NavigableMap<String, Row> rows = new TreeMap<>();
  Run settled = Run.from(Funds.NOTHING);
  final List<Pending> pending = new ArrayList<>();
  final Map<Long, Award> log = new TreeMap<>();
  final Map<Long, Proposal> proposals = new TreeMap<>();

  /** Games whose cards two people have declared, by id. */
  final Map<String, Asked.Declared> declared = new TreeMap<>();

  long nextHit = 1;
  long nextPage = 1;
  long nextProposal = 1;

  /** The hit whose confirmation moves the meter at once, where the controller has no key. */
  long mustMove;

  /** What tables are ahead of what they owe, below a cent each. */
  long advanced;

  final Totals totals = new Totals();
  final NavigableMap<LocalDate, Opened> days = new TreeMap<>();

  Link(String id, Linked linked, Notebook notebook, Tally tally) {
    this.id = id;
    this.linked = linked;
    this.notebook = notebook;
    this.tally = tally;
    this.where = new Where("link/" + id, 0, "");
  }

  void at(String stream, long seq, long millis) {
    where = new Where(stream, seq, "");
    LocalDate day = LocalDate.ofInstant(Instant.ofEpochMilli(millis), ZoneOffset.UTC);
    if (days.isEmpty() || day.isAfter(days.lastKey())) {
      days.put(day, new Opened(settledFunds(), totals.copy()));
    }
  }

  /** The line that is read speaks of this round. */
  void in(String table, long round) {
    where = new Where(where.stream(), where.seq(), table + "." + round);
  }

  Where where() {
    return where;
  }

  boolean isSetUp() {
    return terms.isPresent();
  }

  Terms terms() {
    return terms.orElseThrow();
  }

  void post(Terms now) {
    terms = Optional.of(now);
  }

  private Optional<Terms.Limit> limit() {
    return terms.flatMap(Terms::limit);
  }

  // Money

  /** What a display shows. */
  Funds shown() {
    return settled.now(limit());
  }

  /** What wagers feed, and the next hit is fixed on. */
  Funds live() {
    return run().now(limit());
  }

  private Run run() {
    return pending.isEmpty() ? settled : pending.getLast().since;
  }

  /** The same with so much more. */
  Funds liveWith(long more, long moreReserve) {
    return run().plus(more, moreReserve).now(limit());
  }

  /** The reserve without what is above a limit. */
  long reserveBelowTheLimit() {
    Run run = run();
    return Math.addExact(run.start().reserve(), run.reserveFed());
  }

  Funds now(Run run) {
    return run.now(limit());
  }

  void feed(long more, long moreReserve) {
    if (pending.isEmpty()) {
      settled = settled.plus(more, moreReserve);
    } else {
      pending.getLast().since = pending.getLast().since.plus(more, moreReserve);
    }
  }

  void settle(Funds now) {
    settled = Run.from(now);
  }

  /** The funds if hits that nobody has confirmed were none, and no start were put up before it. */
  long settledFunds() {
    long cents = 0;
    for (Pending hit : pending) {
      cents += (hit.isLogged() ? 0 : hit.hit.takenCents()) - hit.hit.seedCents();
    }
    return Math.addExact(live().total(), Micro.cents(cents));
  }

  /** Whole cents for all fractions and for what tables are ahead. */
  long fractionsCents() {
    return Micro.whole(Math.addExact(live().parts(), advanced));
  }

  String account(String of) {
    return of + "/" + id;
  }

  // Who and what is there

  Optional<Row> row(String table) {
    return Optional.ofNullable(rows.get(table)).filter(row -> row.joined);
  }

  Optional<Pending> pendingHit(long number) {
    return pending.stream().filter(one -> one.hit.number() == number).findFirst();
  }

  boolean hasPending(String table, long round) {
    return pending.stream().anyMatch(one -> one.hit.isOf(table, round));
  }

  /** Slips that nobody has acknowledged. */
  Set<String> openSlips() {
    Set<String> open = new HashSet<>(slips);
    open.removeAll(acknowledged);
    return open;
  }

  // Notes

  void newer(String type) {
    notebook.newer(where, type);
  }

  void note(Kind kind, String expected, String found, Citation by) {
    notebook.note(kind, where, expected, found, by);
  }

  boolean expect(boolean holds, Kind kind, String expected, Supplier<String> found, Rule rule) {
    if (!holds) {
      note(kind, expected, found.get(), rule.cite());
    }
    return holds;
  }

  /** Funds or amounts as the line has them, against those reckoned here. */
  void same(Object own, Object found, Kind kind, String what, Rule rule) {
    expect(own.equals(found), kind, what + " " + own, () -> String.valueOf(found), rule);
  }

  void sameFunds(Funds own, Funds found, String what, Rule rule) {
    same(own, found, Kind.METER, what, rule);
  }

  void sameMicro(long own, long found, String what, Rule rule) {
    expect(
        own == found, Kind.METER, what + " of " + Micro.text(own), () -> Micro.text(found), rule);
  }

  void expectStanding(Standing wanted, String what, Rule rule) {
    expect(
        standing == wanted,
        Kind.LINK,
        what + " while the link " + wanted.says(),
        () -> what + " while it " + standing.says(),
        rule);
  }

  void expectNothingPending(String what) {
    expect(
        pending.isEmpty(),
        Kind.LINK,
        what + " while no hit is on the meter",
        () -> "hit " + pending.getFirst().hit.number(),
        Rule.ORDER_OF_HITS);
  }

  void expectReason(String because, Rule rule) {
    expect(!because.isBlank(), Kind.SIGNATURES, "an explanation", () -> "none", rule);
  }
}
