package io.queenhigh.lab.simulation;

import io.queenhigh.lab.PlayOrFold;
import io.queenhigh.lab.PlayOrFold.Choice;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which hands are worth playing: every one decided as well as its own cards and a shown dealer card
 * allow.
 */
final class BestPlay {

  private final Game game;

  private BestPlay(Game game) {
    this.game = game;
  }

  /**
   * By hand, the dealer cards against which it is played, one bit each. Where no card is shown it
   * is all or none.
   */
  static long[] of(Game game) {
    BestPlay best = new BestPlay(game);
    long[] byClass =
        IntStream.range(0, SuitClasses.COUNT)
            .parallel()
            .mapToLong(each -> best.playedAgainst(SuitClasses.EXAMPLE[each]))
            .toArray();
    long[] plays = new long[HandTable.COUNT];
    for (int hand = 0; hand < plays.length; hand++) {
      plays[hand] = SuitClasses.translated(byClass[SuitClasses.OF[hand]], hand);
    }
    return plays;
  }

  private long playedAgainst(int hand) {
    return switch (game.shown().is()) {
      case NOTHING, PLAYERS_FACE_UP ->
          isPlayed(HandTable.cards(hand), Optional.empty()) ? Cards.DECK.mask() : 0;
      case ONE_DEALER_CARD -> {
        Cards cards = HandTable.cards(hand);
        long against = 0;
        for (int card = 0; card < 52; card++) {
          if (!cards.contains(Card.of(card))) {
            against |= isPlayedAgainst(hand, cards, card, against) ? 1L << card : 0;
          }
        }
        yield against;
      }
    };
  }

  /** A suit that plays the same part as an earlier one needs no second thought. */
  private boolean isPlayedAgainst(int hand, Cards cards, int card, long before) {
    for (int alike = card & ~3; alike < card; alike++) {
      if (!cards.contains(Card.of(alike)) && SuitClasses.areAlike(alike & 3, card & 3, hand)) {
        return (before >>> alike & 1) != 0;
      }
    }
    return isPlayed(cards, Optional.of(Card.of(card)));
  }

  private boolean isPlayed(Cards hand, Optional<Card> shown) {
    return PlayOrFold.of(game, hand, shown, Cards.NONE).best() == Choice.PLAY;
  }
}
