package io.queenhigh.lab.simulation;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.settlement.AntePlay;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Endings of a seat that move the same money, whatever the bank can cover, put together. */
final class AlikeEndings {

  /** Endings without community cards: all that a player-dealer's game has. */
  static final int COUNT = Endings.COUNT / Endings.WITH_COMMUNITY;

  private AlikeEndings() {}

  /** By ending, the number of its class. Wagers that are not staked make no difference. */
  static short[] of(Game game, Set<Wager> staked) {
    Payoffs payoffs = new Payoffs(game, 0);
    Map<List<Long>, Short> classes = new HashMap<>();
    short[] alike = new short[COUNT];
    for (int ending = 0; ending < COUNT; ending++) {
      int full = ending * Endings.WITH_COMMUNITY;
      List<Long> moves = new ArrayList<>();
      moves.add((long) alike(Endings.finish(full)));
      for (Wager wager : Wager.values()) {
        if (staked.contains(wager)) {
          moves.add(payoffs.net(wager, full));
        }
      }
      alike[ending] = classes.computeIfAbsent(moves, _ -> (short) classes.size());
    }
    return alike;
  }

  /** Two ways to push are one to the bank. */
  private static int alike(int finish) {
    return finish == AntePlay.NO_ACTION.ordinal() ? AntePlay.TIES_THE_DEALER.ordinal() : finish;
  }
}
