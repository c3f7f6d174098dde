package io.queenhigh.lab.usual;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * What each single seen card does to a hand of Ultimate Texas Hold'em: to a raise of 4×, to a check
 * played best and to a check played by basic strategy, in millionths of the Ante.
 *
 * <p>Added up over the seen cards they foretell what all of them do together. The foretelling makes
 * an estimate sharper without moving it, and is a rule that a coach can show.
 */
final class HoldemEffects {

  private static final String FILE = "holdem-effects.csv";
  private static final int RAISED = 0;
  private static final int CHECKED = 1;
  private static final int BASIC = 2;
  private static final int KINDS = 3;
  private static final double MILLION = 1e6;

  private final boolean bets;

  /** With nothing seen. */
  private final int[] start;

  /** By kind, then card. */
  private final int[] cards;

  private static final ThreadLocal<int[]> SUMS = ThreadLocal.withInitial(() -> new int[KINDS]);

  private HoldemEffects(boolean bets, int[] start, int[] cards) {
    this.bets = bets;
    this.start = start;
    this.cards = cards;
  }

  /** Weighs the hand with every single card seen. */
  static HoldemEffects count(long own, HoldemBasic basic, HoldemDeck deck) {
    int[] start = weigh(own, 0, basic, deck);
    int[] cards = new int[KINDS * 52];
    for (int card = 0; card < 52; card++) {
      if ((own >>> card & 1) == 0) {
        int like = like(own, card);
        int[] then = like < card ? null : weigh(own, 1L << card, basic, deck);
        for (int kind = 0; kind < KINDS; kind++) {
          cards[52 * kind + card] =
              then == null ? cards[52 * kind + like] : then[kind] - start[kind];
        }
      }
    }
    return new HoldemEffects(basic.bet() == 4, start, cards);
  }

  /** The first card of this rank whose suit the hand does not tell apart from this card's. */
  private static int like(long own, int card) {
    for (int suit = 0; suit < (card & 3); suit++) {
      if (CardBits.ranksOf(own, suit) == CardBits.ranksOf(own, card & 3)) {
        return (card & ~3) | suit;
      }
    }
    return card;
  }

  private static int[] weigh(long own, long seen, HoldemBasic basic, HoldemDeck deck) {
    deck.weigh(own, seen, basic, false);
    double unit = deck.deals() / MILLION;
    return new int[] {
      (int) Math.round(deck.raised(4) / unit),
      (int) Math.round(deck.checked() / unit),
      (int) Math.round(deck.checkedBasic() / unit)
    };
  }

  // ---- foretelling ----

  /**
   * Adds up the effects of these cards. The fewer cards are left, the more each one that is gone
   * weighs, as in any mean over what is left.
   */
  void look(long seen) {
    int[] sums = SUMS.get();
    Arrays.fill(sums, 0);
    for (long rest = seen; rest != 0; rest &= rest - 1) {
      int card = Long.numberOfTrailingZeros(rest);
      sums[RAISED] += cards[card];
      sums[CHECKED] += cards[52 + card];
      sums[BASIC] += cards[104 + card];
    }
    int left = 50 - Long.bitCount(seen);
    for (int kind = 0; kind < KINDS; kind++) {
      sums[kind] = start[kind] + sums[kind] * 49 / left;
    }
  }

  boolean raises() {
    int[] sums = SUMS.get();
    return sums[RAISED] > sums[CHECKED];
  }

  private int usual() {
    return bets ? SUMS.get()[RAISED] : SUMS.get()[BASIC];
  }

  /** The gain that is foretold, in Antes. */
  double gain() {
    int[] sums = SUMS.get();
    return (Math.max(sums[RAISED], sums[CHECKED]) - usual()) / MILLION;
  }

  /** What is foretold for a better choice before the flop, with basic strategy behind it. */
  double beforeTheFlop() {
    return beforeTheFlop(raises());
  }

  /** What is foretold for raising or checking before the flop, with basic strategy behind it. */
  double beforeTheFlop(boolean raise) {
    return (SUMS.get()[raise ? RAISED : BASIC] - usual()) / MILLION;
  }

  /** What a seen card does to the worth of 4× less that of a check, in millionths. */
  int tilt(int card) {
    return cards[card] - cards[52 + card];
  }

  // ---- as shipped ----

  String line(long own) {
    StringJoiner line = new StringJoiner(",");
    line.add(Long.toString(own)).add(bets ? "1" : "0");
    Arrays.stream(start).forEach(number -> line.add(Integer.toString(number)));
    Arrays.stream(cards).forEach(number -> line.add(Integer.toString(number)));
    return line.toString();
  }

  private static final class Shipped {
    private static final Map<Long, HoldemEffects> HANDS = read();

    private static Map<Long, HoldemEffects> read() {
      Map<Long, HoldemEffects> hands = new HashMap<>();
      try (InputStream in = HoldemEffects.class.getResourceAsStream(FILE)) {
        if (in == null) {
          return hands;
        }
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
          if (!line.startsWith("#")) {
            long[] numbers =
                Arrays.stream(line.split(",", -1)).mapToLong(Long::parseLong).toArray();
            int[] rest = Arrays.stream(numbers).skip(2).mapToInt(n -> (int) n).toArray();
            hands.put(
                numbers[0],
                new HoldemEffects(
                    numbers[1] == 1,
                    Arrays.copyOf(rest, KINDS),
                    Arrays.copyOfRange(rest, KINDS, rest.length)));
          }
        }
        return hands;
      } catch (IOException e) {
        throw new UncheckedIOException("our own " + FILE + " cannot be read", e);
      }
    }
  }

  /** As it was counted for the usual Blind table. */
  static Optional<HoldemEffects> shipped(long own) {
    return Optional.ofNullable(Shipped.HANDS.get(own));
  }
}
