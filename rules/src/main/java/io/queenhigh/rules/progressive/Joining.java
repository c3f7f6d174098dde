package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.progressive.Link.Standing;
import io.queenhigh.rules.ruling.Actor.Staff;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.ruling.Ruling;
import java.util.Optional;

/** Which tables may share a meter. */
final class Joining {

  private Joining() {}

  static Ruling<LinkEvent> join(Link link, Staff person, LinkCommand.Join command) {
    TableFit fit = command.fit();
    LinkTerms terms = link.terms();
    return Ruling.unless(
        Check.first(
            () -> LinkChecks.manager(person, "puts a table on a link"),
            () -> LinkChecks.notRetired(link),
            Check.refuseIf(
                () -> link.standing() == Standing.SET_UP,
                "link-not-open-yet",
                "The link is not open yet",
                LinkRule.SUSPENSION),
            Check.refuseIf(
                () -> link.table(fit.table()).isPresent(),
                "table-on-the-link",
                "Table " + fit.table() + " is on the link already",
                LinkRule.TABLES),
            Check.refuseIf(
                () -> link.joined() >= terms.ceilings().tables(),
                "link-is-full",
                "At most " + terms.ceilings().tables() + " tables share a meter",
                LinkRule.TABLES),
            () -> fits(terms, fit),
            () -> fitsTheOthers(link, fit)),
        () -> new LinkEvent.TableJoined(fit));
  }

  /** Whether a table plays by the link's terms. */
  static Optional<Refused> fits(LinkTerms terms, TableFit fit) {
    String table = "Table " + fit.table();
    Controller controller = terms.controller();
    return Check.first(
        Check.refuseIf(
            () -> fit.controller() != controller,
            "other-controller",
            table + " runs on " + fit.controller().key() + ", the link on " + controller.key(),
            controller.cite(ControllerStep.PAY_TABLES)),
        Check.refuseIf(
            () -> !fit.payTable().equals(terms.payTable()),
            "other-pay-table",
            table + " pays by " + fit.payTable() + ", the link by " + terms.payTable(),
            controller.cite(ControllerStep.PAY_TABLES)),
        Check.refuseIf(
            () -> !fit.stake().equals(terms.stake()),
            "other-progressive-wager",
            table
                + " takes a progressive wager of "
                + amounts(fit.stake())
                + ", the link of "
                + amounts(terms.stake()),
            LinkRule.TABLES),
        Check.refuseIf(
            () -> fit.foldedHandsQualify() != terms.foldedHandsQualify(),
            "other-fold-rule",
            table
                + (fit.foldedHandsQualify() ? " lets" : " does not let")
                + " folded hands win, and the link "
                + (terms.foldedHandsQualify() ? "does" : "does not"),
            controller.cite(ControllerStep.SETTLE)),
        Check.refuseIf(
            () -> fit.meterOrder() != terms.meterOrder(),
            "other-order-of-payment",
            table + " pays in another order than the link",
            controller.cite(ControllerStep.METER_ORDER)),
        Check.refuseIf(
            () -> fit.wagersPerPlayer() > terms.ceilings().wagersPerPlayer(),
            "too-many-progressive-wagers",
            table
                + " takes "
                + fit.wagersPerPlayer()
                + " wagers from a player in a hand; at most "
                + terms.ceilings().wagersPerPlayer()
                + " are allowed",
            controller.cite(ControllerStep.FOUR_GAMES)));
  }

  /** Different games share a meter only if it is won by the same hand with the same chance. */
  private static Optional<Refused> fitsTheOthers(Link link, TableFit fit) {
    if (link.fit().isEmpty()) {
      return Check.fine();
    }
    TableFit other = link.fit().get();
    Controller controller = link.terms().controller();
    Citation by = controller.cite(ControllerStep.LINKED_GAMES);
    return Check.first(
        Check.refuseIf(
            () -> controller != Controller.MULTI_GAME_LINK && !fit.game().equals(other.game()),
            "other-game",
            "This controller links tables of one game: " + other.game() + " and not " + fit.game(),
            by),
        Check.refuseIf(
            () -> !fit.chance().hand().equals(other.chance().hand()),
            "other-winning-hand",
            "The meter is won by "
                + other.chance().hand()
                + " and at table "
                + fit.table()
                + " by "
                + fit.chance().hand(),
            by),
        Check.refuseIf(
            () -> !fit.chance().isAsLikelyAs(other.chance()),
            "other-chances",
            "The chances differ: "
                + other.chance()
                + " on the link, "
                + fit.chance()
                + " at table "
                + fit.table(),
            by));
  }

  static Ruling<LinkEvent> leave(Link link, Staff person, LinkCommand.Leave command) {
    Optional<TableOnLink> row = link.table(command.table());
    return Ruling.unless(
        Check.first(
            () -> LinkChecks.manager(person, "takes a table off a link"),
            () -> isOnTheLink(row, command.table()),
            Check.refuseIf(
                () -> row.filter(on -> on.lock().holdsWagers()).isPresent(),
                "leaves-between-rounds",
                "Table "
                    + command.table()
                    + " has progressive wagers locked: it leaves between rounds",
                LinkRule.TABLES)),
        () -> new LinkEvent.TableLeft(command.table()));
  }

  static Optional<Refused> isOnTheLink(Optional<TableOnLink> row, String table) {
    return row.isPresent()
        ? Check.fine()
        : Check.no(
            "table-not-on-this-link",
            "Table " + table + " is not on this link",
            LinkRule.TABLES.cite());
  }

  private static String amounts(LinkTerms.Stake stake) {
    String unit = Dollars.text(stake.unitCents());
    return stake.mostCents() == stake.unitCents()
        ? unit
        : unit + " to " + Dollars.text(stake.mostCents());
  }
}
