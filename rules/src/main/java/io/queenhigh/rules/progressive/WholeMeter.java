package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How likely a hand wins the whole meter, by dealing out every hand there is. */
public final class WholeMeter {

  private final PayTable table;
  private final List<Card> deck;
  private final int size;
  private final Map<Long, Boolean> read = new HashMap<>();
  private long ways;
  private long of;

  private WholeMeter(PayTable table, int size) {
    this.table = table;
    this.deck = Cards.DECK.list();
    this.size = size;
  }

  /** Takes a moment where five cards are read. */
  public static MeterChance chance(PayTable table) {
    WholeMeter count =
        switch (table.reads()) {
          case OWN_THREE -> new WholeMeter(table, 3);
          case THREE_AND_COMMUNITY -> new WholeMeter(table, 5);
          case BEST_FIVE_OF_SIX ->
              throw new IllegalArgumentException("no progressive reads six cards");
        };
    count.deal(new ArrayList<>(), 0);
    return new MeterChance(
        hand(table), BigInteger.valueOf(count.ways), BigInteger.valueOf(count.of));
  }

  private static String hand(PayTable table) {
    return table.lines().stream()
        .filter(WholeMeter::winsAll)
        .map(line -> line.hand().key())
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException(table.id() + " never pays the whole meter"));
  }

  private void deal(List<Card> hand, int from) {
    if (hand.size() == size) {
      of++;
      ways += read.computeIfAbsent(alike(hand), _ -> winsAll(hand)) ? 1 : 0;
      return;
    }
    for (int next = from; next < deck.size(); next++) {
      hand.add(deck.get(next));
      deal(hand, next + 1);
      hand.removeLast();
    }
  }

  /** The same for all hands of these ranks, apart from those of one suit: tables read no more. */
  private static long alike(List<Card> hand) {
    long alike = 0;
    for (Card card : hand) {
      alike += 1L << (3 * card.rank().ordinal());
    }
    Suit first = hand.getFirst().suit();
    boolean suited = hand.stream().allMatch(card -> card.suit() == first);
    return suited ? alike | ((1L + first.ordinal()) << 40) : alike;
  }

  private boolean winsAll(List<Card> hand) {
    return CardReading.of(table, hand).filter(WholeMeter::winsAll).isPresent();
  }

  private static boolean winsAll(PayLine line) {
    return line.pays() instanceof Pays.MeterShare(int percent) && percent == 100;
  }
}
