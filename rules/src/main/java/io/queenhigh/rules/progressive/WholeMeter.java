package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * How likely a hand wins the whole meter, and any other line of a pay table, by dealing out every
 * hand there is.
 */
public final class WholeMeter {

  /** The same for every table of the same lines, and not quickly counted. */
  private static final Map<PayTable, Lines> COUNTED = Collections.synchronizedMap(new HashMap<>());

  private final PayTable table;
  private final List<Card> deck;
  private final int size;
  private final Map<Long, Optional<PayLine>> read = new HashMap<>();
  private final Map<PayLine, Long> ways = new HashMap<>();
  private long of;

  /** In how many ways of so many each line is dealt. */
  record Lines(Map<PayLine, Long> ways, long of) {
    Lines {
      ways = Map.copyOf(ways);
    }

    BigInteger sum(ToLongFunction<PayLine> value) {
      return ways.entrySet().stream()
          .map(
              line ->
                  BigInteger.valueOf(value.applyAsLong(line.getKey()))
                      .multiply(BigInteger.valueOf(line.getValue())))
          .reduce(BigInteger.ZERO, BigInteger::add);
    }
  }

  private WholeMeter(PayTable table, int size) {
    this.table = table;
    this.deck = Cards.DECK.list();
    this.size = size;
  }

  /** Takes a moment where five cards are read, once. */
  public static MeterChance chance(PayTable table) {
    Lines lines = lines(table);
    return new MeterChance(
        hand(table), lines.sum(line -> winsAll(line) ? 1 : 0), BigInteger.valueOf(lines.of()));
  }

  /** Takes a moment where five cards are read. */
  static Lines lines(PayTable table) {
    return COUNTED.computeIfAbsent(table, WholeMeter::counted);
  }

  private static Lines counted(PayTable table) {
    WholeMeter count =
        switch (table.reads()) {
          case OWN_THREE -> new WholeMeter(table, 3);
          case THREE_AND_COMMUNITY -> new WholeMeter(table, 5);
          case BEST_FIVE_OF_SIX ->
              throw new IllegalArgumentException("no progressive reads six cards");
        };
    count.deal(new ArrayList<>(), 0);
    return new Lines(count.ways, count.of);
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
      read.computeIfAbsent(alike(hand), _ -> CardReading.of(table, hand))
          .ifPresent(line -> ways.merge(line, 1L, Long::sum));
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

  private static boolean winsAll(PayLine line) {
    return line.pays() instanceof Pays.MeterShare(int percent) && percent == 100;
  }
}
