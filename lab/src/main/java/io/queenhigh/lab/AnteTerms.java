package io.queenhigh.lab;

import io.queenhigh.lab.ranking.ThreeCards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.game.WagerRule;
import java.util.Optional;

/** What of a game decides Ante and Play, as numbers. All results are in units of the Ante. */
final class AnteTerms {

  private final int qualifies;
  private final boolean anteAlwaysWins;
  private final boolean showsDealerCard;
  private final long[] bonus = new long[OwnThree.values().length];

  private AnteTerms(int qualifies, boolean anteAlwaysWins, boolean showsDealerCard) {
    this.qualifies = qualifies;
    this.anteAlwaysWins = anteAlwaysWins;
    this.showsDealerCard = showsDealerCard;
  }

  static AnteTerms of(Game game) {
    boolean anteAlwaysWins =
        switch (game.qualifier().ante().is()) {
          case WINS -> true;
          case WINS_IF_HIGHER_ELSE_PUSHES -> false;
        };
    boolean showsDealerCard =
        switch (game.shown().is()) {
          case ONE_DEALER_CARD -> true;
          case NOTHING, PLAYERS_FACE_UP -> false;
        };
    AnteTerms terms =
        new AnteTerms(
            ThreeCards.weakestAtLeastHigh(game.qualifier().high().is()),
            anteAlwaysWins,
            showsDealerCard);
    anteBonus(game)
        .ifPresent(
            table -> {
              for (OwnThree kind : OwnThree.values()) {
                terms.bonus[kind.ordinal()] =
                    kind.lineOf(table).map(AnteTerms::oddsToOne).orElse(0L);
              }
            });
    return terms;
  }

  static Optional<PayTable> anteBonus(Game game) {
    return game.rule(Wager.ANTE_BONUS).flatMap(WagerRule::table);
  }

  /** Net winnings for each unit staked. */
  static long oddsToOne(PayLine line) {
    return switch (line.pays()) {
      case Pays.ToOne(long odds) -> odds;
      case Pays.ForOne(long odds) -> odds - 1;
      case Pays.MeterShare _ ->
          throw new IllegalArgumentException(line.hand().title() + " pays off a meter: no odds");
    };
  }

  /** The weakest strength with which the dealer plays. */
  int qualifies() {
    return qualifies;
  }

  /** Whether the Ante wins against a dealer who does not qualify, whatever the player holds. */
  boolean anteAlwaysWins() {
    return anteAlwaysWins;
  }

  boolean showsDealerCard() {
    return showsDealerCard;
  }

  /** What the Ante Bonus adds to a hand that is played. */
  long bonus(OwnThree kind) {
    return bonus[kind.ordinal()];
  }
}
