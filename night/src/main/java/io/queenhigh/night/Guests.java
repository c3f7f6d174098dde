package io.queenhigh.night;

import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * What the guests of a table want as it stands: mostly to play, now and then what nobody expects.
 */
final class Guests {

  private final TableState state;
  private final Random random;

  Guests(TableState state, Random random) {
    this.state = state;
    this.random = random;
  }

  /** What one of them does now; nothing when all of them wait for the dealer. */
  Optional<Wish> next() {
    List<Wish> wishes = random.nextInt(16) == 0 ? unexpected() : sensible();
    return wishes.isEmpty()
        ? Optional.empty()
        : Optional.of(wishes.get(random.nextInt(wishes.size())));
  }

  private List<Wish> sensible() {
    Round round = state.round();
    List<Wish> wishes = new ArrayList<>();
    if (round.spots().size() < round.terms().places()) {
      OpenRoom.GUESTS.stream()
          .filter(name -> !state.isSeated(name))
          .filter(_ -> random.nextInt(3) == 0)
          .forEach(name -> wishes.add(Wish.of(name, new TableCommand.Sit(0, 200_00))));
    }
    for (Spot spot : state.people()) {
      if (OpenRoom.GUESTS.contains(spot.player()) && !spot.left()) {
        add(spot, wishes);
      }
    }
    return wishes;
  }

  private void add(Spot spot, List<Wish> wishes) {
    Round round = state.round();
    int seat = spot.seat();
    if (round.turn() == seat) {
      wishes.add(
          says(spot, random.nextInt(4) == 0 ? new Command.Fold(seat) : new Command.Play(seat)));
    }
    if (round.phase() != Phase.BETTING) {
      return;
    }
    if (state.rack(spot.player()) < 100_00) {
      wishes.add(Wish.of(spot.player(), new TableCommand.BuyIn(300_00)));
    }
    if (round.rotation().offeredTo() == seat) {
      wishes.add(
          says(
              spot,
              random.nextInt(3) == 0 ? new Command.DeclineBank(seat) : new Command.TakeBank(seat)));
    } else if (round.rotation().seat() == seat) {
      if (round.bankCents() == 0) {
        wishes.add(says(spot, new Command.PostBank(seat, dollars(20, 90))));
      }
    } else if (!round.game().isBankedByAPlayer() || round.bankCents() > 0) {
      bets(spot, wishes);
    }
  }

  private void bets(Spot spot, List<Wish> wishes) {
    if (!spot.has(Wager.ANTE)) {
      wishes.add(says(spot, new Command.Bet(spot.seat(), Wager.ANTE, dollars(10, 25))));
      return;
    }
    for (Wager wager : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      if (state.round().game().offers(wager) && !spot.has(wager)) {
        wishes.add(says(spot, new Command.Bet(spot.seat(), wager, dollars(10, 25))));
      }
    }
    if (state.round().game().offers(Wager.PROGRESSIVE) && !spot.has(Wager.PROGRESSIVE)) {
      wishes.add(says(spot, new Command.Bet(spot.seat(), Wager.PROGRESSIVE, 1_00)));
      wishes.add(says(spot, new Command.Bet(spot.seat(), Wager.PROGRESSIVE, 1_00)));
    }
    if (!state.ready().contains(spot.seat())) {
      wishes.add(Wish.of(spot.player(), new TableCommand.Ready(spot.seat())));
    }
  }

  private List<Wish> unexpected() {
    List<Wish> wishes = new ArrayList<>();
    for (Spot spot : state.people()) {
      String name = spot.player();
      if (!OpenRoom.GUESTS.contains(name)) {
        continue;
      }
      wishes.add(says(spot, new Command.StandUp(spot.seat())));
      wishes.add(Wish.of(name, new TableCommand.CashOut(dollars(1, 50))));
      wishes.add(Wish.of(name, new TableCommand.BuyIn(dollars(1, 50))));
      wishes.add(says(spot, new Command.PassBank(spot.seat())));
      wishes.add(says(spot, new Command.Play(spot.seat())));
      wishes.add(says(spot, new Command.Bet(spot.seat(), Wager.ANTE, dollars(10, 25))));
      spot.stakes().keySet().stream()
          .sorted()
          .forEach(wager -> wishes.add(says(spot, new Command.WithdrawBet(spot.seat(), wager))));
    }
    return wishes;
  }

  private static Wish says(Spot spot, Command command) {
    return Wish.of(spot.player(), new TableCommand.InRound(command));
  }

  private long dollars(int least, int most) {
    return 100L * (least + random.nextInt(most - least + 1));
  }
}
