package io.queenhigh.rules.game;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Which five cards a shared meter reads at a table: so many of the player's own, so many of the
 * community's.
 *
 * @param says the same in the game's own words
 */
public record CountedCards(int own, int community, String says) {

  public static final int FIVE = 5;

  private static final int FEWEST_OWN = 2;

  public CountedCards {
    if (own < FEWEST_OWN || community < 0 || own + community != FIVE) {
      throw new IllegalArgumentException(own + " and " + community + " are not five cards");
    }
  }

  /** As a table's choice spells what an operator has declared: {@code own-3-community-2}. */
  public String key() {
    return "own-" + own + "-community-" + community;
  }

  public static Optional<CountedCards> spelled(String key) {
    return all().stream().filter(cards -> cards.key().equals(key)).findFirst();
  }

  public static List<String> spellings() {
    return all().stream().map(CountedCards::key).toList();
  }

  private static List<CountedCards> all() {
    return IntStream.iterate(FIVE, own -> own >= FEWEST_OWN, own -> own - 1)
        .mapToObj(own -> new CountedCards(own, FIVE - own, "as the operator has declared"))
        .toList();
  }

  @Override
  public String toString() {
    return says;
  }
}
