package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.progressive.Hit.Winner;
import io.queenhigh.rules.progressive.LinkTerms.PaysFrom;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import io.queenhigh.rules.table.Circle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Hits get their place and their amount. Whoever claims first is fixed first, at one table in the
 * document's order, and each stands on the meter that the one before it left.
 */
final class Claiming {

  private Claiming() {}

  static Ruling<LinkEvent> claim(Link link, Staff person, LinkCommand.Claim command) {
    Optional<TableOnLink> found = link.table(command.table());
    Optional<Refused> no =
        Check.first(
            () -> Joining.isOnTheLink(found, command.table()),
            () -> Contributing.isLocked(found.orElseThrow(), command.round()));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    TableOnLink row = found.orElseThrow();
    if (isRepeated(link, command)) {
      return Ruling.accepted();
    }
    no = Check.first(() -> areComplete(link, command), () -> areWinners(link, row, command));
    return Ruling.unless(no, () -> fixed(link, person, row, command));
  }

  private static boolean isRepeated(Link link, LinkCommand.Claim command) {
    List<PendingHit> pending = link.pendingOf(command.table(), command.round());
    return !pending.isEmpty()
        && pending.size() == command.hands().size()
        && pending.stream().allMatch(hit -> command.hands().contains(claimed(hit.hit().winner())));
  }

  private static LinkCommand.Claimed claimed(Winner winner) {
    return new LinkCommand.Claimed(winner.seat(), winner.hand(), winner.cards());
  }

  /** A winner found late would stand behind one whom the document pays after him. */
  private static Optional<Refused> areComplete(Link link, LinkCommand.Claim command) {
    return Check.first(
        Check.refuseIf(
            () -> command.hands().isEmpty(),
            "no-hand-marked",
            "No hand is marked",
            link.terms().controller().cite(ControllerStep.MARK)),
        Check.refuseIf(
            () ->
                command.hands().stream().map(LinkCommand.Claimed::seat).distinct().count()
                    != command.hands().size(),
            "claim-names-seat-twice",
            "A seat is named twice",
            link.terms().controller().cite(ControllerStep.MARK)),
        Check.refuseIf(
            () -> !link.pendingOf(command.table(), command.round()).isEmpty(),
            "hits-fixed-already",
            "Hits of this round are fixed already: cancel them, then claim all of the round"
                + " together",
            link.terms().controller().cite(ControllerStep.METER_ORDER)));
  }

  private static Optional<Refused> areWinners(
      Link link, TableOnLink row, LinkCommand.Claim command) {
    for (LinkCommand.Claimed claimed : command.hands()) {
      Optional<Refused> no = isWinner(link, row, claimed);
      if (no.isPresent()) {
        return no;
      }
    }
    return Check.fine();
  }

  private static Optional<Refused> isWinner(
      Link link, TableOnLink row, LinkCommand.Claimed claimed) {
    Controller controller = link.terms().controller();
    Optional<PayLine> line = line(link, claimed.hand());
    return Check.first(
        Check.refuseIf(
            () -> row.wagerAt(claimed.seat()).isEmpty(),
            "no-locked-wager",
            "Seat " + claimed.seat() + " has no locked progressive wager",
            controller.cite(ControllerStep.LOCK)),
        Check.refuseIf(
            () -> row.claimedSeats().contains(claimed.seat()),
            "win-in-the-log",
            "The win of seat " + claimed.seat() + " is in the log already",
            controller.cite(ControllerStep.LOGGED)),
        Check.refuseIf(
            () -> line.isEmpty(),
            "hand-not-on-pay-table",
            "\"" + claimed.hand() + "\" is not on pay table " + link.payTable().id(),
            controller.cite(ControllerStep.PAY_TABLES)),
        Check.refuseIf(
            () -> line.filter(pays -> isOffTheMeter(link.terms(), pays)).isEmpty(),
            "hand-paid-from-tray",
            line.map(pays -> pays.hand().title()).orElse("") + " is paid from the tray",
            controller.cite(ControllerStep.TRAY_PAYS)),
        Check.refuseIf(
            () -> !CardReading.of(link.payTable(), claimed.cards()).equals(line),
            "cards-are-not-the-hand",
            "The cards of seat "
                + claimed.seat()
                + ", "
                + Cards.text(claimed.cards())
                + ", are not "
                + line.map(pays -> pays.hand().title()).orElse(""),
            controller.cite(ControllerStep.MARK)));
  }

  private static boolean isOffTheMeter(LinkTerms terms, PayLine line) {
    return line.pays() instanceof Pays.MeterShare || terms.paysFrom() == PaysFrom.ALL_FROM_METER;
  }

