package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.LinkAccount.Awards;
import io.queenhigh.rules.progressive.LinkAccount.Fractions;
import io.queenhigh.rules.progressive.LinkAccount.Seed;
import io.queenhigh.rules.progressive.LinkAccount.Transit;
import io.queenhigh.rules.progressive.LinkAccount.Tray;
import io.queenhigh.rules.progressive.LinkAccount.Winner;
import java.util.ArrayList;
import java.util.List;

/**
 * Which money moves, in whole cents, when something happens on a link. A prize is set aside when
 * its hit is fixed, whatever the display shows, so that no fund is ever overdrawn.
 */
public final class LinkMoves {

  private static final List<LinkAccount.Fund> FUNDS =
      List.of(
          new LinkAccount.Fund(Funds.Fund.METER),
          new LinkAccount.Fund(Funds.Fund.RESERVE),
          new LinkAccount.Fund(Funds.Fund.OVERFLOW));

  /** An event names at most two accounts beside the funds and their fractions. */
  private static final int MOST_ACCOUNTS = 6;

  private final LinkAccount[] accounts = new LinkAccount[MOST_ACCOUNTS];
  private final long[] gains = new long[MOST_ACCOUNTS];
  private int named;

  private LinkMoves() {}

  /** Cents that go from one account to another. */
  public record Move(LinkAccount from, LinkAccount to, long cents) {}

  public static List<Move> of(Link before, LinkEvent event) {
    return between(before, event, LinkEvolve.one(before, event));
  }

  /** The same for who has folded the event already. */
  public static List<Move> between(Link before, LinkEvent event, Link after) {
    LinkMoves moves = new LinkMoves();
    moves.outside(before, event);
    Funds was = before.live();
    Funds is = after.live();
    for (LinkAccount.Fund account : FUNDS) {
      moves.gain(
          account,
          MicroCents.shownCents(is.of(account.fund()))
              - MicroCents.shownCents(was.of(account.fund())));
    }
    moves.gain(new Fractions(), after.fractionsCents() - before.fractionsCents());
    return moves.matched();
  }

  /** What those gain who are not the link's own funds. */
  private void outside(Link link, LinkEvent event) {
    switch (event) {
      case LinkEvent.LinkOpened opened -> gain(new Seed(), -opened.after().shownCents());
      case LinkEvent.Contributed fed -> gain(new Tray(fed.table()), -fed.fromTrayCents());
      case LinkEvent.ContributionReturned back -> gain(new Tray(back.table()), back.toTrayCents());
      case LinkEvent.HitsFixed fixed -> {
        gain(new Seed(), -fixed.hits().stream().mapToLong(LinkMoves::fromHouse).sum());
        gain(new Awards(), fixed.hits().stream().mapToLong(Hit::awardCents).sum());
      }
      case LinkEvent.HitCancelled cancelled -> {
        Hit gone = link.pendingHit(cancelled.hit()).orElseThrow().hit();
        long house = fromHouse(gone);
        long awards = gone.awardCents();
        for (Hit anew : cancelled.refixed()) {
          Hit old = link.pendingHit(anew.number()).orElseThrow().hit();
          house += fromHouse(old) - fromHouse(anew);
          awards += old.awardCents() - anew.awardCents();
        }
        gain(new Seed(), house);
        gain(new Awards(), -awards);
      }
      case LinkEvent.AwardPaid paid -> {
        gain(new Awards(), -paid.cents());
        gain(new Winner(paid.table(), paid.player()), paid.cents());
      }
      case LinkEvent.FundsAdjusted adjusted when adjusted.reason() != Reason.ABOVE_POSTED_LIMIT ->
          gain(new Seed(), -adjusted.cents());
      case LinkEvent.AwardBackedOut back -> {
        long paidByTheHouse = back.awardCents() - back.ontoTheMeterCents();
        gain(new Awards(), back.wasPaid() ? 0 : -back.awardCents());
        gain(
            new Seed(),
            back.seedCents() + (back.wasPaid() ? -back.ontoTheMeterCents() : paidByTheHouse));
      }
      case LinkEvent.LinkRetired retired -> {
        gain(new Transit(link.terms().id(), retired.to()), retired.cents());
        gain(new Seed(), retired.toHouseCents());
      }
      case LinkEvent.FundsReceived received ->
          gain(new Transit(received.from(), link.terms().id()), -received.cents());
      case LinkEvent.FundsAdjusted _,
          LinkEvent.LinkSetUp _,
          LinkEvent.SlipAcknowledged _,
          LinkEvent.DaySignedOff _,
          LinkEvent.GameDeclared _,
          LinkEvent.LinkSuspended _,
          LinkEvent.LinkResumed _,
          LinkEvent.TableJoined _,
          LinkEvent.TableLeft _,
          LinkEvent.ContributionKept _,
          LinkEvent.RoundEnded _,
          LinkEvent.HitConfirmed _,
          LinkEvent.MeterMoved _,
          LinkEvent.Proposed _,
          LinkEvent.ProposalWithdrawn _,
          LinkEvent.TermsChanged _ -> {}
    }
  }

  private static long fromHouse(Hit hit) {
    return hit.fromHouseCents() + hit.seedCents();
  }

  private void gain(LinkAccount account, long cents) {
    if (cents != 0) {
      accounts[named] = account;
      gains[named] = cents;
      named++;
    }
  }

  /** Who loses pays who gains, in the order they are named; fractions are named last. */
  private List<Move> matched() {
    List<Move> moves = new ArrayList<>();
    for (int payer = 0; payer < named; payer++) {
      for (int payee = 0; payee < named; payee++) {
        long cents = Math.min(-gains[payer], gains[payee]);
        if (cents > 0) {
          moves.add(new Move(accounts[payer], accounts[payee], cents));
          gains[payer] += cents;
          gains[payee] -= cents;
        }
      }
    }
    for (int i = 0; i < named; i++) {
      if (gains[i] != 0) {
        throw new IllegalStateException("money from nowhere: " + gains[i] + " at " + accounts[i]);
      }
    }
    return moves;
  }
}
