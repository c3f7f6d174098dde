package io.queenhigh.web;

import io.queenhigh.floor.link.LinkLines;
import io.queenhigh.floor.store.Entry;
import io.queenhigh.floor.store.Store;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.progressive.Funds;
import io.queenhigh.rules.progressive.Hit;
import io.queenhigh.rules.progressive.LinkEvent;
import io.queenhigh.rules.progressive.MicroCents;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Every rise and fall of a link's meter for a spreadsheet, each with its reason and whoever stands
 * for it: one person, or the one who proposed it and the one who approved.
 */
final class LinkLog {
  private static final int LINES_AT_ONCE = 2_000;
  private static final int MOST_ROWS = 50_000;

  private final List<String> rows = new ArrayList<>();
  private final Map<Integer, LinkEvent.Proposed> proposals = new HashMap<>();
  private final Store store;

  private LinkLog(Store store) {
    this.store = store;
    rows.add(
        "at,line,what,table,round,change,meter,reserve,overflow,reason,person,"
            + "proposed by,approved by,because");
  }

  static String of(Store store, String link, LocalDate from, LocalDate to) {
    LinkLog log = new LinkLog(store);
    String stream = LinkLines.stream(link);
    long after = before(store, stream, from);
    while (log.rows.size() <= MOST_ROWS) {
      List<Entry> lines = store.read(stream, after, LINES_AT_ONCE);
      for (Entry line : lines) {
        if (Days.dayOf(line.atMillis()).isAfter(to)) {
          return log.text();
        }
        log.add(line);
      }
      if (lines.size() < LINES_AT_ONCE) {
        return log.text();
      }
      after = lines.getLast().seq();
    }
    return log.text();
  }

  /** The last line before a day; lines come in the order of their times. */
  private static long before(Store store, String stream, LocalDate day) {
    long low = 0;
    long high = store.head(stream).seq();
    while (low < high) {
      long middle = (low + high) / 2;
      boolean isEarlier =
          Days.dayOf(store.read(stream, middle, 1).getFirst().atMillis()).isBefore(day);
      low = isEarlier ? middle + 1 : low;
      high = isEarlier ? high : middle;
    }
    return low;
  }

  private String text() {
    return Csv.ended(rows);
  }

  private void add(Entry line) {
    switch (LinkLines.read(line)) {
      case LinkEvent.LinkOpened(Funds after, _) ->
          row(line, "opened", "", 0, Funds.NONE, after, "seed", line.actor());
      case LinkEvent.Contributed fed ->
          row(line, "contribution", fed.table(), fed.round(), fed.before(), fed.after(), "", "");
      case LinkEvent.ContributionReturned back ->
          row(
              line,
              "contribution returned",
              back.table(),
              back.round(),
              back.before(),
              back.after(),
              "the round is void",
              "");
      case LinkEvent.HitsFixed fixed -> fixed.hits().forEach(hit -> hit(line, hit));
      case LinkEvent.HitCancelled cancelled ->
          row(
              line,
              "hit " + cancelled.hit() + " cancelled",
              "",
              0,
              cancelled.before(),
              cancelled.after(),
              cancelled.because(),
              cancelled.by().toString());
      case LinkEvent.FundsAdjusted adjusted ->
          row(
              line,
              "adjustment",
              "",
              0,
              adjusted.before(),
              adjusted.after(),
              Key.of(adjusted.reason().name()),
              both(line, adjusted.proposal(), adjusted.approvedBy()));
      case LinkEvent.AwardBackedOut back ->
          row(
              line,
              "award " + back.page() + " backed out",
              "",
              0,
              back.before(),
              back.after(),
              "proposal " + back.proposal(),
              both(line, back.proposal(), back.approvedBy()));
      case LinkEvent.FundsReceived received ->
          row(
              line,
              "received",
              "",
              0,
              received.before(),
              received.after(),
              "from link " + received.from(),
              line.actor());
      case LinkEvent.LinkRetired retired ->
          row(
              line,
              "retired",
              "",
              0,
              retired.funds(),
              Funds.NONE,
              "to link " + retired.to(),
              both(line, retired.proposal(), retired.approvedBy()));
      case LinkEvent.Proposed proposed -> proposals.put(proposed.number(), proposed);
      // The rest moves nothing: what a hit took left the meter when its amount was fixed.
      case LinkEvent.LinkSetUp _,
          LinkEvent.SlipAcknowledged _,
          LinkEvent.LinkSuspended _,
          LinkEvent.LinkResumed _,
          LinkEvent.TableJoined _,
          LinkEvent.TableLeft _,
          LinkEvent.ContributionKept _,
          LinkEvent.RoundEnded _,
          LinkEvent.HitConfirmed _,
          LinkEvent.MeterMoved _,
          LinkEvent.AwardPaid _,
          LinkEvent.ProposalWithdrawn _,
          LinkEvent.TermsChanged _,
          LinkEvent.GameDeclared _,
          LinkEvent.DaySignedOff _ -> {}
    }
  }

  /** Who stands for a line: a person, or two where one alone may not. */
  private record Signed(String person, String proposedBy, String approvedBy, String because) {}

  /** The proposal may have been made days before the first day that is asked for. */
  private Signed both(Entry line, int number, Staff approvedBy) {
    for (long end = line.seq() - 1; end > 0 && !proposals.containsKey(number); ) {
      long from = Math.max(0, end - LINES_AT_ONCE);
      for (Entry earlier : store.read(line.stream(), from, (int) (end - from))) {
        if (LinkLines.read(earlier) instanceof LinkEvent.Proposed proposed) {
          proposals.put(proposed.number(), proposed);
        }
      }
      end = from;
    }
    LinkEvent.Proposed proposed = Objects.requireNonNull(proposals.get(number));
    return new Signed(
        approvedBy.toString(), proposed.by().toString(), approvedBy.toString(), proposed.because());
  }

  private void hit(Entry line, Hit hit) {
    row(
        line,
        "hit " + hit.number(),
        hit.table(),
        hit.round(),
        hit.before(),
        hit.after(),
        hit.winner().hand() + " at seat " + hit.winner().seat(),
        hit.dealer());
  }

  private void row(
      Entry line,
      String what,
      String table,
      long round,
      Funds before,
      Funds after,
      String reason,
      String person) {
    row(line, what, table, round, before, after, reason, new Signed(person, "", "", ""));
  }

  private void row(
      Entry line,
      String what,
      String table,
      long round,
      Funds before,
      Funds after,
      String reason,
      Signed signed) {
    rows.add(
        Csv.row(
            Instant.ofEpochMilli(line.atMillis()).toString(),
            String.valueOf(line.seq()),
            what,
            table,
            round == 0 ? "" : table + "." + round,
            MicroCents.text(after.meterMicroCents() - before.meterMicroCents()),
            MicroCents.text(after.meterMicroCents()),
            MicroCents.text(after.reserveMicroCents()),
            MicroCents.text(after.overflowMicroCents()),
            reason,
            signed.person(),
            signed.proposedBy(),
            signed.approvedBy(),
            signed.because()));
  }
}
