package io.queenhigh.lab.link;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.lab.exact.Fraction;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Plans to try things on. */
final class Plans {

  private static final Catalogue CATALOGUE = Catalogue.approved();

  private Plans() {}

  /** An approved game with its choices: {@code wa/three-card-poker P1}. */
  static Game game(String words) {
    List<String> all = Arrays.asList(words.split(" ", -1));
    return switch (CATALOGUE.open(all.getFirst(), all.subList(1, all.size()))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new IllegalArgumentException(why);
    };
  }

  /** Washington with a progressive table, fed in percent. */
  static LinkPlan washington(
      String table, int players, int contribution, int reserve, long seed, boolean paysAll) {
    return new LinkPlan(
        game("wa/three-card-poker " + table),
        new LinkPlan.Feed(
            Fraction.ONE,
            Fraction.of(contribution, 100),
            Fraction.of(reserve, 100),
            Fraction.of(seed),
            Optional.empty(),
            paysAll),
        new LinkPlan.Pace(1, players, 50),
        Fraction.of(seed));
  }

  static RoundAwards.Draw draw(Fraction chance, Integer... percents) {
    return new RoundAwards.Draw(List.of(percents), chance);
  }
}
