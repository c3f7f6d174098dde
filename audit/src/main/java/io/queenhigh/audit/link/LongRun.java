package io.queenhigh.audit.link;

import io.queenhigh.audit.settling.PayLines;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Rank;
import io.queenhigh.rules.cards.Suit;
import io.queenhigh.rules.game.PayLine;
import io.queenhigh.rules.game.PayTable;
import io.queenhigh.rules.game.PayTable.Reads;
import io.queenhigh.rules.game.Pays;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether the house loses on a link in the long run, counted over the ranks of hands: all hands of
 * the same ranks are paid alike, apart from those of one suit.
 */
final class LongRun {

  private static final int FULL_TABLE = 7;

  private final Terms terms;
  private final PayTable table;
  private final int cards;

  /** What all hands that can be dealt cost the house in cents, and how many they are. */
  private BigInteger cents = BigInteger.ZERO;

  private long hands;

  private LongRun(Terms terms, PayTable table) {
    this.terms = terms;
    this.table = table;
    this.cards = table.reads() == Reads.OWN_THREE ? 3 : 5;
  }

  /** At full tables, with no winning hand folded. */
  static boolean loses(Terms terms, PayTable table) {
    LongRun count = new LongRun(terms, table);
    count.deal(new ArrayList<>(), 0, 1);
    BigInteger unit = BigInteger.valueOf(terms.forGood().unitCents());
    long left = 10_000 - terms.rate() - terms.reserveRate();
    BigInteger brought = BigInteger.valueOf(count.hands).multiply(unit);
    return brought
            .multiply(BigInteger.valueOf(left))
            .compareTo(count.cents.multiply(BigInteger.valueOf(10_000)))
        < 0;
  }

  /** Each rank none to four times. */
  private void deal(List<Rank> ranks, int from, long suits) {
    if (ranks.size() == cards) {
      count(ranks, suits);
      return;
    }
    for (int next = from; next < Rank.values().length; next++) {
      List<Rank> more = new ArrayList<>(ranks);
      for (int times = 1; times <= Math.min(4, cards - ranks.size()); times++) {
        more.add(Rank.values()[next]);
        deal(List.copyOf(more), next + 1, suits * List.of(4L, 6L, 4L, 1L).get(times - 1));
      }
    }
  }

  private void count(List<Rank> ranks, long suits) {
    boolean canBeSuited = ranks.stream().distinct().count() == ranks.size();
    hands += suits;
    add(mixed(ranks), suits - (canBeSuited ? 4 : 0));
    if (canBeSuited) {
      for (Suit suit : Suit.values()) {
        add(ranks.stream().map(rank -> new Card(rank, suit)).toList(), 1);
      }
    }
  }

  /** Not all of one suit, and no card twice. */
  private static List<Card> mixed(List<Rank> ranks) {
    List<Card> hand = new ArrayList<>();
    for (int i = 0; i < ranks.size(); i++) {
      hand.add(new Card(ranks.get(i), Suit.values()[i % 4]));
    }
    return hand;
  }

  private void add(List<Card> hand, long times) {
    PayLines.first(table, hand)
        .ifPresent(
            line ->
                cents =
                    cents.add(BigInteger.valueOf(costs(line)).multiply(BigInteger.valueOf(times))));
  }

  /** What one wager's hand costs: its award from the tray, a new seed, envy to all the others. */
  private long costs(PayLine line) {
    long unit = terms.forGood().unitCents();
    long award =
        switch (line.pays()) {
          case Pays.ForOne(long odds) -> terms.paysAll() ? 0 : Math.multiplyExact(odds, unit);
          case Pays.MeterShare(int percent) -> percent == 100 ? terms.seedCents() : 0;
          case Pays.ToOne _ -> 0;
        };
    boolean timesTheWager = terms.forGood().controller().equals("multi-game-link");
    long envy = timesTheWager ? Math.multiplyExact(line.envyCents(), unit) / 100 : line.envyCents();
    return Math.addExact(award, Math.multiplyExact(envy, FULL_TABLE - 1));
  }
}
