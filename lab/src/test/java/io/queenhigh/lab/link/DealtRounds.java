package io.queenhigh.lab.link;

import io.queenhigh.lab.ranking.BestFive;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.Game;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import io.queenhigh.rules.game.Wager;
import io.queenhigh.rules.hands.FiveCardHand;
import io.queenhigh.rules.hands.ThreeCardHand;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * The naive twin of a round: cards dealt to so many players from one deck, read with the rules' own
 * hands, where folded hands qualify.
 */
final class DealtRounds {

  private final PayTable table;
  private final int communityCards;
  private final int players;
  private final SplittableRandom random;
  private final int[] deck = new int[52];

  /** Lines by own cards, or by the strength of the five. */
  private final Map<Long, Optional<PayLine>> known = new HashMap<>();

  /** What the round takes off a meter that pays every award. */
  record Round(long fixed, double kept, boolean wins) {}

  DealtRounds(Game game, int players, long seed) {
    table = game.rule(Wager.PROGRESSIVE).orElseThrow().table().orElseThrow();
    communityCards = game.communityCards();
    this.players = players;
    random = new SplittableRandom(seed);
    for (int card = 0; card < 52; card++) {
      deck[card] = card;
    }
  }

  Round deal() {
    int next = 0;
    long community = 0;
    for (; next < communityCards; next++) {
      community |= draw(next);
    }
    long fixed = 0;
    double kept = 1;
    boolean wins = false;
    for (int player = 0; player < players; player++) {
      long own = draw(next) | draw(next + 1) | draw(next + 2);
      next += 3;
      Optional<PayLine> line = line(own | community);
      if (line.isPresent()) {
        switch (line.get().pays()) {
          case Pays.ForOne(long odds) -> fixed += odds;
          case Pays.ToOne(long odds) -> fixed += odds + 1;
          case Pays.MeterShare(int percent) -> {
            kept *= percent == 100 ? 1 : (100 - percent) / 100.0;
            wins |= percent == 100;
          }
        }
      }
    }
    return new Round(fixed, kept, wins);
  }

  private Optional<PayLine> line(long cards) {
    return communityCards == 0
        ? known.computeIfAbsent(cards, _ -> table.lineFor(ThreeCardHand.of(new Cards(cards))))
        : known.computeIfAbsent(
            (long) BestFive.strength(cards), _ -> table.lineFor(FiveCardHand.of(new Cards(cards))));
  }

  private long draw(int at) {
    int other = at + random.nextInt(52 - at);
    int card = deck[other];
    deck[other] = deck[at];
    deck[at] = card;
    return 1L << card;
  }
}
