package io.queenhigh.lab;

/**
 * What it is worth to play a hand against one of the dealer's: the units won plus two, so that a
 * lost hand is worth nothing and giving up the Ante is like meeting a hand worth one.
 */
final class Worth {

  static final int OF_FOLDING = 1;
  static final int LEAST_UNLESS_LOST = 2;

  private final int qualifies;
  private final boolean anteAlwaysWins;
  private final int bonus;

  Worth(AnteTerms terms, OwnThree kind) {
    qualifies = terms.qualifies();
    anteAlwaysWins = terms.anteAlwaysWins();
    bonus = (int) terms.bonus(kind);
  }

  int against(int player, int dealer) {
    if (dealer < qualifies) {
      return anteAlwaysWins || player > dealer ? 3 + bonus : 2 + bonus;
    }
    return 2 + 2 * Integer.signum(player - dealer) + bonus;
  }
}
