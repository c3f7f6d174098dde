package io.queenhigh.rules.cards;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A set of cards without order, one bit a card: what is in a hand, in the rack, or still unseen.
 *
 * <p>A stack as it was dealt has an order and is a {@code List<Card>} instead.
 */
public record Cards(long mask) implements Iterable<Card> {

  public static final Cards NONE = new Cards(0);
  public static final Cards DECK = new Cards((1L << 52) - 1);

  public Cards {
    if (mask >>> 52 != 0) {
      throw new IllegalArgumentException("a deck has 52 cards, no jokers");
    }
  }

  public static Cards of(Card... cards) {
    return of(List.of(cards));
  }

  /** The set of these cards; a card that stands twice is our own mistake. */
  public static Cards of(Collection<Card> cards) {
    long mask = 0;
    for (Card card : cards) {
      long bit = 1L << card.index();
      if ((mask & bit) != 0) {
        throw new IllegalArgumentException(card + " twice in " + cards);
      }
      mask |= bit;
    }
    return new Cards(mask);
  }

  public int size() {
    return Long.bitCount(mask);
  }

  public boolean isEmpty() {
    return mask == 0;
  }

  public boolean contains(Card card) {
    return (mask >>> card.index() & 1) != 0;
  }

  public boolean overlaps(Cards other) {
    return (mask & other.mask) != 0;
  }

  public Cards plus(Cards other) {
    return new Cards(mask | other.mask);
  }

  public Cards minus(Cards other) {
    return new Cards(mask & ~other.mask);
  }

  /** The cards, highest first. */
  public List<Card> list() {
    List<Card> cards = new ArrayList<>(size());
    for (long rest = mask; rest != 0; ) {
      int index = 63 - Long.numberOfLeadingZeros(rest);
      cards.add(Card.of(index));
      rest &= ~(1L << index);
    }
    return cards;
  }

  @Override
  public Iterator<Card> iterator() {
    return list().iterator();
  }

  /** The cards as text, highest first: {@code Qs 6h 4d}. */
  @Override
  public String toString() {
    return text(list());
  }

  /** A stack as text, in its own order. */
  public static String text(Collection<Card> cards) {
    return cards.stream().map(Card::toString).collect(Collectors.joining(" "));
  }
}
