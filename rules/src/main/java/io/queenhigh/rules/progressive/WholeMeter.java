package io.queenhigh.rules.progressive;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.Pays;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * How likely a hand wins the whole meter, and any other line of a pay table, over every hand there
 * is. Hands of the same ranks are read alike, apart from those of one suit, so that one of them is
 * read for all.
 */
public final class WholeMeter {

  private static final int COPIES = Suit.values().length;

  /** The same for every table of the same lines. */
  private static final Map<PayTable, Lines> COUNTED = Collections.synchronizedMap(new HashMap<>());

  private final PayTable table;
  private final int size;
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
    this.size = size;
  }

  public static MeterChance chance(PayTable table) {
    Lines lines = lines(table);
    return new MeterChance(
        hand(table), lines.sum(line -> winsAll(line) ? 1 : 0), BigInteger.valueOf(lines.of()));
  }

  /** In how many ways of all hands each line is dealt. */
  public static Map<PayLine, Long> ways(PayTable table) {
    return lines(table).ways();
  }

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
    count.choose(new ArrayList<>(), 0);
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

  private void choose(List<Rank> ranks, int from) {
    if (ranks.size() == size) {
      count(ranks);
      return;
    }
    for (int next = from; next < Rank.values().length; next++) {
      Rank rank = Rank.values()[next];
      if (Collections.frequency(ranks, rank) < COPIES) {
        ranks.add(rank);
        choose(ranks, next);
        ranks.removeLast();
      }
    }
  }

  private void count(List<Rank> ranks) {
    long mixed = 1;
    for (Rank rank : EnumSet.copyOf(ranks)) {
      mixed *= choices(Collections.frequency(ranks, rank));
    }
    if (EnumSet.copyOf(ranks).size() == size) {
      for (Suit suit : Suit.values()) {
        read(ranks.stream().map(rank -> new Card(rank, suit)).toList(), 1);
      }
      mixed -= COPIES;
    }
    read(ofSeveralSuits(ranks), mixed);
  }

  private void read(List<Card> hand, long times) {
    of += times;
    CardReading.of(table, hand).ifPresent(line -> ways.merge(line, times, Long::sum));
  }

  /** A pair has two suits by itself; of ranks that all differ, the last gets another. */
  private static List<Card> ofSeveralSuits(List<Rank> ranks) {
    List<Card> hand = new ArrayList<>();
    for (Rank rank : ranks) {
      long before = hand.stream().filter(card -> card.rank() == rank).count();
      boolean last = hand.size() == ranks.size() - 1 && before == 0;
      hand.add(new Card(rank, Suit.values()[last ? 1 : (int) before]));
    }
    return hand;
  }

  /** How many ways there are to have so many cards of one rank. */
  private static long choices(int cards) {
    long ways = 1;
    for (int i = 0; i < cards; i++) {
      ways = ways * (COPIES - i) / (i + 1);
    }
    return ways;
  }

  private static boolean winsAll(PayLine line) {
    return line.pays() instanceof Pays.MeterShare(int percent) && percent == 100;
  }
}
