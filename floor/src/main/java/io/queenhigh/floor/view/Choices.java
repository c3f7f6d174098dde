package io.queenhigh.floor.view;

import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Actor;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.round.Decide;
import io.queenhigh.rules.round.Phase;
import io.queenhigh.rules.round.Round;
import io.queenhigh.rules.round.Ruling;
import java.util.ArrayList;
import java.util.List;

/** What a player could do now, found out by asking the rules. */
final class Choices {

  private Choices() {}

  static List<String> of(TableState state, String player, List<Integer> seats) {
    List<String> can = new ArrayList<>();
    if (!state.open()) {
      return can;
    }
    Round round = state.round();
    if (seats.isEmpty()) {
      if (round.spots().size() < round.terms().places()) {
        can.add("sit");
      }
      return can;
    }
    can.add("buy-in");
    for (int seat : seats) {
      long least = round.terms().limitsOf(Wager.ANTE).minimumCents();
      ask(round, player, "bet", new Command.Bet(seat, Wager.ANTE, least), can);
      ask(round, player, "take-bank", new Command.TakeBank(seat), can);
      ask(round, player, "decline-bank", new Command.DeclineBank(seat), can);
      ask(round, player, "pass-bank", new Command.PassBank(seat), can);
      ask(round, player, "post-bank", new Command.PostBank(seat, least), can);
      ask(round, player, "play", new Command.Play(seat), can);
      ask(round, player, "fold", new Command.Fold(seat), can);
      ask(round, player, "stand", new Command.StandUp(seat), can);
      boolean waits =
          round.phase() == Phase.BETTING
              && round.bettingSpots().containsKey(seat)
              && !state.ready().contains(seat);
      if (waits && !can.contains("ready")) {
        can.add("ready");
      }
    }
    return List.copyOf(can);
  }

  private static void ask(
      Round round, String player, String verb, Command command, List<String> can) {
    boolean yes = Decide.on(round, new Actor.Player(player), command) instanceof Ruling.Accepted;
    if (yes && !can.contains(verb)) {
      can.add(verb);
    }
  }
}
