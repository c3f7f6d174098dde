package io.queenhigh.lab.simulation;

import io.queenhigh.catalogue.Catalogue;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.GameBook.Opening;
import java.util.Arrays;
import java.util.List;

/** The approved games by their ids and choices: {@code wa/three-card-poker TCP-04 6B2}. */
final class ApprovedGames {

  private static final Catalogue CATALOGUE = Catalogue.approved();

  /** Every approved game, with choices that reach every kind of wager and table. */
  static final List<String> ALL =
      List.of(
          "wa/three-card-poker TCP-06 6B1 P1",
          "wa/three-card-poker TCP-11 6B3 P2 nexus folded-hands-qualify",
          "wa/three-card-poker TCP-09 6B2 MGL",
          "ca/three-card-poker",
          "ca/6-card-bonus",
          "ca/players-casino-ventura gross-limit");

  private ApprovedGames() {}

  static Game open(String words) {
    List<String> all = Arrays.asList(words.split(" ", -1));
    return switch (CATALOGUE.open(all.getFirst(), all.subList(1, all.size()))) {
      case Opening.Opened(Game game) -> game;
      case Opening.Unknown(String why) -> throw new IllegalArgumentException(why);
    };
  }
}