  private static Optional<PayLine> line(Link link, String hand) {
    return link.payTable().lines().stream()
        .filter(line -> line.hand().key().equals(hand))
        .findFirst();
  }

  private static LinkEvent fixed(
      Link link, Staff dealer, TableOnLink row, LinkCommand.Claim command) {
    List<Hit> hits = new ArrayList<>();
    long number = link.next().hit();
    Funds funds = link.live();
    for (int seat : inPayingOrder(link.terms(), command)) {
      LinkCommand.Claimed hand = claimAt(command, seat);
      LockedWager wager = row.wagerAt(seat).orElseThrow();
      Hit hit =
          Hit.fixed(
              link.terms(),
              number++,
              command.table(),
              command.round(),
              dealer.name(),
              new Winner(seat, wager.player(), wager.cents(), hand.hand(), hand.cards()),
              line(link, hand.hand()).orElseThrow().pays(),
              funds);
      hits.add(hit);
      funds = hit.after();
    }
    return new LinkEvent.HitsFixed(command.table(), command.round(), hits);
  }

  private static List<Integer> inPayingOrder(LinkTerms terms, LinkCommand.Claim command) {
    List<Integer> seats = command.hands().stream().map(LinkCommand.Claimed::seat).toList();
    return switch (terms.meterOrder()) {
      case DEALERS_FAR_RIGHT_FIRST -> Circle.counterClockwiseFromTheRight(seats);
      case DEALERS_FAR_LEFT_FIRST -> Circle.clockwiseFrom(1, seats);
    };
  }

  private static LinkCommand.Claimed claimAt(LinkCommand.Claim command, int seat) {
    return command.hands().stream().filter(hand -> hand.seat() == seat).findFirst().orElseThrow();
  }

  static Ruling<LinkEvent> cancel(Link link, Staff person, LinkCommand.Cancel command) {
    Optional<PendingHit> hit = link.pendingHit(command.hit());
    Controller controller = link.terms().controller();
    boolean logged =
        hit.filter(PendingHit::isLogged).isPresent()
            || link.awards().stream().anyMatch(award -> award.hit().number() == command.hit());
    Optional<Refused> no =
        Check.first(
            Check.refuseIf(
                () -> person.post() != Post.DEALER && !person.maySupervise(),
                "mark-is-the-dealers",
                "The dealer or a supervisor takes a mark back",
                controller.cite(ControllerStep.MARK)),
            Check.refuseIf(
                () -> logged,
                "hit-in-the-log",
                "Hit "
                    + command.hit()
                    + " stands in the log: only a back-out by two people reverses it",
                controller.cite(ControllerStep.LOGGED)),
            Check.refuseIf(
                () -> hit.isEmpty(),
                "no-such-pending-hit",
                "There is no pending hit " + command.hit(),
                controller.cite(ControllerStep.MARK)),
            () -> LinkChecks.explained(command.because(), LinkRule.ORDER_OF_HITS));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    LinkEvent.HitCancelled cancelled = cancelled(link, person, command);
    return isPossible(cancelled)
        ? Ruling.accepted(cancelled)
        : Ruling.no(
            "hit-money-gone",
            "Void rounds have taken money that came with this hit: confirm it, then back the award"
                + " out",
            LinkRule.ORDER_OF_HITS);
  }

  /**
   * What a hit brought may have been used up by what void rounds got back: the start of the meter,
   * and a reserve that is made of what a limit keeps off it.
   */
  private static boolean isPossible(LinkEvent.HitCancelled cancelled) {
    return !cancelled.after().isShort()
        && cancelled.refixed().stream().noneMatch(hit -> hit.before().isShort());
  }

  /** The hits behind it are fixed again, as if it had never been. */
  private static LinkEvent.HitCancelled cancelled(
      Link link, Staff person, LinkCommand.Cancel command) {
    Stretch before = link.settled();
    List<Hit> refixed = new ArrayList<>();
    boolean behind = false;
    for (PendingHit pending : link.pending()) {
      if (pending.hit().number() == command.hit()) {
        before = before.joinedBy(pending.after());
        behind = true;
      } else if (behind) {
        Hit anew = pending.hit().fixedOn(link.terms(), before.now(link.limit()));
        refixed.add(anew);
        before = pending.after().startingFrom(anew.after());
      } else {
        before = pending.after();
      }
    }
    return new LinkEvent.HitCancelled(
        command.hit(), command.because(), person, refixed, link.live(), before.now(link.limit()));
  }
}
