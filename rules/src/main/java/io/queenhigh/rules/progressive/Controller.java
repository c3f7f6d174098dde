package io.queenhigh.rules.progressive;

import io.queenhigh.rules.game.Citation;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.Key;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Wager;

/** The approved system that runs a link and its tables: each has a document with its own steps. */
public enum Controller {
  GAME_MANAGER("WA-GM", "COIN IN", "Game Over"),
  NEXUS("WA-NX", "START GAME", "END GAME"),
  /** Nexus with community cards, for tables of several games on one meter. */
  MULTI_GAME_LINK("WA-MGL", "START GAME", "END GAME");

  private final String document;
  private final String lockButton;
  private final String overButton;

  Controller(String document, String lockButton, String overButton) {
    this.document = document;
    this.lockButton = lockButton;
    this.overButton = overButton;
  }

  /** The system behind a table's progressive: a table of five cards makes a Multi Game Link. */
  public static Controller of(Game game) {
    Reads reads = game.rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow().reads();
    return switch (game.progressive().orElseThrow().controller().is()) {
      case GAME_MANAGER -> GAME_MANAGER;
      case NEXUS -> reads == Reads.THREE_AND_COMMUNITY ? MULTI_GAME_LINK : NEXUS;
    };
  }

  public String lockButton() {
    return lockButton;
  }

  public String overButton() {
    return overButton;
  }

  /** Where this system's document describes a step. */
  public Citation cite(ControllerStep step) {
    return new Citation(document, step.clauseIn(this));
  }

  /** As it is spelled in files: {@code multi-game-link}. */
  public String key() {
    return Key.of(name());
  }
}
