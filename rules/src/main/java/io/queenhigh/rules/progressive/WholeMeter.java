package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** How likely a hand wins the whole meter, by dealing out every hand there is. */
public final class WholeMeter {

  private final PayTable table;
  private final List<Card> deck;
  private final int size;
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
      ways += CardReading.of(table, hand).filter(WholeMeter::winsAll).isPresent() ? 1 : 0;
      return;
    }
    for (int next = from; next < deck.size(); next++) {
      hand.add(deck.get(next));
      deal(hand, next + 1);
      hand.removeLast();
    }
  }

  private static boolean winsAll(PayLine line) {
    return line.pays() instanceof Pays.MeterShare(int percent) && percent == 100;
  }
}
