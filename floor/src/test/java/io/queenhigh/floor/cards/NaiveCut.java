package io.queenhigh.floor.cards;

import io.queenhigh.rules.cards.Card;
import io.queenhigh.rules.cards.Deck;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;

/** The players' cut once more, told as plainly as it can be: the twin of {@link PlayersCut}. */
public final class NaiveCut {

  private NaiveCut() {}

  public static Deck of(
      String roundId, String seal, Deck sealed, NavigableMap<Integer, String> values) {
    List<Card> cards = new ArrayList<>(sealed.order());
    if (!values.isEmpty()) {
      String text = "queenhigh cut 1\n" + roundId + "\n" + seal + "\n";
      for (int seat : values.keySet()) {
        text += seat + " " + values.get(seat) + "\n";
      }
      List<Integer> bytes = bytes("%064x".formatted(new BigInteger(1, sha256(text))));
      for (int left = 52; left >= 2; left--) {
        while (bytes.getFirst() >= 256 - 256 % left) {
          bytes.removeFirst();
        }
        Collections.swap(cards, bytes.removeFirst() % left, left - 1);
      }
    }
    return new Deck(cards);
  }

  /** More than any deck needs. */
  private static List<Integer> bytes(String key) {
    List<Integer> bytes = new ArrayList<>();
    for (int block = 0; block < 16; block++) {
      for (byte one : sha256(key + " " + block + "\n")) {
        bytes.add(Byte.toUnsignedInt(one));
      }
    }
    return bytes;
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }
}
