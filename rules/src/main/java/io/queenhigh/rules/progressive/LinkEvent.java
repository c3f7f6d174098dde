package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.Funds.Fund;
import io.queenhigh.rules.ruling.Actor.Staff;
import java.util.List;
import java.util.Optional;

/**
 * Something that happened on a link. Never changed afterwards. Funds before and after are exact, so
 * that the books can be kept from events alone.
 */
public sealed interface LinkEvent {

  /**
   * The first event of every link.
   *
   * @param by who set it up, and therefore does not open it; older links do not say
   */
  record LinkSetUp(LinkTerms terms, List<TermsFinding> findings, Optional<Staff> by)
      implements LinkEvent {
    public LinkSetUp {
      findings = List.copyOf(findings);
    }
  }

  record SlipAcknowledged(String slip, Staff by) implements LinkEvent {}

  /**
   * The meter starts from the seed.
   *
   * @param by who opened it; older links do not say
   */
  record LinkOpened(Funds after, Optional<Staff> by) implements LinkEvent {}

  record LinkSuspended(String because) implements LinkEvent {}

  record LinkResumed() implements LinkEvent {}

  record TableJoined(TableFit fit) implements LinkEvent {}

  record TableLeft(String table) implements LinkEvent {}

  /**
   * Locked wagers have fed the meter.
   *
   * @param redealOf the void round whose wagers these are; 0 for none
   * @param counted how many of the wagers were not counted before the redeal
   * @param fromTrayCents what the table's tray hands over now
   */
  record Contributed(
      String table,
      long round,
      long redealOf,
      List<LockedWager> wagers,
      int counted,
      long countedCents,
      long meterMicroCents,
      long reserveMicroCents,
      long houseMicroCents,
      long fromTrayCents,
      Funds before,
      Funds after)
      implements LinkEvent {
    public Contributed {
      wagers = List.copyOf(wagers);
    }
  }

  /** A void round's wagers go back, and so does what they fed. */
  record ContributionReturned(
      String table,
      long round,
      int returned,
      long returnedCents,
      long meterMicroCents,
      long reserveMicroCents,
      long houseMicroCents,
      long toTrayCents,
      Funds before,
      Funds after)
      implements LinkEvent {}

  record ContributionKept(String table, long round) implements LinkEvent {}

  record RoundEnded(String table, long round) implements LinkEvent {}

  /** All hits of one table's round, in the order of their numbers. */
  record HitsFixed(String table, long round, List<Hit> hits) implements LinkEvent {
    public HitsFixed {
      hits = List.copyOf(hits);
    }
  }

  /**
   * A hit was none.
   *
   * @param refixed the hits behind it, on the meter as it is without it
   */
  record HitCancelled(
      long hit, String because, Staff by, List<Hit> refixed, Funds before, Funds after)
      implements LinkEvent {
    public HitCancelled {
      refixed = List.copyOf(refixed);
    }
  }

  /** The win stands in the log. */
  record HitConfirmed(long hit, long page, Staff by, long awardCents, long fromHouseCents)
      implements LinkEvent {}

  /**
   * The display's meter moves on.
   *
   * @param before what the display showed, with the prize
   * @param after what it shows now, with all that was fed since the hit
   */
  record MeterMoved(long hit, long seedCents, long reserveCents, Funds before, Funds after)
      implements LinkEvent {}

  /**
   * An award is handed over.
   *
   * @param confirmedBy who confirmed the win, and therefore does not pay it; older lines do not say
   */
  record AwardPaid(
      long page, String table, String player, long cents, Staff by, Optional<Staff> confirmedBy)
      implements LinkEvent {}

  /** What one person wants and another has to approve. */
  sealed interface Proposed extends LinkEvent {
    int number();

    Staff by();

    String because();
  }

  record TermsProposed(
      int number, LinkTerms terms, List<TermsFinding> findings, Staff by, String because)
      implements Proposed {
    public TermsProposed {
      findings = List.copyOf(findings);
    }
  }

  record AdjustmentProposed(
      int number, Fund fund, long cents, Reason reason, Staff by, String because)
      implements Proposed {}

  record BackOutProposed(int number, long page, Staff by, String because) implements Proposed {}

  record RetirementProposed(int number, String to, Staff by, String because) implements Proposed {}

  record GameProposed(int number, DeclaredGame game, Staff by, String because)
      implements Proposed {}

  record ProposalWithdrawn(int number, Staff by) implements LinkEvent {}

  record TermsChanged(int proposal, LinkTerms terms, List<TermsFinding> findings, Staff approvedBy)
      implements LinkEvent {
    public TermsChanged {
      findings = List.copyOf(findings);
    }
  }

  record FundsAdjusted(
      int proposal,
      Fund fund,
      long cents,
      Reason reason,
      Staff approvedBy,
      Funds before,
      Funds after)
      implements LinkEvent {}

  /**
   * The reversal of the award on this page.
   *
   * @param wasPaid then the house replaces what the player keeps
   * @param seedCents of the next start that goes back to the house
   * @param reserveCents of the next start that goes back to the reserve
   */
  record AwardBackedOut(
      int proposal,
      long page,
      boolean wasPaid,
      long awardCents,
      long ontoTheMeterCents,
      long seedCents,
      long reserveCents,
      Staff approvedBy,
      Funds before,
      Funds after)
      implements LinkEvent {}

  /**
   * The link is over.
   *
   * @param cents what is handed on in whole cents for these funds
   * @param toHouseCents what trays had advanced beyond what they owed
   */
  record LinkRetired(
      int proposal, String to, Funds funds, long cents, long toHouseCents, Staff approvedBy)
      implements LinkEvent {}

  /** From now on tables of this game may join, as two people have signed it. */
  record GameDeclared(int proposal, DeclaredGame game, Staff approvedBy) implements LinkEvent {}

  record DaySignedOff(String day, Reconciliation books, Staff by) implements LinkEvent {}

  record FundsReceived(String from, Funds funds, long cents, Funds before, Funds after)
      implements LinkEvent {}
}
