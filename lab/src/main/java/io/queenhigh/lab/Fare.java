package io.queenhigh.lab;

/**
 * How a hand that is played fares: how many of the dealer's possible hands give each result.
 *
 * <p>One object is filled again and again, because a price asks this up to ninety thousand times.
 */
final class Fare {

  /** Ante and Play win. */
  int wins;

  /** The dealer does not qualify and the Ante wins. */
  int anteWins;

  /** The dealer does not qualify and the Ante pushes as well. */
  int antePushes;

  /** Equal hands. */
  int ties;

  /** Ante and Play lose. */
  int loses;

  private final int qualifies;
  private final boolean anteAlwaysWins;

  Fare(AnteTerms terms) {
    qualifies = terms.qualifies();
    anteAlwaysWins = terms.anteAlwaysWins();
  }

  /**
   * @param strength the player's
   * @param all the dealer's possible hands
   * @param weaker those weaker than the player's
   * @param tied those equal to it
   * @param unqualified those that do not qualify
   */
  void against(int strength, int all, int weaker, int tied, int unqualified) {
    if (strength >= qualifies) {
      wins = weaker - unqualified;
      anteWins = unqualified;
      antePushes = 0;
      ties = tied;
      loses = all - weaker - tied;
    } else {
      wins = 0;
      anteWins = anteAlwaysWins ? unqualified : weaker;
      antePushes = unqualified - anteWins;
      ties = 0;
      loses = all - unqualified;
    }
  }

  /** Units won over all the dealer's possible hands, without the Ante Bonus. */
  long units() {
    return 2L * (wins - loses) + anteWins;
  }
}
