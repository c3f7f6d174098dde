package io.queenhigh.audit.link;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.link.Link.Pending;
import io.queenhigh.audit.link.Row.Lock;
import io.queenhigh.audit.settling.PayLines;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.Pays;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Hits are fixed one on what the other left, and taken back as if they had never been. */
final class Hitting {

  private Hitting() {}

  static Gains fixed(Link link, Fields line) throws Unreadable {
    String table = line.text("table");
    long round = line.number("round");
    link.in(table, round);
    Row row = Feeding.onTheLink(link, table);
    link.expect(
        row.round == round && row.lock == Lock.LOCKED && !link.hasPending(table, round),
        Kind.AWARDS,
        "hits of a locked round, all of it together",
        () -> "round " + row.round + ", " + row.lock,
        Rule.ORDER_OF_HITS);
    List<Hit> hits = new ArrayList<>();
    for (Fields hit : line.objects("hits")) {
      hits.add(Hit.of(hit));
    }
    inOrder(link, hits);
    Gains gains = Gains.none();
    for (Hit said : hits) {
      Hit own = own(link, row, said, table, round);
      row.claimed.add(own.winner().seat());
      link.pending.add(new Pending(own));
      link.nextHit = said.number() + 1;
      link.linked.fixed(link.id, own);
      link.tally.hit();
      gains.house(-own.fromHouse()).to(link.account("awards"), own.awardCents());
    }
    return gains;
  }

  private static void inOrder(Link link, List<Hit> hits) {
    List<Integer> seats = hits.stream().map(hit -> hit.winner().seat()).toList();
    List<Integer> order = new ArrayList<>(seats);
    Collections.sort(
        order,
        link.terms().order().equals("dealers-far-left-first")
            ? Comparator.naturalOrder()
            : Comparator.reverseOrder());
    link.expect(
        !seats.isEmpty()
            && seats.equals(order)
            && seats.stream().distinct().count() == seats.size(),
        Kind.AWARDS,
        "hits in the order of seats " + order,
        seats::toString,
        Rule.ORDER_OF_HITS);
  }

  /** The hit as it must be, on the funds that the one before it left. */
  private static Hit own(Link link, Row row, Hit said, String table, long round) {
    link.expect(
        said.number() == link.nextHit && said.isOf(table, round) && !said.dealer().isBlank(),
        Kind.AWARDS,
        "hit " + link.nextHit + " of round " + table + "." + round + ", with who marked it",
        () -> "hit " + said.number() + " of round " + said.table() + "." + said.round(),
        Rule.ORDER_OF_HITS);
    link.expect(
        row.wagers.contains(
                new Locked(
                    said.winner().seat(), said.winner().player(), said.winner().wagerCents()))
            && !row.claimed.contains(said.winner().seat()),
        Kind.AWARDS,
        "a winner whose wager is locked and has not won yet, one of " + row.wagers,
        () -> said.winner().player() + " at seat " + said.winner().seat(),
        Rule.CONTRIBUTIONS);
    Optional<PayLine> pays =
        link.payTable.flatMap(table1 -> PayLines.first(table1, said.winner().cards()));
    link.expect(
        pays.filter(line -> line.hand().key().equals(said.winner().hand())).isPresent()
            && pays.filter(line -> isOffTheMeter(link.terms(), line)).isPresent(),
        Kind.AWARDS,
        "cards that win off the meter as " + pays.map(line -> line.hand().key()).orElse("nothing"),
        () -> said.winner().hand() + " with " + said.winner().cards(),
        Rule.ORDER_OF_HITS);
    Hit own = said.on(link.live(), link.terms(), percent(pays, said), fixedCents(pays, said));
    link.expect(own.equals(said), Kind.AWARDS, own.told(), said::told, Rule.ORDER_OF_HITS);
    return own;
  }

  private static boolean isOffTheMeter(Terms terms, PayLine line) {
    return line.pays() instanceof Pays.MeterShare || terms.paysAll();
  }

