package io.queenhigh.lab.usual;

import io.queenhigh.catalogue.page.TomlWords;
import io.queenhigh.rules.game.Key;
import java.util.LinkedHashMap;
import java.util.List;

/** The six games, and what a file may say about each. */
public enum Play {
  LET_IT_RIDE(
      3,
      false,
      2,
      "royal-flush straight-flush four-of-a-kind full-house flush straight three-of-a-kind two-pair tens-or-better"),
  ULTIMATE_TEXAS_HOLDEM(
      2, false, 5, "royal-flush straight-flush four-of-a-kind full-house flush straight"),
  CARIBBEAN_STUD(
      5,
      true,
      0,
      "royal-flush straight-flush four-of-a-kind full-house flush straight three-of-a-kind two-pair pair-or-less"),
  MISSISSIPPI_STUD(
      2,
      false,
      3,
      "royal-flush straight-flush four-of-a-kind full-house flush straight three-of-a-kind two-pair jacks-or-better sixes-to-tens"),
  FOUR_CARD_POKER(5, true, 0, "four-of-a-kind straight-flush three-of-a-kind"),
  CRAZY_4_POKER(
      5, false, 0, "four-aces four-of-a-kind straight-flush three-of-a-kind flush straight");

  private final int ownCards;
  private final boolean showsCard;
  private final int community;
  private final String lines;

  Play(int ownCards, boolean showsCard, int community, String lines) {
    this.ownCards = ownCards;
    this.showsCard = showsCard;
    this.community = community;
    this.lines = lines;
  }

  /** How many cards every spot is dealt. */
  public int ownCards() {
    return ownCards;
  }

  /** Whether the dealer shows a card before the decision. */
  public boolean showsCard() {
    return showsCard;
  }

  /** How many community cards there are. */
  public int community() {
    return community;
  }

  /** How many cards the dealer hides, besides one that is shown. */
  int hidden() {
    return switch (this) {
      case LET_IT_RIDE, MISSISSIPPI_STUD -> 0;
      case ULTIMATE_TEXAS_HOLDEM -> 2;
      case CARIBBEAN_STUD -> 4;
      case FOUR_CARD_POKER, CRAZY_4_POKER -> 5;
    };
  }

  /** The hands of its pay table, best first. */
  public List<String> lines() {
    return List.of(lines.split(" ", -1));
  }

  /** What the edge is a part of: the Ante, or one of three equal bets. */
  public String wager() {
    return this == LET_IT_RIDE ? "bet" : "ante";
  }

  public String key() {
    return Key.of(name());
  }

  static TomlWords<Play> words() {
    LinkedHashMap<String, Play> words = new LinkedHashMap<>();
    for (Play play : values()) {
      words.put(play.key(), play);
    }
    return new TomlWords<>("a game that is studied", words);
  }
}
