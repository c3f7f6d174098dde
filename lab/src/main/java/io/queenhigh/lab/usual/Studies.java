package io.queenhigh.lab.usual;

/** Opens a game for study. */
public final class Studies {

  private Studies() {}

  public static Studied of(UsualGame game) {
    return study(game);
  }

  /** The first decision of a game, for many in a row. */
  public static QuickDecision quick(UsualGame game) {
    return study(game).quick();
  }

  private static UsualStudy study(UsualGame game) {
    return switch (game.play()) {
      case LET_IT_RIDE -> new LetItRide(game);
      case ULTIMATE_TEXAS_HOLDEM -> new UltimateHoldem(game);
      case CARIBBEAN_STUD -> new CaribbeanStud(game);
      case MISSISSIPPI_STUD -> new MississippiStud(game);
      case FOUR_CARD_POKER -> new FourCardPoker(game);
      case CRAZY_4_POKER -> new CrazyFour(game);
    };
  }
}
