package io.queenhigh.floor.view;

import io.queenhigh.floor.table.Step;
import io.queenhigh.floor.table.TableCommand;
import io.queenhigh.floor.table.TableRules;
import io.queenhigh.floor.table.TableState;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.round.Command;
import io.queenhigh.rules.ruling.Actor;
import io.queenhigh.rules.ruling.Ruling;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a player could do now, found out by asking the judge who will decide: what is offered is
 * accepted, until somebody else acts.
 */
final class Choices {

  private Choices() {}

  static List<String> of(TableRules judge, TableState state, String player, List<Integer> seats) {
    Actor actor = new Actor.Player(player);
    List<String> can = new ArrayList<>();
    possible(state, seats)
        .forEach(
            (verb, commands) -> {
              if (commands.stream().anyMatch(one -> isAllowed(judge, state, actor, one))) {
                can.add(verb);
              }
            });
    return List.copyOf(can);
  }

  private static boolean isAllowed(
      TableRules judge, TableState state, Actor actor, TableCommand command) {
    return judge.judge(state, List.of(new Step(actor, command))) instanceof Ruling.Accepted;
  }

  /**
   * Each verb of a player with its plainest command at each of his seats, where this phase of the
   * round knows it at all.
   */
  private static Map<String, List<TableCommand>> possible(TableState state, List<Integer> seats) {
    Map<String, List<TableCommand>> verbs = new LinkedHashMap<>();
    if (seats.isEmpty()) {
      verbs.put("sit", List.of(new TableCommand.Sit(0, 0)));
      return verbs;
    }
    long least = state.round().terms().limitsOf(Wager.ANTE).minimumCents();
    verbs.put("buy-in", List.of(new TableCommand.BuyIn(least)));
    for (int seat : seats) {
      switch (state.round().phase()) {
        case BETTING -> {
          add(verbs, "bet", new Command.Bet(seat, Wager.ANTE, least));
          add(verbs, "take-bank", new Command.TakeBank(seat));
          add(verbs, "decline-bank", new Command.DeclineBank(seat));
          add(verbs, "pass-bank", new Command.PassBank(seat));
          add(verbs, "post-bank", new Command.PostBank(seat, least));
        }
        case DECIDING -> {
          add(verbs, "play", new Command.Play(seat));
          add(verbs, "fold", new Command.Fold(seat));
        }
        case BETS_CLOSED, DECIDED, FORFEITS_COLLECTED, REVEALED, SETTLED, VOID -> {}
      }
      add(verbs, "stand", new Command.StandUp(seat));
      add(verbs, "ready", new TableCommand.Ready(seat));
    }
    return verbs;
  }

  private static void add(Map<String, List<TableCommand>> verbs, String verb, Command command) {
    add(verbs, verb, new TableCommand.InRound(command));
  }

  private static void add(
      Map<String, List<TableCommand>> verbs, String verb, TableCommand command) {
    verbs.computeIfAbsent(verb, _ -> new ArrayList<>()).add(command);
  }
}
