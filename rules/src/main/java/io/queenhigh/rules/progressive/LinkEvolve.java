package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.progressive.Award.State;
import io.queenhigh.rules.progressive.Link.Draft;
import io.queenhigh.rules.progressive.Link.Next;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.progressive.TableOnLink.Lock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Folds what happened into the link. It judges nothing: {@link LinkDecide} has done that. */
public final class LinkEvolve {

  private LinkEvolve() {}

  /** A link as its first event leaves it. */
  public static Link first(PayTable payTable, LinkEvent.LinkSetUp event) {
    return Link.setUp(payTable, event);
  }

  public static Link all(Link link, List<LinkEvent> events) {
    Link after = link;
    for (LinkEvent event : events) {
      after = one(after, event);
    }
    return after;
  }

  public static Link one(Link link, LinkEvent event) {
    return link.with(draft -> apply(draft, event));
  }

  private static void apply(Draft link, LinkEvent event) {
    switch (event) {
      case LinkEvent.LinkSetUp _ -> throw new IllegalArgumentException("a link is set up once");
      case LinkEvent.DaySignedOff _ -> {}
      case LinkEvent.GameDeclared(int proposal, DeclaredGame game, _) -> {
        link.declare(game);
        link.close(proposal);
      }
      case LinkEvent.SlipAcknowledged acknowledged -> link.acknowledge(acknowledged.slip());
      case LinkEvent.LinkOpened opened -> {
        link.standing = Standing.OPEN;
        link.settle(opened.after());
        link.counters = link.counters.seeded(opened.after().shownCents());
      }
      case LinkEvent.LinkSuspended _ -> link.standing = Standing.SUSPENDED;
      case LinkEvent.LinkResumed _ -> link.standing = Standing.OPEN;
      case LinkEvent.TableJoined(TableFit fit) -> {
        Optional<TableOnLink> before = link.tables.get(fit.table());
        link.tables = link.tables.with(fit.table(), TableOnLink.joining(fit, before));
        link.joined++;
        link.fit = link.fit.or(() -> Optional.of(fit));
      }
      case LinkEvent.TableLeft(String table) -> {
        change(link, table, TableOnLink::leaving);
        link.joined--;
        link.fit = link.joined == 0 ? Optional.empty() : link.fit;
      }
      case LinkEvent.Contributed contributed -> contribute(link, contributed);
      case LinkEvent.ContributionReturned returned -> giveBack(link, returned);
      case LinkEvent.ContributionKept kept -> change(link, kept.table(), row -> row.now(Lock.KEPT));
      case LinkEvent.RoundEnded ended -> change(link, ended.table(), row -> row.now(Lock.OVER));
      case LinkEvent.HitsFixed fixed -> fix(link, fixed);
      case LinkEvent.HitCancelled cancelled -> cancel(link, cancelled);
      case LinkEvent.HitConfirmed confirmed -> log(link, confirmed);
      case LinkEvent.MeterMoved moved -> {
        link.settled = link.changedPending().removeFirst().after();
        link.counters = link.counters.seeded(moved.seedCents());
      }
      case LinkEvent.AwardPaid paid -> mark(link, paid.page(), State.PAID);
      case LinkEvent.Proposed proposed -> link.propose(proposed);
      case LinkEvent.ProposalWithdrawn withdrawn -> link.close(withdrawn.number());
      case LinkEvent.TermsChanged changed -> {
        link.settle(link.settled.now(link.terms.limit()));
        link.terms = changed.terms();
        link.findings = changed.findings();
        link.close(changed.proposal());
      }
      case LinkEvent.FundsAdjusted adjusted -> adjust(link, adjusted);
      case LinkEvent.AwardBackedOut backedOut -> backOut(link, backedOut);
      case LinkEvent.LinkRetired retired -> {
        link.standing = Standing.RETIRED;
        link.settle(Funds.NONE);
        link.counters = link.counters.moved(0, retired.funds().totalMicroCents());
        link.advancedMicroCents = 0;
        link.close(retired.proposal());
      }
      case LinkEvent.FundsReceived received -> {
        long micro = received.funds().totalMicroCents();
        link.settle(received.after());
        link.counters = link.counters.moved(micro, 0);
        link.advancedMicroCents += MicroCents.ofCents(received.cents()) - micro;
        link.received(received.from());
      }
    }
  }

  private static void contribute(Draft link, LinkEvent.Contributed event) {
    feed(link, event.meterMicroCents(), event.reserveMicroCents());
    change(link, event.table(), row -> row.locked(event));
    link.counters = link.counters.contributed(event);
    link.advancedMicroCents +=
        MicroCents.ofCents(event.fromTrayCents())
            - event.meterMicroCents()
            - event.reserveMicroCents();
  }

