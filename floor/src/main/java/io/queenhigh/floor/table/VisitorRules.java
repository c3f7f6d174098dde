package io.queenhigh.floor.table;

import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The dealer of a physical table acts for people without accounts. Their chips lie in accounts of
 * the table, one for each seat; they come from outside and go there again under the dealer's name,
 * and no wallet is ever touched.
 */
final class VisitorRules {

  /** What holds the others up goes down first, and is taken off last. */
  private static final List<Wager> LAID =
      Stream.of(Wager.values()).filter(Wager::isBeforeTheDeal).toList();

  private VisitorRules() {}

  static Optional<Refused> seat(Deliberation table, Actor actor, int seat) {
    return Check.first(
        () -> mayAct(table, actor),
        () ->
            RoundRules.inRound(
                table, new Actor.Player(Visitors.name(seat)), new Command.SitDown(seat)));
  }

  static Optional<Refused> chipsIn(Deliberation table, Actor actor, int seat, long cents) {
    Optional<Refused> no =
        Check.first(
            () -> mayAct(table, actor),
            () -> isAVisitor(table.state(), seat),
            Check.refuseIf(
                () -> cents <= 0 || cents > Dollars.MOST_CENTS,
                "buy-in-out-of-range",
                "A buy-in is more than nothing and at most " + Dollars.text(Dollars.MOST_CENTS),
                HouseRule.VISITORS));
    if (no.isEmpty()) {
      table.happen(new TableEvent.SeatChipsIn(seat, cents, table.hand()));
    }
    return no;
  }

  static Optional<Refused> chipsOut(Deliberation table, Actor actor, int seat, long cents) {
    TableState state = table.state();
    Optional<Refused> no =
        Check.first(
            () -> mayAct(table, actor),
            () -> isAVisitor(state, seat),
            Check.refuseIf(
                () -> cents <= 0 || cents > state.rack(Visitors.name(seat)),
                "cash-out-out-of-range",
                "The rack holds "
                    + Dollars.text(state.rack(Visitors.name(seat)))
                    + "; nothing else can be cashed",
                HouseRule.VISITORS));
    if (no.isEmpty()) {
      table.happen(new TableEvent.SeatChipsOut(seat, cents, table.hand()));
    }
    return no;
  }

  /** What lies there becomes what is laid, wager by wager, by the rules of every bet. */
  static Optional<Refused> lay(Deliberation table, Actor actor, int seat, Map<Wager, Long> wagers) {
    boolean isSeatedBefore = table.state().round().spot(seat).isPresent();
    Optional<Refused> no =
        Check.first(
            () -> mayAct(table, actor),
            () -> !isSeatedBefore ? seat(table, actor, seat) : isAVisitor(table.state(), seat));
    if (no.isPresent()) {
      return no;
    }
    List<Command> commands = new ArrayList<>();
    Spot spot = table.state().round().spot(seat).orElseThrow();
    for (Wager wager : LAID) {
      long cents = wagers.getOrDefault(wager, 0L);
      if (cents != 0 && cents != spot.stake(wager)) {
        commands.add(new Command.Bet(seat, wager, cents));
      }
    }
    for (Wager wager : LAID.reversed()) {
      if (spot.has(wager) && wagers.getOrDefault(wager, 0L) == 0) {
        commands.add(new Command.WithdrawBet(seat, wager));
      }
    }
    if (commands.isEmpty() && isSeatedBefore) {
      return Check.no(
          "lies-there-already",
          "Just that is down at seat " + seat + " already",
          HouseRule.VISITORS);
    }
    for (Command command : commands) {
      no = RoundRules.inRound(table, new Actor.Player(spot.player()), command);
      if (no.isPresent()) {
        return no;
      }
    }
    return Check.fine();
  }

  static Optional<Refused> act(Deliberation table, Actor actor, int seat, Command command) {
    return Check.first(
        () -> mayAct(table, actor),
        () -> isAVisitor(table.state(), seat),
        () -> RoundRules.inRound(table, new Actor.Player(Visitors.name(seat)), command));
  }

  /** A visitor has his chips in his hands: what he puts down comes in, if his seat lacks it. */
  static void bringChips(Deliberation table, List<Move> moves) {
    String racks = Accounts.rack(table.state().id(), "");
    for (Move move : moves) {
      String player = move.from().startsWith(racks) ? move.from().substring(racks.length()) : "";
      if (Visitors.isOne(player)) {
        bringWhatIsMissing(table, player, move.cents() - table.state().rack(player));
      }
    }
  }

  private static void bringWhatIsMissing(Deliberation table, String player, long cents) {
    if (cents > 0) {
      table.happen(new TableEvent.SeatChipsIn(Visitors.seat(player), cents, table.hand()));
    }
  }

  private static Optional<Refused> mayAct(Deliberation table, Actor actor) {
    return Check.first(
        Check.refuseIf(
            () -> !actor.mayDeal(),
            "only-the-dealer-acts-for-visitors",
            "Only the table's dealer acts for people without accounts",
            HouseRule.VISITORS),
        Check.refuseIf(
            () -> table.state().setup().isShuffled(),
            "visitors-at-physical-tables",
            "People without accounts sit at tables whose cards are keyed, not at this one",
            HouseRule.VISITORS));
  }

  private static Optional<Refused> isAVisitor(TableState state, int seat) {
    Optional<Spot> spot = state.round().spot(seat);
    if (spot.isEmpty()) {
      return Check.no("seat-empty", "Nobody sits at seat " + seat, HouseRule.VISITORS);
    }
    return Check.refuseIf(
        !Visitors.isOne(spot.get().player()),
        "not-a-visitor",
        "Seat " + seat + " belongs to " + spot.get().player() + ", who acts alone",
        HouseRule.VISITORS);
  }
}
