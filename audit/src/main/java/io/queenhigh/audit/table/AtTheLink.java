package io.queenhigh.audit.table;

import io.queenhigh.audit.findings.Kind;
import io.queenhigh.audit.journal.Fields;
import io.queenhigh.audit.journal.Fields.Unreadable;
import io.queenhigh.audit.ledger.Accounts;
import io.queenhigh.audit.ledger.Move;
import io.queenhigh.audit.ledger.Moves;
import io.queenhigh.audit.link.Linked;
import io.queenhigh.audit.link.Linked.Side;
import io.queenhigh.audit.link.Linked.Win;
import io.queenhigh.audit.link.Locked;
import io.queenhigh.audit.link.Rule;
import io.queenhigh.audit.settling.Outcome;
import io.queenhigh.audit.settling.Outcome.Paid;
import io.queenhigh.audit.table.Controller.Amount;
import io.queenhigh.audit.table.Controller.Phase;
import io.queenhigh.audit.table.Controller.Recorded;
import io.queenhigh.rules.game.Point;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.List;
import java.util.Optional;

/** A table's progressive wagers and wins, beside what its link says of them. */
final class AtTheLink {

  private AtTheLink() {}

  /** Locked wagers leave the layout; the link takes its shares from where they go. */
  static List<Move> locked(Table table) {
    table.expect(
        table.controller.phase == Phase.LOCKED,
        Kind.CONTROLLER,
        "wagers locked at the table's controller",
        () -> "wagers locked without it",
        Point.PROGRESSIVE_LOCKED);
    table.lockedWagers =
        table.betting().stream()
            .filter(position -> position.stakes.containsKey(Wager.PROGRESSIVE))
            .map(
                position ->
                    new Locked(position.seat, position.player, position.stake(Wager.PROGRESSIVE)))
            .toList();
    long cents = table.lockedWagers.stream().mapToLong(Locked::cents).sum();
    return new Moves().move(table.layout(), Accounts.coinIn(table.id), cents).list();
  }

  /** The link does not take them, and so the house gives them back. */
  static List<Move> returned(Table table, Fields line) throws Unreadable {
    List<Integer> seats = line.seats("seats");
    List<Integer> own = table.lockedWagers.stream().map(Locked::seat).toList();
    table.expect(
        !seats.isEmpty()
            && seats.equals(own)
            && table.dealt.isEmpty()
            && !line.text("because").isBlank(),
        Kind.COIN_IN,
        "the locked wagers of seats " + own + " to go back before the deal",
        seats::toString,
        Point.PROGRESSIVE_LOCKED);
    Moves moves = new Moves();
    for (int seat : seats) {
      Optional<Position> position = table.position(seat);
      if (position.isPresent()) {
        moves.move(
            Accounts.tray(table.id),
            table.rack(position.get().player),
            position.get().stake(Wager.PROGRESSIVE));
        position.get().stakes.remove(Wager.PROGRESSIVE);
      }
    }
    table.controller.wagersWentBack = true;
    return moves.list();
  }

  /** What the cards award is what the link has fixed, and nothing is paid before that is sure. */
  static void settled(Table table, Outcome own) {
    if (table.link().isEmpty()) {
      return;
    }
    Verifying.everyWinIsDone(table);
    for (Paid paid : own.wagers()) {
      if (paid.wager() == Wager.PROGRESSIVE && table.controller.recorded.containsKey(paid.seat())) {
        Verifying.isFixed(table, paid.seat(), paid.paidCents());
      }
    }
    boolean unlocked =
        !table.progressiveLocked && table.betting().stream().anyMatch(AtTheLink::bet);
    table.expect(
        !unlocked,
        Kind.COIN_IN,
        "progressive wagers to be locked before the deal",
        () -> "some that are not",
        Point.PROGRESSIVE_LOCKED);
  }

  private static boolean bet(Position position) {
    return position.stakes.containsKey(Wager.PROGRESSIVE);
  }