  private static int percent(Optional<PayLine> pays, Hit said) {
    return pays.map(line -> line.pays() instanceof Pays.MeterShare(int share) ? share : 0)
        .orElse(said.percent());
  }

  private static long fixedCents(Optional<PayLine> pays, Hit said) {
    return pays.map(
            line ->
                line.pays() instanceof Pays.ForOne(long odds)
                    ? Math.multiplyExact(odds, said.winner().wagerCents())
                    : 0)
        .orElse(said.awardCents());
  }

  static Gains cancelled(Link link, Fields line) throws Unreadable {
    long number = line.number("hit");
    Signer by = Signer.of(line.needed("by"));
    Optional<Pending> found = link.pendingHit(number).filter(hit -> !hit.isLogged());
    link.expect(
        by.isDealer() || by.mayConfirm(),
        Kind.SIGNATURES,
        "a dealer or supervisor to take a mark back",
        by::toString,
        Rule.PEOPLE);
    link.expectReason(line.text("because"), Rule.ORDER_OF_HITS);
    link.expect(
        found.isPresent(),
        Kind.AWARDS,
        "a hit that waits to be confirmed",
        () -> "hit " + number,
        Rule.ORDER_OF_HITS);
    link.sameFunds(link.live(), Funds.of(line.needed("before")), "before it", Rule.ORDER_OF_HITS);
    if (found.isEmpty()) {
      return Gains.none();
    }
    Pending gone = found.get();
    link.in(gone.hit.table(), gone.hit.round());
    List<Hit> said = new ArrayList<>();
    for (Fields hit : line.objects("refixed")) {
      said.add(Hit.of(hit));
    }
    Gains gains =
        Gains.none().house(gone.hit.fromHouse()).to(link.account("awards"), -gone.hit.awardCents());
    List<Hit> own = refixed(link, gone, gains);
    link.expect(
        own.equals(said),
        Kind.AWARDS,
        "the hits behind it fixed again: " + own.stream().map(Hit::told).toList(),
        () -> String.valueOf(said.stream().map(Hit::told).toList()),
        Rule.ORDER_OF_HITS);
    link.expect(
        !link.live().isShort() && own.stream().noneMatch(hit -> hit.before().isShort()),
        Kind.METER,
        "funds that hold what void rounds have taken since",
        () -> link.live().toString(),
        Rule.ORDER_OF_HITS);
    link.sameFunds(link.live(), Funds.of(line.needed("after")), "after it", Rule.ORDER_OF_HITS);
    Optional.ofNullable(link.rows.get(gone.hit.table()))
        .ifPresent(row -> row.claimed.remove(gone.hit.winner().seat()));
    link.linked.cancelled(link.id, gone.hit);
    return gains;
  }

  /** What was fed after the hit joins what came before it, and the rest follows from that. */
  private static List<Hit> refixed(Link link, Pending gone, Gains gains) {
    int at = link.pending.indexOf(gone);
    link.pending.remove(at);
    if (at == 0) {
      link.settled = link.settled.plus(gone.since.fed(), gone.since.reserveFed());
    } else {
      Pending before = link.pending.get(at - 1);
      before.since = before.since.plus(gone.since.fed(), gone.since.reserveFed());
    }
    Run before = at == 0 ? link.settled : link.pending.get(at - 1).since;
    List<Hit> anew = new ArrayList<>();
    for (Pending behind : link.pending.subList(at, link.pending.size())) {
      Hit old = behind.hit;
      behind.hit = old.on(link.now(before), link.terms(), old.percent(), old.awardCents());
      behind.since = behind.since.on(behind.hit.after());
      before = behind.since;
      gains
          .house(old.fromHouse() - behind.hit.fromHouse())
          .to(link.account("awards"), behind.hit.awardCents() - old.awardCents());
      anew.add(behind.hit);
      link.linked.fixed(link.id, behind.hit);
    }
    return anew;
  }
}
