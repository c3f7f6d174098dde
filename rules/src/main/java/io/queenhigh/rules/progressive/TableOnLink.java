package io.queenhigh.rules.progressive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table as its link knows it. The row stays when the table leaves, because its counts are part of
 * the books.
 *
 * @param round the last round that the table has locked; 0 before its first
 * @param wagers what lies locked in that round, or lay there
 * @param claimedSeats hands of that round whose hits are on the meter or in the log
 * @param paidMicroCents what the tray owes the link for all its rounds, returned ones taken off
 * @param count what it has sent in all, which is never set back
 */
public record TableOnLink(
    TableFit fit,
    boolean joined,
    long round,
    Lock lock,
    List<LockedWager> wagers,
    Fed fed,
    List<Integer> claimedSeats,
    long paidMicroCents,
    Count count) {

  /** How the wagers of the last round stand. */
  public enum Lock {
    NONE,
    LOCKED,
    /** The round was void, and its wagers wait for the redeal. */
    KEPT,
    RETURNED,
    OVER;

    boolean holdsWagers() {
      return this == LOCKED || this == KEPT;
    }
  }

  /** What the last round fed to meter and reserve. */
  public record Fed(long meterMicroCents, long reserveMicroCents) {
    static final Fed NOTHING = new Fed(0, 0);

    Fed plus(long meter, long reserve) {
      return new Fed(
          Math.addExact(meterMicroCents, meter), Math.addExact(reserveMicroCents, reserve));
    }

    long totalMicroCents() {
      return meterMicroCents + reserveMicroCents;
    }
  }

  /** Wagers since the table first joined: taken in and, of void rounds, given back. */
  public record Count(long wagers, long wageredCents, long returned, long returnedCents) {
    public static final Count NOTHING = new Count(0, 0, 0, 0);

    public Count plus(Count more) {
      return new Count(
          wagers + more.wagers,
          wageredCents + more.wageredCents,
          returned + more.returned,
          returnedCents + more.returnedCents);
    }

    public Count minus(Count less) {
      return new Count(
          wagers - less.wagers,
          wageredCents - less.wageredCents,
          returned - less.returned,
          returnedCents - less.returnedCents);
    }
  }

  public TableOnLink {
    wagers = List.copyOf(wagers);
    claimedSeats = List.copyOf(claimedSeats);
  }

  static TableOnLink joining(TableFit fit, Optional<TableOnLink> before) {
    return before
        .map(row -> row.with(fit, true))
        .orElse(
            new TableOnLink(
                fit, true, 0, Lock.NONE, List.of(), Fed.NOTHING, List.of(), 0, Count.NOTHING));
  }

  TableOnLink leaving() {
    return with(fit, false);
  }

  TableOnLink locked(LinkEvent.Contributed event) {
    boolean redeal = event.redealOf() != 0;
    return new TableOnLink(
        fit,
        joined,
        event.round(),
        Lock.LOCKED,
        event.wagers(),
        (redeal ? fed : Fed.NOTHING).plus(event.meterMicroCents(), event.reserveMicroCents()),
        List.of(),
        paidMicroCents + event.meterMicroCents() + event.reserveMicroCents(),
        new Count(
            count.wagers + event.counted(),
            count.wageredCents + event.countedCents(),
            count.returned,
            count.returnedCents));
  }

  TableOnLink returned(LinkEvent.ContributionReturned event) {
    return new TableOnLink(
        fit,
        joined,
        round,
        Lock.RETURNED,
        wagers,
        Fed.NOTHING,
        List.of(),
        paidMicroCents - event.meterMicroCents() - event.reserveMicroCents(),
        new Count(
            count.wagers,
            count.wageredCents,
            count.returned + event.returned(),
            count.returnedCents + event.returnedCents()));
  }

  TableOnLink now(Lock to) {
    return new TableOnLink(
        fit, joined, round, to, wagers, fed, claimedSeats, paidMicroCents, count);
  }

  TableOnLink claimed(Hit hit) {
    List<Integer> seats = new ArrayList<>(claimedSeats);
    seats.add(hit.winner().seat());
    return claimed(seats);
  }

  TableOnLink notClaimed(Hit hit) {
    return claimed(claimedSeats.stream().filter(seat -> seat != hit.winner().seat()).toList());
  }

  Optional<LockedWager> wagerAt(int seat) {
    return wagers.stream().filter(wager -> wager.seat() == seat).findFirst();
  }

  private TableOnLink with(TableFit newFit, boolean nowJoined) {
    return new TableOnLink(
        newFit, nowJoined, round, lock, wagers, fed, claimedSeats, paidMicroCents, count);
  }

  private TableOnLink claimed(List<Integer> seats) {
    return new TableOnLink(fit, joined, round, lock, wagers, fed, seats, paidMicroCents, count);
  }
}
