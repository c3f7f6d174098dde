package io.queenhigh.lab.usual;

import io.queenhigh.lab.exact.Fraction;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.SequencedMap;

/**
 * A game played best with nothing but the own cards and those the table shows.
 *
 * @param edge the house's, of the Ante or of one of three equal bets
 * @param wagered all that is wagered on average, in the same unit
 * @param actions how often each action is taken
 * @param byWords the house's edge against the strategy in words, where the game has one
 */
public record Base(
    Fraction edge,
    Fraction wagered,
    SequencedMap<String, Fraction> actions,
    Optional<Fraction> byWords) {

  public Base {
    actions = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(actions));
  }

  /** The house's edge of everything wagered. */
  public Fraction edgeOfWagered() {
    return edge.over(wagered);
  }
}
