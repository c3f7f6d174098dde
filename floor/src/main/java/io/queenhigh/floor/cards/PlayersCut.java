package io.queenhigh.floor.cards;

import io.queenhigh.floor.hash.Sha256;
import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.NavigableMap;
import java.util.regex.Pattern;

/**
 * How players cut the sealed deck: each of them promises a value by its hash while bets are open
 * and gives it away when they are closed, and all values together put the deck in another order.
 * With no value the deck stays as it was sealed. {@code docs/fair-deal.md} spells it for everybody.
 */
public final class PlayersCut {

  private static final Pattern HEX = Pattern.compile("[0-9a-f]{64}");

  private PlayersCut() {}

  /** Whether this is a value, or a promise of one: 64 hex digits in small letters. */
  public static boolean isSpelledRight(String hex) {
    return HEX.matcher(hex).matches();
  }

  /** What is published of a value while bets are open: the SHA-256 of four lines of text. */
  public static String seal(String roundId, int seat, String value) {
    return hex(hash("queenhigh value 1\n" + roundId + "\n" + seat + "\n" + value + "\n"));
  }

  /**
   * The deck that is dealt.
   *
   * @param seal what was published of the sealed deck
   * @param values the opened values by seat
   */
  public static Deck of(
      String roundId, String seal, Deck sealed, NavigableMap<Integer, String> values) {
    if (values.isEmpty()) {
      return sealed;
    }
    StringBuilder text = new StringBuilder("queenhigh cut 1\n" + roundId + "\n" + seal + "\n");
    values.forEach((seat, value) -> text.append(seat).append(' ').append(value).append('\n'));
    Stream stream = new Stream(hex(hash(text.toString())));
    List<Card> order = new ArrayList<>(52);
    for (int place : FisherYates.order(52, stream::below)) {
      order.add(sealed.order().get(place));
    }
    return new Deck(order);
  }

  /** Bytes that follow from a key: the hashes of the key with 0, 1, 2, … behind it. */
  private static final class Stream {
    private final String key;
    private byte[] block = {};
    private int blocks;
    private int next;

    Stream(String key) {
      this.key = key;
    }

    int below(int bound) {
      while (true) {
        int value = next();
        if (Picks.isFair(value, bound)) {
          return value % bound;
        }
      }
    }

    private int next() {
      if (next == block.length) {
        block = hash(key + " " + blocks++ + "\n");
        next = 0;
      }
      return Byte.toUnsignedInt(block[next++]);
    }
  }

  private static byte[] hash(String text) {
    MessageDigest sha256 = Sha256.digest();
    return sha256.digest(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String hex(byte[] bytes) {
    return HexFormat.of().formatHex(bytes);
  }
}
