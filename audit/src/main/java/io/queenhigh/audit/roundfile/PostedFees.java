package io.queenhigh.audit.roundfile;

import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.money.Dollars;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** Fees as a table posts them: {@code ante 1 pair-plus 0.50 player-dealer 1 above 100 2}. */
final class PostedFees {

  /** "No more than five collection rates" a table limit; what costs nothing is no rate. */
  private static final int MOST_RATES = 5;

  private PostedFees() {}

  static boolean canBe(List<String> line, Game game) {
    Deque<String> words = new ArrayDeque<>(line);
    Set<String> named = new HashSet<>();
    Set<Long> rates = new HashSet<>();
    long lastAbove = -1;
    while (!words.isEmpty()) {
      String word = words.poll();
      boolean tier = word.equals("above");
      boolean known =
          tier
              ? lastAbove >= 0
              : named.add(word) && (word.equals("player-dealer") || isOffered(word, game));
      OptionalLong above = tier ? amount(words) : OptionalLong.of(0);
      OptionalLong fee = above.isEmpty() ? OptionalLong.empty() : amount(words);
      if (!known || fee.isEmpty()) {
        return false;
      }
      rates.add(fee.getAsLong());
      if (tier && above.getAsLong() <= lastAbove) {
        return false;
      }
      lastAbove = tier || word.equals("player-dealer") ? above.getAsLong() : lastAbove;
    }
    rates.remove(0L);
    return !rates.isEmpty() && rates.size() <= MOST_RATES;
  }

  private static boolean isOffered(String word, Game game) {
    return Wager.of(word).filter(Wager::isBeforeTheDeal).filter(game::offers).isPresent();
  }

  private static OptionalLong amount(Deque<String> words) {
    return words.isEmpty() ? OptionalLong.empty() : Dollars.parse(words.poll());
  }
}