  /**
   * Holds a round against its link. Table and link write one after the other, so that of the round
   * that is on the other side may not have heard yet.
   *
   * @param past whether the next round has begun
   */
  static void roundEnds(Table table, boolean past) {
    if (table.link().isEmpty() || table.linked.isEmpty() || table.lockedWagers.isEmpty()) {
      return;
    }
    String link = table.link().get().id();
    Linked linked = table.linked.get();
    Side side = linked.side(link, table.id, table.number, table.lockedWagers);
    boolean fine =
        switch (side) {
          case NOTHING -> table.controller.wagersWentBack || !past;
          case OTHER_WAGERS -> false;
          case TAKEN -> !table.controller.wagersWentBack && (table.stage != Stage.VOID || !past);
          case GIVEN_BACK -> table.stage == Stage.VOID;
        };
    table.expect(
        fine, Kind.COIN_IN, expected(table, link), () -> says(side), Rule.CONTRIBUTIONS.cite());
    wins(table, linked.wins(link, table.id, table.number), past);
  }

  private static String expected(Table table, String link) {
    if (table.controller.wagersWentBack) {
      return "link " + link + " to take none of the wagers that went back";
    }
    return "link "
        + link
        + (table.stage == Stage.VOID ? " to give back " : " to take ")
        + table.lockedWagers;
  }

  private static String says(Side side) {
    return switch (side) {
      case NOTHING -> "no contribution";
      case OTHER_WAGERS -> "a contribution of other wagers";
      case TAKEN -> "a contribution that stays";
      case GIVEN_BACK -> "a contribution that went back";
    };
  }

  private static void wins(Table table, List<Win> wins, boolean past) {
    for (Win win : wins) {
      Optional<Recorded> recorded =
          Optional.ofNullable(table.controller.recorded.get(win.seat()))
              .filter(own -> own.hit() == win.hit());
      if (recorded.isPresent()) {
        same(table, win, recorded.get());
      } else if (past) {
        table.expect(
            false,
            Kind.COIN_IN,
            "hit " + win.hit() + " of the link to be confirmed at the table",
            () -> "no win of seat " + win.seat(),
            Rule.ORDER_OF_HITS.cite());
      }
    }
    table.controller.recorded.forEach(
        (seat, own) ->
            table.expect(
                own.hit() == 0
                    || wins.stream().anyMatch(win -> win.hit() == own.hit() && win.seat() == seat),
                Kind.COIN_IN,
                "hit " + own.hit() + " of seat " + seat + " on the link",
                () -> "none",
                Rule.ORDER_OF_HITS.cite()));
  }

  private static void same(Table table, Win win, Recorded recorded) {
    Optional<Position> position = table.position(win.seat());
    table.expect(
        position
            .filter(at -> at.player.equals(win.player()))
            .filter(at -> Marks.read(table, at).equals(win.cards()))
            .isPresent(),
        Kind.COIN_IN,
        "the hit of " + win.player() + " with " + win.cards() + ", as the link has it",
        () -> position.map(at -> at.player + " with " + Marks.read(table, at)).orElse("nobody"),
        Rule.ORDER_OF_HITS.cite());
    table.expect(
        win.confirmedBy().filter(recorded.by()::equals).isPresent(),
        Kind.COIN_IN,
        "the hit confirmed by " + recorded.by() + " on the link, too",
        () -> win.confirmedBy().map(Object::toString).orElse("nobody"),
        Rule.PEOPLE.cite());
    Optional<Amount> amount = Optional.ofNullable(table.controller.lastAmounts.get(win.seat()));
    table.expect(
        amount.filter(own -> own.cents() == win.cents()).isPresent(),
        Kind.COIN_IN,
        "an award of " + Dollars.text(win.cents()) + ", as the link has it",
        () -> amount.map(own -> Dollars.text(own.cents())).orElse("none"),
        Rule.ORDER_OF_HITS.cite());
  }
}
