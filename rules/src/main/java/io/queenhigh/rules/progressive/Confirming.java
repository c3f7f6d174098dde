package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.progressive.Award.State;
import io.queenhigh.rules.ruling.Actor.Post;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.Optional;
import java.util.Set;

/** A second pair of eyes, the log, the meter's move, and one payment. */
final class Confirming {

  private Confirming() {}

  static Ruling<LinkEvent> confirm(Link link, Staff person, LinkCommand.Confirm command) {
    Controller controller = link.terms().controller();
    Optional<PendingHit> pending = link.pendingHit(command.hit());
    Optional<Refused> no =
        Check.first(
            () -> isNotLogged(link, command.hit()),
            Check.refuseIf(
                () -> pending.isEmpty(),
                "no-such-pending-hit",
                "There is no pending hit " + command.hit(),
                controller.cite(ControllerStep.CONFIRM)),
            () -> mayConfirm(controller, pending.orElseThrow().hit(), person),
            () -> isFirst(link, pending.orElseThrow()));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    Hit hit = pending.orElseThrow().hit();
    LinkEvent confirmed =
        new LinkEvent.HitConfirmed(
            hit.number(), link.next().page(), person, hit.awardCents(), hit.fromHouseCents());
    return switch (controller) {
      case GAME_MANAGER -> Ruling.accepted(confirmed);
      case NEXUS, MULTI_GAME_LINK ->
          Ruling.accepted(confirmed, moved(LinkEvolve.one(link, confirmed)));
    };
  }

  private static Optional<Refused> isNotLogged(Link link, long hit) {
    return link.awards().stream()
        .filter(award -> award.hit().number() == hit)
        .findFirst()
        .map(
            award ->
                new Refused(
                    "hit-confirmed-before",
                    "Hit " + hit + " was confirmed before and stands on page " + award.page(),
                    link.terms().controller().cite(ControllerStep.LOGGED)));
  }

  private static Optional<Refused> mayConfirm(Controller controller, Hit hit, Staff person) {
    Citation by = controller.cite(ControllerStep.CONFIRM);
    return Check.first(
        () -> WhoConfirms.mayConfirm(person, Set.of(hit.dealer()), by),
        () -> WhoConfirms.isHighEnough(person, hit.executive(), hit.awardCents(), by));
  }

  /** What a hit is worth is certain only when those before it are. */
  private static Optional<Refused> isFirst(Link link, PendingHit pending) {
    Hit first = link.firstUnconfirmed().orElseThrow().hit();
    boolean sameTable = first.isOf(pending.hit().table(), pending.hit().round());
    return Check.refuseIf(
        first.number() != pending.hit().number(),
        "earlier-hit-first",
        "Hit "
            + first.number()
            + " at table "
            + first.table()
            + ", seat "
            + first.winner().seat()
            + ", came first: confirm or cancel it before this one",
        sameTable
            ? link.terms().controller().cite(ControllerStep.METER_ORDER)
            : LinkRule.ORDER_OF_HITS.cite());
  }

  static Ruling<LinkEvent> moveMeter(Link link, Staff person, LinkCommand.MoveMeter command) {
    Citation by = link.terms().controller().cite(ControllerStep.METER_MOVES);
    Optional<PendingHit> pending = link.pendingHit(command.hit());
    return Ruling.unless(
        Check.first(
            Check.refuseIf(
                () -> !person.maySupervise(),
                "key-moves-the-meter",
                "The supervisor's key moves the meter",
                by),
            Check.refuseIf(
                () -> pending.isEmpty(),
                "hit-not-on-the-meter",
                "Hit " + command.hit() + " is not on the meter",
                by),
            Check.refuseIf(
                () -> pending.filter(PendingHit::isLogged).isEmpty(),
                "hit-not-confirmed",
                "Hit " + command.hit() + " is not confirmed yet",
                by),
            () ->
                Check.refuseIf(
                    link.pending().getFirst().hit().number() != command.hit(),
                    "earlier-hit-leaves-first",
                    "Hit "
                        + link.pending().getFirst().hit().number()
                        + " at table "
                        + link.pending().getFirst().hit().table()
                        + " leaves the meter first: its key has to return to Run",
                    LinkRule.ORDER_OF_HITS)),
        () -> moved(link));
  }

  private static LinkEvent moved(Link link) {
    PendingHit first = link.pending().getFirst();
    return new LinkEvent.MeterMoved(
        first.hit().number(),
        first.hit().seedCents(),
        first.hit().reserveCents(),
        link.shown(),
        first.after().now(link.limit()));
  }

  static Ruling<LinkEvent> pay(Link link, Staff person, LinkCommand.Pay command) {
    Optional<Award> award = link.award(command.page());
    Optional<Refused> no =
        Check.first(
            Check.refuseIf(
                () -> person.post() == Post.DEALER,
                "dealer-does-not-pay-awards",
                "A dealer does not pay an award alone: call a supervisor",
                LinkRule.PEOPLE),
            Check.refuseIf(
                () -> award.isEmpty() && command.page() >= link.next().page(),
                "no-such-page",
                "There is no page " + command.page() + " in the log",
                LinkRule.PAID_ONCE),
            () -> isDue(command.page(), award.map(Award::state).orElse(State.PAID)),
            () -> isAnother(award.orElseThrow(), person));
    if (no.isPresent()) {
      return Ruling.no(no.get());
    }
    Hit hit = award.orElseThrow().hit();
    return Ruling.accepted(
        new LinkEvent.AwardPaid(
            command.page(),
            hit.table(),
            hit.winner().player(),
            hit.awardCents(),
            person,
            award.map(Award::confirmedBy)));
  }

  /** Who marked or confirmed a win does not pay it, so that none of them does it all. */
  private static Optional<Refused> isAnother(Award award, Staff person) {
    return Check.first(
        Check.refuseIf(
            () -> award.confirmedBy().name().equals(person.name()),
            "confirmer-does-not-pay",
            person.name() + " confirmed this win: somebody else pays it",
            LinkRule.PEOPLE),
        Check.refuseIf(
            () -> award.hit().dealer().equals(person.name()),
            "marker-does-not-pay",
            person.name() + " marked this win: somebody else pays it",
            LinkRule.PEOPLE));
  }

  private static Optional<Refused> isDue(long page, State state) {
    return switch (state) {
      case DUE -> Check.fine();
      case PAID ->
          Check.no(
              "award-paid-already",
              "Award " + page + " was paid already",
              LinkRule.PAID_ONCE.cite());
      case BACKED_OUT, PAID_AND_BACKED_OUT ->
          Check.no(
              "award-backed-out", "Award " + page + " was backed out", LinkRule.PAID_ONCE.cite());
    };
  }
}
