package io.queenhigh.floor.cards;

import io.queenhigh.floor.hash.Sha256;
import io.queenhigh.rules.cards.Cards;
import io.queenhigh.rules.cards.Deck;
import java.util.regex.Pattern;

/**
 * The seal on a deck: a hash that is published before the bets and opened after the round.
 *
 * <p>Anyone can check it with a SHA-256 tool: it is the hash of four lines of text (a title, the
 * round, the cards from the top, the salt), each ended by a line feed.
 */
public final class DeckSeal {

  private static final Pattern ROUND_ID = Pattern.compile("[\\x21-\\x7e]{1,100}");
  private static final Pattern SALT = Pattern.compile("[0-9a-f]{64}");

  private DeckSeal() {}

  /** The seal as 64 hex digits. */
  public static String seal(String roundId, Deck deck, String salt) {
    if (!ROUND_ID.matcher(roundId).matches() || !SALT.matcher(salt).matches()) {
      throw new IllegalArgumentException("a seal takes a round id of one line and 64 hex digits");
    }
    String text =
        "queenhigh deck 1\n" + roundId + "\n" + Cards.text(deck.order()) + "\n" + salt + "\n";
    return Sha256.hex(text);
  }

  /** Whether this deck and salt are what was sealed for the round. */
  public static boolean check(String seal, String roundId, Deck deck, String salt) {
    return seal(roundId, deck, salt).equals(seal);
  }
}
