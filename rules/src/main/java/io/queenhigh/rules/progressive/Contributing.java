package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Ground;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.progressive.LinkTerms.Parts;
import io.queenhigh.rules.progressive.TableOnLink.Fed;
import io.queenhigh.rules.progressive.TableOnLink.Lock;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.List;
import java.util.Optional;

/** Wagers feed the meter once, when they are locked; what a void round fed comes back. */
final class Contributing {

  private Contributing() {}

  static Ruling<LinkEvent> contribute(Link link, LinkCommand.Contribute command) {
    Optional<TableOnLink> found = link.table(command.table());
    Optional<Refused> stranger = Joining.isOnTheLink(found, command.table());
    if (stranger.isPresent()) {
      return Ruling.no(stranger.get());
    }
    TableOnLink row = found.orElseThrow();
    if (row.round() == command.round()
        && row.lock() == Lock.LOCKED
        && row.wagers().equals(command.wagers())) {
      return Ruling.accepted();
    }
    return Ruling.unless(
        Check.first(
            () -> isNotCounted(row, command.round()),
            () -> isOpen(link),
            () -> row.lock() == Lock.LOCKED ? isResolved(link, row) : Check.fine(),
            () -> areInRange(link.terms(), command),
            () -> keepsWhatIsLocked(row, command)),
        () -> contributed(link, row, command));
  }

  private static LinkEvent contributed(Link link, TableOnLink row, LinkCommand.Contribute command) {
    boolean redeal = row.lock() == Lock.KEPT;
    int counted = 0;
    long cents = 0;
    for (LockedWager wager : command.wagers()) {
      if (!redeal || !row.wagers().contains(wager)) {
        counted++;
        cents += wager.cents();
      }
    }
    Parts parts = link.terms().parts(cents);
    long paid = row.paidMicroCents() + parts.meterMicroCents() + parts.reserveMicroCents();
    Funds before = link.live();
    return new LinkEvent.Contributed(
        command.table(),
        command.round(),
        redeal ? row.round() : 0,
        command.wagers(),
        counted,
        cents,
        parts.meterMicroCents(),
        parts.reserveMicroCents(),
        parts.houseMicroCents(),
        MicroCents.begunCents(paid) - MicroCents.begunCents(row.paidMicroCents()),
        before,
        link.liveFed(parts.meterMicroCents(), parts.reserveMicroCents()));
  }

  private static Optional<Refused> isOpen(Link link) {
    return link.standing() == Standing.OPEN
        ? Check.fine()
        : Check.no(
            "link-not-in-play",
            "The link is not in play, so no progressive wager can be locked; the game goes on"
                + " without it",
            LinkRule.SUSPENSION.cite());
  }

  /** Asked first: whoever is refused for another reason may rely on it that nothing was taken. */
  private static Optional<Refused> isNotCounted(TableOnLink row, long round) {
    return Check.refuseIf(
        round <= row.round(),
        LinkCommand.Contribute.COUNTED_ALREADY,
        "Round " + round + " of table " + row.fit().table() + " was counted already",
        LinkRule.CONTRIBUTIONS);
  }

  private static Optional<Refused> areInRange(LinkTerms terms, LinkCommand.Contribute command) {
    Citation by = LinkRule.CONTRIBUTIONS.cite();
    if (command.wagers().isEmpty()) {
      return Check.no("nothing-to-lock", "No sensor is lit: there is nothing to lock", by);
    }
    long bound = terms.ceilings().contributionCents();
    long cents = 0;
    for (LockedWager wager : command.wagers()) {
      if (isTwice(command.wagers(), wager)) {
        return Check.no(
            "contribution-names-seat-twice", "Seat " + wager.seat() + " is named twice", by);
      }
      if (!terms.stake().allows(wager.cents())) {
        return Check.no(
            "not-a-multiple",
            "Seat "
                + wager.seat()
                + " has a wager of "
                + Dollars.text(wager.cents())
                + "; this link takes multiples of "
                + Dollars.text(terms.stake().unitCents())
                + " up to "
                + Dollars.text(terms.stake().mostCents()),
            by);
      }
      cents += wager.cents();
    }
    return cents <= bound
        ? Check.fine()
        : Check.no(
            "table-total-out-of-range",
            Dollars.text(cents)
                + " from one table in one round is out of range: at most "
                + Dollars.text(bound),
            by);
  }

  private static boolean isTwice(List<LockedWager> wagers, LockedWager wager) {
    int times = 0;
    for (LockedWager other : wagers) {
      times += other.seat() == wager.seat() ? 1 : 0;
    }
    return times > 1;
  }

  /** A redeal may bring more wagers, but what is locked for it lies there again. */
  private static Optional<Refused> keepsWhatIsLocked(
      TableOnLink row, LinkCommand.Contribute command) {
    if (row.lock() != Lock.KEPT) {
      return Check.fine();
    }
    return row.wagers().stream()
        .filter(kept -> !command.wagers().contains(kept))
        .findFirst()
        .map(
            kept ->
                new Refused(
                    "wager-kept-for-redeal",
                    "The wager of seat "
                        + kept.seat()
                        + " is locked for the redeal: lock it again, or return the void round's"
                        + " wagers",
                    LinkRule.VOID_ROUNDS.cite()));
  }

