package io.queenhigh.rules.game;

import java.util.Optional;

/** What chips can lie on at a betting position. The Ante Bonus has no chips of its own. */
public enum Wager {
  ANTE("ante", "Ante"),
  PLAY("play", "Play"),
  ANTE_BONUS("ante-bonus", "Ante Bonus"),
  PAIR_PLUS("pair-plus", "Pair Plus"),
  SIX_CARD_BONUS("six-card-bonus", "6 Card Bonus"),
  PROGRESSIVE("progressive", "Progressive");

  private final String key;
  private final String title;

  Wager(String key, String title) {
    this.key = key;
    this.title = title;
  }

  /** As it is spelled in game files, round files and JSON. */
  public String key() {
    return key;
  }

  public String title() {
    return title;
  }

  /** Whether a player stakes it before the deal; Play follows the cards. */
  public boolean isBeforeTheDeal() {
    return this != PLAY && this != ANTE_BONUS;
  }

  public static Optional<Wager> of(String key) {
    for (Wager wager : values()) {
      if (wager.key.equals(key)) {
        return Optional.of(wager);
      }
    }
    return Optional.empty();
  }
}
