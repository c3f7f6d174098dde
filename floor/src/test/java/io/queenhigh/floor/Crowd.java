package io.queenhigh.floor;

import io.queenhigh.floor.Wish.Verb;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.table.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * People who play at a table as people do: they sit down, bet, bank when asked, decide in turn, and
 * now and then do what nobody expects.
 */
final class Crowd {

  private static final String SUPERVISOR = "sue";
  private static final String EXECUTIVE = "eve";

  private final Random random;
  private final List<String> people;

  Crowd(Random random, List<String> people) {
    this.random = random;
    this.people = List.copyOf(people);
  }

  /** What one of them does now; empty when all of them wait for the dealer. */
  Optional<Wish> next(TableState state) {
    List<Wish> wishes = random.nextInt(20) == 0 ? unexpected(state) : sensible(state);
    return wishes.isEmpty()
        ? Optional.empty()
        : Optional.of(wishes.get(random.nextInt(wishes.size())));
  }

  private List<Wish> sensible(TableState state) {
    Round round = state.round();
    List<Wish> wishes = new ArrayList<>();
    if (state.voiding().isPresent()) {
      return List.of(Wish.of(EXECUTIVE, random.nextInt(3) == 0 ? Verb.REJECT : Verb.CONFIRM, 0));
    }
    if (round.spots().size() < round.terms().places()) {
      people.stream()
          .filter(name -> !state.isSeated(name))
          .forEach(name -> wishes.add(Wish.of(name, Verb.SIT, 0, 200_00)));
    }
    for (Spot spot : round.spots().values()) {
      if (people.contains(spot.player()) && !spot.left()) {
        add(state, spot, wishes);
      }
    }
    return wishes;
  }

  private void add(TableState state, Spot spot, List<Wish> wishes) {
    Round round = state.round();
    String name = spot.player();
    int seat = spot.seat();
    if (round.turn() == seat) {
      wishes.add(Wish.of(name, random.nextInt(3) == 0 ? Verb.FOLD : Verb.PLAY, seat));
    }
    if (round.phase() != Phase.BETTING) {
      return;
    }
    if (state.rack(name) < 100_00) {
      wishes.add(Wish.of(name, Verb.BUY_IN, seat, 300_00));
    }
    if (round.rotation().offeredTo() == seat) {
      // When all of them decline, an automatic table waits for half a minute.
      boolean mayDecline = !state.setup().isAutomatic() || round.rotation().declined().isEmpty();
      boolean declines = mayDecline && random.nextBoolean();
      wishes.add(Wish.of(name, declines ? Verb.DECLINE : Verb.TAKE, seat));
    } else if (round.rotation().seat() == seat) {
      if (round.bankCents() == 0) {
        wishes.add(Wish.of(name, Verb.POST, seat, dollars(20, 90)));
      }
    } else if (!round.game().isBankedByAPlayer() || round.bankCents() > 0) {
      bets(state, spot, wishes);
    }
  }

  private void bets(TableState state, Spot spot, List<Wish> wishes) {
    if (!spot.has(Wager.ANTE)) {
      boolean pairPlusAlone = !spot.hasBet() && random.nextInt(8) == 0;
      wishes.add(bet(spot, pairPlusAlone ? Wager.PAIR_PLUS : Wager.ANTE));
      return;
    }
    for (Wager wager : List.of(Wager.PAIR_PLUS, Wager.SIX_CARD_BONUS)) {
      if (state.round().game().offers(wager) && !spot.has(wager)) {
        wishes.add(bet(spot, wager));
      }
    }
    if (!state.ready().contains(spot.seat())) {
      wishes.add(Wish.of(spot.player(), Verb.READY, spot.seat()));
    }
  }

  private Wish bet(Spot spot, Wager wager) {
    return new Wish(spot.player(), Verb.BET, spot.seat(), wager, dollars(10, 25));
  }

  private List<Wish> unexpected(TableState state) {
    List<Wish> wishes = new ArrayList<>();
    for (Spot spot : state.people()) {
      if (!people.contains(spot.player())) {
        continue;
      }
      String name = spot.player();
      int seat = spot.seat();
      wishes.add(Wish.of(name, Verb.STAND, seat));
      wishes.add(Wish.of(name, Verb.CASH_OUT, seat, dollars(1, 50)));
      wishes.add(Wish.of(name, Verb.BUY_IN, seat, dollars(1, 50)));
      wishes.add(Wish.of(name, Verb.PASS, seat));
      wishes.add(Wish.of(name, Verb.PLAY, seat));
      spot.stakes().keySet().stream()
          .map(wager -> new Wish(name, Verb.WITHDRAW, seat, wager, 0))
          .forEach(wishes::add);
    }
    if (random.nextInt(5) == 0) {
      wishes.add(Wish.of(SUPERVISOR, Verb.VOID, 0));
    }
    return wishes;
  }

  private long dollars(int least, int most) {
    return 100L * (least + random.nextInt(most - least + 1));
  }
}