  static Ruling<LinkEvent> giveBack(Link link, LinkCommand.ReturnContribution command) {
    Optional<TableOnLink> found = link.table(command.table());
    if (found
        .filter(row -> row.round() == command.round() && row.lock() == Lock.RETURNED)
        .isPresent()) {
      return Ruling.accepted();
    }
    Optional<Refused> no =
        Check.first(
            () -> Joining.isOnTheLink(found, command.table()),
            () -> holds(found.orElseThrow(), command.round()),
            () -> hasNoHits(found.orElseThrow()));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    TableOnLink row = found.orElseThrow();
    long fromReserve = fromReserve(link, row.fed());
    long fromMeter = row.fed().totalMicroCents() - fromReserve;
    if (link.liveFed(-fromMeter, -fromReserve).isShort()) {
      return Ruling.no(
          "meter-cannot-give-back",
          "The meter no longer holds what these wagers fed: add it first by an adjustment",
          LinkRule.VOID_ROUNDS);
    }
    return Ruling.accepted(returned(link, row, fromMeter, fromReserve));
  }

  /**
   * A reserve that has gone into the next start since is on the meter now. What a limit keeps off
   * the meter is no help: it goes back onto the meter as soon as the meter gives.
   */
  private static long fromReserve(Link link, Fed fed) {
    Funds after = link.liveFed(-fed.meterMicroCents(), -fed.reserveMicroCents());
    return after.reserveMicroCents() >= 0
        ? fed.reserveMicroCents()
        : link.reserveWithoutExcessMicroCents();
  }

  private static LinkEvent returned(Link link, TableOnLink row, long fromMeter, long fromReserve) {
    long cents = row.wagers().stream().mapToLong(LockedWager::cents).sum();
    long paid = row.paidMicroCents();
    return new LinkEvent.ContributionReturned(
        row.fit().table(),
        row.round(),
        row.wagers().size(),
        cents,
        fromMeter,
        fromReserve,
        MicroCents.ofCents(cents) - fromMeter - fromReserve,
        MicroCents.begunCents(paid) - MicroCents.begunCents(paid - fromMeter - fromReserve),
        link.live(),
        link.liveFed(-fromMeter, -fromReserve));
  }

  static Ruling<LinkEvent> keep(Link link, LinkCommand.KeepForRedeal command) {
    Optional<TableOnLink> found = link.table(command.table());
    if (found
        .filter(row -> row.round() == command.round() && row.lock() == Lock.KEPT)
        .isPresent()) {
      return Ruling.accepted();
    }
    return Ruling.unless(
        Check.first(
            () -> Joining.isOnTheLink(found, command.table()),
            () -> holds(found.orElseThrow(), command.round()),
            () -> hasNoHits(found.orElseThrow())),
        () -> new LinkEvent.ContributionKept(command.table(), command.round()));
  }

  static Ruling<LinkEvent> end(Link link, LinkCommand.EndRound command) {
    Optional<TableOnLink> found = link.table(command.table());
    if (found
        .filter(row -> row.round() == command.round() && row.lock() == Lock.OVER)
        .isPresent()) {
      return Ruling.accepted();
    }
    return Ruling.unless(
        Check.first(
            () -> Joining.isOnTheLink(found, command.table()),
            () -> isLocked(found.orElseThrow(), command.round()),
            () -> isResolved(link, found.orElseThrow())),
        () -> new LinkEvent.RoundEnded(command.table(), command.round()));
  }

  static Optional<Refused> isLocked(TableOnLink row, long round) {
    return row.round() == round && row.lock() == Lock.LOCKED ? Check.fine() : notLocked(row, round);
  }

  private static Optional<Refused> holds(TableOnLink row, long round) {
    return row.round() == round && row.lock().holdsWagers() ? Check.fine() : notLocked(row, round);
  }

  private static Optional<Refused> notLocked(TableOnLink row, long round) {
    return Check.no(
        "no-locked-wagers",
        "Round " + round + " of table " + row.fit().table() + " has no locked wagers",
        LinkRule.CONTRIBUTIONS.cite());
  }

  private static Optional<Refused> hasNoHits(TableOnLink row) {
    return Check.refuseIf(
        !row.claimedSeats().isEmpty(),
        "seat-has-won",
        "Seat "
            + row.claimedSeats().stream().map(String::valueOf).findFirst().orElse("")
            + " has won in this round: cancel its hit first, or back the award out",
        LinkRule.VOID_ROUNDS);
  }

  /** A round with a hit still on the meter is not over. */
  private static Optional<Refused> isResolved(Link link, TableOnLink row) {
    List<PendingHit> hits = link.pendingOf(row.fit().table(), row.round());
    if (hits.isEmpty()) {
      return Check.fine();
    }
    PendingHit hit = hits.getFirst();
    Ground by = link.terms().controller().cite(ControllerStep.OVER);
    return hit.isLogged()
        ? Check.no("key-to-run-first", "The key has to return to Run before the round is over", by)
        : Check.no(
            "hit-of-round-not-confirmed",
            "Hit " + hit.hit().number() + " of this round is not confirmed yet",
            by);
  }
}
