package io.queenhigh.floor.table;

import io.queenhigh.rules.game.FeeSchedule;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import io.queenhigh.rules.round.Collecting;
import io.queenhigh.rules.round.Fee;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Check;
import io.queenhigh.rules.ruling.Refused;
import io.queenhigh.rules.settlement.Envy;
import io.queenhigh.rules.settlement.SettledWager;
import io.queenhigh.rules.settlement.Settlement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Table stakes: chips come to a rack and leave it between rounds, and nobody bets more. */
final class ChipRules {

  /** What the house puts into a tray at once. */
  static final long TRAY_FILL_CENTS = 100_000_00;

  private ChipRules() {}

  static Optional<Refused> buyIn(Deliberation table, Actor actor, long cents) {
    if (!(actor instanceof Actor.Player(String name)) || !table.state().isSeated(name)) {
      return no("sit-down-first", "Chips are for those who sit at the table: sit down first");
    }
    if (cents <= 0 || cents > Dollars.MOST_CENTS) {
      return no(
          "buy-in-out-of-range",
          "A buy-in is more than nothing and at most " + Dollars.text(Dollars.MOST_CENTS));
    }
    table.happen(new TableEvent.BoughtIn(name, cents));
    return Check.fine();
  }

  static Optional<Refused> cashOut(Deliberation table, Actor actor, long cents) {
    TableState state = table.state();
    if (!(actor instanceof Actor.Player(String name)) || !state.isSeated(name)) {
      return no("no-chips-to-cash", "Only somebody seated at the table has chips to cash");
    }
    boolean engaged =
        state.round().spots().values().stream()
            .anyMatch(
                spot ->
                    spot.player().equals(name)
                        && (spot.hasBet() || state.round().rotation().seat() == spot.seat()));
    if (engaged && !state.isOver()) {
      return no("cash-out-between-rounds", "Chips leave the table between rounds, not during one");
    }
    if (cents <= 0 || cents > state.rack(name)) {
      return no(
          "cash-out-out-of-range",
          "The rack holds " + Dollars.text(state.rack(name)) + "; nothing else can be cashed");
    }
    table.happen(new TableEvent.CashedOut(name, cents));
    return Check.fine();
  }

  static Optional<Refused> stakePractice(
      Deliberation table, Actor actor, String player, long cents) {
    Optional<Refused> no =
        Check.first(
            Check.refuseIf(
                () -> actor instanceof Actor.Player,
                "only-the-house-stakes-practice",
                "Only the house gives practice players chips",
                HouseRule.PRACTICE),
            Check.refuseIf(
                () -> !PracticePlayers.isOne(player) || !table.state().isSeated(player),
                "only-practice-is-staked",
                "Only practice players play with the house's chips",
                HouseRule.PRACTICE),
            Check.refuseIf(
                () -> cents <= 0 || cents > PracticePlayers.MOST_STAKED_CENTS,
                "practice-stake-out-of-range",
                "The house lends more than nothing, and not a fortune",
                HouseRule.PRACTICE));
    if (no.isEmpty()) {
      table.happen(new TableEvent.PracticeStaked(player, cents));
    }
    return no;
  }

  /** Whether the racks that these chips leave have them. */
  static Optional<Refused> racksHold(TableState state, List<Move> moves) {
    String racks = Accounts.rack(state.id(), "");
    return moves.stream()
        .filter(move -> move.from().startsWith(racks))
        .filter(move -> state.chips().getOrDefault(move.from(), 0L) < move.cents())
        .findFirst()
        .flatMap(
            move ->
                tooSmall(state, move.from().substring(racks.length()), Dollars.text(move.cents())));
  }

  /** The fee is due before the deal, so a bet must leave it in the rack. */
  static Optional<Refused> coversFees(TableState state, int seat) {
    String player = state.round().spot(seat).orElseThrow().player();
    if (Visitors.isOne(player)) {
      return Check.fine();
    }
    long due =
        Collecting.due(state.round()).stream()
            .filter(fee -> fee.player().equals(player) && !fee.playerDealer())
            .mapToLong(Fee::cents)
            .sum();
    return state.rack(player) < due
        ? tooSmall(state, player, "the collection fee of " + Dollars.text(due))
        : Check.fine();
  }

  static Optional<Refused> coversBankFee(TableState state, int seat) {
    String player = state.round().spot(seat).orElseThrow().player();
    if (Visitors.isOne(player)) {
      return Check.fine();
    }
    long most =
        state.round().terms().fees().stream()
                .flatMap(fees -> fees.playerDealer().stream())
                .mapToLong(FeeSchedule.Tier::feeCents)
                .max()
                .orElse(0)
            - Collecting.paidBefore(state.round(), player, true);
    return state.rack(player) < most
        ? tooSmall(state, player, "the player-dealer's fee of up to " + Dollars.text(most))
        : Check.fine();
  }

  private static Optional<Refused> tooSmall(TableState state, String player, String what) {
    return no(
        "rack-too-small",
        player
            + " has "
            + Dollars.text(state.rack(player))
            + " at the table, and "
            + what
            + " is needed: buy chips first");
  }

  static void payOutWhoIsGone(Deliberation table) {
    if (!table.state().open() || !table.mayOweSomebody()) {
      return;
    }
    for (String player : owners(table.state())) {
      // Beside a controller nobody keeps chips with us: what is paid is in his hands at once.
      if (!table.state().isSeated(player) || table.state().setup().isControllerOnly()) {
        payOut(table, player);
      }
    }
  }

  static void payOutEveryone(Deliberation table) {
    owners(table.state()).forEach(player -> payOut(table, player));
  }

  private static List<String> owners(TableState state) {
    String racks = Accounts.rack(state.id(), "");
    List<String> owners = new ArrayList<>();
    for (String account : state.chips().tailMap(racks, true).keySet()) {
      if (!account.startsWith(racks)) {
        break;
      }
      owners.add(account.substring(racks.length()));
    }
    return owners;
  }

  private static void payOut(Deliberation table, String player) {
    long cents = table.state().rack(player);
    if (cents == 0) {
      return;
    }
    if (Visitors.isOne(player)) {
      table.happen(new TableEvent.SeatChipsOut(Visitors.seat(player), cents, table.hand()));
    } else if (PracticePlayers.isOne(player)) {
      table.happen(new TableEvent.PracticeReturned(player, cents));
    } else {
      table.happen(new TableEvent.CashedOut(player, cents));
    }
  }

  static long dueFromTray(TableState state, Settlement settlement) {
    if (state.round().game().isBankedByAPlayer()) {
      return 0;
    }
    return settlement.wagers().stream()
            .filter(
                wager -> wager.wager() != Wager.PROGRESSIVE || !state.isPaidByTheLink(wager.seat()))
            .mapToLong(SettledWager::paidCents)
            .sum()
        + settlement.envy().stream().mapToLong(Envy::cents).sum();
  }

  /** The house's chips lie where the house banks, and nowhere else. */
  static void trayFitsTheGame(Deliberation table) {
    long there = table.state().trayCents();
    if (!table.state().round().game().isBankedByAPlayer()) {
      fillTray(table, there == 0 ? TRAY_FILL_CENTS : 0);
    } else if (there > 0) {
      table.happen(new TableEvent.TrayEmptied(there));
    }
  }

  static void fillTray(Deliberation table, long due) {
    while (table.state().trayCents() < due) {
      table.happen(
          new TableEvent.TrayFilled(Math.max(TRAY_FILL_CENTS, due - table.state().trayCents())));
    }
  }

  private static Optional<Refused> no(String id, String why) {
    return Check.no(id, why, HouseRule.TABLE_STAKES);
  }
}
