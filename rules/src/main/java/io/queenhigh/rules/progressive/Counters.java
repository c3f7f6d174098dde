package io.queenhigh.rules.progressive;

import io.queenhigh.rules.progressive.TableOnLink.Count;

/** A link's meters that are never set back: all that came in, was won, and was changed by hand. */
public record Counters(Count wagers, Feed feed, Wins wins, ByHand byHand) {

  /**
   * What wagers gave.
   *
   * @param meterMicroCents the meter's part, with what a limit kept off it
   * @param returnedMicroCents of void rounds
   * @param overflowMicroCents what a limit kept off the meter
   */
  public record Feed(
      long meterMicroCents,
      long reserveMicroCents,
      long houseMicroCents,
      long returnedMicroCents,
      long overflowMicroCents) {}

  /** What was won, and what starts cost the house. */
  public record Wins(
      long hits,
      long cents,
      long fromHouseCents,
      long cancelledHits,
      long backedOut,
      long backedOutCents,
      long seedCents) {}

  /** What two people changed. */
  public record ByHand(
      long addedCents,
      long takenCents,
      long seedRecoveredCents,
      long receivedMicroCents,
      long handedOnMicroCents) {}

  static final Counters NOTHING =
      new Counters(
          Count.NOTHING,
          new Feed(0, 0, 0, 0, 0),
          new Wins(0, 0, 0, 0, 0, 0, 0),
          new ByHand(0, 0, 0, 0, 0));

  /** What meter, reserve and overflow hold together if every micro-cent is there. */
  public long balanceMicroCents() {
    long whole =
        wins.seedCents
            - (wins.cents - wins.fromHouseCents)
            + wins.backedOutCents
            + byHand.addedCents
            - byHand.takenCents
            - byHand.seedRecoveredCents;
    return MicroCents.ofCents(whole)
        + feed.meterMicroCents
        + feed.reserveMicroCents
        - feed.returnedMicroCents
        + byHand.receivedMicroCents
        - byHand.handedOnMicroCents;
  }

  Counters contributed(LinkEvent.Contributed event) {
    long overflow = event.after().overflowMicroCents() - event.before().overflowMicroCents();
    return new Counters(
        new Count(
            wagers.wagers() + event.counted(),
            wagers.wageredCents() + event.countedCents(),
            wagers.returned(),
            wagers.returnedCents()),
        new Feed(
            Math.addExact(feed.meterMicroCents, event.meterMicroCents()),
            Math.addExact(feed.reserveMicroCents, event.reserveMicroCents()),
            Math.addExact(feed.houseMicroCents, event.houseMicroCents()),
            feed.returnedMicroCents,
            feed.overflowMicroCents + Math.max(0, overflow)),
        wins,
        byHand);
  }

  Counters returned(LinkEvent.ContributionReturned event) {
    return new Counters(
        new Count(
            wagers.wagers(),
            wagers.wageredCents(),
            wagers.returned() + event.returned(),
            wagers.returnedCents() + event.returnedCents()),
        new Feed(
            feed.meterMicroCents,
            feed.reserveMicroCents,
            feed.houseMicroCents,
            Math.addExact(
                feed.returnedMicroCents, event.meterMicroCents() + event.reserveMicroCents()),
            feed.overflowMicroCents),
        wins,
        byHand);
  }

  Counters won(Hit hit) {
    return with(
        new Wins(
            wins.hits + 1,
            Math.addExact(wins.cents, hit.awardCents()),
            wins.fromHouseCents + hit.fromHouseCents(),
            wins.cancelledHits,
            wins.backedOut,
            wins.backedOutCents,
            wins.seedCents));
  }

  Counters seeded(long cents) {
    return with(
        new Wins(
            wins.hits,
            wins.cents,
            wins.fromHouseCents,
            wins.cancelledHits,
            wins.backedOut,
            wins.backedOutCents,
            Math.addExact(wins.seedCents, cents)));
  }

  Counters cancelled() {
    return with(
        new Wins(
            wins.hits,
            wins.cents,
            wins.fromHouseCents,
            wins.cancelledHits + 1,
            wins.backedOut,
            wins.backedOutCents,
            wins.seedCents));
  }

  Counters backedOut(long ontoTheMeterCents, long seedCents) {
    return with(new Wins(
            wins.hits,
            wins.cents,
            wins.fromHouseCents,
            wins.cancelledHits,
            wins.backedOut + 1,
            Math.addExact(wins.backedOutCents, ontoTheMeterCents),
            wins.seedCents))
        .with(
            new ByHand(
                byHand.addedCents,
                byHand.takenCents,
                Math.addExact(byHand.seedRecoveredCents, seedCents),
                byHand.receivedMicroCents,
                byHand.handedOnMicroCents));
  }

  Counters adjusted(long addedCents, long takenCents, long seedCents) {
    return with(
        new ByHand(
            Math.addExact(byHand.addedCents, addedCents),
            Math.addExact(byHand.takenCents, takenCents),
            Math.addExact(byHand.seedRecoveredCents, seedCents),
            byHand.receivedMicroCents,
            byHand.handedOnMicroCents));
  }

  Counters moved(long receivedMicroCents, long handedOnMicroCents) {
    return with(
        new ByHand(
            byHand.addedCents,
            byHand.takenCents,
            byHand.seedRecoveredCents,
            Math.addExact(byHand.receivedMicroCents, receivedMicroCents),
            Math.addExact(byHand.handedOnMicroCents, handedOnMicroCents)));
  }

  /** The house's seeds that are still among the players' money. */
  long seedOutstandingCents() {
    return wins.seedCents - byHand.seedRecoveredCents;
  }

  private Counters with(Wins to) {
    return new Counters(wagers, feed, to, byHand);
  }

  private Counters with(ByHand to) {
    return new Counters(wagers, feed, wins, to);
  }
}