  private static void giveBack(Draft link, LinkEvent.ContributionReturned event) {
    feed(link, -event.meterMicroCents(), -event.reserveMicroCents());
    change(link, event.table(), row -> row.returned(event));
    link.counters = link.counters.returned(event);
    link.advancedMicroCents +=
        event.meterMicroCents()
            + event.reserveMicroCents()
            - MicroCents.ofCents(event.toTrayCents());
  }

  private static void feed(Draft link, long meterMicroCents, long reserveMicroCents) {
    if (link.pending.isEmpty()) {
      link.settled = link.settled.fed(meterMicroCents, reserveMicroCents);
    } else {
      List<PendingHit> pending = link.changedPending();
      pending.add(pending.removeLast().fed(meterMicroCents, reserveMicroCents));
    }
  }

  private static void fix(Draft link, LinkEvent.HitsFixed event) {
    List<PendingHit> pending = link.changedPending();
    for (Hit hit : event.hits()) {
      pending.add(PendingHit.of(hit));
      change(link, event.table(), row -> row.claimed(hit));
    }
    link.next =
        new Next(event.hits().getLast().number() + 1, link.next.page(), link.next.proposal());
  }

  /** What was fed after the hit now comes before the next one. */
  private static void cancel(Draft link, LinkEvent.HitCancelled event) {
    List<PendingHit> pending = link.changedPending();
    int at = indexOf(pending, event.hit());
    PendingHit gone = pending.remove(at);
    if (at == 0) {
      link.settled = link.settled.joinedBy(gone.after());
    } else {
      PendingHit before = pending.get(at - 1);
      pending.set(
          at - 1,
          new PendingHit(before.hit(), before.page(), before.after().joinedBy(gone.after())));
    }
    for (int i = 0; i < event.refixed().size(); i++) {
      pending.set(at + i, pending.get(at + i).refixed(event.refixed().get(i)));
    }
    change(link, gone.hit().table(), row -> row.notClaimed(gone.hit()));
    link.counters = link.counters.cancelled();
  }

  private static void log(Draft link, LinkEvent.HitConfirmed event) {
    List<PendingHit> pending = link.changedPending();
    int at = indexOf(pending, event.hit());
    Hit hit = pending.get(at).hit();
    pending.set(at, pending.get(at).logged(event.page()));
    List<Award> awards = new ArrayList<>(link.awards);
    awards.add(new Award(event.page(), hit, event.by(), State.DUE));
    link.awards = atHand(awards, event.page());
    link.counters = link.counters.won(hit);
    link.next = new Next(link.next.hit(), event.page() + 1, link.next.proposal());
  }

  /** An award that is due stays at hand however old it is, and so does the page of this event. */
  private static List<Award> atHand(List<Award> awards, long page) {
    int tooMany = awards.size() - Link.PAGES_AT_HAND;
    List<Award> kept = new ArrayList<>();
    for (Award award : awards) {
      if (tooMany > 0 && award.state() != State.DUE && award.page() != page) {
        tooMany--;
      } else {
        kept.add(award);
      }
    }
    return kept;
  }

  private static void adjust(Draft link, LinkEvent.FundsAdjusted event) {
    link.settle(event.after());
    link.counters =
        switch (event.reason()) {
          case SEED_RECOVERY -> link.counters.adjusted(0, 0, -event.cents());
          case ABOVE_POSTED_LIMIT -> link.counters;
          case MALFUNCTION, NON_DISPLAYED_FUNDS, HOUSE_ADDS ->
              link.counters.adjusted(Math.max(0, event.cents()), Math.max(0, -event.cents()), 0);
        };
    link.close(event.proposal());
  }

  private static void backOut(Draft link, LinkEvent.AwardBackedOut event) {
    link.settle(event.after());
    link.counters = link.counters.backedOut(event.ontoTheMeterCents(), event.seedCents());
    mark(link, event.page(), event.wasPaid() ? State.PAID_AND_BACKED_OUT : State.BACKED_OUT);
    link.close(event.proposal());
  }

  private static void mark(Draft link, long page, State state) {
    link.awards =
        atHand(
            link.awards.stream()
                .map(award -> award.page() == page ? award.now(state) : award)
                .toList(),
            page);
  }

  private static void change(Draft link, String table, UnaryOperator<TableOnLink> change) {
    TableOnLink row = link.tables.get(table).orElseThrow();
    link.tables = link.tables.with(table, change.apply(row));
  }

  private static int indexOf(List<PendingHit> pending, long number) {
    for (int i = 0; i < pending.size(); i++) {
      if (pending.get(i).hit().number() == number) {
        return i;
      }
    }
    throw new IllegalArgumentException("hit " + number + " is not pending");
  }
}
